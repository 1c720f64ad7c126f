import { expect, test } from 'vitest'
import { type Desk, openDesk } from '../../../tests/support/server/desk-server.ts'
import { holdTalk } from '../../../tests/support/server/held-talk.ts'
import { describeEachStore } from '../../../tests/support/stores.ts'
import { DAY_MS } from '../../contract/durations.ts'
import type { FunnelCounts, TalkFigures } from '../../contract/staff-talks.ts'
import type { StartSource } from '../../contract/start-sentences.ts'
import { funnelEvent, writeFunnelEvents } from '../conversations/funnel-table.ts'

const press = ({ db, services }: Desk, source: StartSource, times = 1) =>
  writeFunnelEvents(
    db,
    Array.from({ length: times }, () => funnelEvent(services.staff.clock, 'press', { source })),
  )

const greeting = 'Welcome. What brings you here?'
const turns = (count: number) => [greeting, ...Array.from({ length: 2 * count - 1 }, (_, n) => `turn ${n}`)]
const reachedBy = (counts: FunnelCounts) => [
  counts.presses,
  counts.joined,
  counts.thirdTurn,
  counts.addresses,
  counts.meetings,
]
const named = (all: ({ name: string } & FunnelCounts)[]) =>
  Object.fromEntries(all.map(({ name, ...counts }) => [name, reachedBy(counts)]))

async function hold(desk: Desk) {
  await press(desk, 'home', 4)
  await holdTalk(desk, { isJoined: false })
  await holdTalk(desk, { said: turns(1), learned: {}, row: { seconds: 20, unanswered: 1, stars: 2 } })
  // An address without a third turn is a lead, and no step of the funnel. Nothing was drawn from this one: it was held
  // before, and nobody knows what stayed open in it.
  await holdTalk(desk, { said: turns(2), row: { seconds: 30, leadId: 'lead 1', learnedAt: desk.now() } })
  const fair = { attribution: { source: 'fair' }, learned: {} }
  await holdTalk(desk, { ...fair, said: turns(3), row: { seconds: 100, stars: 5 } })
  desk.wait(DAY_MS)
  await press(desk, 'leadership')
  await holdTalk(desk, {
    ...fair,
    from: 'leadership',
    said: turns(4),
    row: { seconds: 301, leadId: 'lead 2' },
  })
  // A press that never came to be written down.
  await holdTalk(desk, {
    ...fair,
    from: 'consult',
    said: ['Good day.', 'a', 'b', 'c', 'd', 'e'],
    row: { leadId: 'lead 3', hasMeeting: true },
  })
}

describeEachStore('figures of talks', (openTestStore) => {
  test('say how far talks came, by page, source, greeting and day', async () => {
    await using desk = await openDesk(await openTestStore())
    await hold(desk)
    const mira = await desk.signIn()
    const answer = await mira.get('/api/staff/talk-figures?from=2026-03-02&to=2026-03-04')
    expect(answer.statusCode).toBe(200)
    const figures: TalkFigures = answer.json()
    expect([figures.since, figures.until]).toEqual(['2026-03-02', '2026-03-04'])
    expect(reachedBy(figures.funnel)).toEqual([5, 5, 3, 2, 1])
    expect(named(figures.byPage)).toEqual({
      home: [4, 3, 1, 0, 0],
      leadership: [1, 1, 1, 1, 0],
      consult: [1, 1, 1, 1, 1],
    })
    expect(named(figures.bySource)).toEqual({ direct: [3, 2, 0, 0, 0], fair: [3, 3, 3, 2, 1] })
    expect(named(figures.byGreeting)).toEqual({ [greeting]: [4, 4, 2, 1, 0], 'Good day.': [1, 1, 1, 1, 1] })
    expect(named(figures.byDay)).toEqual({
      '2026-03-02': [4, 3, 1, 0, 0],
      '2026-03-03': [2, 2, 2, 2, 1],
      '2026-03-04': [0, 0, 0, 0, 0],
    })
    expect(figures.medianSeconds).toBe(65)
    expect(figures.shareAnswered).toBeCloseTo(1 - 1 / 11)
    expect(figures.rating).toEqual({ count: 2, mean: 3.5 })
  })

  test('lead to the talks behind them, and no step exceeds the one before', async () => {
    await using desk = await openDesk(await openTestStore())
    await hold(desk)
    const mira = await desk.signIn()
    const { funnel, byPage, bySource, byGreeting, byDay }: TalkFigures = (
      await mira.get('/api/staff/talk-figures')
    ).json()
    type Bar = { filters: Record<string, string>; counts: FunnelCounts }
    const bars: Bar[] = [
      { filters: {}, counts: funnel },
      ...byPage.map((counts) => ({ filters: { from: counts.name }, counts })),
      ...bySource.map((counts) => ({ filters: { source: counts.name }, counts })),
      ...byGreeting.map((counts) => ({ filters: { greeting: counts.name }, counts })),
      ...byDay.map((counts) => ({ filters: { since: counts.name, until: counts.name }, counts })),
    ]
    for (const { filters, counts } of bars) {
      const steps = reachedBy(counts)
      expect(steps.toSorted((one, other) => other - one)).toEqual(steps)
      for (const [reached, count] of [
        ['joined', counts.joined],
        ['third_turn', counts.thirdTurn],
        ['address', counts.addresses],
        ['meeting', counts.meetings],
      ] as const) {
        const query = new URLSearchParams({ ...filters, reached })
        const { talks } = (await mira.get(`/api/staff/talks?${query}`)).json()
        expect([`${query}`, talks.length]).toEqual([`${query}`, count])
      }
    }
  })

  test('are of the last thirty days unless asked otherwise, and say nothing where nothing was', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    const figures: TalkFigures = (await mira.get('/api/staff/talk-figures')).json()
    expect(figures).toMatchObject({
      since: '2026-02-01',
      until: '2026-03-02',
      bySource: [],
      byGreeting: [],
      medianSeconds: null,
      shareAnswered: null,
      rating: { count: 0, mean: null },
    })
    expect(figures.byDay).toHaveLength(30)
    expect((await mira.get('/api/staff/talk-figures?from=2025-03-01&to=2026-03-02')).statusCode).toBe(400)
  })

  test('name the busiest twenty sources and put the rest together', async () => {
    await using desk = await openDesk(await openTestStore())
    for (let n = 0; n < 24; n++) await holdTalk(desk, { attribution: { source: `campaign ${n}` } })
    await holdTalk(desk, { attribution: { source: 'campaign 7' } })
    const mira = await desk.signIn()
    const { bySource }: TalkFigures = (await mira.get('/api/staff/talk-figures')).json()
    expect(bySource).toHaveLength(21)
    expect(bySource[0]).toMatchObject({ name: 'campaign 7', presses: 2, joined: 2 })
    expect(bySource[20]).toMatchObject({ name: 'other', presses: 4, joined: 4 })
  })
})
