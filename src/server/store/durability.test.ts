import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runChild } from '../../../tests/support/children/child.ts'
import { describeEachStore } from '../../../tests/support/stores.ts'
import '../leases/lease.ts'
import { insertWaitlistEntry } from '../messages/waitlist-table.ts'
import { newId } from './ids.ts'
import { openStore } from './store.ts'

const ROUNDS = 4

describeEachStore('durability', (openTestStore, dialect) => {
  test('kill -9 between and inside writes loses nothing that was acknowledged, and leaves no half of a pair', {
    timeout: 120_000,
  }, async () => {
    const { place } = await openTestStore()
    const acknowledged: string[] = []

    for (let round = 0; round < ROUNDS; round++) {
      const writer = runChild('write-until-killed.ts', place)
      const killAfter = acknowledged.length + randomInt(1, 100)
      writer.lines.on('line', (id) => {
        acknowledged.push(id)
        if (acknowledged.length === killAfter) writer.process.kill('SIGKILL')
      })
      expect(await writer.ended, 'the writer was killed, it did not fail').toBeNull()

      const survivor = await openStore(place)
      const entries = await survivor.db.selectFrom('waitlist').select('id').execute()
      const partners = await survivor.db.selectFrom('messages').select('subject').execute()
      const kept = new Set(entries.map(({ id }) => id))
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
      expect(new Set(partners.map(({ subject }) => subject))).toEqual(kept)
      if (dialect === 'sqlite') {
        const check = await sql`pragma integrity_check`.execute(survivor.db)
        expect(check.rows).toEqual([{ integrity_check: 'ok' }])
      }
      await survivor.close()
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS)
  })

  test.runIf(dialect === 'sqlite')(
    'what people hand us reaches the disk before it is acknowledged; how a talk goes does not wait for it',
    async () => {
      const { db } = await openTestStore()
      const waitsForTheDisk = async (write: (on: typeof db) => Promise<unknown>) => {
        await write(db)
        const { rows } = await sql<{ synchronous: number }>`select * from pragma_synchronous`.execute(db)
        return rows[0]?.synchronous === 2
      }
      const takeLease = (on: typeof db) =>
        on
          .insertInto('leases')
          .values({ name: newId(Date.now()), holder: null, version: 0, awaitedBy: null })
          .execute()
      const person = { email: 'ada@example.com', interest: 'Healthcare' }
      const join = (on: typeof db) => insertWaitlistEntry(on, Date.now, person)

      expect(await waitsForTheDisk(takeLease)).toBe(false)
      expect(await waitsForTheDisk(join)).toBe(true)
      expect(await waitsForTheDisk(takeLease)).toBe(false)
      expect(await waitsForTheDisk((on) => on.transaction().execute(takeLease))).toBe(true)
    },
  )
})
