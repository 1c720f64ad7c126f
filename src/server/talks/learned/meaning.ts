import { type Subject, subjects } from '../../../understanding/labels.ts'
import type { Understand } from '../../../understanding/understood.ts'
import { stemOf, wordsOf } from '../../../understanding/words/words.ts'

/** How much counts: the sentence as the encoder has it, what it is about, and the words themselves. */
const WEIGHTS = { sentence: 0.68, subject: 0.6, words: 0.42 } as const
/** From here on two questions are taken for one; tuned on some eighty pairs of questions. */
export const NEAR = 0.44
const WORD_PLACES = 96
/** Enough to tell near from far, and a third of the bytes. */
const DECIMALS = 3

/** Said of questions of any subject. */
const OF_ANY: ReadonlySet<Subject> = new Set(['unknowable', 'unclear', 'off_topic', 'does'])
const SMALL = new Set(
  'the a an is are was do does did you your it its of and or for with have has my me to in on at from so no yes ok okay that this be would could can will what how who when where why which we our i us if not there any as by up out just one by then they them get got hm well also really please tell know whether about'.split(
    ' ',
  ),
)

export type MeaningOf = (question: string) => number[]

/** A question as numbers: two that ask nearly the same lie near each other. */
export function openMeaning(understand: Understand, encode: (text: string) => Float32Array): MeaningOf {
  return (question) =>
    [
      ...[...encode(question)].map((value) => value * WEIGHTS.sentence),
      ...atLength(subjectsOf(question, understand), WEIGHTS.subject),
      ...atLength(placesOf(question), WEIGHTS.words),
    ].map((value) => Number(value.toFixed(DECIMALS)))
}

export const nearness = (one: readonly number[], other: readonly number[]): number =>
  one.length === other.length ? one.reduce((sum, value, n) => sum + value * (other[n] ?? 0), 0) : 0

function subjectsOf(question: string, understand: Understand): number[] {
  const likely = new Map<Subject, number>()
  for (const { subject } of understand(question).acts)
    for (const { label, probability } of subject)
      likely.set(label, Math.max(likely.get(label) ?? 0, probability))
  return subjects.map((subject) => (OF_ANY.has(subject) ? 0 : Math.sqrt(likely.get(subject) ?? 0)))
}

function placesOf(question: string): number[] {
  const places = new Array<number>(WORD_PLACES).fill(0)
  for (const word of wordsOf(question)) if (!SMALL.has(word)) places[placeOf(stemOf(word))] = 1
  return places
}

function placeOf(word: string): number {
  let hash = 7
  for (const letter of word) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return hash % WORD_PLACES
}

/** What points nowhere clearly is not drawn out to full length. */
const LEAST = 0.6

function atLength(values: readonly number[], length: number): number[] {
  const own = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0))
  return values.map((value) => (value * length) / Math.max(own, LEAST))
}
