import type { Migration } from './migration.ts'

/** What was said, and who wants to have it by mail. */
export const transcripts: Migration = {
  async up(db, column) {
    await db.schema
      .createTable('transcripts')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('conversationId', column.id, (id) => id.notNull().unique())
      .addColumn('turns', column.text, (turns) => turns.notNull())
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .execute()
    await db.schema.createIndex('transcripts_newest').on('transcripts').columns(['createdAt', 'id']).execute()

    await db.schema
      .createTable('transcript_requests')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('conversationId', column.id, (id) => id.notNull())
      .addColumn('email', column.text, (email) => email.notNull())
      .addColumn('sentAt', column.moment)
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .addUniqueConstraint('transcript_requests_once', ['conversationId', 'email'])
      .execute()
    await db.schema
      .createIndex('transcript_requests_email')
      .on('transcript_requests')
      .column('email')
      .execute()
  },
}
