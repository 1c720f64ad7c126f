import { expect, test } from 'vitest'
import { funnelDays } from './funnel-days.ts'

const day = (name: string, presses: number) => ({
  name,
  presses,
  joined: presses,
  thirdTurn: 1,
  addresses: 0,
  meetings: 0,
})

test('every day of the span, also those nobody came on', () => {
  const days = funnelDays([day('2026-03-01', 4), day('2026-02-27', 2)], '2026-02-26', '2026-03-01')
  expect(days.map(({ from, to, presses }) => [from, to, presses])).toEqual([
    ['2026-02-26', '2026-02-26', 0],
    ['2026-02-27', '2026-02-27', 2],
    ['2026-02-28', '2026-02-28', 0],
    ['2026-03-01', '2026-03-01', 4],
  ])
})

test('a long span by weeks that overlap nowhere and lose nothing', () => {
  const byDay = Array.from({ length: 90 }, (_, back) =>
    day(new Date(Date.UTC(2026, 10, 15 - back)).toISOString().slice(0, 10), 1),
  )
  const weeks = funnelDays(byDay, '2026-08-18', '2026-11-15')
  expect(weeks).toHaveLength(13)
  expect(weeks.at(-1)).toMatchObject({ from: '2026-11-09', to: '2026-11-15', presses: 7, thirdTurn: 7 })
  expect(weeks[0]).toMatchObject({ from: '2026-08-18', to: '2026-08-23', presses: 6 })
  expect(weeks.reduce((sum, { presses }) => sum + presses, 0)).toBe(90)
})
