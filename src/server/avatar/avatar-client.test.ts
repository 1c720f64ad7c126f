import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  CAPACITY_MESSAGE,
  type Fault,
  type Provider,
  startProvider,
} from '../../../tests/support/provider.ts'
import { AVATAR_TIMEOUTS, createAvatarClient } from './avatar-client.ts'
import type { CreatePayload } from './avatar-wire.ts'

const payload: CreatePayload = {
  replica_id: 'r1',
  persona_id: 'p1',
  conversation_name: 'Demo 7',
  custom_greeting: 'Hello.',
  conversational_context: 'You are an avatar.',
  callback_url: 'http://localhost:3000/api/callbacks/avatar/token',
  properties: {
    participant_left_timeout: 0,
    language: 'multilingual',
    max_call_duration: 1200,
    participant_absent_timeout: 120,
  },
}

let provider: Provider
let logged: Record<string, unknown>[]
let ahead: number

beforeEach(async () => {
  provider = await startProvider()
  logged = []
  ahead = 0
})
afterEach(async () => {
  vi.useRealTimers()
  await provider.close()
})

const client = (timeouts: Partial<typeof AVATAR_TIMEOUTS> = {}, url = provider.url) =>
  createAvatarClient({
    url,
    key: provider.key,
    roomOrigins: [provider.url],
    log: { warn: (line: object) => void logged.push(line as Record<string, unknown>) },
    timeouts: { ...AVATAR_TIMEOUTS, ...timeouts },
    elapsed: () => performance.now() + ahead,
  })

const asked = () => provider.takeCalls().map(({ method, path }) => `${method} ${path}`)
const page = (n: number) => `GET /v2/conversations?limit=10&page=${n}&status=active`

describe('the wire', () => {
  test('create sends the payload as it is, the key in its header and nowhere else', async () => {
    const made = await client().create(payload)
    const [call] = provider.takeCalls()
    expect(call).toMatchObject({ method: 'POST', path: '/v2/conversations', body: payload })
    expect(call?.headers).toMatchObject({ 'x-api-key': provider.key, 'content-type': 'application/json' })
    expect(made).toEqual({ ok: true, id: call?.id, url: `${provider.url}/${call?.id}` })
  })

  test('end is a POST of JSON type without a body, delete a DELETE', async () => {
    const [one] = provider.seed(1)
    const id = one?.conversation_id ?? ''
    await client().end(id)
    await client().delete(id)
    const [end, remove] = provider.takeCalls()
    expect(end).toMatchObject({ method: 'POST', path: `/v2/conversations/${id}/end`, body: undefined })
    expect(end?.headers['content-type']).toBe('application/json')
    expect(remove).toMatchObject({ method: 'DELETE', path: `/v2/conversations/${id}`, body: undefined })
  })

  test('ending or deleting what is over or unknown is done', async () => {
    const [one] = provider.seed(1)
    const id = one?.conversation_id ?? ''
    const avatar = client()
    expect(await avatar.end(id)).toEqual({ ok: true })
    expect(await avatar.end(id)).toEqual({ ok: true })
    expect(await avatar.delete('c0')).toEqual({ ok: true })
    expect(asked()).toHaveLength(3)
  })

  test('a transcript is asked for by verbose=true, and is what the provider would have called back with', async () => {
    const [one] = provider.seed(1)
    const id = one?.conversation_id ?? ''
    const avatar = client()
    expect(await avatar.transcript(id)).toEqual({ ok: true, ready: [] })
    const transcript = [{ role: 'user', content: 'Hello.' }]
    provider.happened(id, 'application.transcription_ready', { transcript })
    provider.happened(id, 'application.perception_analysis', { analysis: 'a person' })
    expect(await avatar.transcript(id)).toEqual({ ok: true, ready: [{ transcript }] })
    expect(asked()).toEqual(Array(2).fill(`GET /v2/conversations/${id}?verbose=true`))
  })

  test.each([
    ['an unknown id', { status: 400, body: { message: 'Invalid conversation_id' } }, { ok: true, ready: [] }],
    ['no events', { status: 200, body: {} }, { ok: true, ready: [] }],
    [
      'events nobody can read',
      { status: 200, body: { events: [7, { event_type: 7 }] } },
      { ok: true, ready: [] },
    ],
    ['a key that is refused', { status: 401, body: {} }, { ok: false, kind: 'refused' }],
    ['an answer that is none', { status: 200, body: '<html>' }, { ok: false, kind: 'unreadable' }],
  ])('to %s it has no transcript, or says why not', async (_what, fault, outcome) => {
    provider.fail('get', fault)
    expect(await client().transcript('c1')).toMatchObject(outcome)
  })

  test('an id cannot lead the path elsewhere', async () => {
    await client().end('../../v1/x?y')
    expect(asked()).toEqual(['POST /v2/conversations/..%2F..%2Fv1%2Fx%3Fy/end'])
  })
})

describe('the list', () => {
  test.each([
    [0, 1],
    [7, 1],
    [10, 1],
    [11, 2],
    [25, 3],
  ])('of %i active ones takes %i pages', async (count, pages) => {
    provider.seed(count)
    const [ended] = provider.seed(1)
    if (ended) ended.status = 'ended'
    const listed = await client().listActive()
    expect(listed.ok && listed.active.length).toBe(count)
    expect(asked()).toEqual(Array.from({ length: pages }, (_, n) => page(n + 1)))
  })

  test('where the total counts all that ever were, it stops at the empty page', async () => {
    provider.fail('list', { status: 200, body: { data: rows(10), total_count: 5000 } }, { times: 1 })
    provider.fail('list', { status: 200, body: { data: [], total_count: 5000 } }, { times: 1 })
    const listed = await client().listActive()
    expect(listed.ok && listed.active.length).toBe(10)
    expect(asked()).toEqual([page(1), page(2)])
  })

  test('without a total a short page is the last, and rows of another status do not count', async () => {
    const data = [...rows(8), { conversation_id: 'c-over', status: 'ended' }]
    provider.fail('list', { status: 200, body: { data } }, { times: 1 })
    const listed = await client().listActive()
    expect(listed.ok && listed.active.length).toBe(8)
    expect(asked()).toEqual([page(1)])
  })

  const rows = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ conversation_id: `c${n}`, status: 'active' }))
})

describe('a create that fails', () => {
  const cases: [string, Fault, object][] = [
    ['capacity, as message', { status: 400, body: { message: CAPACITY_MESSAGE } }, { kind: 'capacity' }],
    ['capacity, as error', { status: 400, body: { error: CAPACITY_MESSAGE } }, { kind: 'capacity' }],
    ['another 400', { status: 400, body: { error: 'Invalid replica_id' } }, { kind: 'refused', status: 400 }],
    ['401', { status: 401, body: { message: 'Invalid access token' } }, { kind: 'refused', status: 401 }],
    ['402', { status: 402, body: { message: 'Out of credit' } }, { kind: 'refused', status: 402 }],
    ['429', { status: 429, body: 'slow down' }, { kind: 'refused', status: 429 }],
    ['500', { status: 500, body: { error: 'oops' } }, { kind: 'broken', status: 500 }],
    ['a page of HTML', { status: 200, body: '<h1>Welcome</h1>', applied: true }, { kind: 'unreadable' }],
    ['nothing at all', { status: 200, applied: true }, { kind: 'unreadable' }],
    ['a redirect', { status: 307 }, { kind: 'dropped' }],
    ['a closed connection', { drop: true }, { kind: 'dropped' }],
    ['silence', { silence: true }, { kind: 'timeout' }],
    [
      'no url',
      { changed: { conversation_url: undefined } },
      { kind: 'no_url', conversationId: expect.any(String) },
    ],
    ['an empty url', { changed: { conversation_url: '' } }, { kind: 'no_url' }],
    ['a url that is none', { changed: { conversation_url: 'over there' } }, { kind: 'no_url' }],
    [
      'a foreign url',
      { changed: { conversation_url: 'https://evil.example/room' } },
      { kind: 'foreign_url', conversationId: expect.any(String) },
    ],
    ['a script for a url', { changed: { conversation_url: 'javascript:alert(1)' } }, { kind: 'foreign_url' }],
  ]
  test.each(cases)(
    'by %s is a value of its kind, asked once and logged without the key',
    async (_, fault, seen) => {
      provider.fail('create', fault)
      expect(await client({ createMs: 150 }).create(payload)).toMatchObject({ ok: false, ...seen })
      expect(asked()).toEqual(['POST /v2/conversations'])
      expect(logged).toEqual([expect.objectContaining({ operation: 'create', kind: Object(seen).kind })])
      expect(JSON.stringify(logged)).not.toContain(provider.key)
    },
  )

  test('a provider nobody answers for was never asked', async () => {
    const gone = await startProvider()
    await gone.close()
    expect(await client({}, gone.url).create(payload)).toMatchObject({
      kind: 'unsent',
      detail: 'ECONNREFUSED',
    })
  })

  test('a provider that repeats the key in its answer does not bring it into the log', async () => {
    provider.fail('create', { status: 403, body: { message: `the key ${provider.key} is revoked` } })
    await client().create(payload)
    expect(logged).toEqual([expect.objectContaining({ detail: 'the key [key] is revoked' })])
  })

  test('an endless answer is not read to its end', async () => {
    provider.fail('create', { status: 200, body: 'x'.repeat(2_500_000) })
    expect(await client().create(payload)).toMatchObject({ kind: 'dropped', detail: 'ANSWER_TOO_LONG' })
  })
})

describe('repeats', () => {
  test.each([
    ['500', { status: 500 }],
    ['429', { status: 429 }],
    ['a closed connection', { drop: true }],
  ] as [string, Fault][])('list, end and delete get over %s twice', async (_, fault) => {
    const [one] = provider.seed(1)
    const id = one?.conversation_id ?? ''
    for (const operation of ['list', 'end', 'delete'] as const) provider.fail(operation, fault, { times: 2 })
    const avatar = client()
    expect((await avatar.listActive()).ok).toBe(true)
    expect((await avatar.end(id)).ok).toBe(true)
    expect((await avatar.delete(id)).ok).toBe(true)
    expect(provider.takeCalls().map(({ operation }) => operation)).toEqual(
      ['list', 'end', 'delete'].flatMap((operation) => [operation, operation, operation]),
    )
  })

  test('three times are enough, and a refusal is not repeated', async () => {
    provider.fail('end', { status: 500 }, { times: 3 })
    const avatar = client()
    expect(await avatar.end('c1')).toMatchObject({ kind: 'broken', status: 500 })
    provider.fail('end', { status: 401 })
    expect(await avatar.end('c1')).toMatchObject({ kind: 'refused', status: 401 })
    expect(provider.takeCalls()).toHaveLength(4)
  })

  test('a silent provider is given up at the deadline, whatever tries are left', async () => {
    provider.fail('end', { silence: true })
    expect(await client({ tryMs: 60, repeatedMs: 100 }).end('c1')).toMatchObject({ kind: 'timeout' })
    expect(provider.takeCalls().length).toBeLessThan(3)
  })

  test('a caller who stops waiting is not kept', async () => {
    provider.fail('list', { silence: true })
    const caller = new AbortController()
    const listing = client().listActive(caller.signal)
    await provider.until(() => provider.calls.length > 0)
    caller.abort()
    expect(await listing).toMatchObject({ kind: 'aborted' })
  })
})

describe('the breaker', () => {
  const createTimes = async (avatar: ReturnType<typeof client>, times: number) => {
    const kinds: string[] = []
    for (let n = 0; n < times; n++) {
      const made = await avatar.create(payload)
      kinds.push(made.ok ? 'ok' : made.kind)
    }
    return kinds
  }

  test('opens after ten failures in a row, for that operation alone, and tries again within two seconds', async () => {
    provider.fail('create', { status: 500 }, { times: 10 })
    const avatar = client()
    expect(await createTimes(avatar, 12)).toEqual([
      ...Array(10).fill('broken'),
      'circuit_open',
      'circuit_open',
    ])
    expect(provider.takeCalls()).toHaveLength(10)
    expect((await avatar.listActive()).ok).toBe(true)

    // A wall clock that is set back is no reason to wait longer.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
    ahead = 2000
    expect(await createTimes(avatar, 1)).toEqual(['ok'])
  })

  test.each([400, 401, 402, 429])('is not moved by answers of %i', async (status) => {
    provider.fail('create', { status }, { times: 12 })
    expect(await createTimes(client(), 13)).toEqual([...Array(12).fill('refused'), 'ok'])
  })

  test('begins anew after a success', async () => {
    const avatar = client()
    provider.fail('create', { status: 500 }, { times: 9 })
    await createTimes(avatar, 10)
    provider.fail('create', { status: 500 }, { times: 9 })
    expect(await createTimes(avatar, 10)).toEqual([...Array(9).fill('broken'), 'ok'])
  })
})
