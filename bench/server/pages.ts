import { atLeast, type Figure, type Measured, median, medianOf } from '../part.ts'
import { load } from './load.ts'
import { fetchAsSent, type Rival, startBareNode, startNginx } from './rivals.ts'
import { cpuSeconds, startServer } from './server-process.ts'

type Round = { perSecond: number; perCpuSecond: number | undefined }

/** Our home page against the same bytes and headers from the barest Node server and from nginx, in turns. */
export async function measurePages({ quick }: { quick: boolean }): Promise<Measured> {
  const [rounds, seconds] = quick ? [3, 1] : [7, 3]
  const server = await startServer({ env: { HOST: '127.0.0.1' } })
  const running: Rival[] = [{ ...server, url: `${server.url}/` }]
  try {
    const page = await fetchAsSent(`${server.url}/`)
    const bareNode = await startBareNode(page)
    running.push(bareNode)
    const nginx = await startNginx(page)
    if (nginx) running.push(nginx)

    for (const { url } of running) await load(url, 1)
    const measured = new Map<Rival, Round[]>(running.map((rival) => [rival, []]))
    for (let round = 0; round < rounds; round++)
      for (const [rival, results] of measured) results.push(await measureOnce(rival, seconds))
    const [ours = [], bare = [], byNginx = []] = measured.values()

    const bytes = `${(page.body.length / 1000).toFixed(1)} KB of body`
    return {
      figures: [
        medianOf({ name: 'pages per second, one process', note: bytes }, speeds(ours)),
        medianOf({ name: 'a bare Node server, same bytes and headers' }, speeds(bare)),
        atLeast(ratio('pages per second, of the bare Node server', ours, bare), 0.6),
        ...perCpu('pages per second of processor time, of the bare Node server', ours, bare),
        ...(nginx
          ? [
              medianOf({ name: 'one nginx process, same bytes and headers' }, speeds(byNginx)),
              { ...ratio('pages per second, of nginx', ours, byNginx), reach: 'aim for 0.3' },
              ...perCpu('pages per second of processor time, of nginx', ours, byNginx),
            ]
          : []),
      ],
      notes: nginx ? [] : ['nginx is not installed here: no ratio to it.'],
    }
  } finally {
    for (const { stop } of running.toReversed()) await stop()
  }
}

async function measureOnce({ url, pid }: Rival, seconds: number): Promise<Round> {
  const before = cpuSeconds(pid)
  const { perSecond, total } = await load(url, seconds)
  const after = cpuSeconds(pid)
  const used = before === undefined || after === undefined ? 0 : after - before
  return { perSecond, perCpuSecond: used > 0 ? total / used : undefined }
}

const speeds = (rounds: Round[]) => rounds.map(({ perSecond }) => Math.round(perSecond))

const ratio = (name: string, ours: Round[], theirs: Round[]) => ({
  name,
  value: median(speeds(ours)) / median(speeds(theirs)),
  runs: ours.length,
})

/** Does not ask whether the one who asked was the slower: what a page costs, by the processor's own clock. */
function perCpu(name: string, ours: Round[], theirs: Round[]): Figure[] {
  const costs = [ours, theirs].map((rounds) => rounds.flatMap(({ perCpuSecond }) => perCpuSecond ?? []))
  const [our = [], their = []] = costs
  if (our.length === 0 || their.length === 0) return []
  return [{ name, value: median(our) / median(their), runs: our.length }]
}
