import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** From which network a talk was started, as a keyed hash, while a network's share is counted. */
export const networks: Migration = {
  async up(db, column) {
    await db.schema.alterTable('conversations').addColumn('network', column.text).execute()
    // Only a day's talks have one.
    await db.schema
      .createIndex('conversations_network')
      .on('conversations')
      .column('network')
      .where(sql.ref('network'), 'is not', null)
      .execute()
  },
}
