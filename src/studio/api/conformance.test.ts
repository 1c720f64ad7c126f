import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { HandClock } from '../../../tests/support/hand-clock.ts'
import { Visitor } from '../../../tests/support/room-visitor.ts'
import { type Studio, type StudioOptions, startStudio } from '../studio.ts'

/** The provider's v2 contract over real HTTP, as its documentation tells it and no further. */

const conversation = z.object({
  conversation_id: z.string().regex(/^c[0-9a-f]+$/),
  conversation_name: z.string(),
  conversation_url: z.url(),
  status: z.enum(['active', 'ended']),
  callback_url: z.string().nullish(),
  created_at: z.iso.datetime(),
})
const event = z.object({
  event_type: z.string(),
  message_type: z.string(),
  conversation_id: z.string(),
  properties: z.record(z.string(), z.unknown()),
  timestamp: z.iso.datetime(),
})
const transcript = z.array(z.object({ role: z.string(), content: z.string() }))
const problem = z.object({ message: z.string() }).or(z.object({ error: z.string() }))
const page = z.object({ data: z.array(conversation), total_count: z.int() })

const KEY = 'a key for tests'
const WHO = { replica_id: 'r-test', persona_id: 'p-test' }
let clock: HandClock
let studio: Studio

async function start(options: Partial<StudioOptions> = {}) {
  await studio?.close()
  clock = new HandClock()
  studio = await startStudio({ apiKey: KEY, port: 0, clock, roomFolder: 'not-built', ...options })
}
beforeEach(() => start())
afterEach(() => studio.close())

async function call(method: string, path: string, body?: unknown, key: string | null = KEY) {
  const response = await fetch(`${studio.url}${path}`, {
    method,
    headers: {
      ...(key !== null && { 'x-api-key': key }),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : undefined }
}
const post = (body: Record<string, unknown> = {}) => call('POST', '/v2/conversations', { ...WHO, ...body })
const create = async (body?: Record<string, unknown>) => conversation.parse((await post(body)).body)
const get = (id: string, query = '') => call('GET', `/v2/conversations/${id}${query}`)
const status = async (id: string) => conversation.parse((await get(id)).body).status
const end = (id: string) => call('POST', `/v2/conversations/${id}/end`)
const list = async (query = '') => page.parse((await call('GET', `/v2/conversations${query}`)).body)
const verbose = async (id: string) =>
  z.object({ events: z.array(event) }).parse((await get(id, '?verbose=true')).body).events
const enter = async (url: string) => {
  const entered = await Visitor.enter(url)
  if (!entered.ok) throw new Error(`not let in: ${entered.refusal.code}`)
  return entered.visitor
}

describe('the key', () => {
  test.each([
    ['no key', null],
    ['a wrong key', 'guess'],
  ])('%s is answered with 401 on every call', async (_name, key) => {
    const { conversation_id: id } = await create()
    const calls: [string, string][] = [
      ['GET', '/v2/conversations'],
      ['POST', '/v2/conversations'],
      ['GET', `/v2/conversations/${id}`],
      ['POST', `/v2/conversations/${id}/end`],
      ['DELETE', `/v2/conversations/${id}`],
    ]
    for (const [method, path] of calls) {
      const answer = await call(method, path, undefined, key)
      expect(answer.status, `${method} ${path}`).toBe(401)
      problem.parse(answer.body)
    }
    expect(await status(id)).toBe('active')
  })
})

describe('create', () => {
  test('answers with an id, a url that ends in it, and an active conversation', async () => {
    const { status: code, body } = await post({ conversation_name: 'Demo 7' })
    expect(code).toBe(200)
    const made = conversation.parse(body)
    expect(made).toMatchObject({ status: 'active', conversation_name: 'Demo 7' })
    expect(new URL(made.conversation_url).pathname).toBe(`/${made.conversation_id}`)
  })

  test('takes the whole body the product sends', async () => {
    const made = await create({
      conversation_name: 'Demo abc',
      custom_greeting: 'Hello there.',
      conversational_context: 'You are the avatar of the Chief Innovation Officer.',
      callback_url: 'http://127.0.0.1:9/callbacks/token',
      properties: { participant_left_timeout: 0, language: 'multilingual' },
    })
    expect(made.callback_url).toBe('http://127.0.0.1:9/callbacks/token')
  })

  test('gives a public url of its own where one is set', async () => {
    await start({ publicUrl: 'https://rooms.example/' })
    const made = await create()
    expect(made.conversation_url).toBe(`https://rooms.example/${made.conversation_id}`)
  })

  test.each([
    ['both names of the face', { face_id: 'f1' }],
    ['both names of the persona', { pal_id: 'p1' }],
    ['a timeout that is no number', { properties: { participant_left_timeout: 'soon' } }],
    ['a negative timeout', { properties: { max_call_duration: -1 } }],
    ['a room for one', { max_participants: 1 }],
    ['a callback that is no web address', { callback_url: 'javascript:alert(1)' }],
  ])('answers 400 to %s', async (_name, body) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    problem.parse(answer.body)
    expect((await list()).total_count).toBe(0)
  })

  test('answers 400 to a body that is not JSON', async () => {
    const response = await fetch(`${studio.url}/v2/conversations`, {
      method: 'POST',
      headers: { 'x-api-key': KEY, 'content-type': 'application/json' },
      body: '{"replica_id":',
    })
    expect(response.status).toBe(400)
  })

  test('takes the newer names alone', async () => {
    const answer = await call('POST', '/v2/conversations', { face_id: 'f1', pal_id: 'p1' })
    expect(answer.status).toBe(200)
  })

  test('gives a meeting token where require_auth asks for one, and only then', async () => {
    const open = await post()
    const guarded = await post({ require_auth: true })
    expect(open.body).not.toHaveProperty('meeting_token')
    expect(guarded.body.meeting_token).toMatch(/^[\w-]{20,}$/)
  })

  test('in test mode nobody comes and no slot is taken', async () => {
    await start({ capacity: 1 })
    expect((await create({ test_mode: true })).status).toBe('ended')
    expect((await create()).status).toBe('active')
  })
})

describe('capacity', () => {
  test('one more than the plan allows is refused with the exact message, and an end frees the slot', async () => {
    const made = []
    for (let n = 0; n < 10; n++) made.push(await create())
    const refused = await post()
    expect(refused).toEqual({
      status: 400,
      body: { message: 'User has reached maximum concurrent conversations' },
    })
    await end(made[3]?.conversation_id ?? '')
    expect((await post()).status).toBe(200)
    expect((await post()).status).toBe(400)
  })

  test('a delete frees the slot as well', async () => {
    await start({ capacity: 1 })
    const { conversation_id: id } = await create()
    expect((await call('DELETE', `/v2/conversations/${id}`)).status).toBe(204)
    expect((await post()).status).toBe(200)
  })
})

describe('list', () => {
  test('ten a page unless told otherwise, with the total of all', async () => {
    await start({ capacity: 50 })
    for (let n = 0; n < 23; n++) await create()
    const pages = [await list(), await list('?page=2'), await list('?page=3'), await list('?page=4')]
    expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 3, 0])
    expect(pages.map(({ total_count }) => total_count)).toEqual([23, 23, 23, 23])
    const ids = pages.flatMap(({ data }) => data.map(({ conversation_id }) => conversation_id))
    expect(new Set(ids).size).toBe(23)
    expect((await list('?limit=15&page=2')).data).toHaveLength(8)
  })

  test('the status filter counts and pages only what it names', async () => {
    await start({ capacity: 50 })
    const ended: string[] = []
    for (let n = 0; n < 14; n++) {
      const { conversation_id: id } = await create()
      if (n % 2) ended.push(id)
    }
    for (const id of ended) await end(id)
    const active = await list('?status=active&limit=5&page=2')
    expect(active.total_count).toBe(7)
    expect(active.data).toHaveLength(2)
    expect(active.data.every((one) => one.status === 'active')).toBe(true)
    const over = await list('?status=ended')
    expect(over.data.map(({ conversation_id }) => conversation_id).sort()).toEqual(ended.sort())
  })

  test.each(['limit=0', 'limit=many', 'page=0', 'status=paused'])(
    '%s is answered with 400',
    async (query) => {
      expect((await call('GET', `/v2/conversations?${query}`)).status).toBe(400)
    },
  )
})

describe('get, end, delete', () => {
  test.each([
    ['GET', ''],
    ['POST', '/end'],
    ['DELETE', ''],
  ])('%s%s of an unknown id is answered with 400, not 404', async (method, rest) => {
    const answer = await call(method, `/v2/conversations/c0123456789abcdef${rest}`)
    expect(answer.status).toBe(400)
    problem.parse(answer.body)
  })

  test('end takes no body and ends; a second end is answered with 400', async () => {
    const { conversation_id: id } = await create()
    expect((await end(id)).status).toBe(200)
    expect(await status(id)).toBe('ended')
    const again = await end(id)
    expect(again.status).toBe(400)
    problem.parse(again.body)
  })

  test('a deleted conversation is gone', async () => {
    const { conversation_id: id } = await create()
    const deleted = await call('DELETE', `/v2/conversations/${id}`)
    expect(deleted).toEqual({ status: 204, body: undefined })
    expect((await get(id)).status).toBe(400)
    expect((await list()).total_count).toBe(0)
  })

  test('only a verbose get has the events, the transcript of both sides among them', async () => {
    const made = await create({ custom_greeting: 'Good morning to you.' })
    const visitor = await enter(made.conversation_url)
    await visitor.next('say')
    await visitor.ask('What does Monitor do?')
    await end(made.conversation_id)
    expect((await get(made.conversation_id)).body).not.toHaveProperty('events')
    const events = await verbose(made.conversation_id)
    expect(events.map(({ event_type }) => event_type)).toEqual([
      'system.replica_joined',
      'system.shutdown',
      'application.transcription_ready',
    ])
    const turns = transcript.parse(events.at(-1)?.properties.transcript)
    expect(turns.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant'])
    expect(turns[0]?.content).toContain('Good morning to you.')
    expect(turns[1]?.content).toBe('What does Monitor do?')
  })
})

describe('timeouts', () => {
  const reasonOf = async (id: string) =>
    (await verbose(id)).find(({ event_type }) => event_type === 'system.shutdown')?.properties.shutdown_reason

  test('nobody comes within participant_absent_timeout, 300 s by default', async () => {
    const { conversation_id: id } = await create()
    clock.advance(299_000)
    expect(await status(id)).toBe('active')
    clock.advance(1_000)
    expect(await status(id)).toBe('ended')
    expect(await reasonOf(id)).toMatch(/^participant_absent_timeout/)
  })

  test('max_call_duration ends a talk that is going on, after 3600 s by default', async () => {
    const made = await create()
    const short = await create({ properties: { max_call_duration: 60 } })
    for (const one of [made, short]) await (await enter(one.conversation_url)).next('say')
    clock.advance(60_000)
    expect(await reasonOf(short.conversation_id)).toMatch(/^max_call_duration/)
    expect(await status(made.conversation_id)).toBe('active')
  })

  test('a visitor who was there in time is not absent', async () => {
    const made = await create({ properties: { participant_absent_timeout: 30 } })
    const visitor = await enter(made.conversation_url)
    await visitor.next('say')
    clock.advance(31_000)
    expect(await status(made.conversation_id)).toBe('active')
  })

  test('participant_left_timeout 0, also by default: leaving ends at once', async () => {
    for (const properties of [{ participant_left_timeout: 0 }, {}]) {
      const made = await create({ properties })
      const visitor = await enter(made.conversation_url)
      expect(await visitor.act('leave')).toBe(204)
      expect(await status(made.conversation_id)).toBe('ended')
      expect(await reasonOf(made.conversation_id)).toMatch(/^participant_left_timeout/)
    }
  })

  test('participant_left_timeout 20: who comes back in time talks on', async () => {
    const made = await create({ properties: { participant_left_timeout: 20 } })
    const first = await enter(made.conversation_url)
    await first.act('leave')
    clock.advance(19_000)
    const back = await Visitor.enter(made.conversation_url, { participant: first.participant })
    expect(back.ok).toBe(true)
    clock.advance(60_000)
    expect(await status(made.conversation_id)).toBe('active')
    if (back.ok) await back.visitor.act('leave')
    clock.advance(20_000)
    expect(await status(made.conversation_id)).toBe('ended')
  })
})

describe('callbacks', () => {
  let receiver: Server | undefined
  afterEach(async () => {
    receiver?.close()
    receiver?.closeAllConnections()
  })

  /** A real endpoint that answers with the given statuses, the last of them for ever. */
  async function endpoint(...statuses: number[]) {
    const received: z.infer<typeof event>[] = []
    let attempts = 0
    let told: (() => void) | undefined
    receiver = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => {
        body += chunk
      })
      request.on('end', () => {
        const code = statuses[Math.min(attempts, statuses.length - 1)] ?? 204
        attempts += 1
        if (code < 300) received.push(event.parse(JSON.parse(body)))
        response.writeHead(code).end()
        told?.()
      })
    })
    receiver.listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    const until = async (done: () => boolean) => {
      while (!done()) {
        await new Promise<void>((resolve) => {
          told = resolve
        })
      }
    }
    const { port } = receiver.address() as AddressInfo
    return { url: `http://127.0.0.1:${port}/hook/secret`, received, until, attempts: () => attempts }
  }

  test('tell of the avatar that joined, of the end and its reason, and bring the transcript', async () => {
    const hook = await endpoint(204)
    const { conversation_id: id } = await create({ callback_url: hook.url })
    await end(id)
    await hook.until(() => hook.received.length === 3)
    expect(hook.received.map(({ event_type, message_type }) => [event_type, message_type])).toEqual([
      ['system.replica_joined', 'system'],
      ['system.shutdown', 'system'],
      ['application.transcription_ready', 'application'],
    ])
    expect(hook.received.every(({ conversation_id }) => conversation_id === id)).toBe(true)
    expect(hook.received[1]?.properties).toEqual({ shutdown_reason: 'end_conversation_endpoint_hit' })
    transcript.parse(hook.received[2]?.properties.transcript)
  })

  test('are sent again, with growing waits and in order, while the endpoint fails', async () => {
    const hook = await endpoint(500, 503, 429, 204)
    const { conversation_id: id } = await create({ callback_url: hook.url })
    await end(id)
    const waits: number[] = []
    for (let failed = 1; failed <= 3; failed++) {
      await hook.until(() => hook.attempts() === failed)
      const before = clock.now()
      while (hook.attempts() === failed) {
        clock.advance(250)
        await new Promise(setImmediate)
        if (clock.now() - before > 60_000) throw new Error('never sent again')
      }
      waits.push(clock.now() - before)
    }
    await hook.until(() => hook.received.length === 3)
    for (const [n, atLeast] of [500, 1000, 2000].entries()) {
      expect(waits[n]).toBeGreaterThanOrEqual(atLeast)
    }
    expect(hook.received[0]?.event_type).toBe('system.replica_joined')
    expect(hook.received[2]?.event_type).toBe('application.transcription_ready')
  })

  test('are not sent again where the endpoint refuses them for good', async () => {
    const hook = await endpoint(404, 204)
    const { conversation_id: id } = await create({ callback_url: hook.url })
    await end(id)
    await hook.until(() => hook.received.length === 2)
    expect(hook.attempts()).toBe(3)
    expect(hook.received.map(({ event_type }) => event_type)).not.toContain('system.replica_joined')
  })
})
