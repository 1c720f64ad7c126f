import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeEachStore } from '../../../tests/support/stores.ts'
import { HEARTBEAT_MS } from '../../contract/conversations.ts'
import { openConversationServer } from './test-server.ts'

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
      timing.wind(ms)
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
})
