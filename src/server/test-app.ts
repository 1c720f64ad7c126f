import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { buildApp } from './app.ts'
import { compose } from './compose.ts'
import { readConfig } from './config.ts'
import { loggerOptions } from './http/logging.ts'
import { openSecrets } from './secrets.ts'
import type { Services } from './services.ts'
import { openStore } from './store/store.ts'
import { writeTestSite } from './test-site.ts'

export type TestApp = AsyncDisposable & {
  app: FastifyInstance
  services: Services
  /** Every line logged so far, as it was written. */
  logged: string[]
}

type Options = {
  env?: Record<string, string>
  /** Changes what was composed, or adds routes, before the app is built or ready. */
  adjust?: (services: Services) => Services
  extend?: (app: FastifyInstance, services: Services) => void
}

/** The server as it runs, on a real SQLite file and a site in miniature, for tests to inject requests into. */
export async function openTestApp({
  env = {},
  adjust = (same) => same,
  extend,
}: Options = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'veyra-data-'))
  const siteFolder = await writeTestSite()
  const read = readConfig({ DATA_DIR: dataDir, ...env })
  if (!read.ok) throw new Error(read.problems.join('\n'))

  const logged: string[] = []
  const lines = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk))
      done()
    },
  })
  const log = pino({ ...loggerOptions, level: 'info' }, lines)
  const store = await openStore(read.config.store)
  await store.migrate()
  const secrets = await openSecrets(dataDir)
  const services = adjust(await compose({ config: read.config, secrets, store, log, siteFolder }))
  const app = buildApp(services)
  extend?.(app, services)
  await app.ready()
  return {
    app,
    services,
    logged,
    async [Symbol.asyncDispose]() {
      await app.close()
      await store.close()
      for (const folder of [dataDir, siteFolder]) await rm(folder, { recursive: true, force: true })
    },
  }
}
