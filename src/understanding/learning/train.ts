import type { Utterance } from '../bank/bank.ts'
import { LABELS } from '../heads/labels-in-a-row.ts'
import type { Bits, Model } from '../heads/model.ts'
import { lessonsOf } from './examples.ts'
import { fingerprint } from './fingerprint.ts'
import { type Encode, learn } from './learn.ts'
import type { Weights } from './regression.ts'
import { tune, type Unseen } from './tuning.ts'

/** Whole numbers for weights: the greatest of each row becomes `steps`. Few steps make a small file. */
function wholeNumbers({ rows, weights, bias }: Weights, steps: number): Bits {
  const bits = new Int8Array(rows * LABELS)
  const scale = new Float32Array(rows)
  for (let row = 0; row < rows; row++) {
    const from = row * LABELS
    const greatest = weights.subarray(from, from + LABELS).reduce((most, w) => Math.max(most, Math.abs(w)), 0)
    scale[row] = greatest / steps
    if (greatest === 0) continue
    for (let c = 0; c < LABELS; c++)
      bits[from + c] = Math.round(((weights[from + c] ?? 0) / greatest) * steps)
  }
  return { bits, scale, bias }
}

/** The model of the whole bank, its readings weighed by what models of parts made of the rest. */
export function train(bank: Utterance[], encode: Encode, unseen: Unseen[]): Model {
  const { hashes, counts, sentences, words, average, meaning } = learn(bank.flatMap(lessonsOf), encode)
  return {
    fingerprint: fingerprint(),
    hashes,
    counts,
    sentences,
    words: wholeNumbers(words, 15),
    average,
    meaning: wholeNumbers(meaning, 127),
    mixing: tune(unseen),
  }
}
