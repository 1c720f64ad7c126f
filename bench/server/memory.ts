import { setTimeout as pause } from 'node:timers/promises'
import { atMost, type Measured } from '../part.ts'
import { load } from './load.ts'
import { residentMb, type ServerProcess, startServer } from './server-process.ts'

const round = (mb: number) => Number(mb.toFixed(1))

/** Resident memory of the one process (site, API and embedded studio), without and with code compiled earlier. */
export async function measureMemory({ quick }: { quick: boolean }): Promise<Measured> {
  const restMs = quick ? 5000 : 60_000
  const cold = await startServer({ cold: true })
  // The first start fills the cache that the second one finds.
  await (await startServer()).stop()
  const warm = await startServer()
  try {
    for (const { url } of [cold, warm]) await (await fetch(url)).arrayBuffer()
    await pause(restMs)
    const [coldAtRest, warmAtRest] = [residentMb(cold.pid), residentMb(warm.pid)]
    const most = await mostUnderLoad(cold, quick ? 3 : 10)
    await pause(quick ? 2000 : 15_000)
    const rested = `after ${restMs / 1000} s at rest`
    const unit = 'MB'
    return {
      figures: [
        atMost({ name: `resident ${rested}, first start of a clone`, value: round(coldAtRest), unit }, 150),
        atMost({ name: `resident ${rested}, later start`, value: round(warmAtRest), unit }, 150),
        {
          name: 'resident under load, the most seen',
          value: round(most),
          unit,
          note: '50 connections asking for the home page',
        },
        { name: 'resident some seconds after the load', value: round(residentMb(cold.pid)), unit },
      ],
    }
  } finally {
    await cold.stop()
    await warm.stop()
  }
}

async function mostUnderLoad({ url, pid }: ServerProcess, seconds: number): Promise<number> {
  let most = 0
  const look = setInterval(() => {
    most = Math.max(most, residentMb(pid))
  }, 100)
  await load(`${url}/`, seconds)
  clearInterval(look)
  return most
}
