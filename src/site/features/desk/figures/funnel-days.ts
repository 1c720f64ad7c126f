import { DAY_MS } from '../../../../contract/durations.ts'
import type { FunnelCounts } from '../../../../contract/staff-talks.ts'

/** So many columns can still be told apart and pressed; a longer span is shown by weeks. */
const COLUMNS_AT_MOST = 31
const WEEK = 7

export type FunnelDays = FunnelCounts & { from: string; to: string }

const nothing: FunnelCounts = { presses: 0, joined: 0, thirdTurn: 0, addresses: 0, meetings: 0 }
const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** Every day of the span, also those on which nothing happened; a long one week by week, the last up to its end. */
export function funnelDays(
  byDay: readonly ({ name: string } & FunnelCounts)[],
  since: string,
  until: string,
): FunnelDays[] {
  const counted = new Map(byDay.map(({ name, ...counts }) => [name, counts]))
  const [first, last] = [Date.parse(since), Date.parse(until)]
  const days = Math.round((last - first) / DAY_MS) + 1
  const width = days > COLUMNS_AT_MOST ? WEEK : 1
  const columns: FunnelDays[] = []
  // From the end backwards, so that the newest week is a whole one.
  for (let end = last; end >= first; end -= width * DAY_MS) {
    const begin = Math.max(first, end - (width - 1) * DAY_MS)
    let sum = nothing
    for (let day = begin; day <= end; day += DAY_MS) sum = add(sum, counted.get(dayAt(day)) ?? nothing)
    columns.unshift({ ...sum, from: dayAt(begin), to: dayAt(end) })
  }
  return columns
}

const add = (one: FunnelCounts, other: FunnelCounts): FunnelCounts => ({
  presses: one.presses + other.presses,
  joined: one.joined + other.joined,
  thirdTurn: one.thirdTurn + other.thirdTurn,
  addresses: one.addresses + other.addresses,
  meetings: one.meetings + other.meetings,
})
