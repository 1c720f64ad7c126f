import type { Timing } from './timing.ts'

/** Clocks are slewed by fractions of a second, and set by more than this. */
const SET_BY_MS = 5000

/**
 * Tells by how much the wall clock was set since it was last asked, ahead or back: what went by on it without
 * going by. 0 where it just went on.
 */
export function clockWatch({ now, elapsed }: Pick<Timing, 'now' | 'elapsed'>): () => number {
  const lead = () => now() - elapsed()
  let known = lead()
  return () => {
    const by = lead() - known
    if (Math.abs(by) < SET_BY_MS) return 0
    known += by
    return by
  }
}
