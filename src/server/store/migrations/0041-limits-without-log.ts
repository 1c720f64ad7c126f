import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * Every request that changes something is counted, and a flood from one address is counted in one row: with a
 * flush to the disk for each, those who queue for that row take all connections and the good visitors' counts time
 * out. Counters may be lost where PostgreSQL itself crashes; then they begin anew.
 */
export const limitsWithoutLog: Migration = {
  only: 'postgres',
  async up(db) {
    await sql`alter table rate_limits set unlogged`.execute(db)
  },
}
