/** The clock appears when the end comes into sight, not before. */
const SHOWN_FROM_MS = 120_000
const WARNED_AT_MS = 60_000

export const clockText = (milliseconds: number) => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} left`
}

export function countDown(
  remainingMs: number,
  listener: { show(text: string): void; oneMinute(): void },
): () => void {
  const end = performance.now() + remainingMs
  let isWarned = false
  const tick = () => {
    const remaining = end - performance.now()
    if (remaining > SHOWN_FROM_MS) return
    listener.show(clockText(remaining))
    if (remaining > WARNED_AT_MS || isWarned) return
    isWarned = true
    listener.oneMinute()
  }
  tick()
  const timer = setInterval(tick, 1000)
  return () => clearInterval(timer)
}
