import { beforeEach, expect, test } from 'vitest'
import { HandTiming } from '../../../tests/support/hand-timing.ts'
import { describeEachStore, type TestStore } from '../../../tests/support/stores.ts'
import { deliveries } from '../leads/deliveries.ts'
import { workTable } from './work-table.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describeEachStore('a table of work', (openTestStore) => {
  let store: TestStore
  let timing: HandTiming

  beforeEach(async () => {
    store = await openTestStore()
    timing = new HandTiming()
  })

  const open = () =>
    workTable(store.db, timing.now, {
      table: 'lead_deliveries',
      waiting: 'pending',
      due: 'dueAt',
      claimMs: MINUTE,
      longestWaitMs: DAY,
      parse: deliveries.parse,
    })
  const add = (id: string, dueInMs = 0) => {
    const now = timing.now()
    return deliveries.insert(store.db, {
      id,
      leadId: id,
      state: 'pending',
      attempts: 0,
      dueAt: new Date(now + dueInMs).toISOString(),
      claimedUntil: null,
      deliveredAt: null,
      lastProblem: null,
      createdAt: new Date(now).toISOString(),
    })
  }
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted()

  test('hands each piece to one caller, and to another only once the claim has lapsed', async () => {
    const work = open()
    for (const id of ['a', 'b', 'c']) await add(id)
    const taken = await Promise.all([work.claimDue(2), open().claimDue(2), work.claimDue(2)])
    expect(ids(taken.flat())).toEqual(['a', 'b', 'c'])
    expect(await work.claimDue(5)).toEqual([])
    timing.advance(MINUTE)
    expect(await work.claimDue(5)).toMatchObject([{ attempts: 2 }, { attempts: 2 }, { attempts: 2 }])
  })

  test('what is settled stays settled, whoever comes late', async () => {
    const work = open()
    await add('a')
    await work.claimDue(1)
    await work.settle('a', { state: 'failed', lastProblem: 'first' })
    await work.settle('a', { state: 'delivered', lastProblem: null })
    await work.postpone('a', 0, { lastProblem: 'late' })
    const row = await deliveries.byId(store.db, 'a')
    expect(row).toMatchObject({ state: 'failed', lastProblem: 'first', claimedUntil: null })
  })

  test('what was given back was not tried; what was put off comes when it is due', async () => {
    const work = open()
    await add('a')
    await work.claimDue(1)
    await work.giveBack('a', { lastProblem: 'away' })
    expect(await work.claimDue(1)).toMatchObject([{ attempts: 1, lastProblem: 'away' }])
    await work.postpone('a', 5 * MINUTE, { lastProblem: 'later' })
    timing.advance(5 * MINUTE - 1)
    expect(await work.claimDue(1)).toEqual([])
    timing.advance(1)
    expect(await work.claimDue(1)).toMatchObject([{ attempts: 2 }])
  })

  test('at the start, work put off by a clock that was ahead is due; what waits its time waits on', async () => {
    const work = open()
    await add('by a clock that was ahead', 3 * DAY)
    await add('waits', DAY)
    await work.repair(0)
    expect(ids(await work.claimDue(5))).toEqual(['by a clock that was ahead'])
  })

  test('after the clock was turned back all work is due, and a claim lasts no longer than a new one', async () => {
    const work = open()
    await add('claimed')
    await work.claimDue(1)
    await add('waits', 2 * MINUTE)
    timing.set(-3 * 60 * MINUTE)
    await work.repair(-3 * 60 * MINUTE)
    expect(ids(await work.claimDue(5))).toEqual(['waits'])
    timing.advance(MINUTE)
    expect(ids(await work.claimDue(5))).toEqual(['claimed', 'waits'])
  })

  test('a clock set ahead makes due what is due by it, and nothing else', async () => {
    const work = open()
    await add('soon', 2 * 60 * MINUTE)
    await add('later', 5 * 60 * MINUTE)
    timing.set(3 * 60 * MINUTE)
    await work.repair(3 * 60 * MINUTE)
    expect(ids(await work.claimDue(5))).toEqual(['soon'])
  })
})
