import type { Server } from 'node:http'
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import closeWithGrace from 'close-with-grace'
import pino from 'pino'
import { BRAND } from '../content/brand.ts'
import { startStudio } from '../studio/studio.ts'
import { buildApp } from './app.ts'
import { compose } from './compose.ts'
import { type Config, readConfig } from './config.ts'
import { closeDataFolder } from './data-folder.ts'
import { withFreePorts } from './free-ports.ts'
import { loggerOptions } from './http/logging.ts'
import { openSecrets } from './secrets.ts'
import { startProblem } from './start-problems.ts'
import { openStore } from './store/store.ts'

/** After a stop signal: how long what is in flight may take. */
const STOP_WITHIN_MS = 10_000

/**
 * Behind a proxy: how long after a stop signal requests are still taken, each answered with the wish to close its
 * connection. The proxy's kept connections go that way one by one; cut off, a request on one of them would fail.
 */
const DRAIN_MS = 1500

/** So long at most is a turn of the event loop waited for in which nobody connects. */
const QUIET_WITHIN_MS = 1000

/** The built site, unless another folder is named as the first argument. */
const siteFolder = process.argv[2] ?? fileURLToPath(new URL('../../build/client', import.meta.url))

// Whatever this process makes is for its own account alone, also what a library makes.
process.umask(0o077)

const read = readConfig(await withFreePorts(process.env))
if (!read.ok) stopHere(...read.problems)
const { config } = read

// People at a terminal want to see what is wrong; whoever collects logs wants every request.
const output = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 })
const log = pino({ ...loggerOptions, level: process.stdout.isTTY ? 'warn' : 'info' }, output)

/** What runs, in the order it was started; it is stopped from the last to the first. */
const running = new AsyncDisposableStack()
try {
  const secrets = await openSecrets(config.store.dataDir)
  const stillOpen = await closeDataFolder(config.store.dataDir)
  if (stillOpen) log.warn(stillOpen)
  const store = await openStore(config.store)
  running.defer(() => store.close())
  const applied = await store.migrate()
  if (applied.length > 0) log.info({ applied }, 'the database was migrated')

  if (config.avatar.apiUrl === undefined) {
    const studio = await startStudio({
      apiKey: secrets.studioKey,
      port: config.studio.port,
      publicUrl: config.studio.publicUrl,
      siteOrigins: [config.http.publicUrl],
      dataDir: config.store.dataDir,
      logger: log,
      ...(config.studio.llm && { llm: config.studio.llm }),
    })
    running.defer(() => studio.close())
  }

  const services = await compose({ config, secrets, store, log, siteFolder })
  const app = buildApp(services)
  running.defer(() => app.close())
  await app.listen({ host: config.http.host, port: config.http.port })

  closeWithGrace({ delay: STOP_WITHIN_MS, logger: false, onTimeout }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'an error nobody caught')
    else log.info({ signal }, 'stopping')
    services.lifecycle.stopping = true
    if (config.http.trustProxy.length > 0) await drain(app.server)
    await running.disposeAsync()
    output.flushSync()
  })
  process.stdout.write(whereToGo(config))
} catch (error) {
  await running.disposeAsync()
  const problem = startProblem(error, config)
  if (problem === undefined) throw error
  stopHere(problem)
}

async function drain(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  await delay(DRAIN_MS)
  await untilNobodyWaits(server)
  // At this very moment, not some turns later; it resolves when what was accepted has been answered.
  await new Promise((resolve) => server.close(resolve))
}

/**
 * Whoever has connected but was not yet accepted is cut off when listening ends, with a form already sent perhaps.
 * Each turn of the loop accepts all who wait: after one that accepted nobody, nobody does.
 */
async function untilNobodyWaits(server: Server): Promise<void> {
  let accepted = 0
  server.on('connection', () => {
    accepted += 1
  })
  for (const until = performance.now() + QUIET_WITHIN_MS; performance.now() < until; ) {
    const before = accepted
    await nextTurn()
    if (accepted === before) return
  }
}

function stopHere(...lines: string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}

function onTimeout() {
  log.error(`what was in flight took longer than ${STOP_WITHIN_MS} ms and was cut off`)
  output.flushSync()
}

function whereToGo({ http, store, avatar, studio, mail }: Config): string {
  const lines = [
    `${BRAND} is ready.`,
    '',
    `  Site      ${http.publicUrl}`,
    `  Listening ${http.host}, port ${http.port}`,
    `  Avatar    ${avatar.apiUrl ?? `the built-in studio, ${studio.publicUrl}`}`,
    `  Mail      ${mail.smtpUrl ? 'by the mail server' : `stays in the outbox, ${http.publicUrl}/outbox`}`,
    `  Data      ${store.databaseUrl ? 'PostgreSQL' : store.dataDir}`,
    '',
    ...(http.onLoopback
      ? ['  This start is for this machine alone. For visitors from elsewhere set PUBLIC_URL first.', '']
      : []),
    '  Ctrl+C stops it.',
  ]
  return `\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n\n`
}
