import type { TestProject } from 'vitest/node'
import { findPostgresBinaries, startPostgres } from './postgres.ts'

export type PostgresForTests =
  /** `ours` ends with the run; `binaries` are there to start another one, which a test may stop. */
  { url: string; ours: boolean; binaries?: string | undefined } | { missing: string }

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresForTests
  }
}

/** One PostgreSQL for the whole run (vitest's `globalSetup`); each suite makes databases of its own in it. */
export default async function providePostgres(project: TestProject) {
  const found = findPostgresBinaries()
  const existing = process.env.TEST_DATABASE_URL
  if (existing) {
    const [binaries] = found
    if (!binaries)
      sayLoudly('A RESTART OF POSTGRESQL IS NOT TESTED: no binaries to start one that may be stopped')
    project.provide('postgres', { url: existing, ours: false, binaries })
    return
  }

  const failures: string[] = []
  for (const binaries of found) {
    try {
      const server = await startPostgres(binaries)
      project.provide('postgres', { url: server.url, ours: true, binaries })
      return () => server.remove()
    } catch (error) {
      failures.push(`${binaries}: ${error instanceof Error ? error.message : error}`)
    }
  }
  const missing = failures.length > 0 ? failures.join('; ') : 'no PostgreSQL binaries found'
  sayLoudly(`POSTGRESQL IS NOT TESTED: ${missing}. Install PostgreSQL or set TEST_DATABASE_URL`)
  project.provide('postgres', { missing })
}

const sayLoudly = (line: string) =>
  console.error(`\n!!! ${line.replaceAll(/\s+/g, ' ')}. Those tests are skipped. !!!\n`)
