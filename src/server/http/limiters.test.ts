import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { describeEachStore, type TestStore } from '../../../tests/support/stores.ts'
import { openStore } from '../store/store.ts'
import { memoryLimiter, postgresLimiter } from './limiters.ts'
import { type LimitName, limits } from './limits.ts'

const log = { warn: () => {} }
const names = Object.keys(limits) as LimitName[]
const settings = { scale: 3 / limits.apiWrites.points, hashKey: 'a key of the house', log }
const refused = { ok: false, code: 'too_many_requests', retryAfterSeconds: expect.any(Number) }

describeEachStore('rate limits', (openTestStore, dialect) => {
  let store: TestStore
  beforeEach(async () => {
    store = await openTestStore()
  })
  const newLimiter = async () =>
    dialect === 'postgres' ? postgresLimiter(store.db, settings) : memoryLimiter(settings)

  test('a key has its points, then waits; another key and another limit are not touched', async () => {
    const limiter = await newLimiter()
    for (let i = 0; i < 3; i++) expect(await limiter.consume('apiWrites', 'a')).toEqual({ ok: true })
    for (let i = 0; i < 3; i++) {
      const outcome = await limiter.consume('apiWrites', 'a')
      expect(outcome).toEqual(refused)
      if (!outcome.ok) expect(outcome.retryAfterSeconds).toBeLessThanOrEqual(limits.apiWrites.seconds)
    }
    expect(await limiter.consume('apiWrites', 'b')).toEqual({ ok: true })
    expect(await limiter.consume('apiReads', 'a')).toEqual({ ok: true })
  })

  test('a recipient is counted by the mailbox, however it is spelt; nobody else is', async () => {
    const limiter = await newLimiter()
    const consume = async (name: LimitName) => {
      const outcomes = []
      for (const key of ['Ada+1@gmail.com', 'a.da@googlemail.com', 'ada@gmail.com.'])
        outcomes.push((await limiter.consume(name, key)).ok)
      return outcomes
    }
    // One point each at this scale.
    expect(await consume('emailSendsToRecipient')).toEqual([true, false, false])
    expect(await consume('emailSendsOfVisitor')).toEqual([true, true, true])
  })

  test('of many at once exactly the allowed number passes', async () => {
    const limiter = await newLimiter()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => limiter.consume('apiWrites', 'a')))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3)
  })

  test('a clock that is turned back keeps nobody out, and the limit goes on holding', async () => {
    const limiter = await newLimiter()
    const consumeTimes = async (times: number) => {
      const outcomes = []
      for (let i = 0; i < times; i++) outcomes.push((await limiter.consume('apiWrites', 'a')).ok)
      return outcomes
    }
    expect(await consumeTimes(5)).toEqual([true, true, true, false, false])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3 * 3_600_000 })
    try {
      expect(await consumeTimes(5)).toEqual([true, true, true, false, false])
    } finally {
      vi.useRealTimers()
    }
  })

  if (dialect === 'postgres') {
    test('all instances count together, and start together', async () => {
      const [one, two] = await Promise.all([newLimiter(), newLimiter()])
      expect(await one.consume('apiWrites', 'a')).toEqual({ ok: true })
      expect(await two.consume('apiWrites', 'a')).toEqual({ ok: true })
      expect(await one.consume('apiWrites', 'a')).toEqual({ ok: true })
      expect(await two.consume('apiWrites', 'a')).toEqual(refused)
    })

    test('whom a limit counts cannot be read from the database', async () => {
      const limiter = await newLimiter()
      await limiter.consume('apiWrites', '203.0.113.7')
      const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(store.db)
      expect(rows).toEqual([{ key: expect.stringMatching(/^apiWrites:[\w-]{22}$/) }])
    })

    test('without its counter a limit lets pass, except where money is at stake', async () => {
      const away = await openStore(store.place)
      const limiter = await postgresLimiter(away.db, settings)
      await away.close()
      for (const name of names)
        expect(await limiter.consume(name, 'a')).toEqual(
          limits[name].failClosed
            ? { ok: false, code: 'limits_unavailable', retryAfterSeconds: expect.any(Number) }
            : { ok: true },
        )
    })

    test('a counter that hangs holds nobody up for long', async () => {
      const limiter = await newLimiter()
      await store.db.transaction().execute(async (holder) => {
        await sql`lock table rate_limits`.execute(holder)
        expect(await limiter.consume('apiReads', 'a')).toEqual({ ok: true })
      })
    })
  }
})
