import type { Timing } from '../../src/server/timing/timing.ts'

type Alarm = { at: number; ms: number; ring: () => void }

/** Time for tests: it stands still until it is wound. */
export class HandTiming implements Timing {
  #now = Date.parse('2026-01-05T09:00:00Z')
  #alarms = new Set<Alarm>()
  #watchers = new Set<() => void>()

  #setBy = 0

  now = () => this.#now + this.#setBy
  elapsed = () => this.#now

  sleep = (ms: number, signal?: AbortSignal): Promise<void> => {
    if (ms <= 0 || signal?.aborted) return Promise.resolve()
    return new Promise((resolve) => {
      const ring = () => {
        this.#alarms.delete(alarm)
        signal?.removeEventListener('abort', ring)
        resolve()
      }
      const alarm = { at: this.#now + ms, ms, ring }
      this.#alarms.add(alarm)
      signal?.addEventListener('abort', ring, { once: true })
      for (const watcher of [...this.#watchers]) watcher()
    })
  }

  /** Sets the wall clock ahead or back; nothing goes by. */
  set(ms: number): void {
    this.#setBy += ms
  }

  /** Resolves once somebody sleeps for exactly this long. */
  untilSleeping(ms: number): Promise<void> {
    const isSleeping = () => [...this.#alarms].some((alarm) => alarm.ms === ms)
    if (isSleeping()) return Promise.resolve()
    return new Promise((resolve) => {
      const watcher = () => {
        if (!isSleeping()) return
        this.#watchers.delete(watcher)
        resolve()
      }
      this.#watchers.add(watcher)
    })
  }

  /** Rings what falls due, in order; whatever it wakes up runs afterwards. */
  advance(ms: number): void {
    const end = this.#now + ms
    for (;;) {
      const due = [...this.#alarms].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!due) break
      this.#now = Math.max(this.#now, due.at)
      due.ring()
    }
    this.#now = end
  }
}
