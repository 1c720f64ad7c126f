import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/support/server/test-app.ts'
import { foreignOriginRule } from './origin.ts'

const LOCAL = 'http://localhost:3000'
const PUBLIC = 'https://veyra.example'

describe('the rule', () => {
  test.each([
    // public, origin, sec-fetch-site, foreign
    [PUBLIC, undefined, undefined, false],
    [PUBLIC, PUBLIC, undefined, false],
    [PUBLIC, PUBLIC, 'same-origin', false],
    [PUBLIC, undefined, 'same-origin', false],
    [PUBLIC, undefined, 'none', false],
    [PUBLIC, undefined, 'same-site', true],
    [PUBLIC, undefined, 'cross-site', true],
    [PUBLIC, undefined, 'same-origin, cross-site', true],
    [PUBLIC, undefined, '', true],
    [PUBLIC, PUBLIC, 'cross-site', true],
    [PUBLIC, PUBLIC, 'same-site', true],
    [PUBLIC, 'null', undefined, true],
    [PUBLIC, 'null', 'same-origin', true],
    [PUBLIC, 'http://veyra.example', undefined, true],
    [PUBLIC, 'https://veyra.example:8443', undefined, true],
    [PUBLIC, 'https://veyra.example.evil.example', undefined, true],
    [PUBLIC, 'https://sub.veyra.example', 'same-site', true],
    [PUBLIC, `${PUBLIC}, ${PUBLIC}`, undefined, true],
    [PUBLIC, 'http://localhost:3000', undefined, true],
    [LOCAL, LOCAL, 'same-origin', false],
    [LOCAL, 'http://127.0.0.1:3000', 'cross-site', false],
    [LOCAL, 'http://[::1]:3000', 'cross-site', false],
    [LOCAL, 'http://127.0.0.1:3100', 'same-site', true],
    [LOCAL, 'https://localhost:3000', undefined, true],
    [LOCAL, 'http://localhost', undefined, true],
    [LOCAL, 'http://localhost.evil.example:3000', undefined, true],
    [LOCAL, undefined, 'cross-site', true],
    [LOCAL, undefined, 'same-site', true],
    ['http://127.0.0.1:3000', LOCAL, 'cross-site', false],
  ])('%s: Origin %s, Sec-Fetch-Site %s → foreign: %s', (publicUrl, origin, secFetchSite, foreign) => {
    const isForeign = foreignOriginRule(publicUrl)
    expect(isForeign({ method: 'POST', route: '/api/messages', origin, secFetchSite })).toBe(foreign)
  })

  const header = fc.option(
    fc.oneof(fc.string(), fc.constantFrom(LOCAL, PUBLIC, 'null', 'same-origin', 'none'), fc.webUrl()),
    { nil: undefined },
  )

  test('reading is never refused, whatever the headers say', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('GET', 'HEAD', 'OPTIONS'),
        header,
        header,
        (method, origin, secFetchSite) => {
          expect(foreignOriginRule(PUBLIC)({ method, route: '/api/config', origin, secFetchSite })).toBe(
            false,
          )
        },
      ),
    )
  })

  test('no origin but our own passes, and none passes for another site', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE'),
        header,
        header,
        (method, origin, secFetchSite) => {
          const foreign = foreignOriginRule(PUBLIC)({ method, route: '/api/x', origin, secFetchSite })
          const ownOrigin = origin === undefined || origin === PUBLIC
          const ownSite =
            secFetchSite === undefined || secFetchSite === 'same-origin' || secFetchSite === 'none'
          expect(foreign).toBe(!(ownOrigin && ownSite))
        },
      ),
    )
  })
})

describe('on the running server', () => {
  const post = { method: 'POST', url: '/api/change', payload: {} } as const

  test('a change from another site is refused before it is read', async () => {
    let reached = 0
    await using server = await openTestApp({
      extend: (app) => {
        app.post('/api/change', async () => ({ reached: ++reached }))
        app.post('/api/callbacks/test/:token', async () => ({ ok: true }))
      },
    })
    const inject = (headers: Record<string, string>, url: string = post.url) =>
      server.app.inject({ ...post, url, headers })

    for (const [name, value] of [
      ['origin', 'https://evil.example'],
      ['origin', 'null'],
      ['sec-fetch-site', 'same-site'],
    ] as const) {
      const answer = await inject({ [name]: value })
      expect(answer.statusCode).toBe(403)
      expect(answer.json().error.code).toBe('foreign_origin')
    }
    expect(reached).toBe(0)
    expect((await inject({ origin: LOCAL, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
    expect((await inject({ origin: 'http://127.0.0.1:3000' })).statusCode).toBe(200)
    expect((await inject({})).statusCode).toBe(200)

    const foreign = { origin: 'https://tavusapi.com' }
    expect((await inject(foreign, '/api/callbacks/test/token')).statusCode).toBe(200)
    // An address that only looks like a callback is none.
    expect((await inject(foreign, '/api/change?x=/api/callbacks/')).statusCode).toBe(403)
    expect((await inject(foreign, '/api/callbacks/../change')).statusCode).toBe(403)
    expect((await inject(foreign, '/no/such/path')).statusCode).toBe(403)
  })
})
