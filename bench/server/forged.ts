import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { atMost, type Measured, median, medianOf } from '../part.ts'
import { startServer } from './server-process.ts'

const BODIES = 40
const MEGABYTE = 1024 * 1024
/** As often as a watchful load balancer asks, and a little more. */
const EVERY_MS = 10

/** What everybody else notices of forty bodies of a megabyte, all at once, to a callback address that is none. */
export async function measureForged({ quick }: { quick: boolean }): Promise<Measured> {
  const [rounds, probes] = quick ? [3, 50] : [15, 100]
  const server = await startServer()
  const forger = fork(join(import.meta.dirname, 'forger-process.ts'))
  const health = `${server.url}/healthz`
  /** The slowest answer while forty such requests come at once. */
  const worstDuring = async (bytes: number) => {
    let isOver = false
    const over = once(forger, 'message').then(() => {
      isOver = true
    })
    forger.send({ url: `${server.url}/api/callbacks/avatar`, bodies: BODIES, bytes })
    const during = await probed(health, probes / 10, () => isOver)
    await over
    return Math.max(...during)
  }
  try {
    await probed(health, probes)
    const atRest: number[] = []
    const [ofRest, ofEmpty, ofFull]: [number[], number[], number[]] = [[], [], []]
    for (let round = 0; round < rounds; round++) {
      const rest = await probed(health, probes)
      const middle = median(rest)
      atRest.push(middle)
      ofRest.push(Math.max(...rest) / middle)
      ofEmpty.push((await worstDuring(0)) / middle)
      ofFull.push((await worstDuring(MEGABYTE)) / middle)
    }
    const worst = (meanwhile: string, ratios: number[]) =>
      medianOf({ name: `/healthz, worst ${meanwhile}, of its median at rest` }, ratios)
    return {
      figures: [
        medianOf({ name: '/healthz at rest, median', unit: 'ms' }, atRest),
        worst('at rest', ofRest),
        worst(`while ${BODIES} requests without a body come to a forged address at once`, ofEmpty),
        atMost(worst(`while ${BODIES} of a megabyte come there at once`, ofFull), 3),
      ],
      notes: [
        `Each on a connection of its own, every ${EVERY_MS} ms; the forger is another process. A machine with other work to do shows in the worst at rest.`,
      ],
    }
  } finally {
    forger.disconnect()
    await server.stop()
  }
}

/** How long each of these took, in milliseconds: this many at least, and on until `isOver`. */
async function probed(url: string, atLeast: number, isOver = () => true): Promise<number[]> {
  const taken: number[] = []
  while (taken.length < atLeast || !isOver()) {
    taken.push(await probe(url))
    await delay(EVERY_MS)
  }
  return taken
}

function probe(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const began = performance.now()
  request(url, { agent: false }, (response) => {
    response.resume().on('end', () => resolve(performance.now() - began))
  })
    .on('error', reject)
    .end()
  return promise
}
