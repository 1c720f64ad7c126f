import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CAPACITY_MESSAGE, type Fault } from '../../../../tests/support/provider.ts'
import {
  type ConversationServer,
  openConversationServer,
} from '../../../../tests/support/server/conversation-server.ts'
import { describeEachStore, type TestStore } from '../../../../tests/support/stores.ts'
import { conversationalContext, greeting } from '../../../content/briefing.ts'
import { WAIT_AFTER_CLEANUP_MS } from '../../../contract/conversations.ts'
import { START_CRASHED_AFTER_MS } from '../ending/reaper.ts'

const LIST = (page: number) => `GET /v2/conversations?limit=10&page=${page}&status=active`
const CREATE = 'POST /v2/conversations'

describeEachStore('a start', (openTestStore) => {
  let store: TestStore
  let server: ConversationServer

  beforeEach(async () => {
    store = await openTestStore()
  })
  afterEach(() => server.close())

  const open = async (options?: Parameters<typeof openConversationServer>[1]) => {
    server = await openConversationServer(store, options)
    return server
  }
  const asked = () => server.provider.takeCalls().map(({ method, path }) => `${method} ${path}`)
  const rows = () => server.db.selectFrom('conversations').selectAll().orderBy('createdAt').execute()
  const funnel = async () => {
    await server.conversations.settled()
    return (
      await server.db.selectFrom('funnel_events').select(['step', 'reason', 'source']).orderBy('id').execute()
    ).map(({ step, reason, source }) => [step, source, reason].filter(Boolean).join(' '))
  }
  /** Runs the reaper until nothing is left for it, as time goes by. */
  async function reapFor(ms: number) {
    const rounds = 12
    for (let round = 0; round < rounds; round++) {
      server.timing.advance(ms / rounds)
      await server.conversations.reaper.reap()
    }
  }

  describe('asks the provider', () => {
    test('when it is idle: a count and a create, with the whole payload and the key in its header', async () => {
      const { provider, visitor } = await open()
      const answer = await visitor().start('home', 'ai-avatar-1')
      const [list, create, ...more] = provider.takeCalls()

      expect([list, create].map((call) => `${call?.method} ${call?.path}`)).toEqual([LIST(1), CREATE])
      expect(more).toEqual([])
      const [row] = await rows()
      expect(create?.body).toEqual({
        replica_id: 'r-test',
        persona_id: 'p-test',
        conversation_name: `Veyra demo ${row?.id}`,
        custom_greeting: greeting,
        conversational_context: conversationalContext,
        callback_url: expect.stringMatching(/^http:\/\/localhost:3000\/api\/callbacks\/avatar\/[\w-]{43}$/),
        properties: {
          participant_left_timeout: 0,
          language: 'multilingual',
          max_call_duration: 20 * 60,
          participant_absent_timeout: 120,
        },
      })
      expect(greeting).toMatch(/IT operations.*corporate functions.*industry-specific solutions/)
      for (const said of [
        '30-50% cost reduction',
        'Real-time decision',
        'Compliance automation',
        'unified ecosystem',
      ])
        expect(conversationalContext).toContain(said)
      for (const call of [list, create]) expect(call?.headers['x-api-key']).toBe(provider.key)
      expect(create?.headers['content-type']).toBe('application/json')
      expect(list?.body).toBeUndefined()

      expect(answer.statusCode).toBe(201)
      expect(answer.json()).toEqual({
        conversation_id: create?.id,
        conversation_url: `${provider.url}/${create?.id}`,
        status: 'active',
      })
      expect(row).toMatchObject({
        providerId: create?.id,
        source: 'home',
        notice: 'ai-avatar-1',
        state: 'active',
        startedAt: '2026-01-05T09:00:00.000Z',
        lastSeenAt: null,
        endedAt: null,
      })
      expect(await funnel()).toEqual(['press home', 'started home'])
    })

    test('with 7 active: the same, and nothing is closed', async () => {
      const { provider, visitor } = await open()
      provider.seed(7)
      await visitor().talk()
      expect(asked()).toEqual([LIST(1), CREATE])
      expect(provider.active()).toHaveLength(8)
    })

    test.each([
      [8, 1],
      [25, 3],
    ])(
      'with %i active: all pages, each ended and then deleted, 2 s, recount, create',
      async (count, pages) => {
        const { provider, visitor, timing } = await open()
        const ids = provider.seed(count).map(({ conversation_id }) => conversation_id)
        const starting = visitor().start()
        await timing.untilSleeping(WAIT_AFTER_CLEANUP_MS)

        const before = asked()
        const closing = before.slice(pages)
        expect(before.slice(0, pages)).toEqual(Array.from({ length: pages }, (_, n) => LIST(n + 1)))
        expect(closing.toSorted()).toEqual(
          ids
            .flatMap((id) => [`POST /v2/conversations/${id}/end`, `DELETE /v2/conversations/${id}`])
            .toSorted(),
        )
        for (const id of ids)
          expect(closing.indexOf(`POST /v2/conversations/${id}/end`)).toBeLessThan(
            closing.indexOf(`DELETE /v2/conversations/${id}`),
          )
        expect(provider.mostAtOnce()).toBeLessThanOrEqual(4)

        timing.advance(WAIT_AFTER_CLEANUP_MS - 1)
        expect(asked()).toEqual([])
        timing.advance(1)
        expect((await starting).statusCode).toBe(201)
        expect(asked()).toEqual([LIST(1), CREATE])
        expect(provider.active()).toHaveLength(1)
      },
    )

    test('with the list failing: three tries, then a create all the same', async () => {
      const { provider, visitor } = await open()
      provider.seed(9)
      provider.fail('list', { status: 500 })
      await visitor().talk()
      expect(asked()).toEqual([LIST(1), LIST(1), LIST(1), CREATE])
    })

    test('with deletes failing: every one is still ended, and the start goes on', async () => {
      const { provider, visitor, timing, logged } = await open()
      const ids = provider.seed(8).map(({ conversation_id }) => conversation_id)
      provider.fail('delete', { status: 500, body: { error: 'cannot delete' } })
      const starting = visitor().start()
      await timing.untilSleeping(WAIT_AFTER_CLEANUP_MS)
      timing.advance(WAIT_AFTER_CLEANUP_MS)
      expect((await starting).statusCode).toBe(201)

      const calls = provider.takeCalls()
      const ended = calls.flatMap(({ operation, id }) => (operation === 'end' ? [id] : []))
      expect(ended.toSorted()).toEqual(ids.toSorted())
      expect(calls.filter(({ operation }) => operation === 'delete').length).toBeGreaterThanOrEqual(8)
      expect(calls.slice(-2).map(({ operation }) => operation)).toEqual(['list', 'create'])
      expect(logged.join('')).toContain('cannot delete')
    })

    test('with ends and deletes failing: nobody is told, and the provider decides', async () => {
      const { provider, visitor, timing } = await open({ provider: { capacity: 8 } })
      provider.seed(8)
      provider.fail('end', { status: 500 })
      provider.fail('delete', { status: 500 })
      const starting = visitor().start('leadership')
      await timing.untilSleeping(WAIT_AFTER_CLEANUP_MS)
      timing.advance(WAIT_AFTER_CLEANUP_MS)
      expect((await starting).json().error).toEqual({
        code: 'capacity_reached',
        message: 'Maximum concurrent conversations reached (8 active). Please try again in a few minutes.',
        active: 8,
      })
    })
  })

  describe('whose create fails', () => {
    const CREATE_FAILED = 'Failed to create demo conversation. Please try again.'
    const THROWN = 'Something went wrong while starting the demo. Please try again.'
    const cases: [string, Fault, number, string, string][] = [
      [
        '400 capacity',
        { status: 400, body: { message: CAPACITY_MESSAGE } },
        503,
        'capacity_reached',
        'Maximum concurrent conversations reached (3 active). Please try again in a few minutes.',
      ],
      [
        'another 400',
        { status: 400, body: { error: 'Invalid replica' } },
        502,
        'create_failed',
        CREATE_FAILED,
      ],
      [
        '401',
        { status: 401, body: { message: 'Invalid access token' } },
        502,
        'create_failed',
        CREATE_FAILED,
      ],
      ['402', { status: 402, body: { message: 'Out of credit' } }, 502, 'create_failed', CREATE_FAILED],
      ['429', { status: 429, body: { message: 'Slow down' } }, 502, 'create_failed', CREATE_FAILED],
      ['500', { status: 500, body: { error: 'Oh dear' } }, 502, 'create_failed', CREATE_FAILED],
      [
        '500, but made',
        { status: 500, body: { error: 'Oh dear' }, applied: true },
        502,
        'create_failed',
        CREATE_FAILED,
      ],
      ['a dropped connection', { drop: true }, 503, 'start_failed', THROWN],
      ['created, the answer lost', { drop: true, applied: true }, 503, 'start_failed', THROWN],
      [
        'no JSON',
        { status: 200, body: '<h1>Hello</h1>', applied: true },
        502,
        'create_failed',
        CREATE_FAILED,
      ],
      ['no url', { changed: { conversation_url: undefined } }, 502, 'create_failed', CREATE_FAILED],
      [
        'a foreign url',
        { changed: { conversation_url: 'https://evil.example/' } },
        502,
        'create_failed',
        CREATE_FAILED,
      ],
      ['silence', { silence: true }, 503, 'start_failed', THROWN],
      ['silence, but made', { silence: true, applied: true }, 503, 'start_failed', THROWN],
    ]
    test.each(cases)(
      'by %s: its sentence, and nothing left running',
      async (_, fault, status, code, message) => {
        const { provider, visitor, conversations, logged } = await open({ createMs: 250 })
        const others = provider.seed(3)
        provider.fail('create', fault, { times: 1 })
        const answer = await visitor().start('home')
        expect(answer.statusCode).toBe(status)
        expect(answer.json().error).toMatchObject({ code, message })

        await conversations.settled()
        expect(provider.active()).toEqual(others)
        expect(logged.join('')).toContain('the avatar provider failed')
        expect(answer.body + logged.join('')).not.toContain(provider.key)
        for (const said of ['Invalid replica', 'credit', 'Oh dear', 'evil'])
          expect(answer.body).not.toContain(said)
        expect(await funnel()).toEqual(['press home', `refused home ${code}`])

        // Whatever may still turn up is looked for, and then given up.
        await reapFor(15 * 60_000)
        expect(provider.active()).toEqual(others)
        for (const row of await rows()) expect(['ended', 'refused']).toContain(row.state)
        // The next one starts as ever.
        await visitor().talk()
      },
    )

    test('by a provider that is not there', async () => {
      const { provider, visitor } = await open()
      await provider.close()
      expect((await visitor().start('leadership')).json().error).toMatchObject({
        code: 'start_failed',
        message: 'Something went wrong while starting the conversation. Please try again.',
      })
      expect(await rows()).toMatchObject([{ state: 'refused' }])
    })

    test('by capacity after a failed count: no bracket', async () => {
      const { provider, visitor } = await open({ provider: { capacity: 2 } })
      provider.seed(2)
      provider.fail('list', { status: 503 })
      expect((await visitor().start('home')).json().error).toEqual({
        code: 'capacity_reached',
        message: 'Maximum concurrent conversations reached. Please try again in a few minutes.',
      })
    })

    test('by time, and goes through a minute later: it is found by its name and ended', async () => {
      const { provider, visitor, conversations } = await open({ createMs: 150 })
      const late = Promise.withResolvers<void>()
      provider.fail('create', { until: late.promise }, { times: 1 })
      expect((await visitor().start()).statusCode).toBe(503)
      await conversations.settled()
      await reapFor(60_000)
      expect(provider.active()).toEqual([])

      late.resolve()
      await provider.until(() => provider.active().length === 1)
      await reapFor(60_000)
      expect(provider.active()).toEqual([])
      expect(await rows()).toMatchObject([{ state: 'ended', endReason: 'start_failed' }])
    })
  })

  describe('that is cut off', () => {
    test('by a crash before the answer: the reaper finds it by its name', async () => {
      const { provider, visitor, conversations, db } = await open()
      const { id } = await visitor().talk()
      // What a process leaves that was killed while it waited for the create's answer.
      await db
        .updateTable('conversations')
        .set({ state: 'starting', providerId: null, url: null, startedAt: null, lastSeenAt: null })
        .execute()
      server.timing.advance(START_CRASHED_AFTER_MS - 1)
      await conversations.reaper.reap()
      expect(provider.conversations.get(id)?.status).toBe('active')
      server.timing.advance(1)
      await conversations.reaper.reap()
      expect(provider.conversations.get(id)?.status).toBe('ended')
      expect(await rows()).toMatchObject([{ providerId: id, state: 'ended', endReason: 'start_failed' }])
    })

    test('by the loss of the lease during the create: what was made uncounted is ended', async () => {
      const { provider, visitor, conversations, db } = await open()
      const held = Promise.withResolvers<void>()
      provider.fail('create', { until: held.promise }, { times: 1 })
      const starting = visitor().start('leadership')
      await provider.until(() => provider.calls.some(({ operation }) => operation === 'create'))
      await db.updateTable('leases').set({ holder: 'another instance', version: 99 }).execute()
      held.resolve()
      expect((await starting).json().error.code).toBe('start_failed')
      await conversations.settled()
      expect(provider.active()).toEqual([])
      expect(await rows()).toMatchObject([{ state: 'ended', endReason: 'start_failed' }])
    })

    test('by the loss of the lease before the create: nothing is asked for', async () => {
      const { provider, visitor, db } = await open()
      const held = Promise.withResolvers<void>()
      provider.fail('list', { until: held.promise }, { times: 1 })
      const starting = visitor().start()
      await provider.until(() => provider.calls.length > 0)
      await db.updateTable('leases').set({ holder: 'another instance', version: 99 }).execute()
      held.resolve()
      expect((await starting).json().error.code).toBe('start_failed')
      expect(asked()).toEqual([LIST(1)])
      expect(await rows()).toEqual([])
    })

    test('by the database after the create: it is ended at once', async () => {
      const { provider, visitor, conversations, db } = await open()
      const held = Promise.withResolvers<void>()
      provider.fail('create', { until: held.promise }, { times: 1 })
      const starting = visitor().start('home')
      await provider.until(() => provider.calls.some(({ operation }) => operation === 'create'))
      await db.schema.alterTable('leases').renameTo('leases_out_of_reach').execute()
      held.resolve()
      const answer = await starting
      expect(answer.json().error).toEqual({
        code: 'start_failed',
        message: 'Something went wrong while starting the demo. Please try again.',
      })
      await conversations.settled()
      expect(provider.active()).toEqual([])
    })
  })

  describe('of one visitor', () => {
    test('ends the former one first', async () => {
      const { provider, visitor } = await open()
      const anna = visitor()
      const first = await anna.talk('home')
      asked()
      const second = await anna.talk('leadership')
      expect(asked()).toEqual([`POST /v2/conversations/${first.id}/end`, LIST(1), CREATE])
      expect(provider.active().map(({ conversation_id }) => conversation_id)).toEqual([second.id])
      expect(await anna.status(first.id)).toEqual({ status: 'ended', reason: 'replaced' })
      expect(await anna.status(second.id)).toEqual({ status: 'active', conversation_url: second.url })
    })

    test('pressed twice at once leaves one talk', async () => {
      const { provider, visitor } = await open()
      const anna = visitor()
      await anna.end('c0')
      await anna.talk()
      await Promise.all([anna.start(), anna.start(), anna.start()])
      expect(provider.active()).toHaveLength(1)
    })

    test('does not touch another visitor’s', async () => {
      const { provider, visitor } = await open()
      await visitor().talk()
      await visitor().talk()
      expect(provider.active()).toHaveLength(2)
    })
  })

  describe('the operator', () => {
    test('may switch off: a sentence, and the provider is not asked', async () => {
      const { visitor } = await open({ env: { STARTS: 'off' } })
      const answer = await visitor().start()
      expect(answer.statusCode).toBe(503)
      expect(answer.json().error).toEqual({
        code: 'starts_off',
        message: 'Live conversations are paused at the moment. Please write to us through the contact form.',
      })
      expect(asked()).toEqual([])
      expect(await funnel()).toEqual(['press home', 'refused home starts_off'])
    })

    test('may cap the day, whatever became of each, and the next day is a new one', async () => {
      const { provider, visitor, timing } = await open({ env: { STARTS_PER_DAY: '2' } })
      provider.fail('create', { status: 402 }, { times: 3 })
      for (let n = 0; n < 3; n++) expect((await visitor().start()).statusCode).toBe(502)
      const anna = visitor()
      await anna.end((await anna.talk()).id)
      await visitor().talk()
      const answer = await visitor().start('leadership')
      expect(answer.json().error.code).toBe('starts_spent')
      timing.advance(24 * 60 * 60_000)
      await visitor().talk()
    })

    test('has the cap kept when many press at once', async () => {
      const { provider, visitor } = await open({ env: { STARTS_PER_DAY: '3' } })
      const answers = await Promise.all(Array.from({ length: 8 }, () => visitor().start()))
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
      expect(provider.active()).toHaveLength(3)
    })
  })

  test('is limited for each visitor', async () => {
    const { visitor } = await open({ env: { LIMITS_SCALE: '0.2' } })
    const anna = visitor()
    for (let n = 0; n < 3; n++) await anna.talk()
    const answer = await anna.start()
    expect(answer.statusCode).toBe(429)
    expect(answer.json().error.code).toBe('too_many_requests')
    await visitor('203.0.113.7').talk()
  })

  test.each([{}, { from: 'consult' }, { from: 'nowhere' }, { from: 'home', notice: '<b>' }])(
    'of %j is refused before anything is asked',
    async (payload) => {
      const { visitor } = await open()
      const answer = await visitor().send('POST', '/api/conversations', { payload })
      expect(answer.statusCode).toBe(422)
      expect(asked()).toEqual([])
    },
  )

  test('is counted, by where and why', async () => {
    const { provider, visitor, metrics } = await open()
    const anna = visitor()
    await anna.end((await anna.talk('leadership')).id)
    provider.fail('create', { status: 402 }, { times: 1 })
    await visitor().start('home')
    const text = await metrics.metrics()
    expect(text).toContain('conversation_starts_total{source="leadership",outcome="started"} 1')
    expect(text).toContain('conversation_starts_total{source="home",outcome="create_failed"} 1')
    expect(text).toContain('conversation_ends_total{reason="visitor"} 1')
    expect(text).toContain('avatar_call_duration_seconds_count{operation="create",outcome="refused"} 1')
  })
})
