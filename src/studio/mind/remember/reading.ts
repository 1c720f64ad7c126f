import type { Focus } from '../../../understanding/labels.ts'
import type { Language, Things } from '../../../understanding/understood.ts'
import type { Meaning } from './memory.ts'

/** What one part of a turn means, with what else it may mean. */
export type Reading = Meaning & {
  words: string
  probability: number
  others: readonly (Meaning & { probability: number })[]
}

/** A turn in which "it", "that" and "yes" have been put in words. */
export type Meant = {
  said: string
  language: Language
  readings: readonly [Reading, ...Reading[]]
  things: Things
  /** How it was read: as a button, as an answer to our question, or from its words. */
  by: 'choice' | 'answer' | 'words'
  /** Two that are to be held against each other, where that is asked. */
  compared?: readonly [Focus, Focus]
}
