import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { describeEachStore, type TestStore } from '../../../tests/support/stores.ts'
import { insertMessage, messages, type NewMessage } from '../messages/messages-table.ts'
import { insertWaitlistEntry, waitlist } from '../messages/waitlist-table.ts'
import { insertSignup, type NewSignup, signups } from '../signups/signups-table.ts'
import { newId } from './ids.ts'
import { openStore } from './store.ts'
import type { Position } from './table.ts'
import { attemptWrite } from './write-outcome.ts'

const noon = Date.parse('2026-11-15T12:00:00.000Z')
const atNoon = () => noon

const signup: NewSignup = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '',
  countryCode: '',
  countryName: '',
  verificationMethod: 'email',
  isPhoneVerified: false,
  isEmailVerified: true,
  avatarConversationId: null,
  avatarConversationUrl: null,
}

const message: NewMessage = {
  kind: 'message',
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@example.com',
  subject: 'Hello',
  message: 'Tell me more.',
  category: null,
  preferredDays: null,
  timeZone: null,
}

describeEachStore('the store', (openTestStore, dialect) => {
  let store: TestStore
  beforeEach(async () => {
    store = await openTestStore()
  })

  test('keeps a signup under the field names of the document, with real booleans and nulls', async () => {
    const made = await insertSignup(store.db, atNoon, signup)
    const stored = await store.db.selectFrom('signups').selectAll().executeTakeFirstOrThrow()
    expect(stored).toEqual({
      ...signup,
      id: made.id,
      createdAt: '2026-11-15T12:00:00.000Z',
      updatedAt: '2026-11-15T12:00:00.000Z',
    })
    expect(await signups.byId(store.db, made.id)).toEqual(stored)
    expect(await signups.byId(store.db, newId(noon))).toBeUndefined()
  })

  test('booleans are booleans in conditions, updates and what an update returns', async () => {
    const { id } = await insertSignup(store.db, atNoon, signup)
    const found = await store.db
      .selectFrom('signups')
      .select('id')
      .where('isEmailVerified', '=', true)
      .execute()
    expect(found).toEqual([{ id }])
    const returned = await store.db
      .updateTable('signups')
      .set({ isPhoneVerified: true, isEmailVerified: false })
      .returning(['isPhoneVerified', 'isEmailVerified as mail'])
      .execute()
    expect(returned).toEqual([{ isPhoneVerified: true, mail: false }])
  })

  test('counts and sums are numbers', async () => {
    await insertSignup(store.db, atNoon, signup)
    const counted = await store.db
      .selectFrom('signups')
      .select(({ fn }) => [fn.countAll().as('count'), fn.sum(sql`2`).as('sum')])
      .executeTakeFirstOrThrow()
    expect(counted).toEqual({ count: 1, sum: 2 })
  })

  test.each([
    ['empty', ''],
    ['only spaces and line ends', ' \t\r\n '],
    ['accents, composed and decomposed', 'é e\u0301 Åse Ñandú'],
    ['other scripts, right to left too', '李小龍 Ωμέγα Зоя עברית العربية हिन्दी'],
    ['characters outside the basic plane', '👩🏽‍🚀🇪🇺🧑‍🤝‍🧑 𝒜𝓫𝕮'],
    ['what could be taken for SQL', `'; drop table messages; -- "quoted" \\ % _ $1 ?`],
    ['a very long text', 'Veyra 🚀 '.repeat(120_000)],
  ])('gives text back as it came: %s', async (_, text) => {
    const made = await insertMessage(store.db, atNoon, {
      ...message,
      subject: text,
      message: text,
      category: text,
    })
    expect(await messages.byId(store.db, made.id)).toEqual(made)
  })

  test('gives any text back as it came', async () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(anyText, anyText, async (email, interest) => {
        const made = await insertWaitlistEntry(store.db, atNoon, { email, interest })
        expect(await waitlist.byId(store.db, made.id)).toEqual(made)
      }),
      { numRuns: 50 },
    )
  })

  test('refuses text with a NUL character, which PostgreSQL cannot hold, on both databases', async () => {
    const write = insertWaitlistEntry(store.db, atNoon, { email: 'a\0b', interest: '' })
    await expect(write).rejects.toThrow()
    expect((await waitlist.newestFirst(store.db, { limit: 1 })).items).toEqual([])
  })

  test('a row that is not of the described shape is an error, not a surprise further in', async () => {
    const { id } = await insertMessage(store.db, atNoon, message)
    await sql`update messages set kind = 'something else'`.execute(store.db)
    await expect(messages.byId(store.db, id)).rejects.toThrow(/kind/)
  })

  test('pages run newest first, miss nothing and repeat nothing, however many rows share a moment', async () => {
    const moment = fc.constantFrom(noon - 1_000, noon, noon + 1)
    await fc.assert(
      fc.asyncProperty(
        fc.array(moment, { maxLength: 25 }),
        fc.integer({ min: 1, max: 8 }),
        async (at, limit) => {
          await store.db.deleteFrom('waitlist').execute()
          const made = await store.db.transaction().execute(async (trx) => {
            const entries = []
            for (const moment of at)
              entries.push(await insertWaitlistEntry(trx, () => moment, { email: '', interest: '' }))
            return entries
          })

          const seen: Position[] = []
          let after: Position | null = null
          do {
            const page: Awaited<ReturnType<typeof waitlist.newestFirst>> = await waitlist.newestFirst(
              store.db,
              {
                limit,
                after: after ?? undefined,
              },
            )
            expect(page.items.length).toBeLessThanOrEqual(limit)
            seen.push(...page.items)
            after = page.next
          } while (after)

          const key = (row: Position) => `${row.createdAt} ${row.id}`
          expect(seen.map(key)).toEqual(made.map(key).toSorted().reverse())
        },
      ),
      { numRuns: 40 },
    )
  })

  test('what arrives while someone turns pages does not shift the pages', async () => {
    const enter = (at: number) => insertWaitlistEntry(store.db, () => at, { email: '', interest: '' })
    const [oldest, newest] = [await enter(noon), await enter(noon + 1)]
    const first = await waitlist.newestFirst(store.db, { limit: 1 })
    await enter(noon + 2)
    const second = await waitlist.newestFirst(store.db, { limit: 1, after: first.next ?? undefined })
    expect([first.items, second.items]).toEqual([[newest], [oldest]])
    expect(second.next).toBeNull()
  })

  test('a page is found through its index, not by sorting the table', async () => {
    await store.db.transaction().execute(async (trx) => {
      for (let i = 0; i < 500; i++)
        await insertWaitlistEntry(trx, () => noon + i, { email: '', interest: '' })
    })
    const plan = await store.db.connection().execute(async (db) => {
      if (dialect === 'postgres') await sql`analyze waitlist`.execute(db)
      const explain = sql.raw(dialect === 'postgres' ? 'explain' : 'explain query plan')
      return sql`${explain} select * from waitlist
        where ("createdAt", id) < ('2026-11-15T12:00:00.100Z', '0') order by "createdAt" desc, id desc limit 3`.execute(
        db,
      )
    })
    expect(JSON.stringify(plan.rows)).toContain('waitlist_newest')
    expect(JSON.stringify(plan.rows)).not.toMatch(/sort|temp b-tree/i)
  })

  test('a failed transaction leaves nothing behind, and the next one works', async () => {
    const failing = store.db.transaction().execute(async (trx) => {
      await insertSignup(trx, atNoon, signup)
      await insertMessage(trx, atNoon, message)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect((await signups.newestFirst(store.db, { limit: 5 })).items).toEqual([])
    expect((await messages.newestFirst(store.db, { limit: 5 })).items).toEqual([])

    await store.db.transaction().execute((trx) => insertSignup(trx, atNoon, signup))
    expect((await signups.newestFirst(store.db, { limit: 5 })).items).toHaveLength(1)
  })

  test('many transactions at once in one process all succeed', async () => {
    await Promise.all(
      Array.from({ length: 40 }, () =>
        store.db.transaction().execute(async (trx) => {
          await waitlist.newestFirst(trx, { limit: 1 })
          return insertWaitlistEntry(trx, Date.now, { email: '', interest: '' })
        }),
      ),
    )
    expect((await waitlist.newestFirst(store.db, { limit: 100 })).items).toHaveLength(40)
  })

  test('a second instance on the same database sees what the first has written', async () => {
    const other = await openStore(store.place)
    try {
      const made = await insertSignup(store.db, atNoon, signup)
      expect(await signups.byId(other.db, made.id)).toEqual(made)
    } finally {
      await other.close()
    }
  })

  test('a second row with the same id is refused as a value, and other failures throw', async () => {
    const made = await insertMessage(store.db, atNoon, message)
    expect(await attemptWrite(() => messages.insert(store.db, made))).toEqual({
      ok: false,
      code: 'duplicate',
    })
    const other = { ...made, id: newId(noon) }
    expect(await attemptWrite(() => messages.insert(store.db, other))).toEqual({ ok: true, value: undefined })
    await expect(attemptWrite(() => sql`select * from nowhere`.execute(store.db))).rejects.toThrow(/nowhere/)
  })

  test('a broken unique rule or reference is refused as a value', async () => {
    await store.db.schema
      .createTable('teams')
      .addColumn('name', 'text', (name) => name.primaryKey())
      .execute()
    await store.db.schema
      .createTable('people')
      .addColumn('email', 'text', (email) => email.unique())
      .addColumn('team', 'text', (team) => team.references('teams.name'))
      .execute()
    const db = store.db.$extendTables<{ teams: { name: string }; people: { email: string; team: string } }>()
    const hire = (email: string, team: string) =>
      attemptWrite(async () => {
        await db.insertInto('people').values({ email, team }).execute()
      })
    await db.insertInto('teams').values({ name: 'sales' }).execute()

    expect(await hire('ada@example.com', 'sales')).toEqual({ ok: true, value: undefined })
    expect(await hire('ada@example.com', 'sales')).toEqual({ ok: false, code: 'duplicate' })
    expect(await hire('bob@example.com', 'nowhere')).toEqual({ ok: false, code: 'missing_reference' })
    const dismissed = await attemptWrite(() => db.deleteFrom('teams').execute())
    expect(dismissed).toEqual({ ok: false, code: 'missing_reference' })
  })
})
