import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEachStore } from '../../../tests/support/stores.ts'
import { newId } from '../store/ids.ts'
import { migrate } from '../store/migrate.ts'
import { migrations } from '../store/migrations/all.ts'
import { talkList } from './talk-list.ts'
import { talks } from './talks-table.ts'

const started = '2026-01-01T10:00:00.000Z'
const ended = '2026-01-01T10:02:05.000Z'

describeEachStore('talks that were held before there was a list', (openTestStore, dialect) => {
  test('are on it, with their words and their leads, and nothing is drawn from them', async () => {
    const { db } = await openTestStore({ migrated: false })
    const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0090'))
    await migrate(db, dialect, before)
    const hold = async (
      fields: { startedAt?: string | null; endedAt?: string | null; token?: string } = {},
    ) => {
      const id = newId(Date.parse(started))
      const { startedAt = started, endedAt = ended, token = `token of ${id}` } = fields
      await sql`insert into conversations (id, source, state, "startedAt", "joinedAt", "endedAt",
          "callbackTokenHash", attribution, "createdAt")
        values (${id}, 'home', ${endedAt ? 'ended' : 'active'}, ${startedAt}, ${startedAt}, ${endedAt},
          ${token === 'erased' ? id : token}, '{"referrer":"https://www.news.example/x"}', ${started})`.execute(
        db,
      )
      return id
    }
    const say = (conversationId: string, turns: object[]) =>
      sql`insert into transcripts (id, "conversationId", turns, "createdAt")
        values (${conversationId}, ${conversationId}, ${JSON.stringify(turns)}, ${ended})`.execute(db)
    const hello = { speaker: 'avatar', text: 'Olá!' }
    const heard = await hold()
    await say(heard, [hello, { speaker: 'visitor', text: 'Our Büro needs Büro agents' }])
    const silent = await hold()
    await say(silent, [hello])
    const missing = await hold()
    const left = [
      await hold({ endedAt: null }),
      await hold({ endedAt: new Date(Date.now() - 60_000).toISOString() }),
      await hold({ token: 'erased' }),
    ]
    await hold({ startedAt: null })
    for (const [id, isSuspect] of [
      ['1', true],
      ['2', false],
      ['3', false],
    ] as const)
      await sql`insert into leads (id, kind, "recordId", email, person, name, headline, words, state, source,
          attribution, "conversationId", "isSuspect", version, "createdAt", "updatedAt")
        values (${id}, 'message', ${id}, 'a@example.com', 'a@example.com', '', '', '', 'new', 'direct', '{}',
          ${heard}, ${isSuspect}, 1, ${ended}, ${ended})`.execute(db)
    await migrate(db, dialect)

    const { items } = await talks.newestFirst(db, { limit: 9 })
    expect(items.map(({ id, state }) => [id, state]).toSorted()).toEqual(
      [
        [heard, 'here'],
        [silent, 'silent'],
        [missing, 'missing'],
      ].toSorted(),
    )
    // What runs, ended just now or was erased is the server's to look at; the rest is not looked at again.
    const untaken = await db.selectFrom('conversations').select('id').where('takenUpAt', 'is', null).execute()
    expect(untaken.map(({ id }) => id).toSorted()).toEqual(left.toSorted())
    expect(await talks.byId(db, heard)).toMatchObject({
      source: 'news.example',
      greeting: 'Olá!',
      seconds: 125,
      turns: 2,
      visitorTurns: 1,
      words: 'ola our buro needs agents',
      leadId: '2',
      learned: null,
      learnedAt: ended,
      createdAt: started,
    })
    const found = await talkList(db, dialect).page({ filters: { search: 'büro' }, limit: 5 })
    expect(found.talks.map(({ id }) => id)).toEqual([heard])
  })
})
