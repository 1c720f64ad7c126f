import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import flags from '../../commands/server-flags.json' with { type: 'json' }
import { freePort } from '../../tests/support/free-port.ts'

const COMPILE_CACHE = join(process.cwd(), 'node_modules/.cache/node')

export type ServerProcess = Awaited<ReturnType<typeof startServer>>

/** The product as `npm start` runs it, its log going where logs go; `cold` is the first start of a clone. */
export async function startServer({
  env = {},
  cold = false,
}: {
  env?: Record<string, string>
  cold?: boolean
} = {}) {
  const [port, studioPort] = [await freePort(), await freePort()]
  const folder = mkdtempSync(join(tmpdir(), 'veyra-bench-'))
  const NODE_COMPILE_CACHE = cold ? join(folder, 'cache') : COMPILE_CACHE
  // As commands/prepare.mjs does before a first start.
  if (cold)
    spawnSync(process.execPath, ['src/server/main.ts'], {
      stdio: 'ignore',
      env: { ...process.env, NODE_COMPILE_CACHE, PORT: 'none' },
    })
  const child = spawn(process.execPath, [...flags, 'src/server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      STUDIO_PORT: String(studioPort),
      DATA_DIR: join(folder, 'data'),
      LIMITS_SCALE: '100000',
      NODE_COMPILE_CACHE,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}`
  await untilAnswered(`${url}/readyz`, () => child.exitCode === null)
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, 'exit')
        child.kill('SIGTERM')
        await exited
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Milliseconds until the address first answers well. */
export async function untilAnswered(url: string, isAlive: () => boolean, withinMs = 60_000): Promise<number> {
  const began = performance.now()
  while (isAlive() && performance.now() - began < withinMs) {
    const isReady = await fetch(url).then(
      async (response) => {
        await response.arrayBuffer()
        return response.ok
      },
      () => false,
    )
    if (isReady) return performance.now() - began
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`${url} did not answer`)
}

/** Resident memory of a process in megabytes (10^6 bytes would flatter: these are 2^20). */
export function residentMb(pid: number): number {
  const kb = existsSync(`/proc/${pid}/status`)
    ? Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    : Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
  return kb / 1024
}

/** Processor time a process has used so far, in seconds, where the system tells. */
export function cpuSeconds(pid: number): number | undefined {
  if (!existsSync(`/proc/${pid}/stat`)) return undefined
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const ticksPerSecond = 100
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
