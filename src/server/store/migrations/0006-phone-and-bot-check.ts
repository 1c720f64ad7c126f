import type { Migration } from './migration.ts'

/** Which numbers are proven and when each was last written to, by their keyed hash; which bot checks are spent. */
export const phoneAndBotCheck: Migration = {
  async up(db, column) {
    await db.schema
      .createTable('phone_sends')
      .addColumn('numberHash', column.text, (hash) => hash.primaryKey().notNull())
      .addColumn('sentAt', column.moment, (at) => at.notNull())
      .execute()

    await db.schema
      .createTable('phone_verifications')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('visitor', column.text, (visitor) => visitor.notNull())
      .addColumn('numberHash', column.text, (hash) => hash.notNull())
      .addColumn('verifiedAt', column.moment)
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .addUniqueConstraint('phone_verifications_once', ['visitor', 'numberHash'])
      .execute()
    await db.schema
      .createIndex('phone_verifications_newest')
      .on('phone_verifications')
      .columns(['createdAt', 'id'])
      .execute()

    await db.schema
      .createTable('bot_checks_spent')
      .addColumn('fingerprint', column.text, (fingerprint) => fingerprint.primaryKey().notNull())
      .addColumn('expiresAt', column.moment, (at) => at.notNull())
      .execute()
    await db.schema
      .createIndex('bot_checks_spent_expired')
      .on('bot_checks_spent')
      .column('expiresAt')
      .execute()
  },
}
