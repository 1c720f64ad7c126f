import type { Cancel, Clock } from '../../src/studio/clock.ts'

interface Alarm {
  at: number
  task: () => void
}

/** A clock that stands still until a test winds it. */
export class HandClock implements Clock {
  #now = Date.parse('2026-01-05T09:00:00Z')
  #alarms = new Set<Alarm>()

  now() {
    return this.#now
  }

  after(milliseconds: number, task: () => void): Cancel {
    const alarm = { at: this.#now + milliseconds, task }
    this.#alarms.add(alarm)
    return () => this.#alarms.delete(alarm)
  }

  /** How many tasks still wait: a leak shows here. */
  get pending() {
    return this.#alarms.size
  }

  advance(milliseconds: number) {
    const end = this.#now + milliseconds
    for (;;) {
      const next = [...this.#alarms].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.#alarms.delete(next)
      this.#now = Math.max(this.#now, next.at)
      next.task()
    }
    this.#now = end
  }
}
