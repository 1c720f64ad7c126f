import { randomUUID } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import fc, { type Arbitrary } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { errorAnswer, errors } from '../../src/contract/errors.ts'
import { dialects } from '../../src/server/store/database.ts'
import type { StorePlace } from '../../src/server/store/store.ts'
import { type Provider, providerEnv, startProvider } from '../support/provider.ts'
import { openTestApp, type TestApp } from '../support/server/test-app.ts'
import { describeEachStore } from '../support/stores.ts'
import { sized } from '../support/test-length.ts'
import { hostile, hostileTexts, type JsonSchema, jsonSchema, nearlyValid, valid } from './json-schema.ts'

/** Over all routes of both databases together; FUZZ_REQUESTS for another number. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS) || sized(2000, 10_000, 50_000)

/** Of those, to each route. */
const WELL_MEANT = 12
/** Where none of those was carried out, so many times as many once more. */
const MORE_TRIES = 4

const parameter = z.looseObject({ name: z.string(), in: z.string(), schema: jsonSchema })
const operation = z.looseObject({
  parameters: z.array(parameter).default([]),
  requestBody: z
    .looseObject({ content: z.record(z.string(), z.looseObject({ schema: jsonSchema })) })
    .optional(),
})
const openApi = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operation)) })

type Request = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The document's own path, by which what is needed to come past its door is found. */
  path: string
  url: string
  headers: Record<string, string>
  payload?: string
}

/** Stands in a request for something real, which is looked up or made when the request goes out. */
const REAL = 'something-real'
/** Has an account of an earlier visit, which is enough to sign up with. */
const REGISTERED = 'registered@example.com'
const SECRET = 'a secret that must never be echoed'
const STAFF = 'staff@example.com'

let provider: Provider
let server: TestApp
let visitor: string
let ownTalk: string
let staff: string

/** The server as it runs over this database, with somebody who talks, somebody who has an account, and staff. */
async function openAt(place: StorePlace) {
  provider = await startProvider()
  server = await openTestApp({
    env: {
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
      LIMITS_SCALE: '1000000',
      SESSION_SECRET: SECRET,
      ...providerEnv(provider),
      PHONE_VERIFICATION: 'on',
      STAFF_EMAILS: STAFF,
    },
  })
  const proved = { email: REGISTERED, name: 'Ada Lovelace' }
  await post('/api/verification/email', proved)
  const started = await post('/api/conversations', { from: 'home' })
  visitor = cookieOf(started)
  ownTalk = started.json().conversation_id
  await post('/api/verification/email', proved, visitor)
  staff = await sessionCookie()
}

async function close() {
  await server[Symbol.asyncDispose]()
  await provider.close()
}

const post = (url: string, payload: object, cookie = '') =>
  server.app.inject({ method: 'POST', url, payload, headers: { cookie } })
const cookieOf = ({ headers }: { headers: OutgoingHttpHeaders }) =>
  [headers['set-cookie']].flat()[0]?.split(';')[0] ?? ''

const linkCode = async (purpose: 'staff-sign-in' | 'verify-email', holder: string) => {
  const { store, codes } = server.services
  const wanted = { purpose, form: 'link', holder, lifetimeMs: 60_000 } as const
  return (await codes.issue(store.db, wanted)).code
}
const sessionCookie = async () =>
  cookieOf(await post('/api/staff/sign-in/confirm', { code: await linkCode('staff-sign-in', STAFF) }))

/** What only somebody has who was let that far: ids, tokens and codes of our own, by the path that asks for them. */
async function realThing(path: string): Promise<string> {
  const { db } = server.services.store
  const latest = (table: 'leads' | 'conversations' | 'accounts') =>
    db.selectFrom(table).selectAll().orderBy('createdAt', 'desc').limit(1).executeTakeFirst()
  if (path === '/api/staff/sign-in/confirm') return linkCode('staff-sign-in', STAFF)
  if (path === '/api/verification/email/confirm')
    return linkCode('verify-email', (await latest('accounts'))?.id ?? 'nobody')
  if (path.startsWith('/api/staff/leads/')) {
    if (!(await latest('leads')))
      await post('/api/waitlist', { email: 'ada@example.com', interest: 'Energy' })
    return (await latest('leads'))?.id ?? ''
  }
  if (path.startsWith('/api/staff/talks/')) return aTalk()
  if (path.startsWith('/api/staff/unanswered/')) return anUnanswered()
  if (path.startsWith('/api/staff/conversations/')) return (await latest('conversations'))?.id ?? ''
  if (!path.startsWith('/api/callbacks/')) return ownTalk
  return provider.conversations.get(ownTalk)?.callback_url?.split('/').at(-1) ?? ''
}

/** At the desk, and nobody's lead. */
async function aTalk(): Promise<string> {
  const { db } = server.services.store
  const known = await db.selectFrom('talks').select('id').where('leadId', 'is', null).executeTakeFirst()
  if (known) return known.id
  const id = randomUUID()
  await db
    .insertInto('talks')
    .values({
      id,
      state: 'silent',
      from: 'home',
      source: 'direct',
      turns: 0,
      visitorTurns: 0,
      unanswered: 0,
      summary: '',
      hasMeeting: false,
      hadLead: false,
      words: '',
      createdAt: new Date().toISOString(),
    })
    .execute()
  return id
}

async function anUnanswered(): Promise<string> {
  const { db } = server.services.store
  const [known] = await db.selectFrom('unanswered_groups').select('id').execute()
  if (known) return known.id
  const id = randomUUID()
  const now = new Date().toISOString()
  const group = { id, meaning: '[]', count: 1, lastAt: now, doneAt: null, createdAt: now }
  await db.insertInto('unanswered_groups').values(group).execute()
  return id
}

const insides =
  /node_modules|\.[cm]?[jt]sx?:\d+|\bat (async )?[\w.<>]+ \(|SQLITE_[A-Z]+|ECONN|ENOENT|FST_ERR|(Type|Range|Syntax|Reference|Zod)Error|Cannot read prop|is not (a function|iterable)|must never be echoed/
/** In an error nothing may stand but our own sentences. */
const insidesOfErrors =
  /sqlite|postgres|kysely|fastify|zod|pino|\bselect\b|insert into|constraint|syntax error|\/(tmp|home|usr|work|var)\/|undefined|\bnull\b|\[object/i

/** Everything about an answer that would tell of a crash, a leak or an echo. */
function mustBeFit(request: Request, answer: { statusCode: number; body: string; headers: object }) {
  const said = `${request.method} ${request.url} ${JSON.stringify(request.headers)} ${request.payload?.slice(0, 300) ?? ''} → ${answer.statusCode} ${answer.body.slice(0, 300)}`
  if (answer.statusCode >= 400) {
    const read = errorAnswer.safeParse(safeJson(answer.body))
    expect(read.success, `an error in the contract's shape: ${said}`).toBe(true)
    if (!read.data) return
    const { code } = read.data.error
    expect(errors[code].status, `the status of its code: ${said}`).toBe(answer.statusCode)
    expect([502, 503].includes(answer.statusCode) || answer.statusCode < 500, said).toBe(true)
    // It tells staff how the lead stands now, in the words its visitor chose.
    if (code !== 'lead_changed') {
      expect(answer.body, `no insides: ${said}`).not.toMatch(insidesOfErrors)
      const echoed = hostileTexts.filter((text) => text.length > 8 && answer.body.includes(text))
      expect(echoed, `no echo: ${said}`).toEqual([])
    }
  }
  expect(answer.body, `no insides: ${said}`).not.toMatch(insides)
  expect(answer.body).not.toContain(provider.key)
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const endsSessions = ['/api/staff/sign-in/confirm', '/api/staff/sign-out-everywhere']

async function send(request: Request): Promise<number> {
  const { path, method } = request
  const isStaff = path.startsWith('/api/staff/')
  const needsReal = request.url.includes(REAL) || request.payload?.includes(REAL)
  const real = needsReal ? await realThing(path) : ''
  const cookie = path.startsWith('/api/staff/sign-out') ? await sessionCookie() : isStaff ? staff : visitor
  const answer = await server.app.inject({
    method,
    url: request.url.replaceAll(REAL, real),
    // Opened by hand: a foreign referer of another kind closes the desk of a bare clone.
    headers: { cookie, 'sec-fetch-site': 'none', ...request.headers },
    ...(request.payload !== undefined && { payload: request.payload.replaceAll(REAL, real) }),
  })
  // Signed in anew or out everywhere: the session in hand is over.
  if (endsSessions.includes(path) && answer.statusCode < 300) staff = await sessionCookie()
  mustBeFit(request, answer)
  return answer.statusCode
}

const methods = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const

const inAddress = (schema: JsonSchema) =>
  fc.oneof(valid(schema), fc.constantFrom(...hostileTexts), fc.constant(REAL))

/** What a header can carry at all. */
const headerTexts = hostileTexts.map((text) => text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 4000))
const oddHeaders = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'accept',
          'accept-encoding',
          'authorization',
          'x-forwarded-for',
          'x-request-id',
          'if-none-match',
          'range',
          'user-agent',
          'referer',
          'forwarded',
          'x-http-method-override',
        ),
        fc.constantFrom(...headerTexts),
      )
      .map(([name, value]): Record<string, string> => ({ [name]: value })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...headerTexts)
      .map((cookie) => ({ cookie: `visitor=${cookie}; staff=${cookie}` })),
  },
)
const types = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'application/x-www-form-urlencoded',
      'text/plain',
      'application/json; charset=utf-7',
      'application/xml',
      '/',
    ),
  },
)

/** One of them hostile, or none: what is refused for one parameter says nothing of the others. */
const queryOf = (schemas: JsonSchema[]): Arbitrary<unknown[]> =>
  fc
    .tuple(
      fc.tuple(...schemas.map((schema) => fc.option(valid(schema), { nil: undefined, freq: 1 }))),
      fc.nat({ max: schemas.length }),
      fc.constantFrom(...hostileTexts),
    )
    .map(([values, at, bad]) => values.map((value, place) => (place === at ? bad : value)))

function requestsTo(path: string, method: keyof typeof methods, described: z.infer<typeof operation>) {
  const named = (place: string) => described.parameters.filter((one) => one.in === place)
  const [inPath, inQuery, inHeader] = [named('path'), named('query'), named('header')]
  const schema = Object.values(described.requestBody?.content ?? {})[0]?.schema
  const payloads = path.startsWith('/api/callbacks/') ? fc.oneof(events, bodies(schema)) : bodies(schema)
  const url = fc
    .tuple(
      fc.tuple(...inPath.map(({ schema }) => inAddress(schema))),
      queryOf(inQuery.map(({ schema }) => schema)),
      // Every parameter twice: an array where a text was meant.
      fc.constantFrom(1, 1, 1, 1, 2),
    )
    .map(([pathValues, queryValues, times]) => {
      const filled = inPath.reduce(
        (filling, { name }, at) => filling.replace(`{${name}}`, encoded(pathValues[at])),
        path,
      )
      const query = inQuery
        .map(({ name }, at) => [name, queryValues[at]] as const)
        .filter(([, value]) => value !== undefined)
        .flatMap(([name, value]) => Array(times).fill(`${encodeURIComponent(name)}=${encoded(value)}`))
      return query.length > 0 ? `${filled}?${query.join('&')}` : filled
    })
  const headers = fc.tuple(
    oddHeaders,
    ...inHeader.map(({ name, schema }) =>
      fc
        .option(fc.oneof(valid(schema).map(String), fc.constantFrom(...headerTexts)), { nil: undefined })
        .map((value): Record<string, string> => (value === undefined ? {} : { [name]: value })),
    ),
  )
  /** As somebody would send it who may do it: at least some of these are carried out. */
  const wellMeant = (path.startsWith('/api/callbacks/') ? events : meant(schema)).map(
    (payload): Request => ({
      method: methods[method],
      path,
      url: path.replaceAll(/\{\w+\}/g, REAL),
      headers: payload === undefined ? {} : { 'content-type': 'application/json' },
      ...(payload !== undefined && { payload }),
    }),
  )
  const any = fc.tuple(url, payloads, headers, types).map(
    ([address, payload, parts, type]): Request => ({
      method: methods[method],
      path,
      url: address,
      headers: Object.assign({}, payload === undefined ? {} : { 'content-type': type }, ...parts),
      ...(payload !== undefined && { payload }),
    }),
  )
  return { any, wellMeant }
}

const meant = (schema: JsonSchema | undefined): Arbitrary<string | undefined> =>
  schema ? valid(schema).map((value) => json(withReal(value))) : fc.constant(undefined)
const json = (value: unknown) => JSON.stringify(value) ?? ''

const encoded = (value: unknown) =>
  encodeURIComponent(String(value).toWellFormed())
    .slice(0, 2000)
    .replace(/%[0-9A-F]?$/, '')

function bodies(schema: JsonSchema | undefined): Arbitrary<string | undefined> {
  if (!schema) return fc.option(hostile.map(json), { nil: undefined, freq: 1 })
  return fc.oneof(
    { weight: 2, arbitrary: valid(schema).map(json) },
    { weight: 2, arbitrary: meant(schema) },
    { weight: 4, arbitrary: nearlyValid(schema).map(json) },
    { weight: 1, arbitrary: hostile.map(json) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '{',
        '[1,',
        '"\\u',
        '{"a":1}}',
        'null',
        '[]',
        '\u0000',
        '',
        `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
        `${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}`,
      ),
    },
  )
}

/** What a provider tells, which the document leaves open. */
const events = fc
  .record({
    event_type: fc.constantFrom(
      'system.shutdown',
      'system.replica_joined',
      'application.transcription_ready',
    ),
    properties: fc.oneof(
      hostile,
      fc.record({
        reason: hostile,
        transcript: fc.oneof(
          hostile,
          fc.array(fc.record({ role: fc.constantFrom('user', 'assistant', '__proto__'), content: hostile })),
        ),
      }),
    ),
  })
  .map((event) => JSON.stringify(event))

/** With a code that was mailed and an address that has an account, where it has such fields. */
function withReal(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const known: Record<string, unknown> = {
    code: REAL,
    oobCode: REAL,
    email: REGISTERED,
    path: '/contact',
    name: 'Ada Lovelace',
    owner: STAFF,
    version: 1,
  }
  return Object.fromEntries(Object.entries(value).map(([name, given]) => [name, known[name] ?? given]))
}

/** These ask for a puzzle to be solved, or for the digits of a message that was sent after it. */
const behindPuzzle = ['post /api/verification/phone', 'post /api/verification/phone/confirm']
/** These ask for what only an authenticator makes; `passkeys.test.ts` goes on from there. */
const behindPasskey = [
  'post /api/staff/sign-in/passkey',
  'post /api/staff/step-up',
  'post /api/staff/step-up/options',
  'post /api/staff/passkeys',
  'delete /api/staff/passkeys/{id}',
]
const NOTHING_SET_UP = ['post /api/staff/webhook/test']
/** Opened by a token that stands in a letter and nowhere else: `tests/journeys/transcript.spec.ts` goes through. */
const behindLetter = ['post /api/transcripts/read']

describeEachStore('every route of the OpenAPI document', (openTestStore) => {
  beforeAll(async () => openAt((await openTestStore()).place), 60_000)
  afterAll(close)

  test(
    `answers its share of ${REQUESTS} valid, nearly valid and hostile requests without a crash, a leak or an echo`,
    async () => {
      const answer = await server.app.inject('/api/openapi.json')
      const { paths } = openApi.parse(answer.json())
      const routes = Object.entries(paths).flatMap(([path, operations]) =>
        Object.entries(operations).map(([method, described]) => ({
          name: `${method} ${path}`,
          ...requestsTo(path, method as keyof typeof methods, described),
        })),
      )
      // What others need is erased last.
      routes.sort((one, other) => Number(one.name.endsWith('/erase')) - Number(other.name.endsWith('/erase')))
      const each = Math.ceil(REQUESTS / dialects.length / routes.length)
      const neverDone: string[] = []
      for (const { name, any, wellMeant } of routes) {
        let isDone = false
        const run = (requests: Arbitrary<Request>, numRuns: number) => {
          const property = fc.asyncProperty(requests, async (request) => {
            if ((await send(request)) < 300) isDone = true
          })
          return fc.assert(property, { numRuns, endOnFailure: true })
        }
        await run(wellMeant, WELL_MEANT)
        await run(any, each - WELL_MEANT)
        for (let more = 0; !isDone && more < MORE_TRIES; more++) await run(wellMeant, WELL_MEANT)
        if (!isDone) neverDone.push(name)
      }
      expect(neverDone, 'past every door at least once').toEqual([
        ...behindLetter,
        ...behindPasskey,
        ...NOTHING_SET_UP,
        ...behindPuzzle,
      ])
      // Also where a sentence of the contract stands for trouble of ours.
      const lines = server.logged.map((line) => JSON.parse(line) as { level: number })
      expect(lines.filter(({ level }) => level >= 50)).toEqual([])
      expect(server.logged.join('')).not.toMatch(/@example|<script|etc\/passwd|must never be echoed/)
      expect({}).not.toHaveProperty('isAdmin')
      expect((await server.app.inject('/readyz')).statusCode).toBe(200)
    },
    sized(60_000, 600_000, 3_600_000),
  )

  test(
    'and their paths with methods, types and addresses nobody described',
    async () => {
      const strange = fc.record({
        method: fc.constantFrom(...Object.values(methods)),
        url: fc
          .tuple(
            fc.constantFrom('/api/', '/api/staff/', '/api/conversations/', '/', '/assets/', '/products/'),
            fc.array(fc.constantFrom(...hostileTexts, '..', '.', '%2e%2e', '%00', '\\', '//example.com'), {
              maxLength: 3,
            }),
          )
          .map(([base, parts]) => base + parts.map((part) => encoded(part)).join('/')),
        payload: fc.constantFrom('', '{}', 'a=b', '<x/>'),
        type: fc.constantFrom(
          'application/json',
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data',
          'application/xml',
          'application/json; charset=utf-7',
        ),
      })
      await fc.assert(
        fc.asyncProperty(strange, async (request) => {
          const answer = await server.app.inject({
            method: request.method,
            url: request.url,
            headers: { 'content-type': request.type },
            ...(request.method !== 'GET' && { payload: request.payload }),
          })
          expect(answer.statusCode, `${request.method} ${request.url}`).toBeLessThan(500)
          expect(answer.body).not.toMatch(/node_modules|\.ts:\d+|root:x:0/)
        }),
        { numRuns: sized(200, 1000, 5000), endOnFailure: true },
      )
    },
    sized(30_000, 300_000, 1_800_000),
  )
})
