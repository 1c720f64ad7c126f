import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/server/test-app.ts'
import { CRITICAL_CSS, THEME_SCRIPT } from '../../../tests/support/server/test-site.ts'
import { pairsOf, securityHeaders } from './headers.ts'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const directives = (policy: unknown) =>
  new Map(
    String(policy)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources]
      }),
  )

const ROOM = 'https://rooms.example'
const https = { PUBLIC_URL: 'https://veyra.example', AVATAR_ROOM_ORIGINS: ROOM }

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({
    env: https,
    extend: (app) =>
      app.get('/api/broken', async () => {
        throw new Error('inside')
      }),
  })
})
afterAll(() => server[Symbol.asyncDispose]())

describe('every response carries the security headers', () => {
  test.each([
    ['a page', { url: '/' }, 200],
    ['an unchanged page', { url: '/', headers: { 'if-none-match': '*' } }, 304],
    ['a page asked by HEAD', { url: '/', method: 'HEAD' }, 200],
    ['the error screen', { url: '/no/such/page' }, 404],
    ['an asset', { url: '/assets/app-abc.js' }, 200],
    ['a missing asset', { url: '/assets/gone.js' }, 404],
    ['a film', { url: '/films/hero.mp4' }, 200],
    ['a part of a film', { url: '/films/hero.mp4', headers: { range: 'bytes=0-9' } }, 206],
    ['a part that is not there', { url: '/films/hero.mp4', headers: { range: 'bytes=9999999-' } }, 416],
    ['a redirect', { url: '/about/' }, 308],
    ['an API answer', { url: '/api/config' }, 200],
    ['an unknown API path', { url: '/api/nope' }, 404],
    ['a wrong method', { url: '/about', method: 'POST' }, 405],
    ['a refused origin', { url: '/api/x', method: 'POST', headers: { origin: 'null' } }, 403],
    ['a malformed address', { url: '/%zz' }, 400],
    ['a failure', { url: '/api/broken' }, 500],
    ['health', { url: '/healthz' }, 200],
    ['metrics', { url: '/metrics' }, 403],
  ] as const)('%s', async (_name, request, status) => {
    const { statusCode, headers } = await server.app.inject(request)
    expect(statusCode).toBe(status)
    const policy = directives(headers['content-security-policy'])
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect(policy.has('upgrade-insecure-requests')).toBe(true)
    policy.delete('img-src')
    expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|\*|data:|blob:/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'permissions-policy': expect.stringContaining('microphone=('),
      'cache-control': expect.any(String),
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect(headers).not.toHaveProperty('x-powered-by')
  })
})

describe('the policy of a page', () => {
  const policyOf = async (url: string) =>
    directives((await server.app.inject(url)).headers['content-security-policy'])

  test('names the hashes of its own inline scripts and styles, taken after the origin was put in', async () => {
    const about = await policyOf('/about')
    expect(about.get('script-src')).toEqual([
      "'self'",
      sha(THEME_SCRIPT),
      sha(`window.origin_of_about='https://veyra.example'`),
    ])
    expect(about.get('style-src')).toEqual(["'self'", sha(CRITICAL_CSS)])
    expect((await policyOf('/')).get('script-src')).not.toEqual(about.get('script-src'))
    expect((await policyOf('/nope')).get('script-src')).toContain(
      sha(`window.origin_of_lost='https://veyra.example'`),
    )
  })

  test('only /conversation frames the rooms and lends them devices', async () => {
    const features = ['microphone', 'camera', 'geolocation', 'fullscreen', 'autoplay']
    const { headers } = await server.app.inject('/conversation?url=x&id=y')
    expect(directives(headers['content-security-policy']).get('frame-src')).toEqual([ROOM])
    for (const feature of features)
      expect(headers['permissions-policy']).toContain(`${feature}=(self "${ROOM}")`)

    for (const url of ['/', '/about', '/nope', '/api/config', '/assets/app-abc.js', '/conversation/x']) {
      const elsewhere = (await server.app.inject(url)).headers
      expect(directives(elsewhere['content-security-policy']).has('frame-src')).toBe(false)
      expect(String(elsewhere['permissions-policy'])).not.toContain(ROOM)
      for (const feature of ['microphone', 'camera', 'geolocation'])
        expect(elsewhere['permissions-policy']).toContain(`${feature}=()`)
    }
  })
})

test('only /login and /desk may make and show passkeys', () => {
  const { page, inert } = securityHeaders({ isHttps: true, roomOrigins: [ROOM] })
  const policyOf = (path: string) =>
    Object.fromEntries(pairsOf(page(path, { scripts: [], styles: [] })))['Permissions-Policy']
  for (const what of ['create', 'get']) {
    for (const path of ['/login', '/desk'])
      expect(policyOf(path)).toContain(`publickey-credentials-${what}=(self)`)
    for (const path of ['/', '/contact', '/conversation', '/login/x', '/desk/'])
      expect(policyOf(path)).toContain(`publickey-credentials-${what}=()`)
    expect(inert.join()).toContain(`publickey-credentials-${what}=()`)
  }
})

test('a site on plain http asks for no upgrade', async () => {
  await using plain = await openTestApp()
  const { headers } = await plain.app.inject('/')
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  expect((await plain.app.inject('/conversation')).headers['content-security-policy']).toContain(
    'frame-src http://127.0.0.1:3100',
  )
})

describe('reCAPTCHA', () => {
  const hashes = { scripts: [], styles: [] }
  const policyOf = (path: string, hasRecaptcha: boolean) => {
    const headers = securityHeaders({ isHttps: true, roomOrigins: [ROOM], hasRecaptcha })
    return directives(Object.fromEntries(pairsOf(headers.page(path, hashes)))['Content-Security-Policy'])
  }

  test('its widget is let in on the consult pages, where an operator chose it', () => {
    for (const path of ['/signup', '/email-verification-success']) {
      const policy = policyOf(path, true)
      expect(policy.get('script-src')).toContain('https://www.google.com/recaptcha/')
      expect(policy.get('frame-src')).toContain('https://www.google.com/recaptcha/')
      expect(policy.get('connect-src')).toEqual(["'self'", 'https://www.google.com/recaptcha/'])
    }
  })

  test.each([
    ['/signup', false],
    ['/', true],
    ['/contact', true],
    ['/conversation', true],
  ])('and nowhere else: %s, chosen: %s', (path, hasRecaptcha) => {
    expect(JSON.stringify([...policyOf(path, hasRecaptcha)])).not.toMatch(/google|gstatic/)
  })
})
