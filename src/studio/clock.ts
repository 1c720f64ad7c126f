export type Cancel = () => void

/** Time as the studio sees it. Tests put a clock here that they wind by hand, so nothing ever sleeps. */
export interface Clock {
  now(): number
  after(milliseconds: number, task: () => void): Cancel
}

export const systemClock: Clock = {
  now: Date.now,
  after(milliseconds, task) {
    const timer = setTimeout(task, milliseconds)
    return () => clearTimeout(timer)
  },
}

export const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString()
