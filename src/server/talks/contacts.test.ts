import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { providerEvent } from '../../../tests/support/provider.ts'
import {
  type ConversationServer,
  openConversationServer,
  type TestVisitor,
} from '../../../tests/support/server/conversation-server.ts'
import { describeEachStore, type TestStore } from '../../../tests/support/stores.ts'
import { talkLeadHeadline } from '../../content/conversation.ts'
import { MINUTE_MS } from '../../contract/durations.ts'
import { RATING_CHANGEABLE_MS } from '../../contract/talks.ts'

const said = [
  { role: 'assistant', content: 'Hello, what brings you here?' },
  { role: 'user', content: 'Payroll for a bank.' },
]
const SUMMARY = 'A bank asks about payroll. It wants a demo.'

describeEachStore('what a talk leaves behind', (openTestStore) => {
  let store: TestStore
  let server: ConversationServer
  beforeEach(async () => {
    store = await openTestStore()
    server = await openConversationServer(store)
  })
  afterEach(() => server.close())

  const post = (visitor: TestVisitor, id: string, what: string, payload: object) =>
    visitor.send('POST', `/api/conversations/${id}/${what}`, { payload })
  const ready = (id: string) =>
    server.app.inject({
      method: 'POST',
      url: new URL(server.provider.conversations.get(id)?.callback_url ?? '').pathname,
      payload: providerEvent(id, 'application.transcription_ready', { transcript: said }),
    })
  const all = {
    contacts: () => store.db.selectFrom('talk_contacts').selectAll().orderBy('id').execute(),
    leads: () => store.db.selectFrom('leads').selectAll().orderBy('id').execute(),
    talks: () => store.db.selectFrom('talks').selectAll().execute(),
    links: () => store.db.selectFrom('talk_links').selectAll().orderBy('id').execute(),
    outbox: () => store.db.selectFrom('outbox').selectAll().orderBy('id').execute(),
  }
  const letters = async () => (await all.outbox()).filter(({ kind }) => kind.startsWith('transcript'))
  const talkOf = async () => {
    const visitor = server.visitor()
    const { id } = await visitor.talk()
    return { visitor, id }
  }
  const prove = async (visitor: TestVisitor, email: string) => {
    await visitor.send('POST', '/api/verification/email', { payload: { email } })
    const oobCode = /oobCode=([\w-]+)/.exec((await all.outbox()).at(-1)?.text ?? '')?.[1]
    await visitor.send('POST', '/api/verification/email/confirm', { payload: { oobCode } })
  }
  /** As whoever draws summaries will: the talk is written first, and the rest follows in the same transaction. */
  const learn = async (summary = SUMMARY) => {
    const talkId = (await all.talks())[0]?.id ?? ''
    await store.db.transaction().execute(async (trx) => {
      const learnedAt = new Date(server.timing.now()).toISOString()
      await trx.updateTable('talks').set({ summary, learnedAt }).where('id', '=', talkId).execute()
      await server.conversations.learned(trx, talkId)
    })
  }

  describe('an address', () => {
    test('makes a lead of the talk, once for each address', async () => {
      const { visitor, id } = await talkOf()
      const left = { email: 'Ada@Example.com', name: 'Ada', place: 'room' }
      expect(await post(visitor, id, 'contact', left)).toMatchObject({ statusCode: 202 })
      expect((await post(visitor, id, 'contact', { email: 'ada@example.com' })).json()).toEqual({
        status: 'accepted',
      })
      const [contact] = await all.contacts()
      const [lead] = await all.leads()
      const [talk] = await all.talks()
      expect(await all.contacts()).toMatchObject([
        { email: 'ada@example.com', name: 'Ada', place: 'room', provenAt: null, talkId: talk?.id },
      ])
      expect(await all.leads()).toMatchObject([
        {
          kind: 'talk',
          recordId: contact?.id,
          email: 'Ada@Example.com',
          name: 'Ada',
          headline: talkLeadHeadline,
          conversationId: talk?.id,
          isSuspect: false,
        },
      ])
      expect(talk).toMatchObject({ state: 'running', leadId: lead?.id })

      await post(visitor, id, 'contact', { email: 'boss@example.com' })
      expect(await all.leads()).toHaveLength(2)
      expect((await all.talks())[0]?.leadId).toBe(lead?.id)
    })

    test('that asks for the transcript is such a lead, too', async () => {
      const { visitor, id } = await talkOf()
      await post(visitor, id, 'transcript', { email: 'ada@example.com' })
      expect(await all.contacts()).toMatchObject([{ place: 'transcript' }])
      expect(await all.leads()).toMatchObject([{ kind: 'talk' }])
    })

    test('of somebody whose lead this talk has already makes no second one', async () => {
      const { visitor, id } = await talkOf()
      const talkId = (await store.db.selectFrom('conversations').select('id').executeTakeFirstOrThrow()).id
      const leadId = await server.services.leads.record(store.db, {
        kind: 'signup',
        recordId: 'a-signup',
        email: 'ada@example.com',
        name: 'Ada',
        headline: 'Consultation',
        conversationId: talkId,
      })
      await post(visitor, id, 'contact', { email: 'ADA@example.com' })
      expect(await all.leads()).toHaveLength(1)
      expect(await all.contacts()).toHaveLength(1)
      expect((await all.talks())[0]?.leadId).toBe(leadId)
    })

    test('is taken from the owner alone, and only if it is one', async () => {
      const { visitor, id } = await talkOf()
      const stranger = server.visitor()
      expect(await post(stranger, id, 'contact', { email: 'eve@example.com' })).toMatchObject({
        statusCode: 403,
      })
      await stranger.talk()
      expect(await post(stranger, id, 'contact', { email: 'eve@example.com' })).toMatchObject({
        statusCode: 403,
      })
      const refused = await post(visitor, id, 'contact', { email: 'nobody' })
      expect(refused.json().error.fields).toEqual({ email: 'Please enter a valid email address' })
      expect(await all.contacts()).toEqual([])
      expect(await all.leads()).toEqual([])
    })

    test('is proven by the link that was mailed there, and by a code that was mailed before', async () => {
      const { visitor, id } = await talkOf()
      await prove(visitor, 'ada@example.com')
      await post(visitor, id, 'contact', { email: 'ada@example.com' })
      await post(visitor, id, 'contact', { email: 'bob@example.com' })
      const provenOf = async (email: string) =>
        (await all.contacts()).find((contact) => contact.email === email)?.provenAt
      expect(await provenOf('ada@example.com')).not.toBeNull()
      expect(await provenOf('bob@example.com')).toBeNull()
      await ready(id)
      const token = /#([\w-]+)/.exec(
        (await letters()).find(({ to }) => to.startsWith('bob'))?.text ?? '',
      )?.[1]
      const reader = server.visitor()
      const read = await reader.send('POST', '/api/transcripts/read', { payload: { token } })
      expect(read.json()).toMatchObject({ summary: '', turns: [{}, {}] })
      const provenAt = await provenOf('bob@example.com')
      expect(provenAt).not.toBeNull()
      server.timing.advance(60_000)
      await learn()
      const again = await reader.send('POST', '/api/transcripts/read', { payload: { token } })
      expect(again.json()).toMatchObject({ summary: SUMMARY })
      expect(await provenOf('bob@example.com')).toBe(provenAt)
    })
  })

  test('the lead says what the talk was about as soon as that is known, and the letter holds it', async () => {
    const { visitor, id } = await talkOf()
    await prove(visitor, 'ada@example.com')
    await post(visitor, id, 'contact', { email: 'ada@example.com' })
    await learn()
    expect(await all.leads()).toMatchObject([{ headline: 'A bank asks about payroll.' }])
    expect((await all.leads())[0]?.words).toContain('payroll')
    await ready(id)
    const [letter] = await letters()
    expect(letter?.text).toContain(`In short: ${SUMMARY}`)
    expect(letter?.text).toContain('> You: Payroll for a bank.')

    await post(visitor, id, 'contact', { email: 'late@example.com' })
    expect((await all.leads()).at(-1)).toMatchObject({ headline: 'A bank asks about payroll.' })
    // To an address that nobody has proven, not a word of it.
    expect((await letters()).at(-1)).toMatchObject({ kind: 'transcript-link', to: 'late@example.com' })
    expect(JSON.stringify((await letters()).at(-1))).not.toMatch(/payroll|bank/i)
  })

  describe('a rating', () => {
    test('is given once, changed for an hour, and then it stands', async () => {
      const { visitor, id } = await talkOf()
      expect(await post(visitor, id, 'rating', { stars: 2, words: ' Too fast. ' })).toMatchObject({
        statusCode: 204,
      })
      await visitor.end(id)
      server.timing.advance(RATING_CHANGEABLE_MS - 1000)
      expect(await post(visitor, id, 'rating', { stars: 4 })).toMatchObject({ statusCode: 204 })
      expect(await all.talks()).toMatchObject([{ stars: 4, ratingWords: 'Too fast.' }])
      server.timing.advance(2000)
      const closed = await post(visitor, id, 'rating', { stars: 5 })
      expect(closed).toMatchObject({ statusCode: 409 })
      expect(closed.json().error.code).toBe('rating_closed')
      expect(await all.talks()).toMatchObject([{ stars: 4, ratingWords: 'Too fast.' }])
    })

    test('takes its line back, and is nobody else’s to give', async () => {
      const { visitor, id } = await talkOf()
      await post(visitor, id, 'rating', { stars: 5, words: 'Fine' })
      await post(visitor, id, 'rating', { stars: 5, words: '' })
      expect(await all.talks()).toMatchObject([{ stars: 5, ratingWords: null }])
      const { visitor: stranger } = await talkOf()
      expect(await post(stranger, id, 'rating', { stars: 1 })).toMatchObject({ statusCode: 403 })
      for (const stars of [0, 6, 2.5, '5'])
        expect(await post(visitor, id, 'rating', { stars })).toMatchObject({ statusCode: 422 })
    })
  })

  test('pages that were offered stand once, with whether they were followed, and not without end', async () => {
    const { visitor, id } = await talkOf()
    const offer = { path: '/products/hr-operations', label: 'AI agent for HR', isFollowed: false }
    for (const link of [offer, offer, { path: offer.path, isFollowed: true }, offer])
      expect(await post(visitor, id, 'links', link)).toMatchObject({ statusCode: 204 })
    expect(await all.links()).toMatchObject([
      { path: offer.path, label: 'AI agent for HR', isFollowed: true },
    ])
    for (const path of ['https://evil.example/', '//evil.example', '/nowhere'])
      expect(await post(visitor, id, 'links', { path, isFollowed: false })).toMatchObject({
        statusCode: 422,
      })
    for (let n = 0; n < 55; n++)
      await post(visitor, id, 'links', { path: `/contact?kind=demo&topic=${n}`, isFollowed: true })
    expect(await all.links()).toHaveLength(50)
    const { visitor: stranger } = await talkOf()
    expect(await post(stranger, id, 'links', offer)).toMatchObject({ statusCode: 403 })
  })
})

describeEachStore('where a summary is drawn', (openTestStore) => {
  test('words wait for it, a link does not, and nothing waits for ever', async () => {
    const store = await openTestStore()
    const server = await openConversationServer(store, { awaitsSummary: true })
    const visitor = server.visitor()
    const { id } = await visitor.talk()
    const outbox = () => store.db.selectFrom('outbox').selectAll().orderBy('id').execute()
    const kinds = async () => (await outbox()).flatMap(({ kind }) => (/^transcript/.test(kind) ? [kind] : []))
    await visitor.send('POST', '/api/verification/email', { payload: { email: 'ada@example.com' } })
    const oobCode = /oobCode=([\w-]+)/.exec((await outbox()).at(-1)?.text ?? '')?.[1]
    await visitor.send('POST', '/api/verification/email/confirm', { payload: { oobCode } })
    for (const email of ['ada@example.com', 'bob@example.com'])
      await visitor.send('POST', `/api/conversations/${id}/contact`, { payload: { email } })
    await server.app.inject({
      method: 'POST',
      url: new URL(server.provider.conversations.get(id)?.callback_url ?? '').pathname,
      payload: providerEvent(id, 'application.transcription_ready', { transcript: said }),
    })
    expect(await kinds()).toEqual(['transcript-link'])
    server.timing.advance(11 * MINUTE_MS)
    server.conversations.reaper.start()
    await expect.poll(kinds).toEqual(['transcript-link', 'transcript'])
    await server.close()
  })
})
