import { openEncoder } from '../encoder/encoder.ts'
import { foci, type Head } from '../labels.ts'
import { featuresOf } from '../words/features.ts'
import { headNames, LABELS, logSoftmax, spans } from './labels-in-a-row.ts'
import { type Bits, knownIn, type Mixing, type Model, readModel, type Shares } from './model.ts'
import { denseRow, type Row, rowOf } from './row.ts'

/** Log-likelihoods of all labels, head by head. */
export type Reading = Float32Array

/** What a sentence is read as: alone, or with what the same person said before. */
export type ReadHeads = (text: string, before: string | undefined) => Reading

/** As many as 200 rooms said last. */
const KEPT = 1000

export function openHeads(model: Model = readModel(), encode = openEncoder()): ReadHeads {
  const known = knownIn(model)
  // The sentence before was read a moment ago.
  const recent = new Map<string, Reading>()

  const readAlone = (text: string): Reading => {
    const kept = recent.get(text)
    if (kept) return kept
    const words = bitScores(model.words, rowOf(featuresOf(text), known))
    const meaning = bitScores(model.meaning, denseRow(centred(encode(text), model.average)))
    const reading = mixed(words, meaning, model.mixing)
    recent.set(text, reading)
    const [oldest] = recent.keys()
    if (recent.size > KEPT && oldest !== undefined) recent.delete(oldest)
    return reading
  }

  return (text, before) => {
    const alone = readAlone(text)
    if (before === undefined) return alone
    const former = readAlone(before)
    return leans(text)
      ? weighed(
          { alone, former, together: readAlone(together(before, text)) },
          (head) => model.mixing[head].leans,
        )
      : weighed({ alone, former, together: alone }, (head) => model.mixing[head].stands)
  }
}

function bitScores({ bits, scale, bias }: Bits, { at, value }: Row): Float32Array {
  const scores = Float32Array.from(bias)
  for (let k = 0; k < at.length; k++) {
    const row = at[k] ?? 0
    const much = (value[k] ?? 0) * (scale[row] ?? 0)
    for (let c = 0; c < LABELS; c++) scores[c] = (scores[c] ?? 0) + (bits[row * LABELS + c] ?? 0) * much
  }
  return scores
}

/** The sentence less the average sentence, at length one. */
export function centred(numbers: Float32Array, average: Float32Array): Float32Array {
  const apart = numbers.map((value, n) => value - (average[n] ?? 0))
  const length = Math.sqrt(apart.reduce((sum, value) => sum + value * value, 0)) || 1
  return apart.map((value) => value / length)
}

/** Both regressions multiplied, each to its power: learnt on sentences that neither had seen. */
export function mixed(
  words: Float32Array,
  meaning: Float32Array,
  mixing: Record<Head, Pick<Mixing, 'words' | 'meaning'>>,
  of = headNames,
): Reading {
  const reading = new Float32Array(LABELS)
  for (const head of of) {
    const { from, to } = spans[head]
    for (let c = from; c < to; c++)
      reading[c] = mixing[head].words * (words[c] ?? 0) + mixing[head].meaning * (meaning[c] ?? 0)
    logSoftmax(reading, spans[head])
  }
  return reading
}

/** What stands by itself is not read together with anything: there `together` is the reading alone, and counts nothing. */
export type Three = { alone: Reading; together: Reading; former: Reading }

export function weighed(
  { alone, together, former }: Three,
  sharesOf: (head: Head) => Shares,
  of = headNames,
): Reading {
  const reading = new Float32Array(LABELS)
  for (const head of of) {
    const { from, to } = spans[head]
    const shares = sharesOf(head)
    for (let c = from; c < to; c++)
      reading[c] =
        shares.alone * (alone[c] ?? 0) +
        shares.together * (together[c] ?? 0) +
        shares.former * (former[c] ?? 0)
    logSoftmax(reading, spans[head])
    if (head === 'focus') inherit(reading, former, shares.inherits)
  }
  return reading
}

/** What speaks of none speaks, as likely as `share`, of what was spoken of before. */
function inherit(reading: Reading, former: Reading, share: number) {
  const { from, to } = spans.focus
  const none = from + foci.indexOf('none')
  const given = share * Math.exp(reading[none] ?? 0)
  for (let c = from; c < to; c++) {
    const own = c === none ? (1 - share) * Math.exp(reading[c] ?? 0) : Math.exp(reading[c] ?? 0)
    reading[c] = Math.log(Math.max(1e-12, own + given * Math.exp(former[c] ?? 0)))
  }
}

const LEANING =
  /^(and|but|or|so|also|what about|how about|then|same|und|aber|et|mais|y|pero|e|mas)\b|\b(it|its|that|this|they|them|their|those|these|there|the same|the other|one|ones|he|she|her|him|such|so)\b/i
const SHORT = 5
const LONG = 18

/** Whether it needs what was said before: "and how long would that take", "why". What is long says enough by itself. */
export function leans(text: string): boolean {
  const words = text.trim().split(/\s+/).length
  return words < SHORT || (words < LONG && LEANING.test(text))
}

const LAST_WORDS = 25

/** Both as one text; of what was said before only the end, which is nearest. */
export const together = (before: string, text: string): string =>
  `${before.trim().split(/\s+/).slice(-LAST_WORDS).join(' ')} ${text}`
