import type { Utterance } from '../bank/bank.ts'
import { LABELS } from '../heads/labels-in-a-row.ts'
import type { Bits, Model } from '../heads/model.ts'
import { lessonsOf } from './examples.ts'
import { fingerprint } from './fingerprint.ts'
import { type Encode, learn } from './learn.ts'
import type { Weights } from './regression.ts'
import { tune, type Unseen } from './tuning.ts'

/** Eight bits a weight: the greatest of each row becomes 127. */
function eightBits({ rows, weights, bias }: Weights): Bits {
  const bits = new Int8Array(rows * LABELS)
  const scale = new Float32Array(rows)
  for (let row = 0; row < rows; row++) {
    const from = row * LABELS
    const greatest = weights.subarray(from, from + LABELS).reduce((most, w) => Math.max(most, Math.abs(w)), 0)
    scale[row] = greatest / 127
    if (greatest === 0) continue
    for (let c = 0; c < LABELS; c++) bits[from + c] = Math.round(((weights[from + c] ?? 0) / greatest) * 127)
  }
  return { bits, scale, bias }
}

/** The model of the whole bank, its readings weighed by what models of parts made of the rest. */
export function train(bank: Utterance[], encode: Encode, unseen: Unseen[]): Model {
  const { hashes, rarities, words, average, meaning } = learn(bank.flatMap(lessonsOf), encode)
  return {
    fingerprint: fingerprint(),
    hashes,
    rarities,
    words: eightBits(words),
    average,
    meaning: eightBits(meaning),
    mixing: tune(unseen),
  }
}
