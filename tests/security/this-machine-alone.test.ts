import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openInstances, post } from '../support/instances.ts'
import { type Provider, startProvider } from '../support/provider.ts'
import { openTestApp } from '../support/server/test-app.ts'
import { describeEachStore, type TestStore } from '../support/stores.ts'

/**
 * Somebody puts a bare clone on the net behind a proxy that adds no header: to us every visitor then comes from this
 * machine and asks for it by its own name, and the outbox holds sign-in links. What a browser says of where it has
 * our pages from is the first we can know of it.
 */

const SITE = 'https://www.example.com'
const STAFF = 'staff@localhost'

/** Does what nginx does with nothing but `proxy_pass`: it asks under the name it was given, and says nothing of whom for. */
async function startSilentProxy(upstream: string) {
  const { host, port, hostname } = new URL(upstream)
  const server = createServer((visitor, answer) => {
    const headers = { ...visitor.headers, host }
    const { method, url: path } = visitor
    const onward = ask({ hostname, port, path, method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    visitor.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

const statusOf = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers })
  await answer.arrayBuffer()
  return answer.status
}

describeEachStore('a bare clone behind a proxy that adds no headers', (openTestStore, dialect) => {
  let store: TestStore
  let provider: Provider
  beforeEach(async () => {
    store = await openTestStore()
    provider = await startProvider()
  })
  afterEach(() => provider.close())

  test('closes at the first visitor’s page: outbox, figures, desk and whoever came in by the outbox', async () => {
    const instances = await openInstances({ place: store.place, provider })
    try {
      const instance = await instances.launch()
      expect(instance.output()).toMatch(/for this machine alone.*PUBLIC_URL/)
      const proxy = await startSilentProxy(instance.url)
      const doors = [instance.url, proxy.url].flatMap((url) => [`${url}/outbox`, `${url}/metrics`])
      const found = async () => Promise.all(doors.map((door) => statusOf(door)))

      // A stranger who is faster than any visitor cannot be told from the person at this machine…
      expect(await found()).toEqual([200, 200, 200, 200])
      await post(proxy.url, '/api/staff/sign-in', { email: STAFF })
      const letter = async () =>
        /code=([\w-]+)/.exec(await (await fetch(`${proxy.url}/outbox`)).text())?.[1] ?? ''
      await expect.poll(letter).not.toBe('')
      const { cookie = '' } = await post(proxy.url, '/api/staff/sign-in/confirm', { code: await letter() })
      const desk = () => statusOf(`${proxy.url}/api/staff/session`, { cookie })
      expect(await desk()).toBe(200)

      // …until somebody opens a page.
      const said = await instance.says(/.*PUBLIC_URL.*/, async () => {
        await statusOf(`${proxy.url}/about`, { referer: `${SITE}/`, 'sec-fetch-site': 'same-origin' })
      })
      expect(said).toContain('www.example.com')
      expect(said).toContain('"level":40')
      expect(await found()).toEqual([404, 403, 404, 403])
      expect(await desk()).toBe(403)
      expect((await post(instance.url, '/api/staff/sign-in', { email: STAFF })).status).toBe(403)
      await expect.poll(() => store.db.selectFrom('staff_sessions').selectAll().execute()).toEqual([])

      // Later visitors change nothing and are not told of again; the site itself goes on.
      expect(await statusOf(`${proxy.url}/about`, { referer: `${SITE}/` })).toBe(200)
      await proxy.close()
      await instance.stop()
      expect(instance.output().match(/closed until the next start/g)).toHaveLength(1)
    } finally {
      await instances.close()
    }
  })

  test.runIf(dialect === 'sqlite')(
    'says nothing of this machine where PUBLIC_URL is an address',
    async () => {
      const env = { PUBLIC_URL: SITE }
      const instances = await openInstances({ place: store.place, provider, env })
      try {
        expect((await instances.launch()).output()).not.toContain('for this machine alone')
      } finally {
        await instances.close()
      }
    },
  )
})

describe('what tells that a site is not on this machine alone', () => {
  const open = { host: 'localhost:3000' }
  const afterwards = async (from: Record<string, string>, path = '/') => {
    await using server = await openTestApp()
    await server.app.inject({ url: path, headers: { ...open, ...from } })
    const doors = ['/outbox', '/metrics'].map((url) => server.app.inject({ url, headers: open }))
    return (await Promise.all(doors)).map(({ statusCode }) => statusCode)
  }

  test.each<Record<string, string>>([
    { referer: `${SITE}/` },
    { referer: `${SITE}/products?x=1`, 'sec-fetch-site': 'same-origin' },
    { origin: SITE },
    { origin: SITE, 'sec-fetch-site': 'same-origin' },
    // Over plain http a browser does not say what is same and what is foreign.
    { referer: 'http://192.168.1.7:3000/' },
    { referer: 'http://localhost.example.com/' },
  ])('%o', async (from) => {
    expect(await afterwards(from)).toEqual([404, 403])
  })

  test.each(['/assets/app-abc.js', '/api/config', '/nowhere', '/outbox'])(
    'whatever is asked for: %s',
    async (path) => {
      expect(await afterwards({ referer: `${SITE}/` }, path)).toEqual([404, 403])
    },
  )

  test.each<Record<string, string>>([
    {},
    { referer: 'http://localhost:3000/about' },
    { referer: 'http://127.0.0.1:3000/', origin: 'http://127.0.0.1:3000' },
    { origin: 'http://[::1]:3000' },
    { origin: 'null' },
    { referer: 'about:blank' },
    { referer: 'not an address' },
    // A proxy that says whom it asks for is told from this machine anyway.
    { referer: `${SITE}/`, 'x-forwarded-for': '203.0.113.7' },
    // Another site's link or script in the browser of the person at this machine.
    { referer: 'https://github.com/', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  ])('and what does not: %o', async (from) => {
    expect(await afterwards(from)).toEqual([200, 200])
  })

  test('nor does what a foreign page posts, which is refused', async () => {
    await using server = await openTestApp()
    const headers = { ...open, origin: 'https://evil.example' }
    const posted = await server.app.inject({ method: 'POST', url: '/api/messages', headers, payload: {} })
    expect(posted.json().error.code).toBe('foreign_origin')
    expect((await server.app.inject({ url: '/outbox', headers: open })).statusCode).toBe(200)
  })

  test('a token opens the figures all the same', async () => {
    await using server = await openTestApp({ env: { METRICS_TOKEN: 'of-the-operator' } })
    await server.app.inject({ url: '/', headers: { ...open, referer: `${SITE}/` } })
    const headers = { ...open, authorization: 'Bearer of-the-operator' }
    expect((await server.app.inject({ url: '/metrics', headers })).statusCode).toBe(200)
    expect((await server.app.inject({ url: '/metrics', headers: open })).statusCode).toBe(401)
  })

  test('where letters leave by a mail server the desk goes on', async () => {
    await using server = await openTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
    await server.app.inject({ url: '/', headers: { ...open, referer: `${SITE}/` } })
    const payload = { email: STAFF }
    const asked = await server.app.inject({ method: 'POST', url: '/api/staff/sign-in', payload })
    expect(asked.statusCode).toBe(202)
  })
})
