/** Time as these rules need it; tests bring a clock of their own. */
export type Timing = {
  /** Milliseconds since 1970, for what is written down. */
  now(): number
  /** Milliseconds since some moment, never turned back: for how long something took. */
  elapsed(): number
  /** Resolves after so long, or as soon as the signal is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

export const systemTiming: Timing = {
  now: Date.now,
  elapsed: () => performance.now(),
  sleep(ms, signal) {
    if (ms <= 0 || signal?.aborted) return Promise.resolve()
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', wake)
        resolve()
      }
      const timer = setTimeout(wake, ms)
      signal?.addEventListener('abort', wake, { once: true })
    })
  },
}
