import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * What was said and learned is long and read one talk at a time: kept beside the table, so that a page of it holds many
 * talks and a search that finds thousands looks at few pages. Any less than this, and ids and moments would go too.
 */
export const talkRowsPostgres: Migration = {
  only: 'postgres',
  async up(db) {
    await sql`alter table talks set (toast_tuple_target = 700)`.execute(db)
  },
}
