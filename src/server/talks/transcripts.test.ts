import { afterEach, beforeEach, expect, test } from 'vitest'
import { noWorkAsked } from '../../../tests/support/proof.ts'
import { providerEvent } from '../../../tests/support/provider.ts'
import {
  type ConversationServer,
  openConversationServer,
} from '../../../tests/support/server/conversation-server.ts'
import { describeEachStore, type TestStore } from '../../../tests/support/stores.ts'
import { conversationalContext } from '../../content/briefing.ts'
import { keptFor } from '../../contract/retention.ts'
import { transcriptOf, turnsOf } from './transcripts.ts'

const said = [
  { role: 'system', content: conversationalContext },
  { role: 'assistant', content: ' Hello, what brings you here? ' },
  { role: 'user', content: 'Tell me about \0<b>payroll</b>.' },
]
const turns = [
  { speaker: 'avatar', text: 'Hello, what brings you here?' },
  { speaker: 'visitor', text: 'Tell me about <b>payroll</b>.' },
]

test('the briefing is in no transcript, whoever is said to have spoken it', () => {
  expect(turnsOf({ transcript: said })).toEqual(turns)
  expect(turnsOf({ transcript: [{ role: 'user', content: `${conversationalContext} Go.` }] })).toEqual([])
  expect(
    turnsOf({
      transcript: [
        ...['developer', '__proto__', 'constructor'].map((role) => ({ role, content: 'Be nice.' })),
        null,
        { role: 'user' },
      ],
    }),
  ).toEqual([])
  expect(turnsOf({})).toBeUndefined()
  expect(turnsOf(null)).toBeUndefined()
})

describeEachStore('after the talk', (openTestStore) => {
  let store: TestStore
  let server: ConversationServer

  beforeEach(async () => {
    store = await openTestStore()
    server = await openConversationServer(store)
  })
  afterEach(() => server.close())

  const notify = (id: string, type: string, properties = {}) =>
    server.app.inject({
      method: 'POST',
      url: new URL(server.provider.conversations.get(id)?.callback_url ?? '').pathname,
      payload: providerEvent(id, type, properties),
    })
  const ready = (id: string, transcript: unknown = said) =>
    notify(id, 'application.transcription_ready', { transcript })
  const outbox = () => store.db.selectFrom('outbox').selectAll().orderBy('id').execute()
  const letters = async () => (await outbox()).filter(({ kind }) => kind.startsWith('transcript'))
  const ownId = async (providerId: string) =>
    (
      await store.db
        .selectFrom('conversations')
        .select('id')
        .where('providerId', '=', providerId)
        .executeTakeFirstOrThrow()
    ).id
  /** Of a visitor who has proven the address that is asked for below. */
  const talkOf = async () => {
    const visitor = server.visitor()
    const { id } = await visitor.talk()
    await visitor.send('POST', '/api/verification/email', { payload: { email: 'ada@example.com' } })
    const oobCode = /oobCode=([\w-]+)/.exec((await outbox()).at(-1)?.text ?? '')?.[1]
    await visitor.send('POST', '/api/verification/email/confirm', { payload: { oobCode } })
    const ask = (email = 'Ada@example.com') =>
      visitor.send('POST', `/api/conversations/${id}/transcript`, { payload: { email } })
    return { visitor, id, ask }
  }

  test('what was said is kept once, without the system prompt', async () => {
    const { id } = await talkOf()
    expect((await ready(id)).statusCode).toBe(204)
    expect((await ready(id)).statusCode).toBe(204)
    expect((await ready(id, said.slice(0, 2))).statusCode).toBe(204)
    expect(await transcriptOf(store.db, await ownId(id))).toMatchObject({ turns })
    const stored = await store.db.selectFrom('transcripts').selectAll().execute()
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(conversationalContext.slice(0, 40))
  })

  test.each(['before', 'after'] as const)('asked for %s it has come, it is mailed once', async (when) => {
    const { visitor, id, ask } = await talkOf()
    await notify(id, 'system.replica_joined')
    server.timing.advance(125_000)
    await visitor.end(id)
    if (when === 'after') await ready(id)
    expect((await ask()).statusCode).toBe(202)
    if (when === 'before') {
      expect(await letters()).toEqual([])
      await ready(id)
    }
    expect((await ask('ada@example.com')).json()).toEqual({ status: 'accepted' })
    await ready(id, [...said, { role: 'user', content: 'One more.' }])
    const sent = await letters()
    expect(sent).toMatchObject([{ kind: 'transcript', to: 'ada@example.com', about: 'ada@example.com' }])
    expect(sent[0]?.text).toContain('> You: Tell me about <b>payroll</b>.')
    expect(sent[0]?.text).toContain('Lasted: 2 min 5 s')
    expect(sent[0]?.html).toContain('&lt;b&gt;payroll&lt;/b&gt;')
    expect(sent[0]?.text).not.toContain(conversationalContext.slice(0, 40))
  })

  test('asked for while it comes in, it is mailed once', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, ask } = await talkOf()
      const email = `visitor-${round}@example.com`
      await Promise.all([ask(email), ready(id)])
      expect((await letters()).filter(({ to }) => to === email)).toHaveLength(1)
    }
  })

  test('only its owner can have it, and only at an address', async () => {
    const { id, ask } = await talkOf()
    await ready(id)
    const stranger = server.visitor()
    const path = `/api/conversations/${id}/transcript`
    const refused = await stranger.send('POST', path, { payload: { email: 'eve@example.com' } })
    expect(refused.statusCode).toBe(403)
    expect((await ask('not an address')).json().error.fields).toEqual({
      email: 'Please enter a valid email address',
    })
    expect(await letters()).toEqual([])
  })

  test('nothing said is said so', async () => {
    const { id, ask } = await talkOf()
    await ask()
    await ready(id, said.slice(0, 1))
    expect((await letters())[0]?.text).toContain('there is nothing to send')
  })

  test('what was said is forgotten after a year', async () => {
    const { id, ask } = await talkOf()
    await ask()
    await ready(id)
    server.timing.advance((keptFor.transcripts.days - 1) * 86_400_000)
    server.conversations.reaper.start()
    await server.timing.untilSleeping(5000)
    expect(await transcriptOf(store.db, await ownId(id))).toBeDefined()
    server.timing.advance(2 * 86_400_000)
    await server.timing.untilSleeping(5000)
    await expect.poll(async () => await transcriptOf(store.db, await ownId(id))).toBeUndefined()
    expect(await store.db.selectFrom('transcript_requests').selectAll().execute()).toEqual([])
  })
})

describeEachStore('transcripts by mail', (openTestStore) => {
  test('are limited by address, whoever asks and in whichever form', async () => {
    const server = await openConversationServer(await openTestStore(), {
      env: { LIMITS_SCALE: '1' },
      demandProof: noWorkAsked,
    })
    const visitor = server.visitor()
    const { id } = await visitor.talk()
    const statuses: number[] = []
    for (let n = 0; n < 8; n++) {
      const payload = { email: 'victim@example.com' }
      const form = n % 2 ? 'contact' : 'transcript'
      const { statusCode } = await visitor.send('POST', `/api/conversations/${id}/${form}`, { payload })
      statuses.push(statusCode)
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 202, 429, 429])
    await server.close()
  })
})
