import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { providerEvent } from '../../../tests/support/provider.ts'
import {
  type ConversationServer,
  openConversationServer,
} from '../../../tests/support/server/conversation-server.ts'
import { describeEachStore, type TestStore } from '../../../tests/support/stores.ts'
import { reasonOfShutdown } from './callbacks.ts'

test.each([
  ['max_call_duration', 'time_limit'],
  ['max_call_duration_reached', 'time_limit'],
  ['participant_left_timeout', 'left'],
  ['participant_absent_timeout', 'absent'],
  ['end_conversation_endpoint_hit', 'provider'],
  ['daily_room_has_been_deleted', 'provider'],
  ['exception_encountered_during_conversation_startup', 'provider'],
  ['internal error', 'provider'],
  ['', 'provider'],
])('a shutdown by %s is told as %s', (said, reason) => {
  expect(reasonOfShutdown(said)).toBe(reason)
})

describeEachStore('the provider’s callbacks', (openTestStore) => {
  let store: TestStore
  let server: ConversationServer

  beforeEach(async () => {
    store = await openTestStore()
    server = await openConversationServer(store)
  })
  afterEach(() => server.close())

  const pathOf = (id: string) => new URL(server.provider.conversations.get(id)?.callback_url ?? '').pathname
  const call = (path: string, payload: object) => server.app.inject({ method: 'POST', url: path, payload })
  const notify = async (id: string, type: string, properties = {}) =>
    (await call(pathOf(id), providerEvent(id, type, properties))).statusCode
  const events = () =>
    server.db.selectFrom('avatar_events').select(['eventType', 'conversationId']).orderBy('id').execute()
  const funnel = async () => {
    await server.conversations.settled()
    return (
      await server.db.selectFrom('funnel_events').select(['step', 'reason']).orderBy('id').execute()
    ).map(({ step, reason }) => [step, reason].filter(Boolean).join(' '))
  }

  test('joining is one step, however often and by whatever name it is told', async () => {
    const { id } = await server.visitor().talk()
    expect(await notify(id, 'system.replica_joined')).toBe(204)
    expect(await notify(id, 'system.pal_joined')).toBe(204)
    expect(await notify(id, 'system.replica_joined')).toBe(204)
    expect(await funnel()).toEqual(['press', 'started', 'joined'])
  })

  test.each([
    ['shutdown_reason', 'max_call_duration reached', 'time_limit'],
    ['reason', 'participant_left_timeout', 'left'],
  ])(
    'a shutdown with its %s ends it for its page, without a call to the provider',
    async (key, said, reason) => {
      const anna = server.visitor()
      const { id } = await anna.talk()
      server.provider.takeCalls()
      expect(await notify(id, 'system.shutdown', { [key]: said })).toBe(204)
      expect(await anna.seen(id)).toEqual({ status: 'ended', reason })
      expect((await anna.end(id)).statusCode).toBe(204)
      expect(server.provider.takeCalls()).toEqual([])
      expect(await funnel()).toEqual(['press', 'started', `ended ${reason}`])
    },
  )

  test('a shutdown after our own end does not change why', async () => {
    const anna = server.visitor()
    const { id } = await anna.talk()
    await anna.end(id)
    await notify(id, 'system.shutdown', { shutdown_reason: 'end_conversation_endpoint_hit' })
    expect(await anna.status(id)).toEqual({ status: 'ended', reason: 'visitor' })
    expect(await funnel()).toEqual(['press', 'started', 'ended visitor'])
  })

  test('events are kept as they came, the same one once', async () => {
    const { id } = await server.visitor().talk()
    const transcript = [{ role: 'user', content: 'What does Monitor do? \u0000' }]
    const event = providerEvent(id, 'application.transcription_ready', { transcript })
    for (let n = 0; n < 3; n++) expect((await call(pathOf(id), event)).statusCode).toBe(204)
    const rows = await server.db.selectFrom('avatar_events').select(['eventType', 'body']).execute()
    expect(rows.map(({ eventType }) => eventType)).toEqual(['application.transcription_ready'])
    expect(JSON.parse(rows[0]?.body ?? '')).toEqual(event)
  })

  test('a whole hour’s transcript is taken', async () => {
    const { id } = await server.visitor().talk()
    const transcript = Array.from({ length: 500 }, () => ({ role: 'user', content: 'word '.repeat(200) }))
    expect(await notify(id, 'application.transcription_ready', { transcript })).toBe(204)
  })

  test('the provider’s own address is not asked for its origin', async () => {
    const { id } = await server.visitor().talk()
    const answer = await server.app.inject({
      method: 'POST',
      url: pathOf(id),
      headers: { origin: 'https://tavusapi.com' },
      payload: providerEvent(id, 'system.replica_joined'),
    })
    expect(answer.statusCode).toBe(204)
  })

  describe('are not believed', () => {
    test('without a token of ours', async () => {
      const { id } = await server.visitor().talk()
      const event = providerEvent(id, 'system.shutdown')
      for (const token of ['guess', id, 'x'.repeat(100)])
        expect((await call(`/api/callbacks/avatar/${token}`, event)).statusCode).toBe(404)
      expect(await events()).toEqual([])
    })

    test('where they mean another conversation', async () => {
      const anna = server.visitor()
      const [one, other] = [await anna.talk(), await server.visitor().talk()]
      expect((await call(pathOf(one.id), providerEvent(other.id, 'system.shutdown'))).statusCode).toBe(204)
      expect(await anna.status(one.id)).toMatchObject({ status: 'active' })
      expect(await events()).toEqual([])
    })

    test('where they are no events', async () => {
      const { id } = await server.visitor().talk()
      expect((await call(pathOf(id), { hello: 'there' })).statusCode).toBe(400)
      expect((await call(pathOf(id), [])).statusCode).toBe(422)
    })
  })

  test('the token itself is nowhere in the database or the log', async () => {
    const { id } = await server.visitor().talk()
    const token = pathOf(id).split('/').at(-1) ?? ''
    await notify(id, 'system.replica_joined')
    const rows = await server.db.selectFrom('conversations').selectAll().execute()
    expect(token).toHaveLength(43)
    expect(JSON.stringify(rows) + server.logged.join('')).not.toContain(token)
  })

  test('a create whose answer was lost may come to be known by them', async () => {
    server.provider.fail('create', { drop: true, applied: true }, { times: 1 })
    server.provider.fail('list', { status: 500 })
    await server.visitor().start()
    await server.conversations.settled()
    const [made] = server.provider.active()
    const id = made?.conversation_id ?? ''
    expect(await notify(id, 'system.replica_joined')).toBe(204)
    server.timing.advance(60_000)
    await server.conversations.reaper.reap()
    expect(server.provider.active()).toEqual([])
  })
})
