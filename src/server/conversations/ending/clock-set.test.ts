import { afterEach, beforeEach, expect, test } from 'vitest'
import { openConversationServer } from '../../../../tests/support/server/conversation-server.ts'
import { describeEachStore } from '../../../../tests/support/stores.ts'
import { HEARTBEAT_MS } from '../../../contract/conversations.ts'

describeEachStore('when the clock is set', (openTestStore) => {
  let server: Awaited<ReturnType<typeof openConversationServer>>
  beforeEach(async () => {
    server = await openConversationServer(await openTestStore())
  })
  afterEach(() => server.close())

  test.each([3, -3])('by %i hours: a talk whose page is heard of stays, a silent one goes', async (hours) => {
    const { visitor, provider, timing, conversations } = server
    const anna = visitor()
    const { id } = await anna.talk()
    await visitor().talk()
    const reapAfter = async (ms: number) => {
      timing.advance(ms)
      await conversations.reaper.reap()
    }
    await reapAfter(5000)
    timing.set(hours * 3_600_000)
    await reapAfter(5000)
    expect(provider.active()).toHaveLength(2)
    for (let beat = 0; beat < 8; beat++) {
      expect(await anna.seen(id)).toEqual({ status: 'active' })
      await reapAfter(HEARTBEAT_MS)
    }
    expect(provider.active().map((talk) => talk.conversation_id)).toEqual([id])
  })

  test('ahead while the provider is down: what was to be ended is not given up', async () => {
    const { visitor, provider, timing, conversations } = server
    const anna = visitor()
    const { id } = await anna.talk()
    provider.fail('end', { status: 500 })
    await anna.end(id)
    await conversations.settled()
    timing.set(3 * 3_600_000)
    for (let minute = 0; minute < 2; minute++) {
      await conversations.reaper.reap()
      timing.advance(60_000)
    }
    provider.heal()
    timing.advance(60_000)
    await conversations.reaper.reap()
    expect(provider.active()).toEqual([])
  })
})
