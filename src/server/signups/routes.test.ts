import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CAPACITY_MESSAGE, type Provider, startProvider } from '../../../tests/support/provider.ts'
import { ada, leadsWith, openSignupServer } from '../../../tests/support/server/signup-server.ts'
import { describeEachStore, type TestStore } from '../../../tests/support/stores.ts'
import { CLEANUP_THRESHOLD } from '../../contract/conversations.ts'
import { savingSentences } from '../../contract/signup-sentences.ts'
import { signups } from './signups-table.ts'

describeEachStore('signing up', (openTestStore, dialect) => {
  let store: TestStore
  let provider: Provider
  beforeEach(async () => {
    store = await openTestStore()
    provider = await startProvider()
  })
  afterEach(() => provider.close())

  const open = (options: Partial<Parameters<typeof openSignupServer>[0]> = {}) =>
    openSignupServer({ place: store.place, provider, ...options })
  const saved = async () => (await signups.newestFirst(store.db, { limit: 50 })).items
  const conversations = () => store.db.selectFrom('conversations').selectAll().execute()
  const creates = () => provider.calls.filter(({ operation }) => operation === 'create').length

  test('starts the conversation, saves every field of the record and puts a lead on the list', async () => {
    await using server = await open()
    const answer = await server.visitor().submit({
      ...ada,
      name: '  Ada  Lovelace ',
      notice: 'ai-1',
      attribution: { landing: '/technology', source: 'newsletter' },
    })
    expect(answer.statusCode).toBe(201)
    const [talk] = provider.active()
    expect(answer.json()).toEqual({
      conversation_id: talk?.conversation_id,
      conversation_url: talk?.conversation_url,
    })
    const [signup, ...more] = await saved()
    expect(more).toEqual([])
    expect(signup).toEqual({
      id: expect.any(String),
      name: 'Ada  Lovelace',
      email: 'ada@example.com',
      phone: '',
      countryCode: '',
      countryName: '',
      verificationMethod: 'email',
      isPhoneVerified: false,
      isEmailVerified: true,
      avatarConversationId: talk?.conversation_id,
      avatarConversationUrl: talk?.conversation_url,
      createdAt: expect.any(String),
      updatedAt: signup?.createdAt,
    })
    const [conversation] = await conversations()
    expect(conversation).toMatchObject({ source: 'consult', notice: 'ai-1', state: 'active' })
    expect(await store.db.selectFrom('leads').selectAll().execute()).toMatchObject([
      {
        kind: 'signup',
        recordId: signup?.id,
        email: 'ada@example.com',
        conversationId: conversation?.id,
        source: 'newsletter',
      },
    ])
    expect(
      await store.db.selectFrom('leases').select('name').where('name', 'like', 'signup%').execute(),
    ).toEqual([])
  })

  test('an account from an earlier visit is enough, and the record says truthfully whether it was proven', async () => {
    await using server = await open()
    for (const isVerified of [false, true]) {
      server.known.email = { state: 'already_registered', isVerified }
      expect((await server.visitor().submit()).statusCode).toBe(201)
    }
    expect((await saved()).map(({ isEmailVerified }) => isEmailVerified)).toEqual([true, false])
  })

  test.each([
    ['none', 'email_unverified', 'Please verify your email address first'],
    ['sent', 'email_unverified', 'Please verify your email address first'],
  ] as const)(
    'an address that is %s is refused before anything is paid for',
    async (state, code, message) => {
      await using server = await open()
      server.known.email = { state, isVerified: false }
      const answer = await server.visitor().submit()
      expect(answer.statusCode).toBe(409)
      expect(answer.json().error).toMatchObject({ code, message })
      expect([provider.calls, await saved()]).toEqual([[], []])
    },
  )

  test('by phone: refused while that is off, and until the number is proven; then kept as it is rung up', async () => {
    const byPhone = { ...ada, verificationMethod: 'phone', phone: '201 555-0123', countryCode: 'US' }
    {
      await using server = await open()
      server.known.phone = { isVerified: true }
      expect((await server.visitor().submit(byPhone)).json().error.code).toBe('phone_unavailable')
    }
    await using server = await open({ env: { PHONE_VERIFICATION: 'on' } })
    server.known.email = { state: 'none', isVerified: false }
    expect((await server.visitor().submit(byPhone)).json().error).toMatchObject({
      code: 'phone_unverified',
      message: 'Please verify your phone number first',
    })
    server.known.phone = { isVerified: true }
    const bad = await server.visitor().submit({ ...byPhone, phone: '11' })
    expect(bad.json().error.fields).toEqual({ phone: 'Please enter a valid phone number' })
    expect((await server.visitor().submit({ ...byPhone, countryName: 'Narnia' })).statusCode).toBe(201)
    expect(await saved()).toMatchObject([
      {
        phone: '+12015550123',
        countryCode: 'US',
        countryName: 'United States',
        verificationMethod: 'phone',
        isPhoneVerified: true,
        isEmailVerified: false,
      },
    ])
  })

  test('wrong fields are named, each with its first sentence, and nothing is started', async () => {
    await using server = await open()
    const answer = await server.visitor().submit({ ...ada, name: ' ', email: 'ada' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().error).toMatchObject({
      code: 'invalid',
      message: 'Please fix the errors in the form',
      fields: { name: 'Name is required', email: 'Please enter a valid email address' },
    })
    expect(provider.calls).toEqual([])
  })

  test('nothing in a request can set a flag or a conversation', async () => {
    await using server = await open()
    // A key that reaches for the prototype of everything is refused with the whole body: injection.test.ts.
    const anything = fc.anything({
      key: fc.string().filter((key) => !['__proto__', 'constructor'].includes(key)),
    })
    const flags = fc.record({
      isEmailVerified: anything,
      isPhoneVerified: anything,
      state: anything,
      id: fc.uuid(),
      avatarConversationId: fc.string(),
      avatarConversationUrl: fc.webUrl(),
    })
    await fc.assert(
      fc.asyncProperty(flags, fc.boolean(), async (forged, isVerified) => {
        server.known.email = { state: 'already_registered', isVerified }
        const payload = JSON.parse(JSON.stringify({ ...forged, ...ada }))
        const answer = await server.visitor().submit(payload)
        expect(answer.statusCode).toBe(201)
        const [newest] = await saved()
        expect(newest).toMatchObject({
          isEmailVerified: isVerified,
          isPhoneVerified: false,
          avatarConversationId: answer.json().conversation_id,
        })
        expect(newest?.id).not.toBe(forged.id)
      }),
      // Fewer than make room for the next: that takes its time.
      { numRuns: CLEANUP_THRESHOLD - 1, endOnFailure: true },
    )
  })

  test('a conversation that cannot be started says why in the words of the consult flow, and nothing is saved', async () => {
    await using server = await open()
    const visitor = server.visitor()
    provider.fail('create', { status: 400, body: { message: CAPACITY_MESSAGE } }, { times: 1 })
    expect((await visitor.submit(ada, 'k')).json().error).toMatchObject({
      code: 'capacity_reached',
      message: 'Maximum concurrent conversations reached (0 active). Please try again in a few minutes.',
    })
    provider.fail('create', { status: 500 }, { times: 1 })
    expect((await visitor.submit(ada, 'k')).json().error.message).toBe(
      'Failed to create conversation. Please try again.',
    )
    expect(await saved()).toEqual([])
    expect((await visitor.submit(ada, 'k')).statusCode).toBe(201)
    expect(await saved()).toHaveLength(1)
  })

  /** The database itself refuses signups, as one with a full disk or a broken index would. */
  async function refuseSignups(times: number) {
    if (dialect === 'sqlite') {
      await sql`create table refusals (n integer)`.execute(store.db)
      // A trigger's own writes are undone with the statement it refuses, so it is told when to stop.
      await sql`create trigger refuse before insert on signups when (select count(*) from refusals) = 0
        begin select raise(abort, 'no'); end`.execute(store.db)
      return () => sql`insert into refusals values (1)`.execute(store.db)
    }
    await sql`create sequence refusals`.execute(store.db)
    await sql
      .raw(
        `create function refuse() returns trigger as $$ begin
         if nextval('refusals') <= ${times} then raise exception 'no'; end if; return new; end $$ language plpgsql`,
      )
      .execute(store.db)
    await sql`create trigger refuse before insert on signups for each row execute function refuse()`.execute(
      store.db,
    )
    return () => sql`drop trigger refuse on signups`.execute(store.db)
  }

  test('a save that fails twice ends the conversation and says so; the same press may then be sent again', async () => {
    await using server = await open()
    const visitor = server.visitor()
    const mend = await refuseSignups(1000)
    const failed = await visitor.submit(ada, 'one press')
    expect(failed.statusCode).toBe(503)
    expect(failed.json().error).toMatchObject({
      code: 'save_failed',
      message: 'Failed to save data. Please try again.',
    })
    expect(provider.active()).toEqual([])
    expect(await conversations()).toMatchObject([{ state: 'ended', endReason: 'signup_failed' }])
    expect(await store.db.selectFrom('leads').selectAll().execute()).toEqual([])

    await mend()
    expect((await visitor.submit(ada, 'one press')).statusCode).toBe(201)
    expect(await saved()).toHaveLength(1)
    expect(provider.active()).toHaveLength(1)
  })

  test('a save that fails once is tried again', async () => {
    let tries = 0
    await using server = await open({
      disturb: ({ conversations, leads }) => ({
        conversations,
        leads: leadsWith(leads, {
          record: async (...given) => {
            tries += 1
            if (tries === 1) throw new Error('the connection broke')
            return leads.record(...given)
          },
        }),
      }),
    })
    expect((await server.visitor().submit()).statusCode).toBe(201)
    expect([tries, (await saved()).length, creates()]).toEqual([2, 1, 1])
  })

  test('whatever else goes wrong has its own sentence, and leaves no conversation', async () => {
    await using server = await open()
    server.known.email = new Proxy(server.known.email, {
      get() {
        throw new Error('nobody knows')
      },
    })
    const failed = await server.visitor().submit()
    expect(failed.statusCode).toBe(500)
    expect(failed.json().error).toMatchObject({
      code: 'signup_failed',
      message: savingSentences.signup_failed,
    })
    expect(failed.body).not.toContain('nobody knows')
    expect(provider.active()).toEqual([])
  })

  test('the same press sent again gets the same answer and does nothing twice', async () => {
    await using server = await open()
    const visitor = server.visitor()
    const first = await visitor.submit(ada, 'press-1')
    const again = await visitor.submit(ada, 'press-1')
    expect([again.statusCode, again.json()]).toEqual([201, first.json()])
    const reordered = Object.fromEntries(Object.entries(ada).reverse())
    expect((await visitor.submit(reordered, 'press-1')).json()).toEqual(first.json())
    expect([(await saved()).length, creates()]).toEqual([1, 1])
  })

  test('the same press many times at once: one signup, one conversation, one answer', async () => {
    await using one = await open()
    await using other = await open()
    const visitor = one.visitor()
    // The first answer hands out the cookie; all that follow carry it.
    await visitor.submit(ada, 'to be known')
    const sentBy = [one, other].map((server) => Object.assign(server.visitor(), { cookie: visitor.cookie }))
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => sentBy[n % 2]?.submit(ada, 'many at once')),
    )
    expect(answers.map((answer) => answer?.statusCode)).toEqual(Array(6).fill(201))
    expect(new Set(answers.map((answer) => answer?.body)).size).toBe(1)
    expect((await saved()).length).toBe(2)
    expect([creates(), provider.active().length]).toEqual([2, 1])
  })

  test('a key stands for one body of one visitor', async () => {
    await using server = await open()
    const visitor = server.visitor()
    await visitor.submit(ada, 'k')
    const reused = await visitor.submit({ ...ada, name: 'Grace Hopper' }, 'k')
    expect(reused.statusCode).toBe(422)
    expect(reused.json().error.code).toBe('key_reused')
    expect((await server.visitor().submit({ ...ada, name: 'Grace Hopper' }, 'k')).statusCode).toBe(201)
    expect(await saved()).toHaveLength(2)
    expect((await visitor.submit(ada, 'not a key\u0000')).statusCode).toBe(400)
  })

  test('without a key each press is its own', async () => {
    await using server = await open()
    const visitor = server.visitor()
    await visitor.submit()
    await visitor.submit()
    expect(await saved()).toHaveLength(2)
    expect(provider.active()).toHaveLength(1)
  })

  test('sent again after its conversation was taken for left behind, a press gets another for the same signup', async () => {
    await using server = await open()
    const visitor = server.visitor()
    const first = (await visitor.submit(ada, 'k')).json()
    await store.db.updateTable('conversations').set({ lastSeenAt: '2020-01-01T00:00:00.000Z' }).execute()
    await server.services.conversations.reaper.reap()
    expect(await visitor.status(first.conversation_id)).toEqual({ status: 'ended', reason: 'page_gone' })
    const second = (await visitor.submit(ada, 'k')).json()
    expect(second.conversation_id).not.toBe(first.conversation_id)
    expect(await saved()).toMatchObject([{ avatarConversationId: second.conversation_id }])
    expect(provider.active().map(({ conversation_id }) => conversation_id)).toEqual([second.conversation_id])
    const running = (await conversations()).find(({ state }) => state === 'active')
    expect(await store.db.selectFrom('leads').select('conversationId').execute()).toEqual([
      { conversationId: running?.id },
    ])

    await visitor.end(second.conversation_id)
    expect((await visitor.submit(ada, 'k')).json()).toEqual(second)
  })

  test('starts its talk by the rules of every start: a network has four at a time', async () => {
    await using server = await open({ env: { LIMITS_SCALE: '1' } })
    const { signups } = server.services
    const submit = (n: number, network: string) =>
      signups.signUp({
        visitor: `visitor ${n}`,
        network,
        signup: { ...ada, email: `ada${n}@example.com` },
        key: undefined,
        gone: new AbortController().signal,
      })
    for (let n = 0; n < 4; n++) expect(await submit(n, 'an office')).toMatchObject({ ok: true })
    expect(await submit(4, 'an office')).toMatchObject({ ok: false, code: 'starts_busy' })
    expect(await saved()).toHaveLength(4)
    expect(await submit(4, 'a café')).toMatchObject({ ok: true })
  })

  test('limits: one address, one visitor, and closed while nobody can count', async () => {
    await using server = await open({ env: { LIMITS_SCALE: '1' } })
    const answers = []
    for (let n = 0; n < 11; n++) answers.push((await server.visitor(`203.0.113.${n}`).submit()).statusCode)
    expect(answers).toEqual([...Array(10).fill(201), 429])
    server.services.limiter.consume = async () => ({
      ok: false,
      code: 'limits_unavailable',
      retryAfterSeconds: 5,
    })
    const before = creates()
    expect((await server.visitor().submit({ ...ada, email: 'b@example.com' })).statusCode).toBe(503)
    expect(creates()).toBe(before)
  })

  test('nothing a visitor typed is logged, and no key or body is kept as it was sent', async () => {
    await using server = await open()
    await server.visitor().submit(ada, 'a-very-own-key')
    const rows = JSON.stringify(await store.db.selectFrom('signup_requests').selectAll().execute())
    expect(rows).not.toMatch(/a-very-own-key|ada@example|Lovelace/)
    expect(server.logged.join()).not.toMatch(/ada@example|Lovelace/)
  })
})
