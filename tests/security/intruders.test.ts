import type { OutgoingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { limits } from '../../src/server/http/limits.ts'
import { signedVisitors } from '../../src/server/http/visitor.ts'
import type { Services } from '../../src/server/services.ts'
import { noWorkAsked } from '../support/proof.ts'
import { type Provider, providerEnv, providerEvent, startProvider } from '../support/provider.ts'
import { openTestApp, type TestApp } from '../support/server/test-app.ts'

/** Everybody who comes with something that is not theirs, or not for this door. */

const SECRET = 'the secret of all of these doors'
const STAFF = 'staff@example.com'
const SITE = 'http://localhost:3000'

let provider: Provider
let server: TestApp
let operations: { method: 'GET' | 'POST' | 'PATCH'; path: string }[]

beforeAll(async () => {
  provider = await startProvider()
  server = await open()
  const document = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse((await server.app.inject('/api/openapi.json')).json())
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase() as 'GET', path })),
  )
}, 60_000)
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await provider.close()
})

const open = (env: Record<string, string> = {}, adjust?: (services: Services) => Services) =>
  openTestApp({
    ...(adjust && { adjust }),
    env: {
      PUBLIC_URL: SITE,
      SESSION_SECRET: SECRET,
      LIMITS_SCALE: '1000',
      STAFF_EMAILS: STAFF,
      PHONE_VERIFICATION: 'on',
      ...providerEnv(provider),
      ...env,
    },
  })

const cookieOf = ({ headers }: { headers: OutgoingHttpHeaders }) =>
  [headers['set-cookie']].flat()[0]?.split(';')[0] ?? ''
const tokenOf = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1)
const send = (method: 'GET' | 'POST' | 'PATCH', url: string, headers: Record<string, string>, payload = {}) =>
  server.app.inject({ method, url, headers, ...(method !== 'GET' && { payload }) })
const post = (url: string, payload: object, cookie = '') => send('POST', url, { cookie }, payload)

/** As the server would give it, with this secret and at this time. */
function visitorCookie(secret: string, now = Date.now): string {
  const given: string[] = []
  const reply = { header: (_name: string, value: string) => given.push(value) }
  signedVisitors({ secret, isHttps: false, now }).welcome({ headers: {} }, reply as never)
  return given[0]?.split(';')[0] ?? ''
}

async function startTalk() {
  const answer = await post('/api/conversations', { from: 'home' })
  return { id: answer.json().conversation_id as string, cookie: cookieOf(answer) }
}
const linkCode = async (purpose: 'staff-sign-in' | 'verify-email', holder: string) => {
  const { codes, store } = server.services
  return (await codes.issue(store.db, { purpose, form: 'link', holder, lifetimeMs: 60_000 })).code
}
const signIn = async () =>
  cookieOf(await post('/api/staff/sign-in/confirm', { code: await linkCode('staff-sign-in', STAFF) }))

describe('somebody else’s conversation', () => {
  test('answers every route as one that does not exist, and goes on', async () => {
    const anna = await startTalk()
    const ben = await startTalk()
    const [id = '', issued = '', signature = ''] = tokenOf(anna.cookie).split('.')
    const strangers: Record<string, string> = {
      nobody: '',
      'another visitor': ben.cookie,
      'a member of staff': await signIn(),
      'of another secret': visitorCookie('another secret'),
      unsigned: `visitor=${id}.${issued}.`,
      'signed for another id': `visitor=${crypto.randomUUID()}.${issued}.${signature}`,
      'signed for another time': `visitor=${id}.${Number(issued) + 1}.${signature}`,
      'under another name': `visitors=${tokenOf(anna.cookie)}; Visitor=${tokenOf(anna.cookie)}`,
      'in quotes': `visitor="${tokenOf(anna.cookie)}"`,
    }
    const routes = operations.filter(({ path }) => path.startsWith('/api/conversations/{id}'))
    expect(routes.map(({ method, path }) => `${method} ${path.split('}')[1]}`).sort()).toEqual([
      'GET ',
      'POST /contact',
      'POST /end',
      'POST /links',
      'POST /rating',
      'POST /seen',
      'POST /transcript',
    ])
    provider.takeCalls()
    for (const { method, path } of routes)
      for (const [who, cookie] of Object.entries(strangers)) {
        const told = { stars: 1, path: '/contact', isFollowed: true }
        const payload = { email: 'ben@example.com', conversation_id: anna.id, ...told }
        const [there, missing] = [anna.id, 'c0123456789abcdef'].map((one) =>
          send(method, path.replace('{id}', one), { cookie }, payload),
        )
        const [real, none] = [await there, await missing]
        expect([method, path, who, real?.statusCode]).toEqual([method, path, who, 403])
        expect(real?.body, 'neither tells whether it is there').toBe(none?.body)
      }
    expect(provider.takeCalls()).toEqual([])
    expect(await server.services.store.db.selectFrom('transcript_requests').selectAll().execute()).toEqual([])
    const own = await send('GET', `/api/conversations/${anna.id}`, { cookie: anna.cookie })
    const { conversation_url } = provider.conversations.get(anna.id) ?? {}
    expect(own.json(), 'and tells its owner alone where it is').toEqual({
      status: 'active',
      conversation_url,
    })
  })

  test('a cookie of ours that is too old is nobody’s any more', async () => {
    const given = async (daysAgo: number) => {
      const cookie = visitorCookie(SECRET, () => Date.now() - daysAgo * 86_400_000)
      return cookieOf(await post('/api/conversations', { from: 'home' }, cookie))
    }
    expect(await given(29), 'known: no new one is given').toBe('')
    expect(await given(31)).toMatch(/^visitor=/)
  })
})

describe('what opens one door', () => {
  test('opens no other', async () => {
    const { id, cookie } = await startTalk()
    const account = await server.services.store.db
      .insertInto('accounts')
      .values({
        id: crypto.randomUUID(),
        email: 'ada@example.com',
        emailKey: 'ada@example.com',
        name: null,
        isEmailVerified: false,
        verifiedAt: null,
        createdAt: new Date().toISOString(),
        updatedAt: new Date().toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const event = providerEvent(id, 'system.replica_joined')
    const keys = {
      visitor: tokenOf(cookie),
      session: tokenOf(await signIn()),
      'sign-in link': await linkCode('staff-sign-in', STAFF),
      'verification link': await linkCode('verify-email', account.id),
      callback: provider.conversations.get(id)?.callback_url?.split('/').at(-1) ?? '',
    }
    const doors: Record<keyof typeof keys, (key: string) => ReturnType<typeof send>> = {
      visitor: (key) => send('GET', `/api/conversations/${id}`, { cookie: `visitor=${key}` }),
      session: (key) => send('GET', '/api/staff/leads', { cookie: `staff=${key}` }),
      'sign-in link': (key) => post('/api/staff/sign-in/confirm', { code: key }),
      'verification link': (key) => post('/api/verification/email/confirm', { oobCode: key }),
      callback: (key) => post(`/api/callbacks/avatar/${key}`, event),
    }
    const opened: string[] = []
    const names = Object.keys(keys) as (keyof typeof keys)[]
    // The right ones last, so that none is used up before it was tried at the others.
    for (const [door, key] of names.flatMap((one) => names.map((other) => [one, other] as const))) {
      if (door === key) continue
      const answer = await doors[door](keys[key])
      if (answer.statusCode < 400) opened.push(`${door} with ${key}`)
    }
    expect(opened).toEqual([])
    for (const name of names) expect((await doors[name](keys[name])).statusCode, name).toBeLessThan(300)
  })

  test('opens it once, where it is a link, also for two who come at once', async () => {
    const code = await linkCode('staff-sign-in', STAFF)
    const both = await Promise.all([1, 2, 3].map(() => post('/api/staff/sign-in/confirm', { code })))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410])
    expect((await post('/api/staff/sign-in/confirm', { code })).statusCode).toBe(410)
  })

  test('a callback told again, changed or of another conversation changes nothing', async () => {
    const [anna, ben] = [await startTalk(), await startTalk()]
    const path = (id: string) => new URL(provider.conversations.get(id)?.callback_url ?? '').pathname
    const shutdown = providerEvent(ben.id, 'system.shutdown', { shutdown_reason: 'participant_left_timeout' })
    expect((await post(path(anna.id), shutdown)).statusCode, 'taken, and not believed').toBe(204)
    for (const { id, cookie } of [anna, ben])
      expect((await send('GET', `/api/conversations/${id}`, { cookie })).json().status).toBe('active')
    for (const token of ['', 'x', path(anna.id).split('/').at(-1)?.toUpperCase() ?? '', '..', '%00'])
      expect((await post(`/api/callbacks/avatar/${token}`, shutdown)).statusCode).toBeGreaterThanOrEqual(400)
  })

  test('no staff route opens to a visitor, to a spent session, or to a code in place of a session', async () => {
    const spent = await signIn()
    await post('/api/staff/sign-out', {}, spent)
    const cookies = [
      (await startTalk()).cookie,
      spent,
      `staff=${await linkCode('staff-sign-in', STAFF)}`,
      `staff=${STAFF}`,
      `__Host-${await signIn()}`,
    ]
    const behind = operations.filter(
      ({ path }) => path.startsWith('/api/staff/') && !path.startsWith('/api/staff/sign-in'),
    )
    expect(behind.length).toBeGreaterThan(10)
    for (const { method, path } of behind)
      for (const cookie of cookies) {
        const { statusCode } = await send(method, path.replaceAll(/\{\w+\}/g, 'x'), { cookie })
        expect([method, path, cookie, statusCode]).toEqual([method, path, cookie, 401])
      }
  })
})

describe('another website', () => {
  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `${SITE}.evil.example` },
    { origin: SITE.replace('http:', 'https:') },
    { origin: 'http://localhost:3001' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ])('has nothing changed in a visitor’s or a colleague’s name: %o', async (from) => {
    const cookie = `${(await startTalk()).cookie}; ${await signIn()}`
    const changing = operations.filter(
      ({ method, path }) => method !== 'GET' && !path.startsWith('/api/callbacks/'),
    )
    expect(changing.length).toBeGreaterThan(15)
    for (const { method, path } of changing) {
      const answer = await send(method, path.replaceAll(/\{\w+\}/g, 'x'), { cookie, ...from })
      expect([method, path, answer.json().error?.code]).toEqual([method, path, 'foreign_origin'])
      expect(answer.headers, 'nor is it told that it may').not.toHaveProperty('access-control-allow-origin')
    }
  })

  test.each<Record<string, string>>([
    {},
    { origin: SITE },
    { origin: SITE, 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin' },
  ])('is told from our own pages and from programs: %o', async (from) => {
    const payload = { email: 'ada@example.com', interest: 'Energy' }
    expect((await send('POST', '/api/waitlist', from, payload)).statusCode).toBe(201)
  })

  test('cannot send by an old browser’s form what only our pages send', async () => {
    const cookie = await signIn()
    const forms = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
    for (const type of forms)
      for (const url of ['/api/staff/people/erase', '/api/messages', '/api/signups', '/api/conversations']) {
        const headers = { cookie, 'content-type': type }
        const payload = '{"email":"ada@example.com","from":"home"}'
        const { statusCode } = await server.app.inject({ method: 'POST', url, headers, payload })
        expect([type, url, statusCode]).toEqual([type, url, 415])
      }
  })

  test('is no place we lead anybody to, whatever an address says', async () => {
    for (const path of [
      '/home',
      '/home/',
      '/about/',
      '/login',
      '/desk',
      '/signup',
      '/conversation',
      '//home',
    ])
      for (const query of ['next', 'url', 'redirect', 'return_to', 'continue']) {
        const { headers } = await server.app.inject(`${path}?${query}=https://evil.example//evil.example`)
        const location = String(headers.location ?? '/')
        expect(new URL(location, SITE).origin, `${path} → ${location}`).toBe(SITE)
      }
  })
})

describe('limits', () => {
  const claims = [
    'x-forwarded-for',
    'x-real-ip',
    'forwarded',
    'cf-connecting-ip',
    'true-client-ip',
    'x-client-ip',
  ]

  /** Three guesses from one network, at this scale of them. */
  const tight = { LIMITS_SCALE: String(3 / limits.emailConfirms.points) }
  const guess = { method: 'POST', url: '/api/verification/email/confirm', payload: { oobCode: 'x' } } as const

  test('are not dodged by claiming another address, nor by leaving the cookie away', async () => {
    await using strict = await open(tight)
    const statuses: number[] = []
    for (const [at, header] of claims.entries()) {
      const headers = { [header]: header === 'forwarded' ? `for=198.51.100.${at}` : `198.51.100.${at}` }
      statuses.push((await strict.app.inject({ ...guess, headers })).statusCode)
    }
    expect(statuses).toEqual([400, 400, 400, 429, 429, 429])
  })

  test('behind a proxy go by what the proxy saw, not by what a visitor wrote before it', async () => {
    await using strict = await open({ ...tight, TRUST_PROXY: '127.0.0.1' })
    const ask = (forwarded: string) =>
      strict.app.inject({ ...guess, headers: { 'x-forwarded-for': forwarded } })
    const statuses: number[] = []
    for (const at of [1, 2, 3, 4])
      statuses.push((await ask(`10.0.0.${at}, 198.51.100.${at}, 203.0.113.7`)).statusCode)
    expect(statuses).toEqual([400, 400, 400, 429])
    expect((await ask('203.0.113.8')).statusCode, 'another visitor').toBe(400)
  })

  test('no visitor has their own words mailed to one stranger after the other', async () => {
    await using strict = await open({ LIMITS_SCALE: '1' }, (services) => ({
      ...services,
      demandProof: noWorkAsked,
    }))
    const started = await strict.app.inject({
      method: 'POST',
      url: '/api/conversations',
      payload: { from: 'home' },
    })
    const statuses: number[] = []
    for (let n = 0; n < 8; n++) {
      const answer = await strict.app.inject({
        method: 'POST',
        url: `/api/conversations/${started.json().conversation_id}/transcript`,
        headers: { cookie: cookieOf(started) },
        payload: { email: `stranger${n}@example.com` },
      })
      statuses.push(answer.statusCode)
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 202, 429, 429])
  })
})
