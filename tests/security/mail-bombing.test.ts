import { afterEach, beforeEach, expect, test } from 'vitest'
import { limits } from '../../src/server/http/limits.ts'
import { challengeIn, solve } from '../support/proof.ts'
import { type Provider, startProvider } from '../support/provider.ts'
import { openSignupServer } from '../support/server/signup-server.ts'
import { describeEachStore, type TestStore } from '../support/stores.ts'

/** Somebody fills a stranger's mailbox with letters of ours. */

const VICTIM = 'victim@gmail.com'
const spellings = [
  VICTIM,
  'Vi.Ctim@Gmail.com',
  'v.i.c.t.i.m@gmail.com',
  'victim+1@gmail.com',
  'vic.tim+2@googlemail.com',
  'VICTIM+sale@ｇmail.com',
  'victim@googlemail.com',
  'v.ictim@gmail.com',
  'vi.ctim+3@gmail.com',
  'vict.im@gmail.com',
  'victi.m+4@googlemail.com',
  'v.i.ctim@gmail.com',
]
/** So that no limit of a network stands in for the one of the recipient. */
const network = (n: number) => `203.0.113.${n + 1}`

type Sending = { from?: string; cookie?: string; proof?: string }

describeEachStore('a mailbox', (openTestStore) => {
  let store: TestStore
  let provider: Provider
  let server: Awaited<ReturnType<typeof openSignupServer>>
  beforeEach(async () => {
    store = await openTestStore()
    provider = await startProvider()
    server = await openSignupServer({ place: store.place, provider, env: { LIMITS_SCALE: '1' } })
  })
  afterEach(async () => {
    await server[Symbol.asyncDispose]()
    await provider.close()
  })

  const post = (url: string, payload: object, { from = network(0), cookie, proof }: Sending = {}) =>
    server.app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: from,
      headers: { ...(cookie && { cookie }), ...(proof && { 'x-proof': proof }) },
    })
  const verify = (email: string, sending?: Sending) => post('/api/verification/email', { email }, sending)
  const join = (email: string, sending?: Sending) =>
    post('/api/waitlist', { email, interest: `Energy for ${email}` }, sending)
  const ask = (email: string, sending?: Sending) => {
    const message = { firstName: 'A', lastName: 'B', subject: 'Hello', message: 'Hello' }
    return post('/api/messages', { ...message, email }, sending)
  }
  const signUp = (email: string, sending?: Sending) => {
    const ada = { name: 'Ada Lovelace', phone: '', countryCode: '', countryName: '' }
    return post('/api/signups', { ...ada, email, verificationMethod: 'email' }, sending)
  }
  const cookieOf = ({ headers }: Awaited<ReturnType<typeof post>>) =>
    [headers['set-cookie']].flat()[0]?.split(';')[0] ?? ''
  const lettersTo = async (addresses: readonly string[]) => {
    const letters = await store.db.selectFrom('outbox').select('to').orderBy('id').execute()
    return letters.map(({ to }) => to).filter((to) => addresses.includes(to))
  }
  const statusesOf = async (act: typeof verify) => {
    const statuses: number[] = []
    for (const [n, email] of spellings.entries())
      statuses.push((await act(email, { from: network(n) })).statusCode)
    return statuses
  }

  test('gets its few verification letters, however its address is spelt; each goes out as it was typed', async () => {
    const { points } = limits.emailSendsToRecipient
    const statuses = await statusesOf(verify)
    expect(statuses.slice(0, points)).toEqual(Array(points).fill(202))
    expect(new Set(statuses.slice(points))).toEqual(new Set([429]))
    expect(await lettersTo(spellings)).toEqual(spellings.slice(0, points))
    expect((await verify('another.victim@gmail.com', { from: network(99) })).statusCode).toBe(202)
  })

  test('gets its few acknowledgements, while every form that was filled in counts', async () => {
    expect(await statusesOf(join)).toEqual(spellings.map(() => 201))
    expect(await lettersTo(spellings)).toEqual(spellings.slice(0, limits.lettersToRecipient.points))
    expect(await store.db.selectFrom('waitlist').select('id').execute()).toHaveLength(spellings.length)
  })

  test('has talks started in its name only so often', async () => {
    const { points } = limits.signupsOfAddress
    const statuses = await statusesOf(signUp)
    expect(statuses.slice(0, points)).toEqual(Array(points).fill(201))
    expect(statuses.slice(points)).toEqual(spellings.slice(points).map(() => 429))
  })

  test('a visitor’s first letter goes out at once, the second is worked for, wherever it comes from', async () => {
    const first = await verify('ada@example.com')
    expect(first.statusCode).toBe(202)
    const cookie = cookieOf(first)
    for (const [n, act] of [verify, join, ask].entries()) {
      const moved = { from: network(10 + n), cookie }
      const refused = await act('ada@example.com', moved)
      expect([n, refused.statusCode]).toEqual([n, 428])
      expect(cookieOf(refused), 'one visitor stays one').toBe('')
      const proof = await solve(challengeIn(refused.json()))
      expect((await act('ada@example.com', { ...moved, proof })).statusCode).toBeLessThan(300)
      expect((await act('ada@example.com', { ...moved, proof })).statusCode, 'it serves once').toBe(428)
    }
    expect(await lettersTo(['ada@example.com'])).toHaveLength(4)
  })

  test('leaving the cookie away does not help', async () => {
    const acts = [verify, join, ask, verify, join, ask]
    const statuses: number[] = []
    for (const [n, act] of acts.entries()) statuses.push((await act(`stranger${n}@example.com`)).statusCode)
    expect(statuses).toEqual([202, 201, 428, 428, 428, 428])
    const started = await post('/api/conversations', { from: 'home' })
    const fresh = { cookie: cookieOf(started) }
    expect((await verify('stranger@example.com', fresh)).statusCode, 'nor does one kept for later').toBe(428)
    expect((await verify('ben@example.com', { from: network(50) })).statusCode, 'another office').toBe(202)
  })
})
