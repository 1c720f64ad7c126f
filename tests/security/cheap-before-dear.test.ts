import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Provider, providerEnv, providerEvent, startProvider } from '../support/provider.ts'
import { openTestApp, type TestApp } from '../support/server/test-app.ts'

/**
 * Forty bodies of a megabyte to a forged callback address once held up everybody for seconds: each was read and parsed
 * before anybody looked at the token. Who may, how often, how much, and only then what is said: every route keeps to it.
 */

let provider: Provider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.close())

type Door = { method: string; url: string }

/** The product on a real port, with every route it has that takes a body. Who waits for one is told so soon. */
async function open(env: Record<string, string> = {}) {
  const doors: Door[] = []
  const server = await openTestApp({
    env: { PHONE_VERIFICATION: 'on', LIMITS_SCALE: '1000', ...providerEnv(provider), ...env },
    extend: (app) =>
      app.addHook('onRoute', ({ method, url }) => {
        for (const one of [method].flat())
          if (!['GET', 'HEAD', 'OPTIONS'].includes(one)) doors.push({ method: one, url })
      }),
  })
  const soon = { requestTimeout: 500, headersTimeout: 500, connectionsCheckingInterval: 50 }
  Object.assign(server.app.server, soon)
  const port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port)

  /** Says how long the body will be, sends this much of it, and hears what is answered to that. */
  async function begin({ method, url }: Door, length: number, body = '{"a'): Promise<string> {
    const socket = connect({ host: '127.0.0.1', port })
    const path = url.replaceAll(/:\w+/g, 'x')
    const { promise, resolve } = Promise.withResolvers<void>()
    let heard = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      heard += chunk
      if (heard.includes('"code"')) resolve()
    })
    socket.on('error', () => {}).on('close', resolve)
    const type = 'Content-Type: application/json'
    socket.write(
      `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${type}\r\nContent-Length: ${length}\r\n\r\n`,
    )
    socket.write(body)
    await promise
    socket.destroy()
    return `${/HTTP\/1\.1 (\d{3})/.exec(heard)?.[1]} ${/"code":"(\w+)"/.exec(heard)?.[1]}`
  }
  return { server, doors, begin }
}

/** A route that lets everybody in stands here by name; each is limited by network before its body is read. */
const forEverybody = [
  'POST /api/conversations',
  'POST /api/messages',
  'POST /api/waitlist',
  'POST /api/signups',
  'POST /api/verification/email',
  'POST /api/verification/email/link',
  'POST /api/verification/email/confirm',
  'POST /api/verification/phone',
  'POST /api/verification/phone/confirm',
  'POST /api/staff/sign-in',
  'POST /api/staff/sign-in/confirm',
  'POST /api/staff/sign-in/passkey/options',
  'POST /api/staff/sign-in/passkey',
  'POST /api/transcripts/read',
]

function refusalOfStrangers({ method, url }: Door): string | undefined {
  if (forEverybody.includes(`${method} ${url}`)) return undefined
  if (url.startsWith('/api/staff/')) return '401 unauthorized'
  if (url.startsWith('/api/conversations/:id/')) return '403 forbidden'
  if (url.startsWith('/api/callbacks/')) return '404 not_found'
  return `nobody has said who may use ${method} ${url}`
}

const MEGABYTE = 1024 * 1024

describe('a body that is announced and never comes', () => {
  test.each([
    ['as long as a form', 50_000],
    ['as long as a transcript', MEGABYTE],
    ['longer than anything', 100 * MEGABYTE],
  ])('%s: who has no right is told so without it, on every route', async (_, length) => {
    const { server, doors, begin } = await open()
    await using _closing = server
    const closed = doors.filter((door) => refusalOfStrangers(door) !== undefined)
    expect(closed.length).toBeGreaterThan(10)
    for (const door of closed)
      expect([door, await begin(door, length)]).toEqual([door, refusalOfStrangers(door)])
  })

  test('who comes too often is told so without it, where everybody may come', async () => {
    const { server, doors, begin } = await open({ LIMITS_SCALE: '0.0001' })
    await using _closing = server
    const unguarded = doors.filter((door) => refusalOfStrangers(door) === undefined)
    expect(unguarded.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([...forEverybody].sort())
    for (const door of unguarded) {
      await begin(door, 50_000)
      expect([door, await begin(door, 50_000)]).toEqual([door, expect.stringMatching(/^429 \w+_many/)])
    }
  })

  test('who may come is told when it is too long, before it is read', async () => {
    const { server, doors, begin } = await open()
    await using _closing = server
    for (const door of doors.filter((one) => refusalOfStrangers(one) === undefined))
      expect([door, await begin(door, MEGABYTE)]).toEqual([door, '413 payload_too_large'])
  })
})

describe('the provider’s callbacks', () => {
  let server: TestApp
  let begin: Awaited<ReturnType<typeof open>>['begin']
  let address: string
  beforeAll(async () => {
    ;({ server, begin } = await open())
    const started = await server.app.inject({
      method: 'POST',
      url: '/api/conversations',
      payload: { from: 'home' },
    })
    const id: string = started.json().conversation_id
    address = new URL(provider.conversations.get(id)?.callback_url ?? '').pathname
  })
  afterAll(() => server[Symbol.asyncDispose]())

  test('a token that is one is waited for, up to a transcript’s length', async () => {
    expect(await begin({ method: 'POST', url: address }, 50_000)).toBe('408 request_timeout')
    expect(await begin({ method: 'POST', url: address }, MEGABYTE + 1)).toBe('413 payload_too_large')
    const event = providerEvent('x', 'system.replica_joined', { note: 'a'.repeat(900_000) })
    const answer = await server.app.inject({ method: 'POST', url: address, payload: event })
    expect(answer.statusCode).toBe(204)
  })

  test('one that is none costs no reading, however many come at once', async () => {
    const { bytesRead } = await countedBytes(() =>
      Promise.all(
        Array.from({ length: 40 }, async (_, n) => {
          const url = `/api/callbacks/avatar/${'A'.repeat(40)}${n + 100}`
          const answer = await begin({ method: 'POST', url }, MEGABYTE, 'a'.repeat(MEGABYTE))
          // Who is still talking when the connection closes may not hear why.
          expect(['404 not_found', 'undefined undefined']).toContain(answer)
        }),
      ),
    )
    // What was on its way with the headers, and what a socket holds before anybody reads: an eighth of all at most.
    expect(bytesRead).toBeLessThan((40 * MEGABYTE) / 8)
  })

  test('tokens are not guessed by the thousand: a row of their own limits whoever tries', async () => {
    const strict = await open({ LIMITS_SCALE: '0.002' })
    await using _closing = strict.server
    const guesses: string[] = []
    for (let n = 0; n < 4; n++)
      guesses.push(await strict.begin({ method: 'POST', url: `/api/callbacks/avatar/${n}` }, MEGABYTE))
    expect(guesses).toEqual([
      '404 not_found',
      '404 not_found',
      '429 too_many_requests',
      '429 too_many_requests',
    ])
  })

  /** All that the server has taken off its sockets meanwhile. */
  async function countedBytes(work: () => Promise<unknown>) {
    const sockets = new Set<{ bytesRead: number }>()
    const count = (socket: { bytesRead: number }) => sockets.add(socket)
    server.app.server.on('connection', count)
    await work()
    server.app.server.off('connection', count)
    return { bytesRead: [...sockets].reduce((sum, socket) => sum + socket.bytesRead, 0) }
  }
})
