import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { Visitor } from '../../tests/support/room-visitor.ts'

const ROOMS = 200
const QUESTIONS = [
  'What does Monitor do?',
  'which clouds do you support',
  'is it secure?',
  'tell me more',
  'how much can we save',
  'do you have something for healthcare?',
]
/** A person listens to the answer, some ten seconds of speech, before asking again. */
const PAUSE_MS = 8_000

const created = z.object({ conversation_url: z.string() })
const memory = z.object({ rss: z.number(), used: z.number() })

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN

async function enter(url: string) {
  const response = await fetch(`${url}/v2/conversations`, {
    method: 'POST',
    headers: { 'x-api-key': 'bench', 'content-type': 'application/json' },
    body: JSON.stringify({ properties: { participant_left_timeout: 0 } }),
  })
  const entered = await Visitor.enter(created.parse(await response.json()).conversation_url)
  if (!entered.ok) throw new Error(`not let in: ${entered.refusal.code}`)
  await entered.visitor.next('say')
  return entered.visitor
}

/** Milliseconds from Send to the first words of each answer, each visitor at a person's pace. */
async function talk(visitors: Visitor[], rounds: number, pauseMs: number) {
  const times: number[] = []
  await Promise.all(
    visitors.map(async (visitor, n) => {
      await pause((n / visitors.length) * pauseMs)
      for (let round = 0; round < rounds; round++) {
        const began = performance.now()
        await visitor.ask(QUESTIONS[(n + round) % QUESTIONS.length] ?? '')
        times.push(performance.now() - began)
        await pause(pauseMs)
      }
    }),
  )
  return times
}

/** One room against two hundred, on one process: how long an answer takes, and what a room weighs. */
export async function benchRooms() {
  const child = fork(join(import.meta.dirname, 'studio-process.ts'), { execArgv: ['--expose-gc'] })
  const told = async () => ((await once(child, 'message')) as [unknown])[0]
  const weigh = async () => {
    child.send('memory')
    return memory.parse(await told())
  }
  try {
    const { url } = z.object({ url: z.string() }).parse(await told())
    const warm = await enter(url)
    await talk([warm], 3, 900)
    const alone = await talk([warm], 15, 900)
    const before = await weigh()
    const visitors = [warm]
    while (visitors.length < ROOMS) visitors.push(await enter(url))
    const together = await talk(visitors, 3, PAUSE_MS)
    const after = await weigh()
    const perRoom = (one: number, other: number) => `${((other - one) / (ROOMS - 1) / 1024).toFixed(0)} KB`
    console.log(
      `studio rooms: first words of an answer, median ${median(alone).toFixed(1)} ms in one room, ` +
        `${median(together).toFixed(1)} ms in ${ROOMS} at once (x${(median(together) / median(alone)).toFixed(2)}); ` +
        `95 of 100 within ${percentile(together, 0.95).toFixed(1)} ms, the slowest ${Math.max(...together).toFixed(1)} ms`,
    )
    console.log(
      `studio rooms: a room weighs ${perRoom(before.used, after.used)} of heap and buffers, ${perRoom(before.rss, after.rss)} of the process`,
    )
    for (const visitor of visitors) visitor.vanish()
  } finally {
    child.send('close')
    await once(child, 'exit')
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await benchRooms()
