import { closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import BetterSqlite3 from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  sql,
  type TransactionSettings,
} from 'kysely'
import { closeFile, OWNERS_FILE, OWNERS_FOLDER } from '../data-folder.ts'
import type { Database } from './database.ts'
import { type Durability, durabilityOf } from './durability.ts'
import { codeOf, reasonOf, StoreError } from './store-error.ts'

const FILE_NAME = 'veyra.db'
const BUSY_TIMEOUT_MS = 10_000

export async function openSqlite(dataDir: string) {
  const path = join(dataDir, FILE_NAME)
  prepareFile(dataDir, path)
  const file = await openFile(path)
  const opened = statSync(path)
  const db = new Kysely<Database>({ dialect: new EmbeddedDialect(file) })

  return {
    db,
    /** An open file that was deleted or replaced still answers queries, and loses what is written to it. */
    async ping(): Promise<void> {
      const now = statSync(path, { throwIfNoEntry: false })
      if (now?.ino !== opened.ino || now.dev !== opened.dev) {
        throw new StoreError('unreachable', `The database file ${path} was removed or replaced while in use`)
      }
      try {
        file.prepare('select count(*) from sqlite_schema').get()
      } catch (error) {
        throw new StoreError(
          'unreachable',
          `The database file ${path} cannot be read: ${reasonOf(error)}`,
          error,
        )
      }
    },
    /**
     * A deleted row's bytes stay in free pages, in the slack of others and in the log until something overwrites
     * them. Rebuilding the file and emptying the log leaves none.
     */
    async scrub(): Promise<void> {
      await sql`vacuum`.execute(db)
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
      if (rows[0]?.busy) throw new StoreError('file', `The log of ${path} could not be emptied: it is in use`)
    },
    async close(): Promise<void> {
      await db.destroy()
      // Kysely closes the file only if a query was ever made.
      if (file.open) file.close()
    },
  }
}

/** A new -wal or -shm gets the file's own rights; one that was left behind keeps those it has. */
function prepareFile(dataDir: string, path: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: OWNERS_FOLDER })
    closeSync(openSync(path, 'a', OWNERS_FILE))
    for (const suffix of ['', '-wal', '-shm']) closeFile(`${path}${suffix}`)
  } catch (error) {
    const reason = codeOf(error) ?? reasonOf(error)
    throw new StoreError('folder', `The data folder ${dataDir} cannot be written to (${reason})`, error)
  }
}

/** Of several processes that open a new file at once, one switches it to WAL; SQLite tells the others "busy". */
async function openFile(path: string): Promise<BetterSqlite3.Database> {
  const deadline = Date.now() + BUSY_TIMEOUT_MS
  for (;;) {
    const file = new BetterSqlite3(path, { timeout: BUSY_TIMEOUT_MS })
    try {
      file.pragma('journal_mode = WAL')
      file.pragma('synchronous = FULL')
      file.pragma('foreign_keys = ON')
      // What is blanked or deleted is overwritten at once: a copy of the file must not hold it in some free page.
      file.pragma('secure_delete = ON')
      return file
    } catch (error) {
      file.close()
      if (!codeOf(error)?.startsWith('SQLITE_BUSY') || Date.now() > deadline) {
        throw new StoreError('file', `The database file ${path} cannot be opened: ${reasonOf(error)}`, error)
      }
      await delay(10)
    }
  }
}

class EmbeddedDialect extends SqliteDialect {
  readonly #file: BetterSqlite3.Database

  constructor(file: BetterSqlite3.Database) {
    super({ database: withConversion(file) })
    this.#file = file
  }

  override createDriver() {
    return new EmbeddedDriver(this.#file)
  }

  override createAdapter() {
    return new EmbeddedAdapter()
  }
}

class EmbeddedAdapter extends SqliteAdapter {
  // SQLite does roll back DDL; Kysely plays safe. Migrations rely on it (migrate.ts).
  override get supportsTransactionalDdl() {
    return true
  }
}

class EmbeddedDriver extends SqliteDriver {
  readonly #file: BetterSqlite3.Database
  #connection: DatabaseConnection | undefined

  constructor(file: BetterSqlite3.Database) {
    super({ database: withConversion(file) })
    this.#file = file
  }

  /** There is one. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= withDurability(await super.acquireConnection(), this.#file)
    return this.#connection
  }

  /**
   * Take the write lock at the start: a transaction that reads first and writes later would be refused
   * outright, without waiting, when another process wrote in between.
   */
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings) {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate'
    await connection.executeQuery(CompiledQuery.raw(begin))
  }

  /** A full disk makes SQLite roll back by itself; a second rollback would hide that first error. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection)
  }
}

/**
 * Lets queries be written once: booleans go in and come out as booleans (SQLite keeps 0 and 1, and knows the
 * declared type of a column it returns), and text is refused where PostgreSQL would refuse it.
 */
function withConversion(file: BetterSqlite3.Database): SqliteDatabase {
  const preparedOnce = cachedByText((query) => prepare(file, query))
  return {
    close: () => void file.close(),
    prepare: (query) => ({
      ...preparedOnce(query),
      // Not the cached one: its rows are asked for one by one, and the same query may be asked in between.
      iterate: (parameters) => prepare(file, query).iterate(parameters),
    }),
  }
}

function prepare(file: BetterSqlite3.Database, query: string) {
  const statement = file.prepare<unknown[], Record<string, unknown>>(query)
  const booleans = statement.reader
    ? statement.columns().flatMap(({ name, type }) => (type?.toLowerCase() === 'boolean' ? [name] : []))
    : []
  const fromSqlite = (row: Record<string, unknown>) => {
    for (const name of booleans) if (row[name] !== null) row[name] = row[name] === 1
    return row
  }
  return {
    reader: statement.reader,
    all: (parameters: readonly unknown[]) => statement.all(parameters.map(toSqlite)).map(fromSqlite),
    run: (parameters: readonly unknown[]) => statement.run(parameters.map(toSqlite)),
    *iterate(parameters: readonly unknown[]) {
      for (const row of statement.iterate(parameters.map(toSqlite))) yield fromSqlite(row)
    },
  }
}

const READS = /^select\b/

/** Has what a statement writes get as far as it must before it is acknowledged. A transaction is set by its begin. */
function withDurability(connection: DatabaseConnection, file: BetterSqlite3.Database): DatabaseConnection {
  const levels = { disk: 'FULL', system: 'NORMAL' } as const satisfies Record<Durability, string>
  let current: Durability = 'disk'
  const set = ({ query, sql }: CompiledQuery) => {
    if (READS.test(sql) || file.inTransaction) return
    const wanted = durabilityOf(query)
    if (wanted !== current) file.pragma(`synchronous = ${levels[wanted]}`)
    current = wanted
  }
  return {
    executeQuery(query) {
      set(query)
      return connection.executeQuery(query)
    },
    streamQuery: (query, size) => connection.streamQuery(query, size),
  }
}

const STATEMENTS_KEPT = 200
/** What is asked over and over. Whatever changes the tables is asked once, and makes the others stale. */
const ASKED_AGAIN = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i

/** To prepare a statement takes longer than to carry it out. The one asked longest ago makes room. */
function cachedByText<Prepared>(prepare: (query: string) => Prepared): (query: string) => Prepared {
  const kept = new Map<string, Prepared>()
  return (query) => {
    if (!ASKED_AGAIN.test(query)) {
      kept.clear()
      return prepare(query)
    }
    const prepared = kept.get(query) ?? prepare(query)
    kept.delete(query)
    kept.set(query, prepared)
    const [oldest] = kept.keys()
    if (kept.size > STATEMENTS_KEPT && oldest !== undefined) kept.delete(oldest)
    return prepared
  }
}

function toSqlite(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string' && value.includes('\0'))
    throw new TypeError('Text cannot hold a NUL character')
  return value
}
