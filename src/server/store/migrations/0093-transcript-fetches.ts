import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Transcripts that have not come and are asked for; and of each conversation, whether its end was taken up. */
export const transcriptFetches: Migration = {
  async up(db, column) {
    await db.schema
      .createTable('transcript_fetches')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('conversationId', column.id, (id) => id.notNull().unique())
      .addColumn('state', column.text, (state) => state.notNull())
      .addColumn('attempts', column.integer, (attempts) => attempts.notNull())
      .addColumn('dueAt', column.moment, (at) => at.notNull())
      .addColumn('claimedUntil', column.moment)
      .addColumn('lastProblem', column.text)
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .execute()
    await db.schema
      .createIndex('transcript_fetches_due')
      .on('transcript_fetches')
      .columns(['state', 'dueAt'])
      .execute()

    await db.schema.alterTable('conversations').addColumn('takenUpAt', column.moment).execute()
    // Looked at every other second: it holds only what ended since.
    await db.schema
      .createIndex('conversations_not_taken_up')
      .on('conversations')
      .columns(['endedAt', 'id'])
      .where(sql.ref('takenUpAt'), 'is', null)
      .where(sql.ref('endedAt'), 'is not', null)
      .execute()
  },
}
