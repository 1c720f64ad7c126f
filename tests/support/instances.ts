import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach } from 'vitest'
import type { StorePlace } from '../../src/server/store/store.ts'
import { compiled } from './compiled.ts'
import { type Provider, providerEnv, startProvider } from './provider.ts'
import { testSite } from './server/test-site.ts'
import { describeEachStore, describeFault, type OpenTestStore, type TestStore } from './stores.ts'

const serverFlags: string[] = JSON.parse(
  readFileSync(new URL('../../commands/server-flags.json', import.meta.url), 'utf8'),
)
const preloadUrl = (name: string) => new URL(`preload/${name}.ts`, import.meta.url).href
const main = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url))

export type Instance = {
  url: string
  process: ChildProcess
  /** What it has printed, the last of it where that is much. */
  output(): string
  /** Resolves with what it prints next that looks like this; `after` is done once somebody listens. */
  says(pattern: RegExp, after: () => unknown): Promise<string>
  kill(): Promise<void>
  stop(): Promise<void>
}

type Settings = {
  place: StorePlace
  /** The embedded studio where none is named. */
  provider?: Pick<Provider, 'url' | 'key'>
  env?: Record<string, string>
  /** Said by the shell before the server takes its place, such as a limit on what it may write. */
  prelude?: string
  /** The folder of a built site; a small one of a test's own unless it is named. */
  builtSite?: string
  /** Modules brought into the server before its own, from tests/support/preload. */
  preload?: string[]
}

/** Hours of load print more than a string can hold. */
const KEPT_OUTPUT = 1_000_000

/**
 * The server as it is run, several times over one database and one provider. A port of 0 is chosen by the system;
 * name one to bring a killed instance back where it was.
 */
export async function openInstances(settings: Settings) {
  const { place, provider, env = {}, prelude = ':', preload = [], builtSite } = settings
  const siteFolder = builtSite ?? (await testSite())
  const running = new Set<ChildProcess>()

  async function launch(port = 0): Promise<Instance> {
    const flags = [...serverFlags, ...preload.flatMap((name) => ['--import', preloadUrl(name)])]
    const shell = ['-c', `${prelude}; exec "$0" "$@"`, process.execPath, ...flags, main, siteFolder]
    const child = spawn('/bin/sh', shell, {
      env: {
        PATH: process.env.PATH,
        ...compiled,
        PORT: String(port),
        DATA_DIR: place.dataDir,
        ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
        SESSION_SECRET: 'the same secret for all instances of a test',
        LIMITS_SCALE: '100000',
        ...(provider && providerEnv(provider)),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    const exited = once(child, 'exit').finally(() => running.delete(child))
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    let output = ''
    let isListening = false
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-KEPT_OUTPUT)
        const listening = isListening ? null : /Listening (\S+), port (\d+)/.exec(output)
        if (!listening) return
        isListening = true
        resolve(`http://${listening[1]}:${listening[2]}`)
      })
    child.once('exit', () => reject(new Error(`it ended: ${output}`)))
    const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
      child.kill(signal)
      await exited
    }
    const url = await promise
    return {
      url,
      process: child,
      output: () => output,
      says(pattern, after) {
        const said = Promise.withResolvers<string>()
        let heard = ''
        const listen = (text: string) => {
          heard = (heard + text).slice(-KEPT_OUTPUT)
          const found = pattern.exec(heard)?.[0]
          if (found !== undefined) said.resolve(found)
        }
        const streams = [child.stdout, child.stderr]
        for (const stream of streams) stream.on('data', listen)
        exited.then(() => said.reject(new Error(`it ended: ${output}`)))
        after()
        return said.promise.finally(() => {
          for (const stream of streams) stream.off('data', listen)
        })
      },
      kill: () => end('SIGKILL'),
      stop: () => end('SIGTERM'),
    }
  }

  return {
    launch,
    async close() {
      await Promise.all(
        [...running].map(async (child) => {
          const exited = once(child, 'exit')
          child.kill('SIGKILL')
          await exited
        }),
      )
    },
  }
}

/** One press of a button, or one form sent, as a browser without a cookie would. */
export async function post(url: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Record<string, unknown> & {
    error?: { code: string; message: string }
  }
  const cookie = response.headers.get('set-cookie')?.split(';')[0]
  return { status: response.status, code: answer.error?.code, message: answer.error?.message, answer, cookie }
}

export type Running = {
  store: TestStore
  provider: Provider
  instances: Awaited<ReturnType<typeof openInstances>>
}

/** A suite over instances that share one database and one provider, on SQLite and on PostgreSQL. */
export const describeInstances = (name: string, suite: (running: Running) => void) =>
  describeEachStore(name, (openTestStore) => suite(openedForEach(openTestStore)))

/** The same for what breaks them: see `describeFault`. */
export const describeFaultOfInstances = (name: string, suite: (running: Running) => void) =>
  describeFault(name, (openTestStore) => suite(openedForEach(openTestStore)))

function openedForEach(openTestStore: OpenTestStore): Running {
  const running = {} as Running
  beforeEach(async () => {
    running.store = await openTestStore()
    running.provider = await startProvider()
    running.instances = await openInstances({ place: running.store.place, provider: running.provider })
  })
  afterEach(async () => {
    await running.instances.close()
    await running.provider.close()
  })
  return running
}
