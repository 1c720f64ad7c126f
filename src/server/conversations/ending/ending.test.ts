import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type ConversationServer,
  openConversationServer,
} from '../../../../tests/support/server/conversation-server.ts'
import { describeEachStore, type TestStore } from '../../../../tests/support/stores.ts'
import { HEARTBEAT_MS, SHOWN_WITHIN_MS, WAIT_AFTER_CLEANUP_MS } from '../../../contract/conversations.ts'

describeEachStore('a conversation', (openTestStore) => {
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
  const ends = () => server.provider.takeCalls().filter(({ operation }) => operation === 'end')
  const funnel = async () => {
    await server.conversations.settled()
    return (
      await server.db.selectFrom('funnel_events').select(['step', 'reason']).orderBy('id').execute()
    ).map(({ step, reason }) => [step, reason].filter(Boolean).join(' '))
  }
  const states = async () =>
    (await server.db.selectFrom('conversations').select(['state']).orderBy('createdAt').execute()).map(
      ({ state }) => state,
    )

  describe('is ended by its owner', () => {
    const boundary = '----veyra'
    const beacon = {
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: `--${boundary}\r\nContent-Disposition: form-data; name="conversation_id"\r\n\r\nanother\r\n--${boundary}--\r\n`,
    }
    const json = { 'content-type': 'application/json' }

    test.each([
      ['no body', {}],
      ['JSON', { payload: { conversation_id: 'another' } }],
      ['JSON in name only', { headers: json }],
      ['a beacon', beacon],
    ])('with %s', async (_, body) => {
      const { visitor, provider } = await open()
      const anna = visitor()
      const { id } = await anna.talk()
      const answer = await anna.send('POST', `/api/conversations/${id}/end`, body)
      expect([answer.statusCode, answer.body]).toEqual([204, ''])
      expect(provider.active()).toEqual([])
      expect(ends()).toMatchObject([{ id, path: `/v2/conversations/${id}/end`, body: undefined }])
      expect(await anna.status(id)).toEqual({ status: 'ended', reason: 'visitor' })
      expect(await funnel()).toEqual(['press', 'started', 'ended visitor'])
    })

    test('again and again, at once and later, with one effect', async () => {
      const { visitor } = await open()
      const anna = visitor()
      const { id } = await anna.talk()
      const answers = await Promise.all([1, 2, 3, 4].map(() => anna.end(id)))
      answers.push(await anna.end(id))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204])
      expect(ends()).toHaveLength(1)
      expect(await funnel()).toEqual(['press', 'started', 'ended visitor'])
    })

    test('but not with more than a beacon could hold, nor with another kind of form', async () => {
      const { visitor } = await open()
      const anna = visitor()
      const { id } = await anna.talk()
      const long = { ...beacon, payload: 'x'.repeat(5000) }
      expect((await anna.send('POST', `/api/conversations/${id}/end`, long)).statusCode).toBe(413)
      const plain = { headers: { 'content-type': 'text/plain' }, payload: 'x' }
      expect((await anna.send('POST', `/api/conversations/${id}/end`, plain)).statusCode).toBe(415)
      expect(ends()).toEqual([])
    })

    test('while the provider does not answer: it is over for the visitor, and told later', async () => {
      const { visitor, provider, timing, conversations } = await open()
      const anna = visitor()
      const { id } = await anna.talk()
      const held = Promise.withResolvers<void>()
      provider.fail('end', { until: held.promise }, { times: 1 })
      const ending = anna.end(id)
      await provider.until(() => provider.calls.some(({ operation }) => operation === 'end'))
      await timing.untilSleeping(2000)
      timing.advance(2000)
      expect((await ending).statusCode).toBe(204)
      expect(await anna.seen(id)).toEqual({ status: 'ended', reason: 'visitor' })
      held.resolve()
      await conversations.settled()
      expect(provider.active()).toEqual([])
      expect(await states()).toEqual(['ended'])
    })

    test('while the provider is down: the reaper tells it when it is back, and stops there', async () => {
      const { visitor, provider, timing, conversations } = await open()
      const anna = visitor()
      const { id } = await anna.talk()
      provider.fail('end', { status: 503 })
      expect((await anna.end(id)).statusCode).toBe(204)
      await conversations.settled()
      timing.advance(5000)
      await conversations.reaper.reap()
      expect(provider.active()).toHaveLength(1)
      expect(await states()).toEqual(['ending'])

      provider.heal()
      timing.advance(60_000)
      await conversations.reaper.reap()
      expect(provider.active()).toEqual([])
      provider.takeCalls()
      timing.advance(60_000)
      await conversations.reaper.reap()
      expect(provider.takeCalls()).toEqual([])
    })

    test('with a key that no longer works: it is tried until the provider’s own limit has passed', async () => {
      const { visitor, provider, timing, conversations, logged } = await open()
      const anna = visitor()
      await anna.end((await anna.talk()).id)
      const again = visitor()
      const { id } = await again.talk()
      provider.fail('end', { status: 401 })
      await again.end(id)
      await conversations.settled()
      for (let tries = 0; tries < 5; tries++) {
        timing.advance(60 * 60_000)
        await conversations.reaper.reap()
      }
      expect(await states()).toEqual(['ended', 'ended'])
      expect(logged.join('')).toContain('the provider could not be told of an end')
    })
  })

  describe('of somebody else', () => {
    test.each([
      ['GET', ''],
      ['POST', '/seen'],
      ['POST', '/end'],
    ] as const)('%s %s is forbidden, as for one that does not exist', async (method, rest) => {
      const { visitor, provider, db } = await open()
      const { id } = await visitor().talk()
      const [stranger, other] = [visitor(), visitor()]
      await other.talk()
      const ours = (await db.selectFrom('conversations').select('id').executeTakeFirstOrThrow()).id
      for (const who of [stranger, other])
        for (const one of [id, ours, 'c0123456789abcdef', '..%2F..', 'x'.repeat(100)]) {
          const answer = await who.send(method, `/api/conversations/${one}${rest}`)
          expect(answer.statusCode).toBe(403)
          expect(answer.json().error.code).toBe('forbidden')
        }
      expect(provider.active()).toHaveLength(2)
    })

    test('is not reached with a cookie that was tampered with', async () => {
      const { visitor } = await open()
      const anna = visitor()
      const { id } = await anna.talk()
      const thief = visitor()
      thief.cookie = anna.cookie?.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
      expect((await thief.end(id)).statusCode).toBe(403)
    })

    test('cannot be ended from another site', async () => {
      const { visitor } = await open()
      const anna = visitor()
      const { id } = await anna.talk()
      const answer = await anna.send('POST', `/api/conversations/${id}/end`, {
        headers: { origin: 'https://evil.example' },
      })
      expect(answer.statusCode).toBe(403)
      expect(await anna.status(id)).toMatchObject({ status: 'active' })
    })
  })

  test('tells its owner alone where it is, and only while it runs', async () => {
    const { visitor } = await open()
    const anna = visitor()
    const { id, url } = await anna.talk()
    expect(await anna.status(id)).toEqual({ status: 'active', conversation_url: url })
    const stranger = visitor()
    await stranger.talk()
    expect(JSON.stringify(await stranger.status(id))).not.toContain(url)
    await anna.end(id)
    expect(await anna.status(id)).toEqual({ status: 'ended', reason: 'visitor' })
  })

  describe('that nears its end', () => {
    const MINUTE = 60_000

    test('says so to its page with the last beat before two minutes, and not sooner', async () => {
      const { visitor, timing } = await open()
      const anna = visitor()
      const { id } = await anna.talk()
      expect(await anna.seen(id)).toEqual({ status: 'active' })
      timing.advance(18 * MINUTE - HEARTBEAT_MS - 1000)
      expect(await anna.seen(id)).toEqual({ status: 'active' })
      timing.advance(1000)
      expect(await anna.seen(id)).toEqual({ status: 'active', seconds_left: 135 })
      timing.advance(2 * MINUTE)
      expect(await anna.seen(id)).toEqual({ status: 'active', seconds_left: 15 })
      await anna.end(id)
      expect(await anna.seen(id)).toEqual({ status: 'ended', reason: 'visitor' })
    })

    test('is as long as the operator says', async () => {
      const { visitor, provider } = await open({ env: { AVATAR_MAX_MINUTES: '2' } })
      const anna = visitor()
      const { id } = await anna.talk()
      expect(await anna.seen(id)).toEqual({ status: 'active', seconds_left: 120 })
      const create = provider.takeCalls().find(({ operation }) => operation === 'create')
      expect(create?.body).toMatchObject({ properties: { max_call_duration: 120 } })
    })
  })

  describe('whose page', () => {
    test('never came is ended after 20 s; one that comes late reads that nobody came in', async () => {
      const { visitor, provider, timing, conversations } = await open()
      const [anna, ben] = [visitor(), visitor()]
      const { id } = await anna.talk()
      const shown = await ben.talk()
      timing.advance(SHOWN_WITHIN_MS - 1)
      // To ask for a talk is not to show it.
      await anna.status(id)
      await ben.seen(shown.id)
      await conversations.reaper.reap()
      expect(provider.active()).toHaveLength(2)
      timing.advance(1)
      await conversations.reaper.reap()
      expect(provider.active().map(({ conversation_id }) => conversation_id)).toEqual([shown.id])
      expect(await anna.seen(id)).toEqual({ status: 'ended', reason: 'absent' })
      expect((await funnel()).filter((step) => step.startsWith('ended'))).toEqual(['ended absent'])
    })

    test('is heard of stays; after three missed beats it is ended, and a late page learns why', async () => {
      const { visitor, provider, timing, conversations } = await open()
      const anna = visitor()
      const { id } = await anna.talk()
      for (let beat = 0; beat < 8; beat++) {
        timing.advance(HEARTBEAT_MS)
        expect(await anna.seen(id)).toEqual({ status: 'active' })
        await conversations.reaper.reap()
      }
      timing.advance(3 * HEARTBEAT_MS - 1)
      await conversations.reaper.reap()
      expect(provider.active()).toHaveLength(1)
      timing.advance(1)
      await conversations.reaper.reap()
      expect(provider.active()).toEqual([])
      expect(await anna.seen(id)).toEqual({ status: 'ended', reason: 'page_gone' })
      expect(await funnel()).toEqual(['press', 'started', 'ended page_gone'])
    })

    test('falls silent in several instances’ sight is ended by one of them', async () => {
      const { visitor, timing, conversations, provider } = await open()
      const second = await openConversationServer(store, {
        env: { AVATAR_API_URL: provider.url, AVATAR_ROOM_ORIGINS: provider.url },
      })
      try {
        for (let n = 0; n < 6; n++) await visitor().talk()
        provider.takeCalls()
        for (const clock of [timing, second.timing]) clock.advance(4 * HEARTBEAT_MS)
        await Promise.all([conversations.reaper.reap(), second.conversations.reaper.reap()])
        expect(new Set(ends().map(({ id }) => id)).size).toBe(6)
        expect(provider.active()).toEqual([])
        await second.conversations.settled()
        expect((await funnel()).filter((step) => step.startsWith('ended'))).toHaveLength(6)
      } finally {
        await second.close()
      }
    })
  })

  describe('closed to make room', () => {
    test('says so to its page', async () => {
      const { visitor, provider, timing } = await open()
      const anna = visitor()
      const { id } = await anna.talk()
      provider.seed(7)
      const starting = visitor().start()
      await timing.untilSleeping(WAIT_AFTER_CLEANUP_MS)
      expect(await anna.seen(id)).toEqual({ status: 'ended', reason: 'capacity' })
      timing.advance(WAIT_AFTER_CLEANUP_MS)
      expect((await starting).statusCode).toBe(201)
      expect(provider.active()).toHaveLength(1)
      expect(await states()).toEqual(['ended', 'active'])
    })

    test.each(['all', 'idle'])(
      'AVATAR_CLEANUP=%s: what nobody is in goes before the count, and may be enough',
      async (cleanup) => {
        const { visitor, provider, timing } = await open({ env: { AVATAR_CLEANUP: cleanup } })
        const [gone, live] = [visitor(), visitor()]
        const left = await gone.talk()
        const { id } = await live.talk()
        for (const [who, talk] of [[gone, left.id] as const, [live, id] as const]) await who.seen(talk)
        provider.seed(5)
        for (let beat = 0; beat < 2; beat++) {
          timing.advance(HEARTBEAT_MS)
          await live.seen(id)
        }
        const unshown = await visitor().talk()
        timing.advance(SHOWN_WITHIN_MS)
        provider.takeCalls()

        const { id: started } = await visitor().talk()
        const asked = provider.takeCalls().map(({ operation, id }) => [operation, id])
        expect(asked.slice(0, 2).toSorted()).toEqual(
          [
            ['end', left.id],
            ['end', unshown.id],
          ].toSorted(),
        )
        expect(asked.slice(2).map(([operation]) => operation)).toEqual(['list', 'create'])
        expect(provider.active()).toHaveLength(7)
        expect(await live.seen(id)).toEqual({ status: 'active' })
        expect(await gone.seen(left.id)).toEqual({ status: 'ended', reason: 'page_gone' })
        expect(provider.conversations.get(started)?.status).toBe('active')
      },
    )

    test('while the clock has just been set, nobody is taken for gone', async () => {
      const { visitor, provider, timing } = await open()
      await visitor().talk()
      timing.set(3 * 3_600_000)
      await visitor().talk()
      expect(provider.active()).toHaveLength(2)
    })

    test('AVATAR_CLEANUP=idle: first those we did not start', async () => {
      const { visitor, provider, timing } = await open({ env: { AVATAR_CLEANUP: 'idle' } })
      const foreign = provider.seed(3).map(({ conversation_id }) => conversation_id)
      const live = []
      for (let n = 0; n < 5; n++) live.push((await visitor().talk()).id)
      provider.takeCalls()

      const starting = visitor().start()
      await timing.untilSleeping(WAIT_AFTER_CLEANUP_MS)
      expect(
        ends()
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(foreign.toSorted())
      timing.advance(WAIT_AFTER_CLEANUP_MS)
      const { conversation_id: id } = (await starting).json()
      expect(provider.active().map(({ conversation_id }) => conversation_id)).toEqual([...live, id])
    })

    test('AVATAR_CLEANUP=idle: then those of the network that holds most', async () => {
      const { visitor, provider, timing } = await open({ env: { AVATAR_CLEANUP: 'idle' } })
      const talkAt = async (address: string) => (await visitor(address).talk()).id
      const others = [await talkAt('203.0.113.1'), await talkAt('203.0.113.2'), await talkAt('203.0.113.2')]
      const heaviest = []
      for (let n = 0; n < 5; n++) heaviest.push(await talkAt(`2001:db8:1:2::${n}`))
      provider.takeCalls()

      const starting = visitor('203.0.113.3').start()
      await timing.untilSleeping(WAIT_AFTER_CLEANUP_MS)
      const ended = ends().map(({ id }) => id)
      expect(ended.toSorted()).toEqual(heaviest.toSorted())
      timing.advance(WAIT_AFTER_CLEANUP_MS)
      const { conversation_id: id } = (await starting).json()
      expect(provider.active().map(({ conversation_id }) => conversation_id)).toEqual([...others, id])
    })

    test('AVATAR_CLEANUP=idle: the rest too, where all that was not enough', async () => {
      const { visitor, provider, timing } = await open({ env: { AVATAR_CLEANUP: 'idle' } })
      for (let n = 0; n < 7; n++) await visitor(`203.0.113.${n}`).talk()
      const stubborn = provider.seed(2)
      for (const { conversation_id: id } of stubborn)
        for (const operation of ['end', 'delete'] as const) provider.fail(operation, { status: 500 }, { id })
      const starting = visitor().start()
      for (const left of [9, 8, 2]) {
        await timing.untilSleeping(WAIT_AFTER_CLEANUP_MS)
        expect(provider.active()).toHaveLength(left)
        timing.advance(WAIT_AFTER_CLEANUP_MS)
      }
      expect((await starting).statusCode).toBe(201)
    })
  })

  describe('whose browser goes', () => {
    const listening = async () => {
      const opened = await open()
      const origin = await opened.app.listen({ port: 0, host: '127.0.0.1' })
      const press = (signal: AbortSignal) =>
        fetch(`${origin}/api/conversations`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"from":"home"}',
          signal,
        }).catch(() => 'gone')
      return { ...opened, press }
    }

    test('before the answer is ended', async () => {
      const { app, provider, conversations, press } = await listening()
      const held = Promise.withResolvers<void>()
      provider.fail('create', { until: held.promise }, { times: 1 })
      const browser = new AbortController()
      const pressing = press(browser.signal)
      await provider.until(() => provider.calls.some(({ operation }) => operation === 'create'))
      browser.abort()
      expect(await pressing).toBe('gone')
      const connections = () => promisify(app.server.getConnections.bind(app.server))()
      await expect.poll(connections).toBe(0)
      held.resolve()
      await provider.until(() => provider.calls.some(({ operation }) => operation === 'end'))
      await conversations.settled()
      expect(provider.active()).toEqual([])
      expect(await states()).toEqual(['ended'])
    })

    test('before the create never has one made', async () => {
      const { provider, press, db } = await listening()
      const held = Promise.withResolvers<void>()
      provider.fail('list', { until: held.promise }, { times: 1 })
      const browser = new AbortController()
      const pressing = press(browser.signal)
      await provider.until(() => provider.calls.length > 0)
      browser.abort()
      await pressing
      await expect.poll(funnel).toEqual(['press', 'refused browser_gone'])
      held.resolve()
      expect(provider.calls.map(({ operation }) => operation)).toEqual(['list'])
      expect(await db.selectFrom('conversations').selectAll().execute()).toEqual([])
    })
  })

  test('forgets who it was with after 30 days, and keeps how it went', async () => {
    const { visitor, timing, conversations, app, db } = await open()
    const anna = visitor()
    await anna.end((await anna.talk()).id)
    await app.listen({ port: 0, host: '127.0.0.1' })
    await timing.untilSleeping(5000)
    timing.advance(31 * 24 * 60 * 60_000)
    await expect
      .poll(() => db.selectFrom('conversations').select(['visitor', 'url', 'state', 'endReason']).execute())
      .toEqual([{ visitor: null, url: null, state: 'ended', endReason: 'visitor' }])
    await conversations.settled()
  })
})
