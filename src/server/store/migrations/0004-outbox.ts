import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Every mail, written down before it is sent. */
export const outbox: Migration = {
  async up(db, column) {
    await db.schema
      .createTable('outbox')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('kind', column.text, (kind) => kind.notNull())
      .addColumn('to', column.text, (to) => to.notNull())
      .addColumn('replyTo', column.text)
      .addColumn('about', column.text, (about) => about.notNull())
      .addColumn('subject', column.text, (subject) => subject.notNull())
      .addColumn('text', column.text, (text) => text.notNull())
      .addColumn('html', column.text, (html) => html.notNull())
      .addColumn('attachments', column.text, (attachments) => attachments.notNull())
      .addColumn('state', column.text, (state) => state.notNull())
      .addColumn('attempts', column.integer, (attempts) => attempts.notNull().defaultTo(0))
      .addColumn('nextAttemptAt', column.moment, (at) => at.notNull())
      .addColumn('claimedUntil', column.moment)
      .addColumn('sentAt', column.moment)
      .addColumn('lastError', column.text)
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .execute()
    await db.schema.createIndex('outbox_newest').on('outbox').columns(['createdAt', 'id']).execute()
    // To erase a person.
    for (const name of ['to', 'about'])
      await db.schema.createIndex(`outbox_${name}`).on('outbox').column(name).execute()
    // The worker looks every few seconds, and only at what still waits.
    await db.schema
      .createIndex('outbox_waiting')
      .on('outbox')
      .columns(['nextAttemptAt', 'id'])
      .where(sql.ref('state'), '=', 'queued')
      .execute()
  },
}
