import type { Migration } from './migration.ts'

/** How many text messages were sent on a day: one row, counted up by the statement that asks whether there is room. */
export const textMessagesADay: Migration = {
  async up(db, column) {
    await db.schema
      .createTable('text_message_days')
      .addColumn('day', column.text, (day) => day.primaryKey().notNull())
      .addColumn('sent', column.integer, (sent) => sent.notNull())
      .execute()
  },
}
