import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { signedVisitors } from './visitor.ts'

const SECRET = 'a secret of at least 32 characters'
const DAY_MS = 24 * 60 * 60 * 1000

function welcomed(visitors: ReturnType<typeof signedVisitors>, cookie?: string) {
  let set: string | undefined
  const reply = {
    header(_name: string, value: unknown) {
      set = String(value)
      return this as never
    },
  }
  const id = visitors.welcome({ headers: { cookie } }, reply)
  return { id, set, cookie: set?.split(';')[0] ?? '' }
}

describe('the visitor cookie', () => {
  test('is given once and known again', () => {
    const visitors = signedVisitors({ secret: SECRET, isHttps: false })
    const { id, set, cookie } = welcomed(visitors)
    expect(set).toMatch(/^visitor=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(visitors.known({ headers: { cookie } })).toBe(id)
    expect(visitors.known({ headers: { cookie: `theme=dark; ${cookie}; other=1` } })).toBe(id)
    expect(welcomed(visitors, cookie)).toMatchObject({ id, set: undefined })
  })

  test('is given once to a request, whoever of those that answer it asks', () => {
    const visitors = signedVisitors({ secret: SECRET, isHttps: false })
    const given: unknown[] = []
    const reply = { header: (_name: string, value: unknown) => given.push(value) as never }
    const request = { headers: {} }
    expect(visitors.welcome(request, reply)).toBe(visitors.welcome(request, reply))
    expect(given).toHaveLength(1)
    expect(visitors.welcome({ headers: {} }, reply)).not.toBe(visitors.welcome(request, reply))
  })

  test('is Secure and bound to the host on https', () => {
    const { set } = welcomed(signedVisitors({ secret: SECRET, isHttps: true }))
    expect(set).toMatch(/^__Host-visitor=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
    expect(set).not.toMatch(/Domain/i)
  })

  test('ends after thirty days', () => {
    let now = Date.now()
    const visitors = signedVisitors({ secret: SECRET, isHttps: false, now: () => now })
    const { id, cookie } = welcomed(visitors)
    now += 29 * DAY_MS
    expect(visitors.known({ headers: { cookie } })).toBe(id)
    now += 2 * DAY_MS
    expect(visitors.known({ headers: { cookie } })).toBeUndefined()
  })

  test('of another secret is nobody’s, and the visitor is welcomed anew', () => {
    const visitors = signedVisitors({ secret: SECRET, isHttps: false })
    const { id, cookie } = welcomed(signedVisitors({ secret: `${SECRET}!`, isHttps: false }))
    expect(visitors.known({ headers: { cookie } })).toBeUndefined()
    const renewed = welcomed(visitors, cookie)
    expect(renewed.set).toBeDefined()
    expect(renewed.id).not.toBe(id)
  })

  test('changed in any character, or made up, is nobody’s', () => {
    const visitors = signedVisitors({ secret: SECRET, isHttps: false })
    const { cookie } = welcomed(visitors)
    const value = cookie.slice('visitor='.length)
    fc.assert(
      fc.property(fc.nat(value.length - 1), fc.constantFrom(...'aZ0_-.'), (at, letter) => {
        const forged = value.slice(0, at) + letter + value.slice(at + 1)
        fc.pre(forged !== value)
        expect(visitors.known({ headers: { cookie: `visitor=${forged}` } })).toBeUndefined()
      }),
    )
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(visitors.known({ headers: { cookie: `visitor=${text}` } })).toBeUndefined()
      }),
    )
  })
})
