import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { HandClock } from '../../../tests/support/hand-clock.ts'
import { startHttpStandIn } from '../../../tests/support/http-stand-in.ts'
import { Visitor } from '../../../tests/support/room-visitor.ts'
import { DAY_MS } from '../../contract/durations.ts'
import { keptFor } from '../../contract/retention.ts'
import { type Studio, type StudioOptions, startStudio } from '../studio.ts'

/** A studio with a folder, stopped and started again over it. How it fares when it is killed: tests/faults. */

const KEY = 'key'
const made = z.object({ conversation_id: z.string(), conversation_url: z.string() })
const known = z.object({
  status: z.string(),
  events: z.array(
    z.object({
      event_type: z.string(),
      properties: z.record(z.string(), z.unknown()),
      timestamp: z.string(),
    }),
  ),
})

let folder: string
let clock: HandClock
let running: Studio[]
let studio: Studio
let logged: string[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'veyra-studio-'))
  clock = new HandClock()
  running = []
  logged = []
  await start()
})
afterEach(async () => {
  for (const one of running) await one.close()
  rmSync(folder, { recursive: true, force: true })
})

async function start(options: Partial<StudioOptions> = {}) {
  const logger = pino({}, { write: (line: string) => logged.push(line) })
  const settings = { apiKey: KEY, port: 0, clock, roomFolder: 'not-built', dataDir: folder, logger }
  studio = await startStudio({ ...settings, ...options })
  running.push(studio)
  return studio
}
async function restart(options?: Partial<StudioOptions>) {
  await studio.close()
  await start(options)
}
const call = (method: string, path: string, body?: object) =>
  fetch(`${studio.url}/v2/conversations${path}`, {
    method,
    headers: { 'x-api-key': KEY, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
const create = async (body: object = {}) => made.parse(await (await call('POST', '', body)).json())
const verbose = async (id: string) => known.parse(await (await call('GET', `/${id}?verbose=true`)).json())
async function talk(body: object, ...said: string[]) {
  const { conversation_id: id, conversation_url: url } = await create(body)
  const entered = await Visitor.enter(url)
  if (!entered.ok) throw new Error(entered.refusal.code)
  const { visitor } = entered
  const transcript = [{ role: 'assistant', content: (await visitor.next('say')).text }]
  for (const content of said) {
    const { text } = await visitor.ask(content)
    transcript.push({ role: 'user', content }, { role: 'assistant', content: text })
  }
  return { id, url, visitor, transcript }
}
const bytes = () => readdirSync(folder).map((name) => readFileSync(join(folder, name)).toString('latin1'))

test('a talk that ran when the studio went is there afterwards: over, with all that was said', async () => {
  await using hook = await startHttpStandIn({ status: 204 })
  const { id, url, transcript } = await talk(
    { callback_url: `${hook.url}/hook`, conversation_name: 'Demo 7' },
    'What does Monitor do?',
    'Is it secure? Ünïcödé, "quotes" and 🙂',
  )
  await restart()
  const { status, events } = await verbose(id)
  expect(status).toBe('ended')
  expect(events.map(({ event_type, properties }) => [event_type, properties])).toEqual([
    ['system.replica_joined', {}],
    ['system.shutdown', { shutdown_reason: 'internal error' }],
    ['application.transcription_ready', { transcript }],
  ])
  expect(await (await call('GET', `/${id}`)).json()).toMatchObject({
    conversation_name: 'Demo 7',
    conversation_url: url,
    callback_url: `${hook.url}/hook`,
    status: 'ended',
  })
  const told = () => hook.asked.map(({ body }) => JSON.parse(body))
  await expect.poll(() => told().length).toBe(3)
  expect(told().slice(1)).toEqual(events.slice(1).map((event) => expect.objectContaining(event)))
  const late = await Visitor.enter(`${studio.url}/${id}`)
  expect(late).toMatchObject({ ok: false, refusal: { code: 'ended', reason: 'internal error' } })
})

test('one that had ended stays as it was, and nobody is told again', async () => {
  await using hook = await startHttpStandIn({ status: 204 })
  const { id, visitor } = await talk({ callback_url: hook.url }, 'hello')
  await visitor.act('leave')
  await expect.poll(() => hook.asked.length).toBe(3)
  const before = await verbose(id)
  await restart()
  await restart()
  expect(await verbose(id)).toEqual(before)
  expect(hook.asked).toHaveLength(3)
})

test('the list goes on where it was, and a talk that is over takes nobody the room', async () => {
  for (let n = 0; n < 3; n++) await create({ conversation_name: `${n}` })
  await restart({ capacity: 1 })
  const { data } = (await (await call('GET', '')).json()) as { data: object[] }
  expect(data).toMatchObject(['2', '1', '0'].map((conversation_name) => ({ conversation_name })))
  expect((await call('POST', '', {})).status).toBe(200)
})

test('a deleted one is in no file, the log in front of it included', async () => {
  const { id } = await talk({}, 'my secret is xyzzy-1')
  const other = await talk({}, 'my secret is xyzzy-2')
  expect(bytes().join('')).toContain('xyzzy-1')
  expect((await call('DELETE', `/${id}`)).status).toBe(204)
  for (const file of bytes()) expect(file).not.toContain('xyzzy-1')
  await restart()
  expect((await call('GET', `/${id}`)).status).toBe(400)
  expect(JSON.stringify(await verbose(other.id))).toContain('xyzzy-2')
})

test('of the ended the last so many are kept, and none longer than the server keeps such things', async () => {
  await restart({ keepEnded: 2 })
  const ids: string[] = []
  for (const word of ['first', 'second', 'third']) {
    const { id, visitor } = await talk({}, word)
    await visitor.act('leave')
    clock.advance(DAY_MS)
    ids.push(id)
  }
  await restart({ keepEnded: 2 })
  const statuses = async () => Promise.all(ids.map(async (id) => (await call('GET', `/${id}`)).status))
  expect(await statuses()).toEqual([400, 200, 200])
  clock.advance((keptFor.talks.days - 1) * DAY_MS)
  expect(await statuses()).toEqual([400, 400, 200])
  clock.advance(DAY_MS)
  expect(await statuses()).toEqual([400, 400, 400])
  await restart()
  expect(await statuses()).toEqual([400, 400, 400])
})

test('a second studio over the same folder leaves the first one its talks, and says that it keeps none', async () => {
  const first = studio
  const { id, visitor } = await talk({}, 'hello')
  await start()
  expect(logged.join('')).toContain('talks cannot be written down here')
  expect((await call('GET', `/${id}`)).status).toBe(400)
  studio = first
  await visitor.ask('still there?')
  await restart()
  const said = (await verbose(id)).events.at(-1)?.properties.transcript
  expect(JSON.stringify(said)).toContain('still there?')
})

test('only its owner reads the file', () => {
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
  expect(readdirSync(folder)).toContain('studio.db')
})
