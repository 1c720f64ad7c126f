import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect as connectH2 } from 'node:http2'
import { Agent, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errors } from '../../src/contract/errors.ts'
import { limits } from '../../src/server/http/limits.ts'
import { openInstances } from '../support/instances.ts'
import { CALLER, hasNginx, startNginx, withCallersNamed } from '../support/nginx.ts'
import { type Provider, startProvider } from '../support/provider.ts'

/** One network that sends all it can, at the nginx that operators are given. The others must not notice. */

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')
const [site, studio] = [read('deploy/nginx.conf'), read('deploy/nginx-studio.conf')]
const number = (pattern: RegExp) => Number(pattern.exec(site)?.[1])

/** An office as we promise it room, and what a first visit to our heaviest pages asks for (docs/bench.md, bytes). */
const COLLEAGUES = 50
const REQUESTS_OF_A_PAGE = 40
const REQUESTS_AT_ONCE = 20
const HEARTBEAT_S = 15
const PAGE_EVERY_S = 20

describe('an office of fifty behind one address has room', () => {
  test('for everybody opening a page at the same moment', () => {
    expect(number(/limit_req zone=requests burst=(\d+)/)).toBeGreaterThanOrEqual(
      COLLEAGUES * REQUESTS_OF_A_PAGE,
    )
    expect(number(/limit_conn connections (\d+)/)).toBeGreaterThanOrEqual(COLLEAGUES * REQUESTS_AT_ONCE)
  })

  test('and for reading on while all of them talk', () => {
    const wanted = (COLLEAGUES * REQUESTS_OF_A_PAGE) / PAGE_EVERY_S + COLLEAGUES / HEARTBEAT_S
    expect(number(/zone=requests:\S+ +rate=(\d+)r\/s/)).toBeGreaterThanOrEqual(wanted)
  })

  test('and at the API no less than the server itself gives', () => {
    expect(number(/zone=api:\S+ +rate=(\d+)r\/s/) * 60).toBeGreaterThanOrEqual(limits.apiReads.points)
    expect(number(/zone=callbacks:\S+ +rate=(\d+)r\/s/) * 60).toBeGreaterThanOrEqual(limits.callbacks.points)
  })
})

test.each([
  ['the site', site],
  ['the studio', studio],
])('%s is asked for over TLS alone for two years after a visit', (_, text) => {
  expect(text).toMatch(/^ *add_header Strict-Transport-Security "max-age=63072000[^"]*" always;$/m)
  expect(text).toMatch(/^ *proxy_hide_header Strict-Transport-Security;$/m)
})

/** Nobody wants to wait until nginx's patience ends. */
const adapted = (text: string) =>
  withCallersNamed(text).replaceAll(/client_(header|body)_timeout \d+s/g, 'client_$1_timeout 1s')

describe.skipIf(!hasNginx)('a flood', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'veyra-flood-'))
  let provider: Provider
  let instances: Awaited<ReturnType<typeof openInstances>>
  let nginx: Awaited<ReturnType<typeof startNginx>>
  let trusted: { ca: Buffer; servername: string }
  beforeAll(async () => {
    provider = await startProvider()
    const env = { PUBLIC_URL: 'https://localhost', TRUST_PROXY: 'loopback' }
    instances = await openInstances({ place: { dataDir }, provider, env })
    nginx = await startNginx([(await instances.launch()).url], { adapt: adapted })
    trusted = { ca: readFileSync(nginx.caFile), servername: 'localhost' }
  })
  afterAll(async () => {
    await nginx.stop()
    await instances.close()
    await provider.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  type Answer = { status: number; text: string; headers: Record<string, unknown> }

  /** Somebody with kept connections, under this address, or under one after the other. */
  function caller(addressOf: (at: number) => string) {
    const agent = new Agent({ ...trusted, keepAlive: true, maxSockets: 30 })
    let asked = 0
    async function ask(path: string, body?: string): Promise<Answer> {
      asked += 1
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      const headers = { [CALLER]: addressOf(asked), ...(body && { 'content-type': 'application/json' }) }
      const method = body === undefined ? 'GET' : 'POST'
      const sent = request(`${nginx.url}${path}`, { agent, method, headers }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
        })
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
        )
      })
      sent.on('error', reject).end(body)
      return promise
    }
    return {
      ask,
      askOften: (path: string, count: number) => Promise.all(Array.from({ length: count }, () => ask(path))),
      leave: () => agent.destroy(),
    }
  }
  const statusesOf = (answers: Answer[]) => [...new Set(answers.map(({ status }) => status))].sort()

  test('fifty colleagues who open a page at once are none: all of it comes', async () => {
    const office = caller(() => '192.0.2.1')
    const answers = await office.askOften('/about', COLLEAGUES * REQUESTS_OF_A_PAGE)
    office.leave()
    expect(statusesOf(answers)).toEqual([200])
    // One word on TLS, not the instance's beside nginx's.
    expect(answers[0]?.headers['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains; preload',
    )
  })

  test('at the API is answered by nginx in the API’s own words, while another visitor is served', async () => {
    const [flood, other] = [caller(() => '192.0.2.2'), caller(() => '198.51.100.7')]
    let isOver = false
    const meanwhile: Answer[] = []
    const visiting = (async () => {
      while (!isOver) for (const path of ['/', '/api/config']) meanwhile.push(await other.ask(path))
    })()
    const answers = await flood.askOften('/api/config', 3000)
    isOver = true
    await visiting
    for (const one of [flood, other]) one.leave()

    expect(statusesOf(answers)).toEqual([200, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect(JSON.parse(refused?.text ?? '')).toEqual({
      error: { code: 'too_many_requests', message: errors.too_many_requests.message },
    })
    expect(refused?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
      'retry-after': expect.any(String),
      'cache-control': 'no-store',
    })
    expect(statusesOf(meanwhile)).toEqual([200])
  })

  // The shortest way to write an address of the second leaves out zeros that belong to the network.
  test.each(['2001:db8:0:1', '2001:db8:0:0'])('from all over %s::/64 counts as one', async (network) => {
    const flood = caller((at) => `${network}:a:b:${at}:1`)
    const other = caller(() => '2001:db8:0:2:a:b:1:1')
    const answers = await flood.askOften('/api/config', 3000)
    expect(statusesOf(answers)).toEqual([200, 429])
    expect((await other.ask('/api/config')).status).toBe(200)
    for (const one of [flood, other]) one.leave()
  })

  test('of requests that never end leaves room for others', async () => {
    const sessions = Array.from({ length: 10 }, () => connectH2(nginx.url, trusted))
    const { promise, resolve } = Promise.withResolvers<void>()
    let turnedAway = 0
    for (const session of sessions)
      for (let n = 0; n < 120; n++) {
        const body = { ':method': 'POST', ':path': '/about', 'content-length': '9' }
        const stream = session.on('error', () => {}).request({ ...body, [CALLER]: '192.0.2.3' })
        stream.on('error', () => {}).resume()
        stream.on('response', ({ ':status': status }) => {
          if (status === 429) turnedAway += 1
          if (turnedAway === 100) resolve()
        })
      }
    await promise
    const other = caller(() => '198.51.100.8')
    expect((await other.ask('/about')).status).toBe(200)
    other.leave()
    for (const session of sessions) session.destroy()
  })

  test.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
    ['a body', 'POST /api/messages HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n{"a'],
  ])('in drops is none: who does not go on with %s is let go', async (_, beginning) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const socket = connectTls({ ...trusted, port: nginx.httpsPort })
    socket.on('error', () => {}).on('close', () => resolve())
    socket.resume().write(beginning)
    await expect(promise).resolves.toBeUndefined()
  })

  test('of bytes goes no further than nginx, but a transcript passes', async () => {
    const one = caller(() => '198.51.100.9')
    expect((await one.ask('/api/messages', 'a'.repeat(70_000))).status).toBe(413)
    expect((await one.ask('/api/callbacks/avatar/unknown', 'a'.repeat(60_000))).status).toBe(404)
    expect((await one.ask('/api/callbacks/avatar/unknown', 'a'.repeat(1_100_000))).status).toBe(413)
    one.leave()
  })
})
