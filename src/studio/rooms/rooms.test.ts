import { afterEach, beforeEach, expect, test } from 'vitest'
import { HandClock } from '../../../tests/support/hand-clock.ts'
import { Visitor } from '../../../tests/support/room-visitor.ts'
import { SILENT_FOR_MS } from '../protocol.ts'
import { type Studio, startStudio } from '../studio.ts'

let clock: HandClock
let studio: Studio

beforeEach(async () => {
  clock = new HandClock()
  studio = await startStudio({ apiKey: 'key', port: 0, clock, roomFolder: 'not-built' })
})
afterEach(() => studio.close())

const api = (path: string, init: RequestInit = {}) =>
  fetch(`${studio.url}/v2/conversations${path}`, {
    ...init,
    headers: { 'x-api-key': 'key', 'content-type': 'application/json' },
  })
async function room(body: Record<string, unknown> = {}) {
  const response = await api('', { method: 'POST', body: JSON.stringify(body) })
  return (await response.json()) as {
    conversation_id: string
    conversation_url: string
    meeting_token?: string
  }
}
async function enter(url: string, join?: Parameters<typeof Visitor.enter>[1]) {
  const entered = await Visitor.enter(url, join)
  if (!entered.ok) throw new Error(`not let in: ${entered.refusal.code}`)
  return entered.visitor
}
const statusOf = async (id: string) => ((await (await api(`/${id}`)).json()) as { status: string }).status
const untilEnded = async (id: string) => {
  while ((await statusOf(id)) !== 'ended') await new Promise(setImmediate)
}

test('greets with the given greeting, offers the three ways as words and as buttons', async () => {
  const { conversation_url } = await room({ custom_greeting: 'Welcome, I am glad you came.' })
  const greeting = await (await enter(conversation_url)).next('say')
  expect(greeting.text).toMatch(
    /^Welcome, I am glad you came\. .*IT operations.*corporate functions.*industry/,
  )
  expect(greeting.choices.map(({ label }) => label)).toEqual([
    'IT operations',
    'Corporate functions',
    'Industry-specific solutions',
  ])
  expect(greeting.more).toBe(false)
})

test('a greeting that names the three ways already is left as it is', async () => {
  const custom_greeting =
    'Hi! Shall we transform IT operations, streamline corporate functions, or talk of your industry?'
  const { conversation_url } = await room({ custom_greeting })
  expect((await (await enter(conversation_url)).next('say')).text).toBe(custom_greeting)
})

test('a closed tab ends the talk at once when the left timeout is 0', async () => {
  const { conversation_id, conversation_url } = await room()
  const visitor = await enter(conversation_url)
  visitor.vanish()
  await untilEnded(conversation_id)
  expect(await statusOf(conversation_id)).toBe('ended')
})

test('a page that falls silent is gone, even if its connection still stands', async () => {
  const { conversation_id, conversation_url } = await room()
  const visitor = await enter(conversation_url)
  clock.advance(SILENT_FOR_MS - 1)
  expect(await visitor.act('alive')).toBe(204)
  clock.advance(SILENT_FOR_MS - 1)
  expect(await statusOf(conversation_id)).toBe('active')
  clock.advance(1)
  expect(await statusOf(conversation_id)).toBe('ended')
})

test('a room belongs to the first who entered it', async () => {
  const { conversation_url } = await room()
  const visitor = await enter(conversation_url)
  const second = await Visitor.enter(conversation_url)
  expect(second).toMatchObject({ ok: false, status: 409, refusal: { code: 'occupied' } })
  const stranger = await fetch(`${conversation_url}/turns`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ participant: 'f'.repeat(32), text: 'hello' }),
  })
  expect(stranger.status).toBe(403)
  expect(await visitor.act('alive')).toBe(204)
})

test('who comes back within the left timeout finds what was said', async () => {
  const { conversation_url } = await room({ properties: { participant_left_timeout: 30 } })
  const first = await enter(conversation_url)
  await first.next('say')
  await first.ask('hello')
  first.vanish()
  const back = await fetch(`${conversation_url}/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ participant: first.participant }),
  })
  const reader = back.body?.getReader()
  const line = new TextDecoder().decode((await reader?.read())?.value).split('\n')[0] ?? ''
  const joined = JSON.parse(line) as { earlier: { speaker: string }[] }
  expect(joined.earlier.map(({ speaker }) => speaker)).toEqual(['avatar', 'visitor', 'avatar'])
  await reader?.cancel()
})

test('the visitor in the room is told when the talk is ended from outside, and why', async () => {
  const { conversation_id, conversation_url } = await room()
  const visitor = await enter(conversation_url)
  await api(`/${conversation_id}/end`, { method: 'POST' })
  expect((await visitor.next('ended')).reason).toBe('end_conversation_endpoint_hit')
  const late = await Visitor.enter(conversation_url)
  expect(late).toMatchObject({ ok: false, status: 410, refusal: { code: 'ended' } })
})

test('an unknown room is not found, a guarded one asks for its token', async () => {
  const unknown = await Visitor.enter(`${studio.url}/c0000000000000000`)
  expect(unknown).toMatchObject({ status: 404, refusal: { code: 'unknown' } })
  const guarded = await room({ require_auth: true })
  const refused = await Visitor.enter(guarded.conversation_url, { token: 'guess' })
  expect(refused).toMatchObject({ status: 403, refusal: { code: 'token' } })
  await enter(guarded.conversation_url, { token: guarded.meeting_token ?? '' })
})

test('an empty, an overlong and a too fast message are refused, the talk goes on', async () => {
  const { conversation_url } = await room()
  const visitor = await enter(conversation_url)
  expect(await visitor.act('turns', { text: '   ' })).toBe(400)
  expect(await visitor.act('turns', { text: 'x'.repeat(1001) })).toBe(400)
  const statuses = []
  for (let n = 0; n < 13; n++) statuses.push(await visitor.act('turns', { text: 'hello' }))
  expect(statuses.at(-1)).toBe(429)
  clock.advance(10_000)
  expect(await visitor.act('turns', { text: 'hello again' })).toBe(204)
})

test('only the site may frame the room, and nothing inline runs in it', async () => {
  const { conversation_url } = await room()
  const policy = (await fetch(conversation_url)).headers.get('content-security-policy') ?? ''
  expect(policy).toContain('frame-ancestors http://localhost:3000 http://127.0.0.1:3000')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
})
