import { talkSubjects } from '../../../understanding/labels.ts'
import type { Said } from '../cards/said.ts'

/** What is answered to a move in a talk; what follows it, if anything, is said in English. */
export const spokenMoves = talkSubjects

/** What is offered, as a question, and the way to it. */
export const spokenOffers = ['demo', 'meeting', 'mail', 'person'] as const

export const spokenAsides = [
  /** Said before an answer in English. */
  'restInEnglish',
  /** How to reach a person. */
  'wayToPerson',
  /** Prices, law, certificates, dates: people answer that. */
  'peopleAnswer',
  /** Before choices, where we ask back. */
  'whichOne',
] as const

/** A language in which the avatar keeps a talk going. */
export type Tongue = {
  /** Its own name for itself. */
  name: string
  moves: Record<(typeof spokenMoves)[number], Said>
  offers: Record<(typeof spokenOffers)[number], Said>
  asides: Record<(typeof spokenAsides)[number], Said>
}
