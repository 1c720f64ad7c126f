import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { toolFile } from '../tools/installed.ts'

const result = z.object({
  duration: z.number(),
  non2xx: z.number(),
  errors: z.number(),
  requests: z.object({ total: z.number() }),
})

/** Asks for one address as fast as fifty connections can, from a process of its own; answers per second. */
export async function load(url: string, seconds: number): Promise<{ perSecond: number; total: number }> {
  const child = spawn(
    process.execPath,
    [
      toolFile('node_modules', 'autocannon', 'autocannon.js'),
      ...['--json', '--connections', '50', '--duration', String(seconds)],
      ...['--headers', 'accept-encoding=br', url],
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')])
  const { duration, non2xx, errors, requests } = result.parse(JSON.parse(printed))
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers other than 2xx, ${errors} errors`)
  return { perSecond: requests.total / duration, total: requests.total }
}
