import { type Head, heads } from '../labels.ts'

/** All labels of all heads stand in one row, so that one table of weights serves the three of them. */
export const headNames: readonly Head[] = ['subject', 'move', 'focus']

export type Span = { from: number; to: number }

let end = 0
export const spans = Object.fromEntries(
  headNames.map((head) => {
    const from = end
    end += heads[head].length
    return [head, { from, to: end }]
  }),
) as Record<Head, Span>

export const LABELS = end

/** Log-likelihoods in place of scores, within each head's own span. */
export function logSoftmax(scores: Float32Array, { from, to }: Span): void {
  let greatest = -Infinity
  for (let c = from; c < to; c++) greatest = Math.max(greatest, scores[c] ?? 0)
  let sum = 0
  for (let c = from; c < to; c++) sum += Math.exp((scores[c] ?? 0) - greatest)
  const log = greatest + Math.log(sum)
  for (let c = from; c < to; c++) scores[c] = (scores[c] ?? 0) - log
}
