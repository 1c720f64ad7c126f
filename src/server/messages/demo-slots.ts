import { HOUR_MS } from '../../contract/durations.ts'
import { zoneAsKnown } from '../timing/time-zones.ts'

/** When we propose to show a demo: pure, so that the file in the mail and the one on the page are the same. */

export const DEMO_MINUTES = 30
const PROPOSALS = 3
/** Nobody is asked to appear tomorrow morning. */
const EARLIEST_DAYS_AHEAD = 2
const LOOK_AHEAD_DAYS = 28
const HOUR = { morning: 10, afternoon: 14 }

const weekdays = [/\bsun/i, /\bmon/i, /\btue/i, /\bwed/i, /\bthu/i, /\bfri/i, /\bsat/i]
const workdays = [1, 2, 3, 4, 5]

export type DemoWish = { preferredDays: string | null; timeZone: string | null; askedAt: string }
export type DemoSlots = { slots: Date[]; timeZone: string }

/** The next days that suit, at an hour that suits, on the visitor's own clock. */
export function proposeSlots({ preferredDays, timeZone, askedAt }: DemoWish): DemoSlots {
  const zone = knownZone(timeZone)
  const wish = preferredDays ?? ''
  const named = weekdays.flatMap((name, day) => (name.test(wish) ? [day] : []))
  const days = named.length > 0 ? named : workdays
  const hour = /\bafternoon|\bevening|\bafter (noon|lunch)|\bp\.?m\b/i.test(wish)
    ? HOUR.afternoon
    : HOUR.morning
  const [year, month, day] = dateIn(zone, new Date(askedAt))

  const slots: Date[] = []
  for (let ahead = EARLIEST_DAYS_AHEAD; ahead <= LOOK_AHEAD_DAYS && slots.length < PROPOSALS; ahead++) {
    const date = new Date(Date.UTC(year, month - 1, day + ahead))
    if (days.includes(date.getUTCDay())) slots.push(atHourIn(zone, date, hour))
  }
  return { slots, timeZone: zone }
}

/** What a visitor typed, if the world's clocks know it. */
export const knownZone = (text: string | null): string => (text ? zoneAsKnown(text) : undefined) ?? 'UTC'

export const slotInWords = (slot: Date, timeZone: string) =>
  Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(slot)

function dateIn(timeZone: string, moment: Date): [year: number, month: number, day: number] {
  const parts = Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(moment)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  return [part('year'), part('month'), part('day')]
}

/** The moment at which clocks there show this hour; around a change of clocks the offset is looked up twice. */
function atHourIn(timeZone: string, date: Date, hour: number): Date {
  const wanted = date.getTime() + hour * HOUR_MS
  const once = wanted - offsetIn(timeZone, wanted)
  return new Date(wanted - offsetIn(timeZone, once))
}

function offsetIn(timeZone: string, moment: number): number {
  const parts = Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return shown - Math.floor(moment / 1000) * 1000
}
