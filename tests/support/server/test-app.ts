import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { buildApp } from '../../../src/server/app.ts'
import { compose } from '../../../src/server/compose.ts'
import { readConfig } from '../../../src/server/config.ts'
import { loggerOptions } from '../../../src/server/http/logging.ts'
import { openSecrets } from '../../../src/server/secrets.ts'
import type { Services } from '../../../src/server/services.ts'
import { openStore, type Store } from '../../../src/server/store/store.ts'
import { testSite } from './test-site.ts'

export type TestApp = AsyncDisposable & {
  app: FastifyInstance
  services: Services
  /** Every line logged so far, as it was written. */
  logged: string[]
}

type Options = {
  env?: Record<string, string>
  /** A migrated store that the test opened and closes; one of its own unless given. */
  store?: Store
  /** Changes what was composed, or adds routes, before the app is built or ready. */
  adjust?: (services: Services) => Services
  extend?: (app: FastifyInstance, services: Services) => void
}

/** The server as it runs, on a real SQLite file and a site in miniature, for tests to inject requests into. */
export async function openTestApp({
  env = {},
  store: given,
  adjust = (same) => same,
  extend,
}: Options = {}): Promise<TestApp> {
  const ownFolder = env.DATA_DIR === undefined ? await mkdtemp(join(tmpdir(), 'veyra-data-')) : undefined
  const dataDir = env.DATA_DIR ?? ownFolder ?? ''
  const read = readConfig({ ...env, DATA_DIR: dataDir })
  if (!read.ok) throw new Error(read.problems.join('\n'))

  const logged: string[] = []
  const lines = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk))
      done()
    },
  })
  const log = pino({ ...loggerOptions, level: 'info' }, lines)
  const store = given ?? (await openStore(read.config.store))
  if (!given) await store.migrate()
  const secrets = await openSecrets(dataDir)
  const services = adjust(
    await compose({ config: read.config, secrets, store, log, siteFolder: await testSite() }),
  )
  const app = buildApp(services)
  extend?.(app, services)
  await app.ready()
  return {
    app,
    services,
    logged,
    async [Symbol.asyncDispose]() {
      await app.close()
      if (!given) await store.close()
      if (ownFolder) await rm(ownFolder, { recursive: true, force: true })
    },
  }
}
