import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { Registry } from 'prom-client'
import { keepAliveTransport } from '../../../src/server/avatar/avatar-transport.ts'
import { openConversations } from '../../../src/server/conversations/conversation-service.ts'
import type { Database } from '../../../src/server/store/database.ts'
import type { Store } from '../../../src/server/store/store.ts'
import type { Timing } from '../../../src/server/timing/timing.ts'
import type { Provider } from '../provider.ts'

export type MortalInstance = ReturnType<typeof mortalInstance>

/**
 * An instance of the server that can die as a killed process does: from one moment on nothing it waits for ever
 * comes back, and nothing it would have done next is done.
 */
export function mortalInstance(store: Store, provider: Provider, timing: Timing) {
  let isDead = false
  const whileAlive = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isDead) return new Promise<never>(() => {})
    try {
      return await work()
    } finally {
      if (isDead) await new Promise<never>(() => {})
    }
  }
  const conversations = openConversations({
    provider: {
      url: provider.url,
      key: provider.key,
      roomOrigins: [provider.url],
      transport: (...request) => whileAlive(() => keepAliveTransport(...request)),
    },
    script: {
      replicaId: 'r',
      personaId: 'p',
      name: 'Demo',
      greeting: 'Hello.',
      context: 'You are an avatar.',
      callbackBase: 'http://localhost:3000/api/callbacks/avatar',
      maxCallSeconds: 20 * 60,
    },
    settings: { cleanup: 'all', allowed: true, perDay: undefined, limitsScale: 1 },
    networkKey: 'of networks',
    store: { db: through(store, whileAlive) },
    mail: { queue: async () => '', wake() {} },
    leads: { record: async () => '', wake() {} },
    siteUrl: 'http://localhost:3000',
    salesEmail: 'sales@example.com',
    metrics: new Registry(),
    log: { info() {}, warn() {}, error() {} },
    timing: { ...timing, sleep: (ms, signal) => whileAlive(() => timing.sleep(ms, signal)) },
    timeouts: { tryMs: 300, createMs: 400, repeatedMs: 900, listMs: 900 },
  })
  return {
    conversations,
    isDead: () => isDead,
    die() {
      isDead = true
    },
  }
}

/** The same database through a line that can go dead. */
function through(store: Store, line: <T>(work: () => Promise<T>) => Promise<T>): Kysely<Database> {
  const connection: DatabaseConnection = {
    executeQuery: <R>(query: CompiledQuery) =>
      line(() => store.db.executeQuery<R>(query as CompiledQuery<R>)),
    streamQuery() {
      throw new Error('nothing here streams')
    },
  }
  const nothing = async () => {}
  const isPostgres = store.dialect === 'postgres'
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => (isPostgres ? new PostgresAdapter() : new SqliteAdapter()),
      createQueryCompiler: () => (isPostgres ? new PostgresQueryCompiler() : new SqliteQueryCompiler()),
      createIntrospector: (db) => (isPostgres ? new PostgresIntrospector(db) : new SqliteIntrospector(db)),
      createDriver: () => ({
        init: nothing,
        acquireConnection: async () => connection,
        beginTransaction: nothing,
        commitTransaction: nothing,
        rollbackTransaction: nothing,
        releaseConnection: nothing,
        destroy: nothing,
      }),
    },
  })
}
