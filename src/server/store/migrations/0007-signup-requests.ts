import type { Migration } from './migration.ts'

/** What became of each press of Submit, so that the same press sent again does nothing twice. */
export const signupRequests: Migration = {
  async up(db, column) {
    await db.schema
      .createTable('signup_requests')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('visitor', column.text, (visitor) => visitor.notNull())
      .addColumn('keyHash', column.text, (hash) => hash.notNull())
      .addColumn('bodyHash', column.text, (hash) => hash.notNull())
      .addColumn('conversationId', column.id)
      .addColumn('signupId', column.id)
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .addUniqueConstraint('signup_requests_once', ['visitor', 'keyHash'])
      .execute()
    await db.schema
      .createIndex('signup_requests_newest')
      .on('signup_requests')
      .columns(['createdAt', 'id'])
      .execute()
  },
}
