import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runChild, type TestChild } from '../../../tests/support/children/child.ts'
import { type Argument, type Moment, moments } from '../../../tests/support/children/sign-up-until-killed.ts'
import { type Provider, startProvider } from '../../../tests/support/provider.ts'
import { ada } from '../../../tests/support/server/signup-server.ts'
import { describeFault, type TestStore } from '../../../tests/support/stores.ts'
import { signups } from './signups-table.ts'

describeFault('a process killed in the middle of a signup', (openTestStore) => {
  let store: TestStore
  let provider: Provider
  let survivor: string
  const children: TestChild[] = []
  beforeAll(async () => {
    store = await openTestStore()
    provider = await startProvider()
    survivor = (await launch()).at
  })
  beforeEach(() => becomeKnown())
  afterAll(async () => {
    for (const child of children.splice(0)) child.process.kill('SIGKILL')
    await provider.close()
  })

  async function launch(dieAt?: Moment) {
    const { url, key } = provider
    const argument: Argument = { place: store.place, provider: { url, key }, ...(dieAt && { dieAt }) }
    const child = runChild('sign-up-until-killed.ts', argument)
    children.push(child)
    const [at] = (await once(child.lines, 'line')) as [string]
    return { child, at }
  }

  let cookie = ''
  async function submit(at: string, key: string) {
    const response = await fetch(`${at}/api/signups`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...(cookie && { cookie }) },
      body: JSON.stringify(ada),
    })
    cookie ||= response.headers.get('set-cookie')?.split(';')[0] ?? ''
    return { status: response.status, body: await response.json() }
  }

  /** A new visitor whom the server knows, with nothing signed up or running. */
  async function becomeKnown() {
    cookie = ''
    await submit(survivor, 'an earlier press')
    for (const table of ['signups', 'leads', 'signup_requests', 'conversations'] as const)
      await store.db.deleteFrom(table).execute()
    provider.conversations.clear()
    provider.takeCalls()
  }

  const creates = () => provider.calls.filter(({ operation }) => operation === 'create').length

  test.each(moments)(
    '%s: the same press sent again makes one signup with one conversation',
    async (dieAt) => {
      const victim = await launch(dieAt)
      await expect(submit(victim.at, 'the press')).rejects.toThrow()
      expect(await victim.child.ended).toBeNull()

      const again = await submit(survivor, 'the press')
      expect(again.status).toBe(201)
      const saved = await signups.newestFirst(store.db, { limit: 10 })
      expect(saved.items).toMatchObject([{ avatarConversationId: again.body.conversation_id }])
      expect(await store.db.selectFrom('leads').select('recordId').execute()).toEqual([
        { recordId: saved.items[0]?.id },
      ])
      expect(provider.active().map(({ conversation_id: id }) => id)).toEqual([again.body.conversation_id])
      expect(creates()).toBe(1)
      expect((await submit(survivor, 'the press')).body).toEqual(again.body)
    },
    60_000,
  )

  test('while the provider makes it: the lost conversation is written down for the reaper to find', async () => {
    const victim = await launch()
    const held = Promise.withResolvers<void>()
    provider.fail('create', { until: held.promise }, { times: 1 })
    const lost = submit(victim.at, 'the press').catch(() => 'lost')
    await provider.until(() => creates() === 1)
    victim.child.process.kill('SIGKILL')
    expect(await lost).toBe('lost')
    held.resolve()

    const again = await submit(survivor, 'the press')
    expect(again.status).toBe(201)
    expect((await signups.newestFirst(store.db, { limit: 10 })).items).toMatchObject([
      { avatarConversationId: again.body.conversation_id },
    ])
    const states = await store.db
      .selectFrom('conversations')
      .select(['state', 'providerId'])
      .where('state', '!=', 'ended')
      .orderBy('createdAt')
      .execute()
    expect(states).toEqual([
      { state: 'starting', providerId: null },
      { state: 'active', providerId: again.body.conversation_id },
    ])
  }, 60_000)
})
