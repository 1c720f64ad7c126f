import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/support/server/test-app.ts'

describe('/healthz and /readyz', () => {
  test('a healthy server is alive and ready', async () => {
    await using server = await openTestApp()
    for (const url of ['/healthz', '/readyz']) {
      const answer = await server.app.inject(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  test('without its database it is alive but not ready', async () => {
    await using server = await openTestApp()
    await server.services.store.close()
    expect((await server.app.inject('/healthz')).statusCode).toBe(200)
    const ready = await server.app.inject('/readyz')
    expect(ready.statusCode).toBe(503)
    expect(ready.json().error.code).toBe('not_ready')
  })

  test('while stopping it is not ready, but still answers', async () => {
    await using server = await openTestApp()
    server.services.lifecycle.stopping = true
    expect((await server.app.inject('/readyz')).statusCode).toBe(503)
    expect((await server.app.inject('/')).statusCode).toBe(200)
  })
})

describe('/metrics', () => {
  const token = { METRICS_TOKEN: 'token-of-the-operator' }
  const local = { host: 'localhost:3000' }

  test.each([
    ['on this machine', {}, local, '127.0.0.1', 200],
    ['on this machine by number', {}, { host: '127.0.0.1:3000' }, '127.0.0.1', 200],
    ['on this machine over IPv6', {}, { host: '[::1]:3000' }, '::1', 200],
    ['through a proxy', {}, { ...local, 'x-forwarded-for': '203.0.113.1' }, '127.0.0.1', 403],
    ['through a proxy that says so', {}, { ...local, forwarded: 'for=203.0.113.1' }, '127.0.0.1', 403],
    ['through a cache', {}, { ...local, via: '1.1 cache' }, '127.0.0.1', 403],
    ['through nginx’s usual header', {}, { ...local, 'x-real-ip': '203.0.113.1' }, '127.0.0.1', 403],
    ['by a rebound name', {}, { host: 'evil.example' }, '127.0.0.1', 403],
    ['from the network with a false Host', {}, local, '192.0.2.1', 403],
    ['on a public site', { PUBLIC_URL: 'https://veyra.example' }, local, '127.0.0.1', 403],
    [
      'with the token',
      { ...token, PUBLIC_URL: 'https://veyra.example' },
      { authorization: 'Bearer token-of-the-operator' },
      '192.0.2.1',
      200,
    ],
    [
      'with a wrong token',
      { ...token, PUBLIC_URL: 'https://veyra.example' },
      { authorization: 'Bearer token-of-the-operatos' },
      '192.0.2.1',
      401,
    ],
    ['without the token', { ...token, PUBLIC_URL: 'https://veyra.example' }, {}, '192.0.2.1', 401],
  ])(
    '%s',
    async (_name, env: Record<string, string>, headers: Record<string, string>, remoteAddress, status) => {
      await using server = await openTestApp({ env })
      const answer = await server.app.inject({ url: '/metrics', headers, remoteAddress })
      expect(answer.statusCode).toBe(status)
      if (status === 200) expect(answer.body).toContain('process_resident_memory_bytes')
      else expect(answer.body).not.toContain('process_')
    },
  )

  test('requests are counted by route and status, in bounded labels', async () => {
    await using server = await openTestApp()
    for (const url of [
      '/',
      '/about?x=1',
      '/assets/app-abc.js',
      '/assets/plain-def.css',
      '/a',
      '/b',
      '/c',
      '/api/config',
    ])
      await server.app.inject(url)
    const { body } = await server.app.inject({ url: '/metrics', headers: local })
    const counts = Object.fromEntries(
      [...body.matchAll(/duration_seconds_count\{method="GET",route="([^"]+)",status="(\d+)"\} (\d+)/g)].map(
        ([, route, status, count]) => [`${route} ${status}`, Number(count)],
      ),
    )
    expect(counts).toEqual({
      '/ 200': 1,
      '/about 200': 1,
      '/assets/* 200': 2,
      'unknown 404': 3,
      '/api/config 200': 1,
    })
  })
})

describe('what machines may read about the API', () => {
  test('GET /api/config tells the browser what it may know, and no more', async () => {
    await using server = await openTestApp({
      env: {
        PHONE_VERIFICATION: 'on',
        BOT_CHECK: 'recaptcha',
        RECAPTCHA_SITE_KEY: 'public-key',
        RECAPTCHA_SECRET: 'secret-key',
        AVATAR_ROOM_ORIGINS: 'https://a.example,https://b.example',
      },
    })
    const answer = await server.app.inject('/api/config')
    expect(answer.json()).toEqual({
      phoneVerification: true,
      roomOrigins: ['https://a.example', 'https://b.example'],
      roomSaysReady: true,
      botCheck: { kind: 'recaptcha', siteKey: 'public-key' },
    })
  })

  test('GET /api/openapi.json describes the API and nothing else', async () => {
    await using server = await openTestApp()
    const document = (await server.app.inject('/api/openapi.json')).json()
    expect(document.openapi).toMatch(/^3\./)
    expect(document.paths['/api/config'].get.responses['200']).toBeDefined()
    for (const path of Object.keys(document.paths)) expect(path).toMatch(/^\/api\//)
  })
})
