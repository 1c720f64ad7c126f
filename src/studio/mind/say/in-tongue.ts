import type { Language } from '../../../understanding/understood.ts'
import type { Decision, LineName, Step } from '../decide/decision.ts'
import type { Memory, Question } from '../remember/memory.ts'
import type { Tongue } from '../tongues/tongue.ts'
import { tongues } from '../tongues/tongues.ts'

/** Which words of a tongue stand for a sentence of the talk itself; the rest is said in English. */
const movesFor: Partial<Record<LineName, keyof Tongue['moves']>> = {
  hello: 'greeting',
  smalltalk: 'smalltalk',
  pleased: 'smalltalk',
  identity: 'identity',
  recorded: 'recorded',
  thanks: 'thanks',
  goodbye: 'goodbye',
  wait: 'wait',
  hurry: 'hurry',
  injection: 'injection',
  abuse: 'abuse',
  unclear: 'unclear',
  offTopic: 'off_topic',
  unknowable: 'unknowable',
  unsure: 'unknowable',
  declined: 'no',
  goOn: 'yes',
  missed: 'not_answered',
  language: 'language',
}

const offersFor: Partial<Record<string, keyof Tongue['offers']>> = { demo: 'demo', summary: 'mail' }

export const tongueOf = (language: Language): Tongue | undefined =>
  language === 'en' ? undefined : tongues[language]

/** A step in the visitor's language, where it can be said in it; undefined where English has to do. */
export function stepInTongue(step: Step, { meaning }: Decision, tongue: Tongue): string[] | undefined {
  const { moves, asides } = tongue
  if (step.do === 'line') {
    const move = movesFor[step.line]
    const isUnknown = step.line === 'unknowable' || step.line === 'unsure'
    if (move) return isUnknown ? [moves[move], asides.wayToPerson] : [moves[move]]
    if (step.line === 'exhausted') return [asides.wayToPerson]
    return undefined
  }
  if (step.do !== 'tell') return undefined
  if (meaning?.subject === 'person' || meaning?.subject === 'contact') return [asides.wayToPerson]
  const isForPeople = meaning && ['price', 'certificates', 'contract'].includes(meaning.subject)
  return isForPeople ? [asides.peopleAnswer, asides.wayToPerson] : undefined
}

/** Said once before what follows in English, until the language changes. */
export const beforeEnglish = (
  { asides: { restInEnglish } }: Tongue,
  { spoken }: Memory,
): string | undefined => (spoken.has(restInEnglish) ? undefined : restInEnglish)

/** An offer of ours as the tongue has it. What it has no words for is not asked, unless the talk cannot go on without it. */
export function questionInTongue(
  question: Question,
  { zone }: Decision,
  { offers }: Tongue,
): Question | undefined {
  const offer = offersFor[question.id]
  if (offer) return { ...question, words: offers[offer] }
  return zone === 'asked_back' ? question : undefined
}
