import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, inject } from 'vitest'
import { type Dialect, dialects } from '../../src/server/store/database.ts'
import { openStore, type Store, type StorePlace } from '../../src/server/store/store.ts'
import type { PostgresForTests } from './postgres-for-the-run.ts'

export interface TestStore extends Store {
  /** Where it is, to open it a second time or from another process. */
  readonly place: StorePlace
}

/** A store of its own over a new database, migrated unless told otherwise; cleared away after the test or suite. */
export type OpenTestStore = (options?: { migrated?: boolean }) => Promise<TestStore>

/** The same suite over SQLite and over PostgreSQL. Call `openTestStore` in `beforeEach`, `beforeAll` or a test. */
export function describeEachStore(
  name: string,
  suite: (openTestStore: OpenTestStore, dialect: Dialect) => void,
) {
  for (const dialect of dialects) {
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
        const { place, remove } = await newPlace(dialect)
        const store = await openStore(place)
        open.push(async () => {
          await store.close()
          await remove()
        })
        if (migrated) await store.migrate()
        return { ...store, place }
      }, dialect)
    })
  }
}

export function postgresForTests(): PostgresForTests {
  const provided = inject('postgres')
  if (!provided)
    throw new Error('vitest.config.ts lacks globalSetup: ["tests/support/postgres-for-the-run.ts"]')
  return provided
}

async function newPlace(dialect: Dialect): Promise<{ place: StorePlace; remove(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'veyra-store-'))
  const database = dialect === 'postgres' ? await newPostgresDatabase() : undefined
  return {
    place: { databaseUrl: database?.url, dataDir },
    async remove() {
      rmSync(dataDir, { recursive: true, force: true })
      await database?.drop()
    },
  }
}

async function newPostgresDatabase() {
  const server = postgresForTests()
  if ('missing' in server) throw new Error(server.missing)
  const name = `veyra_test_${randomBytes(8).toString('hex')}`
  await asAdministrator(server.url, `create database ${name}`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  // Our own server is thrown away whole, and dropping costs it a checkpoint each time.
  const drop = async () => {
    if (!server.ours) await asAdministrator(server.url, `drop database ${name} with (force)`)
  }
  return { url: url.href, drop }
}

async function asAdministrator(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
