import { familyOf, type Subject } from '../../../understanding/labels.ts'
import { cardFor, choiceWords } from '../cards/card.ts'
import type { Meaning, Memory, Question } from '../remember/memory.ts'
import type { Reading } from '../remember/reading.ts'
import type { Decision, LineName, Step } from './decision.ts'
import { choiceFor } from './questions.ts'

/** From here on an answer is given; below `ASK_BACK` nothing is guessed. */
export const SURE = 0.4
export const ASK_BACK = 0.15
/** A reading less likely than this is not worth a choice. */
const CHOICE_FROM = 0.06
/** We ask back at most once in so many turns. */
const ASK_BACK_EVERY = 4

/** What is less likely than this comes near to nothing: told after "I don't know" it only spoils that. */
const NEAR = 0.3

/** Put to the visitor as choices are things to know; of the talk itself only who speaks and what is kept. */
const isAsked = (subject: Subject) => {
  const family = familyOf(subject)
  return subject === 'identity' || subject === 'recorded' || (family !== 'talk' && family !== 'telling')
}

/** What a reading may mean, likeliest first, as far as it can be put to the visitor. */
export const candidatesOf = ({ subject, move, focus, probability, others }: Reading): Meaning[] =>
  [{ subject, move, focus, probability }, ...others]
    .filter((one) => isAsked(one.subject) && one.probability >= CHOICE_FROM)
    .map(({ subject, move, focus }) => ({ subject, move, focus }))

export const isChoice = ({ subject }: Meaning) => isAsked(subject)

/** Between two or three likely readings they are put to the visitor: not twice in a row, and once in four turns at most. */
export function askBack(
  candidates: readonly Meaning[],
  { turn, askedBack }: Memory,
  opening?: LineName,
): Decision | undefined {
  if (askedBack !== undefined && turn - askedBack < ASK_BACK_EVERY) return undefined
  const distinct = candidates.filter(
    (one, n) => candidates.findIndex(({ subject }) => subject === one.subject) === n,
  )
  const choices = distinct.slice(0, 3)
  const words = choices.map(({ subject, move }) => choiceWords(subject, move))
  const last = words.pop()
  if (!words.length || !last) return undefined
  const question: Question = {
    id: 'ask back',
    words: `Do you mean ${words.join(', ')}, or ${last}?`,
    choices: choices.map(choiceFor),
  }
  const before: Step[] = opening ? [{ do: 'line', line: opening }] : []
  return { zone: 'asked_back', steps: [...before, { do: 'ask', question }], ways: [] }
}

/** Honest: what nobody here knows, with what comes nearest and the way to whoever does. */
export function notKnown(line: LineName, reading: Reading, memory: Memory): Decision {
  const isNear = reading.probability >= NEAR
  const near = isNear ? candidatesOf(reading).find(({ subject }) => familyOf(subject) !== 'talk') : undefined
  // Not by a yes or no: that would answer what we have just said we do not know.
  const card = near && cardFor(near.subject, near.move === 'whether' ? 'what' : near.move, near.focus)
  const isNew = card && !memory.told.has(`${card.id} short`) && !memory.told.has(`${card.id} full`)
  const steps: Step[] = [{ do: 'line', line }]
  if (isNew) steps.push({ do: 'tell', card, length: 'short' })
  return { zone: 'not_known', steps, ways: ['contact'], ...(isNew && { meaning: near }) }
}
