import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, inject } from 'vitest'
import { type Dialect, dialects } from '../../src/server/store/database.ts'
import { openStore, type Store, type StorePlace } from '../../src/server/store/store.ts'
import { createDatabase } from './postgres-databases.ts'
import type { PostgresForTests } from './stores-for-the-run.ts'
import { sized } from './test-length.ts'

export interface TestStore extends Store {
  /** Where it is, to open it a second time or from another process. */
  readonly place: StorePlace
}

/** A store of its own over a new database, migrated unless told otherwise; cleared away after the test or suite. */
export type OpenTestStore = (options?: { migrated?: boolean }) => Promise<TestStore>

type Suite = (openTestStore: OpenTestStore, dialect: Dialect) => void

/** The same suite over SQLite and over PostgreSQL. Call `openTestStore` in `beforeEach`, `beforeAll` or a test. */
export const describeEachStore = (name: string, suite: Suite) => describeOn(dialects, name, suite)

/** What breaks whole processes: on the embedded database with every `npm test`, on both in the second stage. */
export const describeFault = (name: string, suite: Suite) =>
  describeOn(sized<readonly Dialect[]>(['sqlite'], dialects, dialects), name, suite)

function describeOn(some: readonly Dialect[], name: string, suite: Suite) {
  for (const dialect of some) {
    describe.skipIf(dialect === 'postgres' && 'missing' in postgresForTests())(`${name} (${dialect})`, () => {
      const open: (() => Promise<void>)[] = []
      const closeDownTo = async (count: number) => {
        while (open.length > count) await open.pop()?.()
      }
      let openedBefore = 0
      beforeEach(() => {
        openedBefore = open.length
      })
      afterEach(() => closeDownTo(openedBefore))
      afterAll(() => closeDownTo(0))

      suite(async ({ migrated = true } = {}) => {
        const { place, remove } = await newPlace(dialect, migrated)
        const store = await openStore(place)
        open.push(async () => {
          await store.close()
          await remove()
        })
        return { ...store, place }
      }, dialect)
    })
  }
}

export function postgresForTests(): PostgresForTests {
  const provided = inject('postgres')
  if (!provided)
    throw new Error('vitest.config.ts lacks globalSetup: ["tests/support/stores-for-the-run.ts"]')
  return provided
}

async function newPlace(
  dialect: Dialect,
  migrated: boolean,
): Promise<{ place: StorePlace; remove(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'veyra-store-'))
  const { sqlite, postgres } = inject('migratedOnce')
  if (dialect === 'sqlite' && migrated) cpSync(sqlite, dataDir, { recursive: true })
  const database = dialect === 'postgres' ? await newPostgresDatabase(migrated ? postgres : '') : undefined
  return {
    place: { databaseUrl: database?.url, dataDir },
    async remove() {
      rmSync(dataDir, { recursive: true, force: true })
      await database?.drop()
    },
  }
}

async function newPostgresDatabase(like: string | undefined) {
  const server = postgresForTests()
  if ('missing' in server) throw new Error(server.missing)
  return createDatabase(server.url, like)
}
