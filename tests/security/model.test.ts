import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { runChild, type TestChild } from '../support/children/child.ts'
import type { ToldAnswer } from '../support/children/talking-model.ts'
import { freePort } from '../support/free-port.ts'
import { Visitor } from '../support/room-visitor.ts'
import { promises } from '../support/spoken/promises.ts'

/** The studio and a model that says what it must not, each a process of its own; a visitor hears, and reads the log. */

const KEY = 'a key for tests'
const running: ChildProcess[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill()
})

async function firstLine({ lines }: TestChild) {
  const [line] = await once(lines, 'line')
  return line
}

async function start(answers: ToldAnswer[]) {
  const [modelPort, port] = [await freePort(), await freePort()]
  const model = runChild('talking-model.ts', { port: modelPort, answers })
  running.push(model.process)
  await firstLine(model)
  const asked: string[] = []
  model.lines.on('line', (line) => asked.push(JSON.parse(line).asked))

  const studio = spawn(process.execPath, ['src/studio/main.ts'], {
    env: {
      PATH: process.env.PATH,
      STUDIO_PORT: String(port),
      AVATAR_API_KEY: KEY,
      STUDIO_LLM_URL: `http://127.0.0.1:${modelPort}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(studio)
  let log = ''
  for (const stream of [studio.stdout, studio.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text
    })
  while (!log.includes('API is at')) await once(studio.stdout, 'data')

  const created = await fetch(`http://127.0.0.1:${port}/v2/conversations`, {
    method: 'POST',
    headers: { 'x-api-key': KEY, 'content-type': 'application/json' },
    body: '{}',
  })
  const { conversation_url } = (await created.json()) as { conversation_url: string }
  const entered = await Visitor.enter(conversation_url)
  if (!entered.ok) throw new Error(`not let in: ${entered.refusal.code}`)
  await entered.visitor.next('say')
  return { visitor: entered.visitor, asked, log: () => log }
}

const reasonsIn = (log: string) => [...log.matchAll(/"reason":"(\w+)"/g)].map(([, reason]) => reason)

const OURS = 'sees every service at once'
/** Between two harmless sentences, where a check after the fact would come too late. */
const hidden = (promise: string) => `Patch tests the fix. ${promise} It keeps a way back.`

test.each(Object.entries(promises))('%s: none is heard, our own answer is', async (_kind, sentences) => {
  // One of five, spread over the list: each is a real exchange, and the check has a test of its own for all.
  const chosen = sentences.filter((_sentence, n) => n % 5 === 0).slice(0, 10)
  const { visitor, log, asked } = await start(chosen.map((promise) => ({ says: hidden(promise) })))
  for (const promise of chosen) {
    const { text } = await visitor.ask('What does Monitor do?')
    expect(text).toContain(OURS)
    expect(text).toContain('Patch tests the fix.')
    expect(text).not.toContain(promise)
    expect(text).not.toContain('keeps a way back')
  }
  await expect.poll(() => [asked.length, reasonsIn(log()).length]).toEqual([chosen.length, chosen.length])
  expect(chosen.filter((promise) => log().includes(promise.slice(0, 12)))).toEqual([])
})

test('what promises nothing is heard as the model says it', async () => {
  const says = 'It watches every service and tells noise from news. Cost falls by 30 to 50 percent.'
  const { visitor } = await start([{ says }])
  expect((await visitor.ask('What does Monitor do?')).text).toBe(says)
})

test('nothing of what a model sends is in the log, whatever it sends', async () => {
  const secret = 'heliotrope'
  const answers: ToldAnswer[] = [
    { status: 500, body: `{"error":{"message":"${secret} is out of order"}}` },
    { raw: `data: {"${secret}\n\n` },
    { raw: `data: {"choices":[{"delta":{"content":{"${secret}":1}}}]}\n\n` },
    { says: `There is a discount, called ${secret}.` },
    { says: `${secret} ${'x'.repeat(600)}` },
    { says: '' },
  ]
  const { visitor, log } = await start(answers)
  for (const _ of answers) expect((await visitor.ask('What does Monitor do?')).text).toContain(OURS)
  await expect
    .poll(() => reasonsIn(log()))
    .toEqual(['refused', 'malformed', 'malformed', 'promises', 'promises', 'empty'])
  expect(log()).not.toContain(secret)
  expect(log()).not.toContain('Monitor do')
})

test('a model is never asked for what a plain yes would promise', async () => {
  const { visitor, asked } = await start([{ says: 'Yes, exactly.' }])
  for (const question of ['Do I get half off?', 'Ist das kostenlos?', 'Can you save us 80 percent?'])
    expect((await visitor.ask(question)).text).not.toContain('Yes, exactly')
  expect(asked).toEqual([])
})
