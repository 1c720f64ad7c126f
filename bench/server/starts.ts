import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'
import { overKeptLines } from '../../src/server/conversations/avatar-transport.ts'
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
      await Promise.all(Array.from({ length: count }, () => start(server.url)))
      const took = performance.now() - began
      return (took - (await providerMs())) / count
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

/** As a visitor who was never here before, by a client whose own time counts as little as it can. */
async function start(url: string) {
  const { status, text } = await overKeptLines(`${url}/api/conversations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from: 'home' }),
    signal: AbortSignal.timeout(30_000),
  })
  if (status !== 201) throw new Error(`a start was answered with ${status}: ${text}`)
}
