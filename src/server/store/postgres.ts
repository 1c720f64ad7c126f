import { Socket } from 'node:net'
import {
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  sql,
} from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { reasonOf, StoreError } from './store-error.ts'

/** Bounds on what one process holds and on how long anything may take; 0 is no bound. */
export interface PostgresLimits {
  connections: number
  /** to get a connection, new or from the pool */
  connectMs: number
  /** the server gives up a statement, or a transaction that does nothing */
  statementMs: number
  /** we give up a connection on which nothing came; above all others, so that it bites only where the network is gone */
  silenceMs: number
  pingMs: number
}

const SERVING: PostgresLimits = {
  connections: 10,
  connectMs: 5_000,
  statementMs: 15_000,
  silenceMs: 20_000,
  pingMs: 3_000,
}
const IDLE_MS = 10_000

/** A migration may rewrite a table, or wait for another instance that does. */
export const MIGRATING: PostgresLimits = { ...SERVING, connections: 1, statementMs: 0, silenceMs: 0 }

export function connectPostgres(url: string, limits: PostgresLimits = SERVING) {
  const server = describeServer(url)
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'veyra',
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: limits.statementMs,
    idle_in_transaction_session_timeout: limits.statementMs,
    keepAlive: true,
    types: { getTypeParser },
  })
  // A connection that breaks emits 'error', on the pool while idle, on itself while in use, and an 'error' nobody
  // listens to ends the process. The query in flight rejects on its own and the pool takes a new connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    breakWhenSilent(client, limits.silenceMs)
  })
  const db = new Kysely<Database>({ dialect: new PooledDialect({ pool }) })

  return {
    db,
    async ping(): Promise<void> {
      const patience = Promise.withResolvers<never>()
      const timer = setTimeout(
        () => patience.reject(new Error(`no answer within ${limits.pingMs} ms`)),
        limits.pingMs,
      )
      try {
        await Promise.race([sql`select 1`.execute(db), patience.promise])
      } catch (error) {
        const reason = reasonOf(error)
        throw new StoreError('unreachable', `PostgreSQL at ${server} cannot be used: ${reason}`, error)
      } finally {
        clearTimeout(timer)
      }
    },
    async close(): Promise<void> {
      await db.destroy()
      // Kysely ends the pool only if a query was ever made.
      if (!pool.ending) await pool.end()
    },
  }
}

/** Where the server is, for people to read: never the user or the password. */
function describeServer(url: string): string {
  const parsed = URL.parse(url)
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new StoreError(
      'address',
      'The database address is not of the form postgres://user:password@host/name',
    )
  }
  return `${parsed.host || parsed.searchParams.get('host') || 'localhost'}${parsed.pathname}`
}

/**
 * When the network swallows packets, TCP takes a quarter of an hour to notice, and with it every query on that
 * connection. Idle connections are closed long before, statements and idle transactions end sooner: silence means gone.
 */
function breakWhenSilent(client: pg.Client, silenceMs: number): void {
  const { stream } = client.connection
  if (!(stream instanceof Socket)) return
  stream.setTimeout(silenceMs, () => stream.destroy(new Error(`no answer within ${silenceMs} ms`)))
}

/** Counts and sums come as text from PostgreSQL and as numbers from SQLite; ours all fit a number. */
const getTypeParser: typeof pg.types.getTypeParser = (oid, format) =>
  oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC
    ? Number
    : pg.types.getTypeParser(oid, format)

class PooledDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new PooledDriver(this.#config)
  }

  override createAdapter() {
    return new LockedByCallerAdapter()
  }
}

class PooledDriver extends PostgresDriver {
  /** Where the connection broke, the server rolls back by itself; failing here would hide what went wrong first. */
  override async rollbackTransaction(...[connection]: Parameters<PostgresDriver['rollbackTransaction']>) {
    await super.rollbackTransaction(connection).catch(() => {})
  }
}

/** migrate.ts holds a lock from before Kysely's first look at the tables; Kysely's own comes too late for that. */
class LockedByCallerAdapter extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}
