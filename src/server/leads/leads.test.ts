import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestRouting } from '../../../tests/support/server/test-routing.ts'
import { describeEachStore, type TestStore } from '../../../tests/support/stores.ts'
import { migrate } from '../store/migrate.ts'
import { migrations } from '../store/migrations/all.ts'
import { openLeads } from './leads.ts'
import { leads } from './leads-table.ts'

const leadsOf = (db: TestStore['db']) => openLeads({ routing: openTestRouting(db) })

const visitor = { email: 'Ada@Example.com', name: 'Ada Núñez', headline: 'Agents for our treasury' }

describeEachStore('the list of leads', (openTestStore, dialect) => {
  test('a lead is kept with where it came from, ready to be searched', async () => {
    const { db } = await openTestStore()
    const attribution = { source: 'Newsletter', campaign: 'autumn', landing: '/technology' }
    const id = await leadsOf(db).record(db, { ...visitor, kind: 'message', recordId: 'm1', attribution })
    expect(await leads.byId(db, id)).toMatchObject({
      ...visitor,
      person: 'ada@example.com',
      words: 'ada nunez example com agents for our treasury',
      source: 'newsletter',
      attribution: JSON.stringify(attribution),
      state: 'new',
      owner: null,
      isSuspect: false,
      version: 1,
    })
  })

  test.each([
    [{}, 'direct'],
    [{ referrer: 'https://www.news.example/story?id=1' }, 'news.example'],
    [{ referrer: 'https://news.example', source: 'linkedin' }, 'linkedin'],
  ])('the source of %o is %s', async (attribution, source) => {
    const { db } = await openTestStore()
    const id = await leadsOf(db).record(db, { ...visitor, kind: 'demo', recordId: 'm1', attribution })
    expect(await leads.byId(db, id)).toMatchObject({ source })
  })

  test('a lead goes with its record: where that is not kept, neither is it', async () => {
    const { db } = await openTestStore()
    const attempt = db.transaction().execute(async (trx) => {
      await leadsOf(db).record(trx, { ...visitor, kind: 'message', recordId: 'm1' })
      throw new Error('the disk is full')
    })
    await expect(attempt).rejects.toThrow('the disk is full')
    expect((await leads.newestFirst(db, { limit: 5 })).items).toEqual([])
  })

  test('what visitors left before there was a list is on it, oldest first', async () => {
    const { db } = await openTestStore({ migrated: false })
    const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0004'))
    await migrate(db, dialect, before)
    await sql`insert into waitlist (id, email, interest, "createdAt")
      values ('w1', 'w@example.com', 'Smart Cities', '2026-01-01T00:00:00.000Z')`.execute(db)
    await sql`insert into signups (id, name, email, phone, "countryCode", "countryName", "verificationMethod",
        "isPhoneVerified", "isEmailVerified", "createdAt", "updatedAt")
      values ('s1', 'Sam Up', 's@example.com', '', '', '', 'email',
        false, true, '2026-01-02T00:00:00.000Z', '2026-01-02T00:00:00.000Z')`.execute(db)
    await sql`insert into messages (id, kind, "firstName", "lastName", email, subject, message, "createdAt")
      values ('m1', 'demo', 'Dee', 'Mo', 'D@example.com', 'Show us', 'Please', '2026-01-03T00:00:00.000Z')`.execute(
      db,
    )
    await migrate(db, dialect)
    const { items } = await leads.newestFirst(db, { limit: 9 })
    expect(items.map(({ kind, name, person, headline }) => [kind, name, person, headline])).toEqual([
      ['demo', 'Dee Mo', 'd@example.com', 'Show us'],
      ['signup', 'Sam Up', 's@example.com', 'Consultation'],
      ['waitlist', '', 'w@example.com', 'Smart Cities'],
    ])
  })
})
