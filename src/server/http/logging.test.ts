import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/support/server/test-app.ts'
import { describeError } from './logging.ts'

const REQUEST_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

describe('a request is one line', () => {
  test('with its route, status, time and id, and nothing of the visitor', async () => {
    await using server = await openTestApp({
      extend: (app) => app.post('/api/people/:id', async () => ({ ok: true })),
    })
    const { app, logged } = server
    logged.length = 0
    const headers = {
      cookie: 'visitor=cookie-of-ann',
      'user-agent': 'agent-of-ann',
      referer: 'https://elsewhere.example/ann',
      'x-request-id': 'chosen-by-ann',
      'request-id': 'chosen-by-ann',
    }
    const answer = await app.inject({
      method: 'POST',
      url: '/api/people/ann-1234?email=ann@x.example',
      payload: { email: 'ann@x.example' },
      headers,
      remoteAddress: '203.0.113.77',
    })
    await app.inject({ url: '/about?oobCode=code-of-ann', headers, remoteAddress: '203.0.113.77' })
    await app.inject({ url: '/ann/was/here', headers, remoteAddress: '203.0.113.77' })
    await app.inject({ url: '/api/ann', headers, remoteAddress: '203.0.113.77' })

    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { method: 'POST', route: '/api/people/:id', status: 200, ms: expect.any(Number) },
      { method: 'GET', route: '/about', status: 200 },
      { method: 'GET', route: 'unknown', status: 404 },
      { method: 'GET', route: 'unknown', status: 404 },
    ])
    expect(logged.join('')).not.toMatch(/ann|203\.0\.113/)
    expect(answer.headers['x-request-id']).toMatch(REQUEST_ID)
    expect(JSON.parse(logged[0] ?? '').requestId).toBe(answer.headers['x-request-id'])
  })
})

describe('an error is described by what helps to find the fault', () => {
  test('addresses and foreign properties stay out, causes are followed', () => {
    const cause = Object.assign(new Error('duplicate key: Key (email)=(ann@x.example) already exists'), {
      code: '23505',
      detail: 'Key (email)=(ann@x.example)',
      row: { name: 'Ann' },
    })
    const described = describeError(new Error('could not save <ann@x.example>', { cause }))
    expect(described).toMatchObject({
      type: 'Error',
      message: 'could not save <[address]>',
      stack: expect.stringContaining('logging.test.ts'),
      cause: { code: '23505', message: expect.stringContaining('already exists') },
    })
    expect(JSON.stringify(described)).not.toMatch(/Ann|ann@/)
  })

  test('a thrown text is not repeated, a cause that goes in circles ends', () => {
    expect(describeError('ann@x.example')).toEqual({ type: 'string' })
    const circle = new Error('round')
    circle.cause = circle
    expect(() => JSON.stringify(describeError(circle))).not.toThrow()
  })
})
