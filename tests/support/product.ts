import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compiled } from './compiled.ts'
import { freePort } from './free-port.ts'

/** Room for a machine that compresses the whole site while it does much else. */
const READY_WITHIN_MS = 90_000

export type Product = {
  url: string
  studioUrl: string
  dataDir: string
  process: ChildProcess
  /** Everything it has printed so far. */
  output(): string
  stop(): Promise<void>
}

/** Starts the built product as a process of its own, on free ports and an empty data folder. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const [port, studioPort] = [Number(env.PORT) || (await freePort()), await freePort()]
  const dataDir = mkdtempSync(join(tmpdir(), 'veyra-data-'))
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      ...compiled,
      PORT: String(port),
      STUDIO_PORT: String(studioPort),
      DATA_DIR: dataDir,
      // Journeys press more often than a person could.
      LIMITS_SCALE: '1000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const url = `http://localhost:${port}`
  await untilReady(`${url}/readyz`, child, () => output)
  return {
    url,
    studioUrl: `http://127.0.0.1:${studioPort}`,
    dataDir,
    process: child,
    output: () => output,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, 'exit')
        child.kill('SIGTERM')
        await exited
      }
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Polls a real socket: there is nothing to subscribe to before the process listens. */
async function untilReady(url: string, child: ChildProcess, output: () => string) {
  for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error(`the product stopped at start:\n${output()}`)
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`the product was not ready within ${READY_WITHIN_MS / 1000} s:\n${output()}`)
}
