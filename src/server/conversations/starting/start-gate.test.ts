import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { HandTiming } from '../../../../tests/support/hand-timing.ts'
import { describeEachStore, type TestStore } from '../../../../tests/support/stores.ts'
import { LEASE_TIMES } from '../../leases/lease.ts'
import type { Database } from '../../store/database.ts'
import { type Section, type StartGate, startGate } from './start-gate.ts'

const never = new AbortController().signal

describeEachStore('the gate to a start', (openTestStore) => {
  let store: TestStore
  let timing: HandTiming
  let inside: string[]
  let most: number

  let db: Kysely<Database>
  let asking: number

  beforeEach(async () => {
    store = await openTestStore()
    asking = 0
    db = store.db.withPlugin({
      transformQuery({ node }) {
        asking += 1
        return node
      },
      async transformResult({ result }) {
        asking -= 1
        return result
      },
    })
    timing = new HandTiming()
    inside = []
    most = 0
  })

  const idle = async () => {
    for (let quiet = 0; quiet < 5; quiet = asking === 0 ? quiet + 1 : 0) await turnOfTheLoop()
  }

  const afterwards = (work: () => Promise<void>) => void work()
  const gate = (instance: string) => startGate({ db, instance, timing, log: { warn: () => {} }, afterwards })

  /** Enters and stays until told to leave. */
  function enter(through: StartGate, who: string, gone = never) {
    const { promise: leaving, resolve: leave } = Promise.withResolvers<void>()
    const { promise: entered, resolve: enteredWith } = Promise.withResolvers<Section>()
    const result = through.enter(gone, async (section) => {
      inside.push(who)
      most = Math.max(most, inside.length)
      enteredWith(section)
      await leaving
      inside.splice(inside.indexOf(who), 1)
      return who
    })
    return { entered, leave, result }
  }

  /** Winds in small steps, each only when nobody is waiting for the database any more. */
  async function windUntil(condition: () => boolean) {
    for (let wound = 0; ; wound += LEASE_TIMES.pollMs) {
      await idle()
      if (condition()) return
      if (wound > 60_000) throw new Error('it did not happen within a minute')
      timing.advance(LEASE_TIMES.pollMs)
    }
  }

  test('inside a process, first come is first served', async () => {
    const door = gate('a')
    const order: string[] = []
    await Promise.all(
      ['first', 'second', 'third', 'fourth'].map((who) =>
        door.enter(never, async () => void order.push(who)),
      ),
    )
    expect(order).toEqual(['first', 'second', 'third', 'fourth'])
  })

  test('across instances there is one inside at a time, and everyone gets in', async () => {
    const doors = [gate('a'), gate('b')]
    const results: unknown[] = []
    for (let n = 0; n < 10; n++) {
      const door = doors[n % 2] as StartGate
      void door
        .enter(never, async () => {
          inside.push(`${n}`)
          most = Math.max(most, inside.length)
          await store.db.selectFrom('leases').selectAll().execute()
          inside.pop()
        })
        .then((result) => results.push(result.ok))
    }
    await windUntil(() => results.length === 10)
    expect(results).toEqual(Array(10).fill(true))
    expect(most).toBe(1)
  })

  test('instances take turns: a long queue in one does not keep the other out', async () => {
    const [mine, theirs] = [gate('a'), gate('b')]
    const order: string[] = []
    const done: unknown[] = []
    const first = enter(mine, 'first')
    await first.entered
    for (let n = 0; n < 6; n++)
      void mine.enter(never, async () => void order.push('a')).then((result) => done.push(result))
    void theirs.enter(never, async () => void order.push('b')).then((result) => done.push(result))
    await timing.untilSleeping(LEASE_TIMES.pollMs)
    first.leave()
    await windUntil(() => done.length === 7)
    expect(order.indexOf('b')).toBeLessThan(3)
  })

  test('who has waited 8 s is sent away, and the next one is still served', async () => {
    const door = gate('a')
    const long = enter(door, 'long')
    await long.entered
    const tired = door.enter(never, async () => 'never')
    timing.advance(4000)
    const patient = door.enter(never, async () => 'served')
    timing.advance(4000)
    expect(await tired).toEqual({ ok: false, code: 'starts_busy' })
    long.leave()
    expect(await patient).toEqual({ ok: true, value: 'served' })
  })

  test('the 8 s count for the wait between instances too', async () => {
    const long = enter(gate('a'), 'long')
    await long.entered
    let tired: unknown
    void gate('b')
      .enter(never, async () => 'never')
      .then((result) => {
        tired = result
      })
    await windUntil(() => tired !== undefined)
    expect(tired).toEqual({ ok: false, code: 'starts_busy' })
    long.leave()
    expect(await long.result).toMatchObject({ ok: true })
  })

  test('a visitor who goes leaves the queue', async () => {
    const door = gate('a')
    const long = enter(door, 'long')
    await long.entered
    const gone = new AbortController()
    const left = door.enter(gone.signal, async () => 'never')
    gone.abort()
    expect(await left).toEqual({ ok: false, code: 'gone' })
    long.leave()
    expect(await door.enter(never, async () => 'served')).toEqual({ ok: true, value: 'served' })
  })

  test('work that throws gives the gate back', async () => {
    const door = gate('a')
    await expect(door.enter(never, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await gate('b').enter(never, async () => 'served')).toEqual({ ok: true, value: 'served' })
  })

  describe('a holder that dies', () => {
    /** As a killed process leaves it: held, and never renewed. */
    const dead = () =>
      store.db
        .insertInto('leases')
        .values({ name: 'conversation start', holder: 'dead/1', version: 41, awaitedBy: null })
        .execute()

    test('keeps the others out for the expiry and no longer', async () => {
      await dead()
      const begun = timing.now()
      const next = enter(gate('b'), 'next')
      await windUntil(() => inside.length > 0)
      const waited = timing.now() - begun
      expect(waited).toBeGreaterThanOrEqual(LEASE_TIMES.expiryMs)
      expect(waited).toBeLessThanOrEqual(LEASE_TIMES.expiryMs + 10 * LEASE_TIMES.pollMs)
      next.leave()
      await next.result
    })

    test('a living one is not taken for dead, however long it stays', async () => {
      const long = enter(gate('a'), 'long')
      const section = await long.entered
      const other = gate('b').enter(never, async () => 'never')
      let isRefused = false
      void other.then(() => {
        isRefused = true
      })
      await windUntil(() => isRefused)
      expect(await other).toEqual({ ok: false, code: 'starts_busy' })
      expect(section.lost.aborted).toBe(false)
      long.leave()
      await long.result
    })
  })

  test('a holder that was taken for dead learns it, and gives back nothing that is not its own', async () => {
    const slow = enter(gate('a'), 'slow')
    const section = await slow.entered
    await store.db.updateTable('leases').set({ holder: 'b/1', version: 99 }).execute()
    await windUntil(() => section.lost.aborted)
    slow.leave()
    await slow.result
    expect(await store.db.selectFrom('leases').select(['holder', 'version']).execute()).toEqual([
      { holder: 'b/1', version: 99 },
    ])
  })

  test('a holder that cannot reach the database knows itself expired no later than the others', async () => {
    const begun = timing.now()
    const cutOff = enter(gate('a'), 'cut off')
    const section = await cutOff.entered
    await store.db.schema.alterTable('leases').renameTo('leases_out_of_reach').execute()
    while (!section.lost.aborted) {
      timing.advance(100)
      await turnOfTheLoop()
      if (timing.now() - begun > 60_000) throw new Error('it never learned it')
    }
    expect(timing.now() - begun).toBeLessThanOrEqual(LEASE_TIMES.expiryMs)
    await store.db.schema.alterTable('leases_out_of_reach').renameTo('leases').execute()
    cutOff.leave()
    await cutOff.result
  })
})
