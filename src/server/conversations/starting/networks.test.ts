import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type ConversationServer,
  openConversationServer,
} from '../../../../tests/support/server/conversation-server.ts'
import { describeEachStore, type TestStore } from '../../../../tests/support/stores.ts'
import { SHOWN_WITHIN_MS } from '../../../contract/conversations.ts'

const DAY = 24 * 60 * 60_000
const office = ['anna', 'ben', 'carla', 'dan']

describeEachStore('a network', (openTestStore) => {
  let store: TestStore
  let server: ConversationServer

  beforeEach(async () => {
    store = await openTestStore()
  })
  afterEach(() => server.close())

  async function open(env: Record<string, string> = {}) {
    server = await openConversationServer(store, { env: { LIMITS_SCALE: '1', ...env } })
    return server
  }
  /** A press as the routes hand it on; what HTTP asks for before is no part of this rule. */
  async function press(visitor: string, network = 'an office') {
    const gone = new AbortController().signal
    const started = await server.conversations.start({ visitor, network, from: 'home', notice: null, gone })
    return started.ok ? started.conversationId : started.code
  }
  const running = () => server.provider.active().map(({ conversation_id }) => conversation_id)
  /** Presses and expects a talk. */
  async function talk(visitor: string, network?: string) {
    const id = await press(visitor, network)
    expect(running()).toContain(id)
    return id
  }
  const networks = async () =>
    (await server.db.selectFrom('conversations').select('network').orderBy('createdAt').execute()).map(
      ({ network }) => network,
    )

  test('has four talks at a time, also of eight who press at once; others start as ever', async () => {
    await open()
    const visitors = Array.from({ length: 8 }, (_, n) => `visitor ${n}`)
    const outcomes = await Promise.all(visitors.map((visitor) => press(visitor)))
    expect(outcomes.filter((outcome) => outcome === 'starts_busy')).toHaveLength(4)
    expect(running()).toHaveLength(4)
    await talk('somebody else', 'another office')
  })

  test('reads the queue’s sentence where a fifth presses', async () => {
    const { visitor } = await open()
    for (const who of office) await talk(who, '203.0.113.7')
    const answer = await visitor('203.0.113.7').start('leadership')
    expect(answer.statusCode).toBe(503)
    expect(answer.json().error).toEqual({
      code: 'starts_busy',
      message: 'Many conversations are starting right now. Please try again in a moment.',
    })
  })

  test('has its fifth as soon as one of the four is over', async () => {
    await open()
    const [first = ''] = await Promise.all(office.map((who) => press(who)))
    expect(await press('eve')).toBe('starts_busy')
    await server.conversations.endByVisitor('anna', first)
    await talk('eve')
  })

  test('is not held up by a visitor’s own former talk, which goes on where others have the share', async () => {
    await open()
    const [first = ''] = await Promise.all(office.map((who) => press(who)))
    await talk('anna')
    expect(running()).not.toContain(first)

    const elsewhere = await talk('eve', 'a café')
    expect(await press('eve')).toBe('starts_busy')
    expect(running()).toContain(elsewhere)
  })

  test('is not held up by talks that no page has shown in time', async () => {
    const { timing } = await open()
    for (const who of office) await talk(who)
    timing.advance(SHOWN_WITHIN_MS - 1)
    expect(await press('eve')).toBe('starts_busy')
    timing.advance(1)
    const started = await talk('eve')
    expect(running()).toEqual([started])
  })

  test('that presses without a page, over and over, never comes near what the rule closes', async () => {
    const { timing, conversations } = await open()
    const talking = new Map<string, string>()
    for (const visitor of ['anna', 'ben', 'carla']) talking.set(visitor, await talk(visitor, visitor))
    const beat = async () => {
      for (const [visitor, id] of talking)
        expect(await conversations.seen(visitor, id)).toMatchObject({ status: 'active' })
    }
    await beat()
    for (let n = 0; n < 12; n++) {
      for (const who of ['one', 'two', 'three', 'four', 'five']) await press(`${who} at ${n}`)
      expect(running().length).toBeLessThanOrEqual(3 + 4)
      timing.advance(SHOWN_WITHIN_MS / 2)
      await beat()
    }
    expect(running()).toEqual(expect.arrayContaining([...talking.values()]))
  })

  test('whose fifth is refused has what nobody is in ended all the same', async () => {
    const { timing, conversations } = await open()
    const unshown = await talk('frank', 'a café')
    timing.advance(SHOWN_WITHIN_MS / 2)
    for (const who of office) await talk(who)
    timing.advance(SHOWN_WITHIN_MS / 2)
    expect(await press('eve')).toBe('starts_busy')
    await conversations.settled()
    expect(running()).toHaveLength(4)
    expect(running()).not.toContain(unshown)
  })

  test('has a quarter of the day, whatever became of its talks; the next day is a new one', async () => {
    const { timing } = await open({ STARTS_PER_DAY: '8' })
    for (const visitor of ['anna', 'ben']) {
      const id = await talk(visitor)
      await server.conversations.endByVisitor(visitor, id)
    }
    expect(await press('carla')).toBe('starts_spent')
    await talk('carla', 'a café')
    timing.advance(DAY)
    await talk('dan')
  })

  test('keeps its quarter when many press at once', async () => {
    await open({ STARTS_PER_DAY: '8' })
    const outcomes = await Promise.all(office.map((who) => press(who)))
    expect(outcomes.filter((outcome) => outcome === 'starts_spent')).toHaveLength(2)
    expect(running()).toHaveLength(2)
  })

  test.each([
    ['without a daily cap: as soon as its talk is over', {}, 0],
    ['with one: when the day is over', { STARTS_PER_DAY: '8' }, DAY],
  ])('is known by a hash alone, and forgotten %s', async (_, env, after) => {
    const { app, timing } = await open(env)
    const id = await talk('anna', '203.0.113.7')
    const other = await talk('ben', '203.0.113.7')
    const [hash] = await networks()
    expect(await networks()).toEqual([hash, hash])
    expect(hash).toMatch(/^[\w-]{22}$/)

    await server.conversations.endByVisitor('anna', id)
    await app.listen({ port: 0, host: '127.0.0.1' })
    await timing.untilSleeping(5000)
    if (after > 0) expect(await networks()).toEqual([hash, hash])
    await server.conversations.endByVisitor('ben', other)
    timing.advance(after + 5000)
    await expect.poll(networks).toEqual([null, null])
  })
})
