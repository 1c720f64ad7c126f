import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/support/server/test-app.ts'
import { type LimitName, limitedBy, limits, networkOf } from './limits.ts'

const names = Object.keys(limits) as LimitName[]

describe('the table', () => {
  test('fifty colleagues behind one address can all talk, with their heartbeats, and press buttons', () => {
    const heartbeatsAMinute = 4
    const pressesAMinute = 10
    expect(limits.apiWrites.points).toBeGreaterThanOrEqual(50 * (heartbeatsAMinute + pressesAMinute))
  })

  test('fifty colleagues can each start a talk, and what all have together takes twenty networks to use up', () => {
    const { starts, startsOfAll } = limits
    expect(starts.points).toBeGreaterThanOrEqual(50)
    expect(startsOfAll.points).toBeGreaterThanOrEqual(20 * starts.points)
    expect(startsOfAll.seconds).toBe(starts.seconds)
  })

  test.each(names)('%s is a limit at all', (name) => {
    expect(limits[name].points).toBeGreaterThan(0)
    expect(limits[name].seconds).toBeGreaterThan(0)
  })
})

describe('whom an address counts for', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('on the running server', () => {
  // Three writes and six reads a minute for one address.
  const tight = { LIMITS_SCALE: '0.002' }

  test('writes over the limit get 429 with the time to wait, and nothing is read of them', async () => {
    let reached = 0
    await using server = await openTestApp({
      env: tight,
      extend: (app, { limiter }) =>
        app.post('/api/limited', { onRequest: limitedBy(limiter, 'apiWrites') }, async () => ({
          reached: ++reached,
        })),
    })
    const post = (remoteAddress: string, headers = {}) =>
      server.app.inject({ method: 'POST', url: '/api/limited', payload: {}, remoteAddress, headers })
    for (let i = 0; i < 3; i++) expect((await post('203.0.113.1')).statusCode).toBe(200)

    const refused = await post('203.0.113.1')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json().error).toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: Number(refused.headers['retry-after']),
    })
    expect(reached).toBe(3)
    // Nobody is believed about where they come from unless they are the proxy.
    expect((await post('203.0.113.1', { 'x-forwarded-for': '198.51.100.9' })).statusCode).toBe(429)
    expect((await post('203.0.113.2')).statusCode).toBe(200)
  })

  test('reads of the API are limited; pages and health are not', async () => {
    await using server = await openTestApp({ env: tight })
    const statuses: number[] = []
    for (let i = 0; i < 7; i++) statuses.push((await server.app.inject('/api/config')).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
    for (const url of ['/', '/healthz', '/readyz'])
      expect((await server.app.inject(url)).statusCode).toBe(200)
  })

  test('behind a trusted proxy the forwarded client counts, not the proxy', async () => {
    await using server = await openTestApp({ env: { ...tight, TRUST_PROXY: '10.0.0.1' } })
    const from = (client: string, proxy = '10.0.0.1') =>
      server.app.inject({ url: '/api/config', remoteAddress: proxy, headers: { 'x-forwarded-for': client } })
    for (let i = 0; i < 6; i++) await from('198.51.100.1')
    expect((await from('198.51.100.1')).statusCode).toBe(429)
    expect((await from('198.51.100.2')).statusCode).toBe(200)
    expect((await from(`198.51.100.3, 198.51.100.1`)).statusCode).toBe(429)
  })
})
