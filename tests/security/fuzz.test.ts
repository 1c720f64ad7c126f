import fc, { type Arbitrary } from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { errorAnswer, errors } from '../../src/contract/errors.ts'
import { openTestApp, type TestApp } from '../../src/server/test-app.ts'
import { type Provider, startProvider } from '../support/provider.ts'
import { sized } from '../support/test-length.ts'
import { hostile, hostileTexts, type JsonSchema, jsonSchema, nearlyValid, valid } from './json-schema.ts'

/** Over all routes together: 50,000 in the long form. */
const REQUESTS = sized(3000, 50_000)

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
  url: string
  payload?: string
  type?: string
}

let provider: Provider
let server: TestApp
let cookies: string

beforeAll(async () => {
  provider = await startProvider()
  server = await openTestApp({
    env: {
      LIMITS_SCALE: '1000000',
      SESSION_SECRET: 'a secret that must never be echoed',
      AVATAR_API_URL: provider.url,
      AVATAR_API_KEY: provider.key,
      AVATAR_REPLICA_ID: 'r',
      AVATAR_PERSONA_ID: 'p',
      AVATAR_ROOM_ORIGINS: provider.url,
      PHONE_VERIFICATION: 'on',
      STAFF_EMAILS: 'staff@example.com',
    },
  })
  cookies = await visitorCookie(server.app)
}, 60_000)

afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await provider.close()
})

async function visitorCookie(app: FastifyInstance): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: '/api/conversations', payload: { from: 'home' } })
  return [answer.headers['set-cookie']].flat()[0]?.split(';')[0] ?? ''
}

/** Everything about an answer that would tell of a crash, a leak or an echo. */
function mustBeFit(request: Request, answer: { statusCode: number; body: string; headers: object }) {
  const said = `${request.method} ${request.url} ${request.payload?.slice(0, 300) ?? ''} → ${answer.statusCode} ${answer.body.slice(0, 300)}`
  if (answer.statusCode >= 400) {
    const read = errorAnswer.safeParse(safeJson(answer.body))
    expect(read.success, `an error in the contract's shape: ${said}`).toBe(true)
    if (!read.data) return
    const { code } = read.data.error
    expect(errors[code].status, `the status of its code: ${said}`).toBe(answer.statusCode)
    expect(code, `nothing broke inside: ${said}`).not.toBe('internal')
    expect([502, 503].includes(answer.statusCode) || answer.statusCode < 500, said).toBe(true)
  }
  expect(answer.body, `no insides: ${said}`).not.toMatch(
    /node_modules|\.ts:\d+|SQLITE_|syntax error|sqlite|postgres|ECONN|stack|at \w+ \(|must never be echoed/i,
  )
  expect(answer.body).not.toContain(provider.key)
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function send(request: Request) {
  const answer = await server.app.inject({
    method: request.method,
    url: request.url,
    headers: { cookie: cookies, ...(request.type && { 'content-type': request.type }) },
    ...(request.payload !== undefined && { payload: request.payload }),
  })
  mustBeFit(request, answer)
}

const methods = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const

function requestsTo(path: string, method: keyof typeof methods, described: z.infer<typeof operation>) {
  const inPath = described.parameters.filter((one) => one.in === 'path')
  const inQuery = described.parameters.filter((one) => one.in === 'query')
  const [type, body] = Object.entries(described.requestBody?.content ?? {})[0] ?? []
  const url = fc
    .tuple(
      fc.tuple(...inPath.map(({ schema }) => fc.oneof(valid(schema), fc.constantFrom(...hostileTexts)))),
      fc.tuple(
        ...inQuery.map(({ schema }) =>
          fc.option(fc.oneof(valid(schema), fc.constantFrom(...hostileTexts)), { nil: undefined }),
        ),
      ),
    )
    .map(([pathValues, queryValues]) => {
      const filled = inPath.reduce(
        (filling, { name }, at) => filling.replace(`{${name}}`, encoded(pathValues[at])),
        path,
      )
      const query = inQuery
        .map(({ name }, at) => [name, queryValues[at]] as const)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${encodeURIComponent(name)}=${encoded(value)}`)
      return query.length > 0 ? `${filled}?${query.join('&')}` : filled
    })
  return fc.tuple(url, bodies(body?.schema)).map(
    ([address, payload]): Request => ({
      method: methods[method],
      url: address,
      ...(payload !== undefined && { payload, type: type ?? 'application/json' }),
    }),
  )
}

const encoded = (value: unknown) =>
  encodeURIComponent(String(value).toWellFormed())
    .slice(0, 2000)
    .replace(/%[0-9A-F]?$/, '')

function bodies(schema: JsonSchema | undefined): Arbitrary<string | undefined> {
  const json = (value: unknown) => JSON.stringify(value) ?? ''
  if (!schema) return fc.option(hostile.map(json), { nil: undefined })
  return fc.oneof(
    { weight: 2, arbitrary: valid(schema).map(json) },
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
      ),
    },
  )
}

describe('every route of the OpenAPI document', () => {
  test(
    `answers ${REQUESTS} valid, nearly valid and hostile requests without a crash, a leak or an echo`,
    async () => {
      const answer = await server.app.inject('/api/openapi.json')
      const { paths } = openApi.parse(answer.json())
      const routes = Object.entries(paths).flatMap(([path, operations]) =>
        Object.entries(operations).map(([method, described]) =>
          requestsTo(path, method as keyof typeof methods, described),
        ),
      )
      expect(routes.length).toBeGreaterThan(5)
      const each = Math.ceil(REQUESTS / routes.length)
      for (const requests of routes)
        await fc.assert(fc.asyncProperty(requests, send), { numRuns: each, endOnFailure: true })
      expect({}).not.toHaveProperty('isAdmin')
      expect((await server.app.inject('/readyz')).statusCode).toBe(200)
    },
    sized(180_000, 3_600_000),
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
        { numRuns: sized(400, 5000), endOnFailure: true },
      )
    },
    sized(120_000, 1_800_000),
  )
})
