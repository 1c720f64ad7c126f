import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Who gets which lead, and how far each rule has gone round. */
export const routing: Migration = {
  async up(db, column) {
    await db.schema
      .createTable('routing')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('version', column.integer, (version) => version.notNull())
      .addColumn('rules', column.text, (rules) => rules.notNull())
      .addColumn('updatedAt', column.moment, (at) => at.notNull())
      .execute()
    await sql`insert into routing (id, version, rules, "updatedAt")
      values ('rules', 1, '[]', ${new Date().toISOString()})`.execute(db)

    await db.schema
      .createTable('routing_turns')
      .addColumn('ruleId', column.id, (id) => id.primaryKey().notNull())
      .addColumn('taken', column.integer, (taken) => taken.notNull())
      .execute()
  },
}
