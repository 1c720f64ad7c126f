import pino from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { REQUEST_WITHIN_MS, type Studio, startStudio } from '../../src/studio/studio.ts'
import { sendBytes, statusesOf } from '../support/raw-bytes.ts'
import { Visitor } from '../support/room-visitor.ts'

/** The embedded studio, met by somebody who does not send what its own page would. */

const KEY = 'a key for tests'
let studio: Studio
/** Lines of the studio's log about what nobody expected. */
let errors: string[]

beforeEach(async () => {
  errors = []
  studio = await startStudio({
    apiKey: KEY,
    port: 0,
    roomFolder: 'not-built',
    logger: pino({ level: 'error' }, { write: (line) => void errors.push(line) }),
    // The product's rule, sooner: nobody wants to wait half a minute for a test.
    requestWithinMs: 300,
  })
})
afterEach(() => studio.close())

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${studio.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const port = () => Number(new URL(studio.url).port)

async function room(body: Record<string, unknown> = {}) {
  const response = await post('/v2/conversations', body, { 'x-api-key': KEY })
  return (await response.json()) as {
    conversation_id: string
    conversation_url: string
    meeting_token?: string
  }
}

describe('secrets of as many characters as ours, but of more bytes', () => {
  const likeIt = (secret: string) => 'é'.repeat(secret.length)

  test('a participant id is refused, and nothing breaks', async () => {
    const { conversation_id, conversation_url } = await room()
    const entered = await Visitor.enter(conversation_url)
    if (!entered.ok) throw new Error('not let in')
    const participant = likeIt(entered.visitor.participant)
    const answers = [
      await post(`/${conversation_id}/join`, { participant }),
      await post(`/${conversation_id}/turns`, { participant, text: 'hello' }),
      await post(`/${conversation_id}/alive`, { participant }),
      await post(`/${conversation_id}/leave`, { participant }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([409, 403, 403, 403])
    expect(errors).toEqual([])
    entered.visitor.vanish()
  })

  test('a meeting token is refused, and nothing breaks', async () => {
    const { conversation_id, meeting_token = '' } = await room({ require_auth: true })
    const refused = await post(`/${conversation_id}/join`, { token: likeIt(meeting_token) })
    expect(refused.status).toBe(403)
    expect(errors).toEqual([])
  })

  test('a key is refused, and nothing breaks', async () => {
    const refused = await post('/v2/conversations', {}, { 'x-api-key': likeIt(KEY) })
    expect(refused.status).toBe(401)
    expect(errors).toEqual([])
  })
})

describe('lengths', () => {
  test('a body is measured in bytes, whether or not it tells its length', async () => {
    // 40,000 characters, which the limit of 64 KB would allow, but 80,000 bytes.
    const body = JSON.stringify({ conversation_name: 'é'.repeat(40_000) })
    const told = await sendBytes(
      port(),
      `POST /v2/conversations HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${KEY}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
    const untold = await sendBytes(
      port(),
      `POST /v2/conversations HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${KEY}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    )
    expect([statusesOf(told), statusesOf(untold)]).toEqual([[413], [413]])
  })
})

describe('who sends slowly', () => {
  const beginnings: [string, string][] = [
    ['headers', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    [
      'a body for the API',
      `POST /v2/conversations HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${KEY}\r\nContent-Type: application/json\r\nContent-Length: 50000\r\n\r\n{"a":"`,
    ],
    [
      'a body for a room, in chunks',
      'POST /c0123456789abcdef/join HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\n{"a":"',
    ],
    [
      'a body nobody reads, behind a wrong key',
      'POST /v2/conversations HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50000\r\n\r\n{"a":"',
    ],
  ]
  test.each(beginnings)('%s, byte by byte, is let go', async (_, beginning) => {
    expect([401, 408]).toContain(statusesOf(await sendBytes(port(), beginning, 'a'))[0])
    expect(REQUEST_WITHIN_MS, 'in the product within this').toBe(30_000)
  })

  test('a talk lasts longer than that: only what is sent to us has a limit', async () => {
    const { conversation_url } = await room()
    const entered = await Visitor.enter(conversation_url)
    if (!entered.ok) throw new Error('not let in')
    for (const [, beginning] of beginnings) await sendBytes(port(), beginning, 'a')
    expect(await entered.visitor.act('alive')).toBe(204)
    entered.visitor.vanish()
  })
})
