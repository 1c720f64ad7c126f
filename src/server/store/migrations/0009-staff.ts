import type { Migration } from './migration.ts'

/** Who of the staff is signed in, and what they did. */
export const staff: Migration = {
  async up(db, column) {
    await db.schema
      .createTable('staff_sessions')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('tokenHash', column.text, (hash) => hash.notNull().unique())
      .addColumn('email', column.text, (email) => email.notNull())
      .addColumn('lastSeenAt', column.moment, (at) => at.notNull())
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .execute()
    for (const name of ['email', 'lastSeenAt', 'createdAt'])
      await db.schema.createIndex(`staff_sessions_${name}`).on('staff_sessions').column(name).execute()

    await db.schema
      .createTable('audit')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('actor', column.text)
      .addColumn('action', column.text, (action) => action.notNull())
      .addColumn('subject', column.text)
      .addColumn('detail', column.text, (detail) => detail.notNull())
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .execute()
    await db.schema.createIndex('audit_newest').on('audit').columns(['createdAt', 'id']).execute()
    for (const name of ['actor', 'action', 'subject'])
      await db.schema.createIndex(`audit_by_${name}`).on('audit').columns([name, 'createdAt', 'id']).execute()
  },
}
