import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { isPure } from './tests/support/pure-tests.ts'
import { testLength } from './tests/support/test-length.ts'

/**
 * Which test runs when, in one place:
 *
 * - rules   `npm test`, `npm run test:quick`   tests whose imports reach no database, process or socket
 * - api     `npm test`                         all others; `inBothStages` in their short form
 * - long    `npm run test:long`                what breaks, floods or rebuilds the product, for minutes
 * - soak    `npm run test:soak`                the same for hours, and what needs tools of its own; no part of CI
 */
const inBothStages = [
  'tests/faults/**',
  'tests/security/fuzz.test.ts',
  'src/server/signups/killed.test.ts',
  'src/**/never-orphaned.test.ts',
]
const onlyInSecondStage = ['tests/faults/database.test.ts', 'tests/load/**', 'tests/brand.test.ts']
const onlyInSoak = ['tests/security/observatory.test.ts']

/** More would fill the one PostgreSQL they share. */
const MOST_WORKERS = 12

const isNoDependency = { exclude: (path: string) => path.endsWith('node_modules') }
const all = globSync(['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'], isNoDependency)

const among = (...patterns: string[]) =>
  patterns.flatMap((pattern) => {
    const found = globSync(pattern, isNoDependency).filter((file) => all.includes(file))
    if (found.length === 0) throw new Error(`vitest.config.ts names tests that are not there: ${pattern}`)
    return found
  })

const elsewhere = new Set(among(...onlyInSecondStage, ...onlyInSoak))
const ofFirstStage = all.filter((file) => !elsewhere.has(file))
const isRule = (file: string) => isPure(resolve(file))

const files = {
  short: { rules: ofFirstStage.filter(isRule), api: ofFirstStage.filter((file) => !isRule(file)) },
  long: { long: among(...inBothStages, ...onlyInSecondStage) },
  soak: { soak: among(...inBothStages, ...onlyInSecondStage, ...onlyInSoak) },
}[testLength]

export default defineConfig({
  test: {
    // In the short form half of the time is spent waiting for other processes; what runs for minutes fills the machine.
    maxWorkers: testLength === 'short' ? Math.min(2 * availableParallelism(), MOST_WORKERS) : 1,
    projects: Object.entries(files).map(([name, include]) => ({
      test: {
        name,
        include,
        // One process for many files: the server and its libraries are loaded once.
        isolate: false,
        unstubGlobals: true,
        restoreMocks: true,
        globalSetup: [
          'tests/support/run-folder.ts',
          // One real PostgreSQL, and databases to copy.
          ...(name === 'rules' ? [] : ['tests/support/stores-for-the-run.ts']),
        ],
        // No test waits that long; some share a busy machine. CI's may stall for seconds: there what fails thrice has failed.
        testTimeout: process.env.CI ? 60_000 : 15_000,
        retry: process.env.CI ? 2 : 0,
        hookTimeout: 60_000,
        // A test that looks at nothing cannot fail.
        expect: { requireAssertions: true, poll: { timeout: process.env.CI ? 15_000 : 5000 } },
      },
    })),
  },
})
