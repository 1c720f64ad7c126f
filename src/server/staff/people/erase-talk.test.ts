import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Provider, providerEnv, startProvider } from '../../../../tests/support/provider.ts'
import { type Desk, MIRA, openDesk } from '../../../../tests/support/server/desk-server.ts'
import { describeEachStore } from '../../../../tests/support/stores.ts'
import { talkLeadHeadline } from '../../../content/conversation.ts'
import { DAY_MS } from '../../../contract/durations.ts'
import { conversations } from '../../conversations/conversations-table.ts'
import { newId, stampNew } from '../../store/ids.ts'
import { ensureTalk, talkTranscribed } from '../../talks/talk-records.ts'
import { wordsOfTalk } from '../../talks/talk-words.ts'
import { keepTranscript } from '../../talks/transcripts.ts'

const said = 'I do okapi farming'

/** A talk that runs, with words of the visitor's wherever a talk can leave any. */
async function hold(desk: Desk) {
  const { db, services } = desk
  const { clock } = services.staff
  const started = await desk.app.inject({
    method: 'POST',
    url: '/api/conversations',
    payload: { from: 'home', attribution: { campaign: 'autumn' } },
  })
  const { id } = await db.selectFrom('conversations').select('id').executeTakeFirstOrThrow()
  const conversation = await conversations.byId(db, id)
  if (!conversation) throw new Error(started.body)
  const turns = [{ speaker: 'visitor' as const, text: said }]
  await keepTranscript(db, clock, id, turns)
  await talkTranscribed(db, conversation, turns, wordsOfTalk(turns))
  const facts = [{ kind: 'industry', value: said, words: said, turn: 0 }]
  const learned = JSON.stringify({ summary: said, facts, score: 9, reasons: [], by: 'rules' })
  await db
    .updateTable('talks')
    .set({ learned, summary: said, role: said, ratingWords: said, score: 9, learnedAt: desk.now() })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('talk_links')
    .values({ ...stampNew(clock), talkId: id, path: '/', label: said, isFollowed: true })
    .execute()
  await db
    .insertInto('avatar_events')
    .values({ ...stampNew(clock), conversationId: id, eventType: 'x', body: said, fingerprint: 'f' })
    .execute()
  const to = 'bo@example.com'
  const unsent = { sentAt: null, linkHash: null, linkExpiresAt: null }
  await db
    .insertInto('transcript_requests')
    .values({ ...stampNew(clock), conversationId: id, email: to, ...unsent })
    .execute()
  const letter = { kind: 'transcript', subject: said, preview: said, blocks: [] } as const
  await services.mail.queue(db, { ...letter, to, about: to })
  await services.mail.queue(db, { ...letter, kind: 'talk-to-owner', to: MIRA, about: 'ada@example.com' })
  await services.routing.notices.queue(db, 'talk.ended', id)
  return { id, providerId: started.json().conversation_id as string }
}

/** A question that only this talk asked, and one that another asked a day before. */
async function leaveUnanswered({ db, services, now }: Desk, talkId: string) {
  const at = services.staff.clock()
  const earlier = new Date(at - DAY_MS).toISOString()
  const [alone, shared] = [newId(at), newId(at)]
  const group = { meaning: '[]', lastAt: now(), doneAt: null, createdAt: earlier }
  await db
    .insertInto('unanswered_groups')
    .values([
      { ...group, id: alone, count: 1 },
      { ...group, id: shared, count: 2 },
    ])
    .execute()
  const own = { talkId, words: said, createdAt: now() }
  await db
    .insertInto('unanswered_questions')
    .values([
      { ...own, id: newId(at), groupId: alone, turn: 0 },
      { ...own, id: newId(at), groupId: shared, turn: 1 },
      { id: newId(at), groupId: shared, talkId: 'another', turn: 0, words: 'Why?', createdAt: earlier },
    ])
    .execute()
  return { shared, earlier }
}

describeEachStore('an erased talk', (openTestStore) => {
  let provider: Provider
  beforeEach(async () => {
    provider = await startProvider()
  })
  afterEach(() => provider.close())

  test('is nowhere any more, nor at the provider; its lead stays and knows nothing of it', async () => {
    await using desk = await openDesk(await openTestStore(), { env: providerEnv(provider) })
    const { db } = desk
    const mira = await desk.signIn()
    const { id, providerId } = await hold(desk)
    const { shared, earlier } = await leaveUnanswered(desk, id)
    await mira.post(`/api/staff/talks/${id}/notes`, { text: said })
    const { leadId } = (await mira.post(`/api/staff/talks/${id}/lead`, { email: 'ada@example.com' })).json()
    const tablesWithIt = async () => {
      const found: string[] = []
      for (const { name } of await db.introspection.getTables()) {
        const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
        if (JSON.stringify(rows).toLowerCase().includes('okapi')) found.push(name)
      }
      return found
    }
    expect(await tablesWithIt()).toEqual(
      expect.arrayContaining(['avatar_events', 'outbox', 'talk_links', 'talk_notes', 'talks', 'transcripts']),
    )

    const erased = await mira.post(`/api/staff/talks/${id}/erase`)
    expect([erased.statusCode, erased.body]).toEqual([204, ''])
    expect(await tablesWithIt()).toEqual([])
    expect(await db.selectFrom('notices').selectAll().where('subjectId', '=', id).execute()).toEqual([])
    expect((await mira.get('/api/staff/leads?search=okapi')).json().leads).toEqual([])
    expect(provider.conversations.has(providerId)).toBe(false)
    expect(await conversations.byId(db, id)).toMatchObject({
      visitor: null,
      url: null,
      callbackTokenHash: id,
      endReason: 'staff',
    })
    expect((await mira.get('/api/staff/talks')).json().talks).toEqual([])
    expect((await mira.get(`/api/staff/talks/${id}`)).statusCode).toBe(404)
    expect((await mira.get(`/api/staff/leads/${leadId}`)).json()).toMatchObject({
      lead: {
        email: 'ada@example.com',
        headline: talkLeadHeadline,
        score: null,
        hasConversation: false,
      },
      record: { email: 'ada@example.com', place: 'desk' },
      talk: null,
      transcript: null,
    })
    // What another asked too is still open, by their words alone.
    expect((await mira.get('/api/staff/unanswered')).json().groups).toMatchObject([
      { id: shared, count: 1, lastAt: earlier, question: 'Why?' },
    ])
    expect((await mira.get('/api/staff/audit?action=talk.erased')).json().entries).toMatchObject([
      { actor: MIRA, subject: id },
    ])
    expect((await mira.post(`/api/staff/talks/${id}/erase`)).statusCode).toBe(404)

    // Word of it that comes late does not bring it back.
    const late = await conversations.byId(db, id)
    if (late) await talkTranscribed(db, late, [{ speaker: 'visitor', text: said }], 'okapi')
    if (late) await ensureTalk(db, late)
    expect(await tablesWithIt()).toEqual([])
  })
})
