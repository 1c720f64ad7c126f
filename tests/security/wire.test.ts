import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendBytes, statusesOf } from '../support/raw-bytes.ts'
import { openTestApp, type TestApp } from '../support/server/test-app.ts'

/** What only a raw socket can say: requests no browser and no HTTP library would send. */

let server: TestApp
let port: number
/** How long the product itself waits for headers and for a whole request, and how often it looks who is late. */
let patience: Partial<Record<'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval', number>>

beforeAll(async () => {
  // Nobody is asked to work before their body is looked at.
  server = await openTestApp({ env: { LIMITS_SCALE: '1000' } })
  patience = { ...server.app.server }
  // The same rule, sooner: nobody wants to wait half a minute for a test.
  Object.assign(server.app.server, {
    requestTimeout: 300,
    headersTimeout: 300,
    connectionsCheckingInterval: 50,
  })
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  port = Number(new URL(address).port)
})
afterAll(() => server[Symbol.asyncDispose]())

const say = (bytes: string) => sendBytes(port, bytes)

describe('request smuggling', () => {
  const smuggled = 'GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n'
  test.each([
    ['two lengths', `Content-Length: 0\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`],
    ['a length and chunks', `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    [
      'chunks said twice',
      `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${smuggled}`,
    ],
    ['chunks under a false name', `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a space before the colon', `Content-Length : 5\r\n\r\nhello${smuggled}`],
    ['a folded header', `X-A: b\r\n Content-Length: 5\r\n\r\nhello${smuggled}`],
    ['a bare line feed', `X-A: b\nContent-Length: 5\r\n\r\nhello${smuggled}`],
    ['a chunk size that is none', `Transfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n${smuggled}`],
    ['a negative length', `Content-Length: -1\r\n\r\n${smuggled}`],
  ])('%s: one refusal, and nothing behind it is carried out', async (_, rest) => {
    const answer = await say(`POST /api/waitlist HTTP/1.1\r\nHost: localhost\r\n${rest}`)
    expect(statusesOf(answer)).toEqual([400])
    expect(answer).toContain('"code":"bad_request"')
  })
})

describe('shapes that exhaust', () => {
  test('a flood of headers is refused', async () => {
    const headers = Array.from({ length: 3000 }, (_, n) => `X-${n}: ${'a'.repeat(20)}`).join('\r\n')
    expect(statusesOf(await say(`GET / HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`))).toEqual([431])
  })

  test('a body longer than any form is refused without being read to its end', async () => {
    const answer = await say(
      `POST /api/messages HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000000\r\n\r\n{"a":"`,
    )
    expect(statusesOf(answer)).toEqual([413])
  })

  test('a body that grows chunk by chunk beyond the limit is refused', async () => {
    const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`
    const answer = await say(
      `POST /api/messages HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(8)}0\r\n\r\n`,
    )
    expect(statusesOf(answer)).toEqual([413])
  })

  test('an address of 100 KB is refused', async () => {
    const [status] = statusesOf(await say(`GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`))
    expect([414, 431]).toContain(status)
  })

  test.each(['{'.repeat(30_000), `${'['.repeat(30_000)}${']'.repeat(30_000)}`])(
    'a body nested without end is refused, and the next request is served',
    async (body) => {
      const answer = await say(
        `POST /api/waitlist HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      )
      expect(statusesOf(answer)[0]).toBeGreaterThanOrEqual(400)
      expect(statusesOf(answer)[0]).toBeLessThan(500)
      expect(statusesOf(await say('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'))).toEqual([200])
    },
  )
})

describe('who sends slowly', () => {
  const post = 'POST /api/messages HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

  test.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
    ['a body', `${post}Content-Length: 50000\r\n\r\n{"firstName":"`],
    ['chunks', `${post}Transfer-Encoding: chunked\r\n\r\nffff\r\n{"firstName":"`],
  ])('%s, byte by byte, is told so and let go', async (_, beginning) => {
    const answer = await sendBytes(port, beginning, 'a')
    expect(statusesOf(answer)).toEqual([408])
    expect(answer).toContain('"code":"request_timeout"')
    expect(patience, 'in the product within this').toMatchObject({
      headersTimeout: 30_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 1000,
    })
  })
})

describe('where an address may lead', () => {
  test.each([
    '/../../../../etc/passwd',
    '/assets/../../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..%2f..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/%00',
    '/.git/config',
    '/data/veyra.db',
    '/src/server/main.ts',
  ])('%s leads nowhere', async (path) => {
    const answer = await say(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    expect([400, 404]).toContain(statusesOf(answer)[0])
    expect(answer).not.toMatch(/root:x:0|"dependencies"|SQLite format/)
  })

  test.each([
    '//example.com',
    '/\\example.com',
    '/home//example.com',
    '/home?next=//example.com',
    '/http://example.com',
  ])('%s redirects to no other site', async (path) => {
    const answer = await say(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    const location = /^location: (.*)$/im.exec(answer)?.[1]?.trim()
    expect(location === undefined || /^\/(?![/\\])/.test(location), `location: ${location}`).toBe(true)
  })

  test.each(['TRACE', 'CONNECT', 'PROPFIND'])('%s is nothing we do', async (method) => {
    const answer = await say(
      `${method} / HTTP/1.1\r\nHost: localhost\r\nX-Told: a secret\r\nConnection: close\r\n\r\n`,
    )
    expect(statusesOf(answer).filter((status) => status < 400)).toEqual([])
    expect(answer).not.toContain('a secret')
  })

  test('the Host of a request is never believed: no answer names it', async () => {
    const answer = await say(
      'GET /home HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\n\r\n',
    )
    expect(answer).not.toContain('evil.example')
  })
})
