import { fork } from 'node:child_process'
import { once } from 'node:events'
import { z } from 'zod'
import { ensureChromium } from '../../commands/chromium.ts'
import { toolFile } from '../tools/installed.ts'

const audited = z.object({
  /** How fast this machine seemed to Lighthouse during the run. */
  benchmarkIndex: z.number(),
  /** From 0 to 1, by category. */
  scores: z.record(z.string(), z.number().nullable()),
  /** Milliseconds, or the shift itself. */
  values: z.record(z.string(), z.number().nullable()),
  failed: z.array(z.string()),
})
export type Audited = z.infer<typeof audited>
const answer = z.union([audited, z.object({ error: z.string() })])

type Request = { url: string; categories: string[] } | { url: string; audits: string[] }

const isWhole = (got: z.infer<typeof answer>, request: Request) =>
  !('error' in got) &&
  (!('audits' in request) || request.audits.every((name) => typeof got.values[name] === 'number'))

/**
 * Lighthouse's mobile simulation over one Chromium. A run that fails is tried once more, and so is one whose trace
 * lacks what was asked for: now and then Chromium's has no paint in it, with scripts and without.
 */
export async function openAuditor() {
  const child = fork(toolFile('auditor.mjs'), { env: { ...process.env, CHROMIUM_PATH: ensureChromium() } })
  let waiting = Promise.withResolvers<unknown>()
  child.on('message', (message) => waiting.resolve(message))
  child.on('exit', () => waiting.reject(new Error('Lighthouse stopped')))
  const told = async (): Promise<unknown> => {
    const message = await waiting.promise
    waiting = Promise.withResolvers<unknown>()
    waiting.promise.catch(() => undefined)
    return message
  }
  await told()
  const ask = async (request: Request) => {
    child.send(request)
    return answer.parse(await told())
  }
  return {
    async audit(request: Request): Promise<Audited> {
      const first = await ask(request)
      const last = isWhole(first, request) ? first : await ask(request)
      if ('error' in last) throw new Error(`Lighthouse on ${request.url}: ${last.error}`)
      return last
    },
    async close() {
      const exited = once(child, 'exit')
      child.disconnect()
      await exited
    },
  }
}
