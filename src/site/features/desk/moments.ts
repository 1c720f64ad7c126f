import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../contract/durations.ts'

const inWords = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' })
const sameYear = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' })
const otherYear = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })
const calendarDay = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const whole = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** As a colleague would say it: "4 min. ago", "yesterday", "12 Oct". */
export function ago(at: string, now: number): string {
  const passed = now - Date.parse(at)
  if (passed < MINUTE_MS) return 'just now'
  if (passed < HOUR_MS) return inWords.format(-Math.floor(passed / MINUTE_MS), 'minute')
  if (passed < DAY_MS) return inWords.format(-Math.floor(passed / HOUR_MS), 'hour')
  if (passed < 7 * DAY_MS) return inWords.format(-Math.floor(passed / DAY_MS), 'day')
  const date = new Date(at)
  return (date.getFullYear() === new Date(now).getFullYear() ? sameYear : otherYear).format(date)
}

export const wholeMoment = (at: string) => whole.format(new Date(at))
/** A day of the calendar has no time zone: `2026-11-15` is the fifteenth everywhere. */
export const dayName = (day: string) => calendarDay.format(new Date(day))

/** "4 min 05 s": how long a talk was, or has been. */
export function lasting(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  if (hours > 0) return `${hours} h ${String(minutes).padStart(2, '0')} min`
  return minutes > 0 ? `${minutes} min ${String(rest).padStart(2, '0')} s` : `${rest} s`
}
