import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openStore, type StorePlace } from '../../src/server/store/store.ts'
import { compileServer } from './compiled.ts'
import { findPostgresBinaries, startPostgres } from './postgres.ts'
import { askPostgres, createDatabase } from './postgres-databases.ts'

export type PostgresForTests =
  /** `binaries` are there to start another server, one that a test may stop. */
  { url: string; binaries?: string | undefined } | { missing: string }

/** Databases that were migrated once, for every test to have a copy: a folder, and the rest of a `create database`. */
export type MigratedOnce = { sqlite: string; postgres: string | undefined }

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresForTests
    migratedOnce: MigratedOnce
  }
}

/** One PostgreSQL for the whole run, and what every test's database is a copy of (vitest's `globalSetup`). */
export default async function provideStores(project: TestProject) {
  const [{ postgres, end }] = await Promise.all([openPostgres(), compileServer()])
  project.provide('postgres', postgres)
  const sqlite = mkdtempSync(join(tmpdir(), 'veyra-migrated-'))
  await migrate({ dataDir: sqlite })
  const template = 'url' in postgres ? await newTemplate(postgres.url) : undefined
  project.provide('migratedOnce', { sqlite, postgres: template?.like })
  return async () => {
    await template?.drop()
    await end()
  }
}

async function migrate(place: StorePlace) {
  const store = await openStore(place)
  await store.migrate()
  await store.close()
}

async function newTemplate(serverUrl: string) {
  const { name, url, drop } = await createDatabase(serverUrl)
  await migrate({ databaseUrl: url, dataDir: '' })
  const [server] = await askPostgres(
    serverUrl,
    "select current_setting('server_version_num')::int as version",
  )
  // File by file is four times faster than through the log, which is the default wherever there is a choice.
  const strategy = Number(server?.version) >= 150_000 ? ' strategy file_copy' : ''
  return { like: `template ${name}${strategy}`, drop }
}

async function openPostgres(): Promise<{ postgres: PostgresForTests; end(): Promise<void> }> {
  const found = findPostgresBinaries()
  const existing = process.env.TEST_DATABASE_URL
  const nothing = async () => {}
  if (existing) {
    const [binaries] = found
    if (!binaries)
      sayLoudly('A RESTART OF POSTGRESQL IS NOT TESTED: no binaries to start one that may be stopped')
    return { postgres: { url: existing, binaries }, end: nothing }
  }

  const failures: string[] = []
  for (const binaries of found) {
    try {
      const server = await startPostgres(binaries, { isOfOneRun: true })
      return { postgres: { url: server.url, binaries }, end: server.remove }
    } catch (error) {
      failures.push(`${binaries}: ${error instanceof Error ? error.message : error}`)
    }
  }
  const missing = failures.length > 0 ? failures.join('; ') : 'no PostgreSQL binaries found'
  sayLoudly(`POSTGRESQL IS NOT TESTED: ${missing}. Install PostgreSQL or set TEST_DATABASE_URL`)
  return { postgres: { missing }, end: nothing }
}

const sayLoudly = (line: string) =>
  console.error(`\n!!! ${line.replaceAll(/\s+/g, ' ')}. Those tests are skipped. !!!\n`)
