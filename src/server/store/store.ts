import type { Kysely } from 'kysely'
import type { Database, Dialect } from './database.ts'
import { migrate } from './migrate.ts'
import { connectPostgres, MIGRATING } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

export interface Store {
  readonly db: Kysely<Database>
  readonly dialect: Dialect
  /** Rejects with a StoreError, in bounded time, when the database cannot be used right now. */
  ping(): Promise<void>
  /** Brings the database up to this version; returns the names of what was applied. */
  migrate(): Promise<string[]>
  /**
   * After something was deleted that must not be found again: leaves no trace of it in the files that are ours.
   * PostgreSQL's files, log and backups are its operator's.
   */
  scrub(): Promise<void>
  close(): Promise<void>
}

export interface StorePlace {
  /** `postgres://…`; without it the database is a file in `dataDir`. */
  databaseUrl?: string | undefined
  dataDir: string
}

/**
 * Throws a StoreError where the place itself is wrong. PostgreSQL is not contacted yet: it may come up after us,
 * and `ping` and `migrate` say so when it is not there.
 */
export async function openStore({ databaseUrl, dataDir }: StorePlace): Promise<Store> {
  return databaseUrl === undefined ? openEmbedded(dataDir) : openShared(databaseUrl)
}

async function openEmbedded(dataDir: string): Promise<Store> {
  const { db, ping, scrub, close } = await openSqlite(dataDir)
  return { db, dialect: 'sqlite', ping, migrate: () => migrate(db, 'sqlite'), scrub, close: once(close) }
}

function openShared(databaseUrl: string): Store {
  const { db, ping, close } = connectPostgres(databaseUrl)
  return {
    db,
    dialect: 'postgres',
    ping,
    async migrate() {
      const patient = connectPostgres(databaseUrl, MIGRATING)
      try {
        await patient.ping()
        return await migrate(patient.db, 'postgres')
      } finally {
        await patient.close()
      }
    },
    async scrub() {},
    close: once(close),
  }
}

function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined
  return () => {
    closing ??= close()
    return closing
  }
}
