import { headNames, LABELS, spans } from '../heads/labels-in-a-row.ts'
import type { Row } from '../heads/row.ts'
import { openChance } from './chance.ts'

/** Weights[feature × LABELS + label], and one number each label begins with. */
export type Weights = { rows: number; weights: Float32Array; bias: Float32Array }

/** Which labels are right, as places in the row of all labels; a weight says how much the example counts. */
export type Example = { row: Row; right: number[]; weight: number }

export type Course = { epochs: number; step: number; shrink: number; smooth: number; seed: number }

export function scoresOf({ weights, bias }: Weights, { at, value }: Row): Float32Array {
  const scores = Float32Array.from(bias)
  for (let k = 0; k < at.length; k++) {
    const from = (at[k] ?? 0) * LABELS
    const much = value[k] ?? 0
    for (let c = 0; c < LABELS; c++) scores[c] = (scores[c] ?? 0) + (weights[from + c] ?? 0) * much
  }
  return scores
}

/** Softmax regressions of all heads at once: gradient steps example by example, ever smaller, in a seeded order. */
export function fit(examples: Example[], rows: number, course: Course): Weights {
  const model: Weights = {
    rows,
    weights: new Float32Array(rows * LABELS),
    bias: new Float32Array(LABELS),
  }
  const { weights, bias } = model
  const chance = openChance(course.seed)
  const order = [...examples]
  let done = 0
  const all = course.epochs * examples.length
  for (let epoch = 0; epoch < course.epochs; epoch++) {
    chance.shuffle(order)
    for (const { row, right, weight } of order) {
      const step = course.step * (1 - done++ / all)
      const wrong = scoresOf(model, row)
      subtractRight(wrong, right, course.smooth)
      const keep = 1 - step * course.shrink
      const { at, value } = row
      for (let k = 0; k < at.length; k++) {
        const from = (at[k] ?? 0) * LABELS
        const much = step * weight * (value[k] ?? 0)
        for (let c = 0; c < LABELS; c++) weights[from + c] = (weights[from + c] ?? 0) * keep - (wrong[c] ?? 0) * much
      }
      for (let c = 0; c < LABELS; c++) bias[c] = (bias[c] ?? 0) - 0.05 * step * weight * (wrong[c] ?? 0)
    }
  }
  return model
}

/** Scores become likelihoods, less what they should have been. */
function subtractRight(scores: Float32Array, right: number[], smooth: number) {
  for (const head of headNames) {
    const { from, to } = spans[head]
    let greatest = -Infinity
    for (let c = from; c < to; c++) greatest = Math.max(greatest, scores[c] ?? 0)
    let sum = 0
    for (let c = from; c < to; c++) {
      const power = Math.exp((scores[c] ?? 0) - greatest)
      scores[c] = power
      sum += power
    }
    for (let c = from; c < to; c++) scores[c] = (scores[c] ?? 0) / sum - smooth / (to - from)
  }
  for (const c of right) scores[c] = (scores[c] ?? 0) - (1 - smooth)
}
