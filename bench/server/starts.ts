import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { startAnswer } from '../../src/contract/conversations.ts'
import { providerEnv } from '../../tests/support/provider.ts'
import { atMost, type Measured, medianOf } from '../part.ts'
import { startServer } from './server-process.ts'

const TOGETHER = 50

/** What the server adds to the provider's own time when a visitor starts a talk: alone, and fifty in a row at once. */
export async function measureStarts({ quick }: { quick: boolean }): Promise<Measured> {
  const provider = fork(join(import.meta.dirname, 'provider-process.ts'))
  const { url, key } = z.object({ url: z.string(), key: z.string() }).parse(await messageOf(provider))
  const server = await startServer({ env: providerEnv({ url, key }) })
  try {
    const providerMs = async () => {
      provider.send('tell')
      return z.object({ busyMs: z.number() }).parse(await messageOf(provider)).busyMs
    }
    /** Milliseconds that were not the provider's, for each of `count` starts pressed at the same moment. */
    const addedTo = async (count: number) => {
      await providerMs()
      const began = performance.now()
      const talks = await Promise.all(Array.from({ length: count }, () => start(server.url)))
      const took = performance.now() - began
      const added = (took - (await providerMs())) / count
      // Outside what is measured: thousands of talks that no page shows would be a flood, and be ended as one.
      for (const talk of talks) await end(server.url, talk)
      return added
    }
    const repeat = async (times: number, count: number) => {
      const values: number[] = []
      for (let run = 0; run < times; run++) values.push(await addedTo(count))
      return values
    }
    // A server that has been running for a while, as visitors meet it: code that is new is slow at first.
    await repeat(quick ? 20 : 200, 1)
    const alone = await repeat(quick ? 10 : 40, 1)
    const together = await repeat(quick ? 2 : 7, TOGETHER)
    return {
      figures: [
        atMost(medianOf({ name: 'added to one start, outside the provider', unit: 'ms' }, alone), 5),
        atMost(
          medianOf(
            { name: `added to each of ${TOGETHER} starts at once, one after another`, unit: 'ms' },
            together,
          ),
          5,
        ),
      ],
      notes: [
        'Starts are let in one at a time: of fifty at once the time until the last answer, less all of the provider’s, is shared out.',
      ],
    }
  } finally {
    await server.stop()
    provider.disconnect()
  }
}

const messageOf = async (child: ChildProcess): Promise<unknown> => (await once(child, 'message'))[0]

const lines = new Agent({ keepAlive: true })

/** By a client whose own time counts as little as it can. */
async function post(url: string, headers: OutgoingHttpHeaders, body = '') {
  const sending = request(url, { agent: lines, method: 'POST', headers, signal: AbortSignal.timeout(30_000) })
  sending.end(body)
  const [response] = (await once(sending, 'response')) as [IncomingMessage]
  const cookie = response.headers['set-cookie']?.[0]?.split(';')[0]
  return { status: response.statusCode, answer: await text(response), cookie }
}

type Talk = { id: string; cookie: string }

/** As a visitor who was never here before. */
async function start(url: string): Promise<Talk> {
  const headers = { 'content-type': 'application/json' }
  const started = await post(`${url}/api/conversations`, headers, JSON.stringify({ from: 'home' }))
  const { status, answer, cookie = '' } = started
  if (status !== 201) throw new Error(`a start was answered with ${status}: ${answer}`)
  return { id: startAnswer.parse(JSON.parse(answer)).conversation_id, cookie }
}

const end = (url: string, { id, cookie }: Talk) => post(`${url}/api/conversations/${id}/end`, { cookie })
