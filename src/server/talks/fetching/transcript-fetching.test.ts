import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { providerEvent } from '../../../../tests/support/provider.ts'
import {
  type ConversationServer,
  openConversationServer,
  type TestVisitor,
} from '../../../../tests/support/server/conversation-server.ts'
import { describeEachStore, type TestStore } from '../../../../tests/support/stores.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../contract/durations.ts'
import { transcriptOf } from '../transcripts.ts'
import { ASKED_AGAIN_AFTER_MS } from './transcript-fetching.ts'

const READY = 'application.transcription_ready'
const said = [
  { role: 'system', content: 'You are an avatar.' },
  { role: 'assistant', content: 'Hello, what brings you here?' },
  { role: 'user', content: 'Tell me about payroll.' },
]
const turns = [
  { speaker: 'avatar', text: 'Hello, what brings you here?' },
  { speaker: 'visitor', text: 'Tell me about payroll.' },
]

describeEachStore('the words of a talk that is over', (openTestStore) => {
  let store: TestStore
  let server: ConversationServer
  let learned: string[]
  let overs: string[]

  beforeEach(async () => {
    store = await openTestStore()
    learned = []
    overs = []
    server = await openConversationServer(store, {
      parts: {
        learnSoon: (id) => void learned.push(id),
        talkOver: async (_trx, id) => void overs.push(id),
      },
    })
  })
  afterEach(() => server.close())

  const look = () => server.conversations.fetching.round()
  const wait = async (ms: number) => {
    server.timing.advance(ms)
    await look()
  }
  /** A talk somebody was in, known by our own id and by the provider's. */
  async function talk(visitor: TestVisitor = server.visitor()) {
    const { id: providerId } = await visitor.talk()
    await visitor.seen(providerId)
    const { id } = await store.db
      .selectFrom('conversations')
      .select('id')
      .where('providerId', '=', providerId)
      .executeTakeFirstOrThrow()
    return { id, providerId, visitor, end: () => visitor.end(providerId) }
  }
  async function endedTalk() {
    const started = await talk()
    await started.end()
    await look()
    server.provider.takeCalls()
    return started
  }
  const tell = (providerId: string, type: string, properties: Record<string, unknown>) =>
    server.app.inject({
      method: 'POST',
      url: new URL(server.provider.conversations.get(providerId)?.callback_url ?? '').pathname,
      payload: providerEvent(providerId, type, properties),
    })
  const callBack = (providerId: string, transcript: unknown = said) => tell(providerId, READY, { transcript })
  const talkRow = (id: string) =>
    store.db.selectFrom('talks').selectAll().where('id', '=', id).executeTakeFirst()
  const stateOf = async (id: string) => (await talkRow(id))?.state
  const asked = () => server.provider.takeCalls().map(({ method, path }) => `${method} ${path}`)
  const fetches = () => store.db.selectFrom('transcript_fetches').selectAll().execute()

  test('a talk stands in the list while it runs, and is awaited once it is over', async () => {
    const { id, end } = await talk()
    expect(await stateOf(id)).toBeUndefined()
    await look()
    expect(await talkRow(id)).toMatchObject({ state: 'running', from: 'home', endedAt: null })
    server.timing.advance(65_000)
    await end()
    await look()
    expect(await talkRow(id)).toMatchObject({ state: 'awaited', seconds: 65 })
    await look()
    expect(await fetches()).toHaveLength(1)
  })

  test('there is nothing to learn where nobody spoke: told with the transcript, and of no other', async () => {
    const [quiet, lively] = [await endedTalk(), await endedTalk()]
    await callBack(lively.providerId)
    expect(overs).toEqual([])
    await callBack(quiet.providerId, said.slice(0, 2))
    expect(await stateOf(quiet.id)).toBe('silent')
    expect(overs).toEqual([quiet.id])
  })

  test('callbacks lost: asked for after five minutes, by the provider’s own call, and kept', async () => {
    const { id, providerId } = await endedTalk()
    server.provider.happened(providerId, READY, { transcript: said })
    await wait(5 * MINUTE_MS - 1)
    expect(asked()).toEqual([])
    await wait(1)
    expect(asked()).toEqual([`GET /v2/conversations/${providerId}?verbose=true`])
    expect(await transcriptOf(store.db, id)).toMatchObject({ turns })
    expect(await talkRow(id)).toMatchObject({
      state: 'here',
      turns: 2,
      visitorTurns: 1,
      greeting: 'Hello, what brings you here?',
      words: 'hello what brings you here tell me about payroll',
    })
    expect(learned).toEqual([id])
    await wait(2 * DAY_MS)
    expect(asked(), 'and never again').toEqual([])
  })

  test('called back in time: nobody is asked', async () => {
    const { id, providerId } = await endedTalk()
    expect((await callBack(providerId)).statusCode).toBe(204)
    expect(await stateOf(id)).toBe('here')
    await wait(DAY_MS)
    expect(asked()).toEqual([])
    expect(await fetches()).toMatchObject([{ state: 'came', attempts: 0 }])
  })

  test('called back before the end was known: here, with the time it took once that is', async () => {
    const { id, providerId, end } = await talk()
    await callBack(providerId)
    server.timing.advance(30_000)
    await end()
    await look()
    expect(await talkRow(id)).toMatchObject({ state: 'here', seconds: 30 })
    expect(await fetches()).toEqual([])
  })

  test('both ways give it once: the same again changes nothing and teaches nothing, a longer one does', async () => {
    const { id, providerId } = await endedTalk()
    server.provider.happened(providerId, READY, { transcript: said })
    await wait(5 * MINUTE_MS)
    const learnedAt = new Date(server.timing.now()).toISOString()
    const facts = { learned: '{}', learnedAt, summary: 'They asked about payroll.' }
    await store.db.updateTable('talks').set(facts).where('id', '=', id).execute()
    await callBack(providerId)
    await callBack(providerId, said.slice(0, 2))
    expect(await talkRow(id)).toMatchObject(facts)
    expect(await transcriptOf(store.db, id)).toMatchObject({ turns })
    await callBack(providerId, [...said, { role: 'assistant', content: 'Gladly.' }])
    expect(await talkRow(id)).toMatchObject({ turns: 3, learnedAt: null })
    expect(await store.db.selectFrom('transcripts').selectAll().execute()).toHaveLength(1)
  })

  test('of several in the provider’s record the longest is taken, and what is none is passed over', async () => {
    const { id, providerId } = await endedTalk()
    for (const properties of [{}, { transcript: said.slice(0, 2) }, { transcript: said }, { transcript: 7 }])
      server.provider.happened(providerId, READY, properties)
    await wait(5 * MINUTE_MS)
    expect(await transcriptOf(store.db, id)).toMatchObject({ turns })
  })

  describe('not there', () => {
    const whys = {
      'no transcript among the events': () => {},
      'an id that is unknown': (id: string) => void server.provider.conversations.delete(id),
      'a provider in trouble': () => server.provider.fail('get', { status: 503 }),
      'an answer that is no answer': () => server.provider.fail('get', { status: 200, body: '<html>' }),
    }
    test.each(Object.entries(whys))(
      'because of %s: asked again with growing waits, given up after a day',
      async (_why, happens) => {
        const { id, providerId } = await endedTalk()
        happens(providerId)
        const endedAt = server.timing.now()
        const askedAt: number[] = []
        for (const ms of [5 * MINUTE_MS, ...ASKED_AGAIN_AFTER_MS]) {
          expect(await stateOf(id)).toBe('awaited')
          await wait(ms - 1)
          expect((await fetches())[0]?.attempts).toBe(askedAt.length)
          await wait(1)
          askedAt.push(server.timing.now() - endedAt)
          expect((await fetches())[0]?.attempts).toBe(askedAt.length)
        }
        const waits = askedAt.map((at, n) => at - (askedAt[n - 1] ?? 0))
        expect(waits).toEqual(waits.toSorted((a, b) => a - b))
        expect(askedAt.at(-1)).toBe(DAY_MS)
        expect(await stateOf(id)).toBe('missing')
        expect(overs).toEqual([id])
        const told = server.logged.filter((line) => line.includes('a transcript never came'))
        expect(told).toHaveLength(1)
        expect(told[0]).toContain(id)
        expect(await server.metrics.metrics()).toContain('transcripts_total{way="missing"} 1')
        asked()
        await wait(3 * DAY_MS)
        expect(asked()).toEqual([])
      },
    )

    test('words that come after all are kept', async () => {
      const { id, providerId } = await endedTalk()
      for (const ms of [5 * MINUTE_MS, ...ASKED_AGAIN_AFTER_MS]) await wait(ms)
      expect(await stateOf(id)).toBe('missing')
      await callBack(providerId)
      expect(await stateOf(id)).toBe('here')
    })

    test('where nobody ever came it is not waited for long, and nothing is missed', async () => {
      const visitor = server.visitor()
      await visitor.talk()
      server.timing.advance(MINUTE_MS)
      await server.conversations.reaper.reap()
      await look()
      for (let minutes = 0; minutes < 24 * 60; minutes += 5) await wait(5 * MINUTE_MS)
      expect(asked().filter((call) => call.includes('verbose'))).toHaveLength(2)
      const [row] = await store.db.selectFrom('talks').selectAll().execute()
      expect(row).toMatchObject({ state: 'silent', turns: 0 })
      expect(server.logged.join('')).not.toContain('never came')
    })
  })

  test('every way of ending is taken up, once, whichever instance looks first', async () => {
    const other = await openConversationServer(store)
    try {
      const byVisitor = await talk()
      const byProvider = await talk()
      const byItsSilence = await talk()
      const ended = [byVisitor, byProvider, byItsSilence]
      await byVisitor.end()
      const shutdown = { shutdown_reason: 'max_call_duration reached' }
      await tell(byProvider.providerId, 'system.shutdown', shutdown)
      server.timing.advance(MINUTE_MS)
      other.timing.advance(MINUTE_MS)
      await server.conversations.reaper.reap()
      await Promise.all([look(), other.conversations.fetching.round(), look()])
      for (const { id } of ended) expect(await stateOf(id), id).toBe('awaited')
      expect(new Set((await fetches()).map(({ conversationId }) => conversationId))).toEqual(
        new Set(ended.map(({ id }) => id)),
      )
    } finally {
      await other.close()
    }
  })

  test('ended to make room: its words are fetched before the provider forgets it', async () => {
    const { id, providerId } = await talk()
    server.provider.happened(providerId, READY, { transcript: said })
    server.provider.seed(7)
    const starting = server.visitor('203.0.113.9').start()
    await server.timing.untilSleeping(2000)
    server.timing.advance(2000)
    expect((await starting).statusCode).toBe(201)
    const calls = asked().filter((call) => call.includes(providerId))
    expect(calls).toEqual([
      `POST /v2/conversations/${providerId}/end`,
      `GET /v2/conversations/${providerId}?verbose=true`,
      `DELETE /v2/conversations/${providerId}`,
    ])
    expect(await transcriptOf(store.db, id)).toMatchObject({ turns })
  })

  test('of an erased talk nothing comes back, neither called back nor asked for', async () => {
    const { id, providerId } = await endedTalk()
    server.provider.happened(providerId, READY, { transcript: said })
    await store.db.updateTable('conversations').set({ callbackTokenHash: id }).where('id', '=', id).execute()
    await store.db.deleteFrom('talks').where('id', '=', id).execute()
    await wait(DAY_MS)
    expect(asked()).toEqual([])
    expect((await callBack(providerId)).statusCode).toBe(404)
    expect(await transcriptOf(store.db, id)).toBeUndefined()
    expect(await stateOf(id)).toBeUndefined()
    expect(await fetches()).toEqual([])
  })

  test('talks of a version that listed none: those with words are here, older ones are not asked for', async () => {
    const withWords = await endedTalk()
    await callBack(withWords.providerId)
    const without = await endedTalk()
    const longAgo = await endedTalk()
    server.timing.advance(3 * DAY_MS)
    const recent = await endedTalk()
    for (const table of ['talks', 'transcript_fetches'] as const) await store.db.deleteFrom(table).execute()
    await store.db.updateTable('conversations').set({ takenUpAt: null }).execute()
    await store.db
      .updateTable('conversations')
      .set({ createdAt: new Date(server.timing.now() - 400 * DAY_MS).toISOString() })
      .where('id', '=', longAgo.id)
      .execute()
    await look()
    expect(await stateOf(withWords.id)).toBe('here')
    expect(await stateOf(without.id)).toBe('missing')
    expect(await stateOf(longAgo.id)).toBeUndefined()
    expect(await stateOf(recent.id)).toBe('awaited')
    expect(overs, 'of what is no news nobody is told').toEqual([])
    await wait(6 * HOUR_MS)
    expect(asked()).toEqual([`GET /v2/conversations/${recent.providerId}?verbose=true`])
  })
})
