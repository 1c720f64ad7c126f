import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { atMost, type Measured, median, medianOf } from '../part.ts'
import { startBareNode } from './rivals.ts'
import { startServer } from './server-process.ts'

const BODIES = 40
const MEGABYTE = 1024 * 1024
/** As often as a watchful load balancer asks, and a little more. */
const EVERY_MS = 10

/** What everybody else notices of forty bodies of a megabyte, all at once, to a callback address that is none. */
export async function measureForged({ quick }: { quick: boolean }): Promise<Measured> {
  const [rounds, probes] = quick ? [3, 50] : [15, 100]
  const server = await startServer()
  // The least that Node can do: the same few bytes for whatever comes, and the connection closed.
  const bare = await startBareNode({ headers: ['connection', 'close'], body: Buffer.from('{}') })
  const forger = fork(join(import.meta.dirname, 'forger-process.ts'))
  const ours = watched(forger, server.url, probes)
  const barely = watched(forger, new URL(bare.url).origin, probes)
  try {
    const atRest: number[] = []
    const [ofRest, ofEmpty, ofFull, ofBare]: [number[], number[], number[], number[]] = [[], [], [], []]
    for (let round = 0; round < rounds; round++) {
      const middle = await ours.atRest()
      atRest.push(middle.median)
      ofRest.push(middle.worst / middle.median)
      ofEmpty.push((await ours.worstDuring(0)) / middle.median)
      ofFull.push((await ours.worstDuring(MEGABYTE)) / middle.median)
      ofBare.push((await barely.worstDuring(MEGABYTE)) / (await barely.atRest()).median)
    }
    const worst = (meanwhile: string, ratios: number[]) =>
      medianOf({ name: `/healthz, worst ${meanwhile}, of its median at rest` }, ratios)
    const full = worst(`while ${BODIES} of a megabyte come there at once`, ofFull)
    const bareFull = medianOf(
      { name: 'the same of a bare Node server that answers two bytes and closes' },
      ofBare,
    )
    return {
      figures: [
        medianOf({ name: '/healthz at rest, median', unit: 'ms' }, atRest),
        worst('at rest', ofRest),
        worst(`while ${BODIES} requests without a body come to a forged address at once`, ofEmpty),
        atMost(full, 3),
        bareFull,
        atMost({ name: 'ours of bare Node’s', value: full.value / bareFull.value, unit: 'x' }, 1.5),
      ],
      notes: [
        `Each on a connection of its own, every ${EVERY_MS} ms; the forger is another process. A machine with other work to do shows in the worst at rest.`,
        'Bare Node itself does not keep to three times: what is left is forty connections taken and closed on one thread.',
      ],
    }
  } finally {
    forger.disconnect()
    await bare.stop()
    await server.stop()
  }
}

/** One server, asked for its health while nothing else goes on and while the forger sends it forty of `bytes` at once. */
function watched(forger: ChildProcess, url: string, probes: number) {
  const health = `${url}/healthz`
  return {
    async atRest() {
      const taken = await probed(health, probes)
      return { median: median(taken), worst: Math.max(...taken) }
    },
    async worstDuring(bytes: number) {
      let isOver = false
      const over = once(forger, 'message').then(() => {
        isOver = true
      })
      forger.send({ url: `${url}/api/callbacks/avatar`, bodies: BODIES, bytes })
      const during = await probed(health, probes / 10, () => isOver)
      await over
      return Math.max(...during)
    },
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
