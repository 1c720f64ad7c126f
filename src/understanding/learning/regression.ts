import { readFileSync } from 'node:fs'
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

type Kernel = { score: (...numbers: number[]) => void; move: (...numbers: number[]) => void }

/** The kernel takes four labels at a time. */
const PADDED = Math.ceil(LABELS / 4) * 4
const PAGE = 65_536
const LONGEST_ROW = 8192

/** Softmax regressions of all heads at once: gradient steps example by example, ever smaller, in a seeded order. */
export function regress(examples: Example[], rows: number, course: Course): Weights {
  const scores = 0
  const at = 4 * PADDED
  const value = at + 4 * LONGEST_ROW
  const weights = value + 4 * LONGEST_ROW
  const memory = new WebAssembly.Memory({ initial: Math.ceil((weights + 4 * rows * PADDED) / PAGE) })
  const module = new WebAssembly.Module(readFileSync(new URL('kernel.wasm', import.meta.url)))
  const kernel = new WebAssembly.Instance(module, { env: { memory } }).exports as Kernel
  const wrong = new Float32Array(memory.buffer, scores, PADDED)
  const places = new Int32Array(memory.buffer, at, LONGEST_ROW)
  const values = new Float32Array(memory.buffer, value, LONGEST_ROW)
  const bias = new Float32Array(LABELS)

  const chance = openChance(course.seed)
  const order = [...examples]
  let done = 0
  for (let epoch = 0; epoch < course.epochs; epoch++) {
    chance.shuffle(order)
    for (const { row, right, weight } of order) {
      const step = course.step * (1 - done++ / (course.epochs * examples.length))
      const count = Math.min(LONGEST_ROW, row.at.length)
      places.set(row.at.subarray(0, count))
      values.set(row.value.subarray(0, count))
      wrong.set(bias)
      kernel.score(at, value, count, weights, scores, PADDED)
      subtractRight(wrong, right, course.smooth)
      kernel.move(at, value, count, weights, scores, PADDED, step * weight, 1 - step * course.shrink)
      for (let c = 0; c < LABELS; c++) bias[c] = (bias[c] ?? 0) - 0.05 * step * weight * (wrong[c] ?? 0)
    }
  }
  return {
    rows,
    bias,
    weights: withoutPadding(new Float32Array(memory.buffer, weights, rows * PADDED), rows),
  }
}

function withoutPadding(padded: Float32Array, rows: number): Float32Array {
  const weights = new Float32Array(rows * LABELS)
  for (let row = 0; row < rows; row++)
    weights.set(padded.subarray(row * PADDED, row * PADDED + LABELS), row * LABELS)
  return weights
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
