import { type Kysely, sql, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database, Dialect } from './database.ts'
import { migrations } from './migrations/all.ts'
import { columnTypes, type Migration } from './migrations/migration.ts'
import { reasonOf, StoreError } from './store-error.ts'

/** Any constant will do, as long as every version of ours uses the same. */
const ADVISORY_LOCK = 8_673_921_004

/**
 * Applies what is missing and returns the names of it. All of it is one transaction that begins by taking the
 * database's one migration lock (PostgreSQL: an advisory lock; SQLite: the write lock that its transactions begin
 * with), so that of several processes starting at once one migrates and the others find it done.
 */
export async function migrate(
  db: Kysely<Database>,
  dialect: Dialect,
  known: Readonly<Record<string, Migration>> = migrations,
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    if (dialect === 'postgres') await takeAdvisoryLock(trx)
    const migrator = new Migrator({
      db: trx,
      provider: { getMigrations: () => knownAndForeign(trx, dialect, known) },
      // Two branches of work may each bring a migration, and the later name may reach a database first.
      allowUnorderedMigrations: true,
    })
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error !== undefined) {
      const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? 'the migrations'
      throw new StoreError(
        'migration',
        `The database could not be migrated: ${failed}: ${reasonOf(error)}`,
        error,
      )
    }
    return results.map(({ migrationName }) => migrationName)
  })
}

async function takeAdvisoryLock(trx: Transaction<Database>): Promise<void> {
  await sql`set local lock_timeout = '5min'`.execute(trx)
  await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)})`.execute(trx)
  // A table that cannot be had soon must not make everyone queue behind us.
  await sql`set local lock_timeout = '30s'`.execute(trx)
}

/**
 * A newer version running beside us may have applied migrations we have never heard of. Kysely would call that
 * corrupt; our migrations only ever add to what an older version needs (README.md here), so we let them be.
 */
async function knownAndForeign(
  trx: Transaction<Database>,
  dialect: Dialect,
  known: Readonly<Record<string, Migration>>,
) {
  const applied = await trx.selectFrom('kysely_migration').select('name').execute()
  const nothing = { up: async () => {} }
  const foreign = applied.filter(({ name }) => !Object.hasOwn(known, name)).map(({ name }) => [name, nothing])
  const ours = Object.entries(known).map(([name, migration]) => {
    const applies = migration.only === undefined || migration.only === dialect
    return [name, applies ? { up: (db: Kysely<unknown>) => migration.up(db, columnTypes[dialect]) } : nothing]
  })
  return Object.fromEntries([...foreign, ...ours])
}
