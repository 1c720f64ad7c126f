/** Time in a film runs from 0 to 1 and comes round again: everything here is periodic or eased within it. */
const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** 0 before `from`, 1 after `to`, without a corner at either end. */
export function ease(value: number, from = 0, to = 1): number {
  const x = clamp((value - from) / (to - from))
  return x * x * x * (x * (x * 6 - 15) + 10)
}

export const wrap = (value: number) => value - Math.floor(value)

export const wave = (t: number, phase = 0) => Math.sin((t + phase) * Math.PI * 2)

/**
 * A signal that rises around `at`, holds and fades, anywhere on the circle of time. `rise`, `hold` and
 * `fall` are shares of the whole loop.
 */
export function pulse(t: number, at: number, rise: number, hold: number, fall: number): number {
  const since = wrap(t - at)
  if (since < rise) return ease(since, 0, rise)
  if (since < rise + hold) return 1
  return 1 - ease(since, rise + hold, rise + hold + fall)
}

export const mix = (a: number, b: number, share: number) => a + (b - a) * share
