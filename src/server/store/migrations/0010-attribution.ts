import type { Migration } from './migration.ts'

/** What led to a conversation; which forms look like a machine's; what makes a form sent twice one. */
export const attribution: Migration = {
  async up(db, column) {
    await db.schema.alterTable('conversations').addColumn('attribution', column.text).execute()
    for (const table of ['messages', 'waitlist']) {
      await db.schema
        .alterTable(table)
        .addColumn('isSuspect', column.boolean, (suspect) => suspect.notNull().defaultTo(false))
        .execute()
      await db.schema.alterTable(table).addColumn('onceKey', column.text).execute()
      // Rows of before have none, and none is not equal to none.
      await db.schema.createIndex(`${table}_once`).unique().on(table).column('onceKey').execute()
    }
  },
}
