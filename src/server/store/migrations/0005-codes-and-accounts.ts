import type { Migration } from './migration.ts'

/** Single-use codes of every kind, the embedded identity's accounts, and how far each visitor has come. */
export const codesAndAccounts: Migration = {
  async up(db, column) {
    await db.schema
      .createTable('codes')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('purpose', column.text, (purpose) => purpose.notNull())
      .addColumn('form', column.text, (form) => form.notNull())
      .addColumn('holder', column.text, (holder) => holder.notNull())
      .addColumn('codeHash', column.text, (hash) => hash.notNull())
      .addColumn('detail', column.text, (detail) => detail.notNull())
      .addColumn('attempts', column.integer, (attempts) => attempts.notNull().defaultTo(0))
      .addColumn('expiresAt', column.moment, (at) => at.notNull())
      .addColumn('voidedAt', column.moment)
      .addColumn('usedAt', column.moment)
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .execute()
    await db.schema.createIndex('codes_hash').on('codes').columns(['purpose', 'codeHash']).execute()
    await db.schema.createIndex('codes_holder').on('codes').columns(['purpose', 'holder']).execute()
    await db.schema.createIndex('codes_expiry').on('codes').column('expiresAt').execute()

    await db.schema
      .createTable('accounts')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('email', column.text, (email) => email.notNull())
      .addColumn('emailKey', column.text, (key) => key.notNull().unique())
      .addColumn('name', column.text)
      .addColumn('isEmailVerified', column.boolean, (verified) => verified.notNull())
      .addColumn('verifiedAt', column.moment)
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .addColumn('updatedAt', column.moment, (at) => at.notNull())
      .execute()

    await db.schema
      .createTable('email_verifications')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('visitor', column.text, (visitor) => visitor.notNull())
      .addColumn('email', column.text, (email) => email.notNull())
      .addColumn('emailKey', column.text, (key) => key.notNull())
      .addColumn('name', column.text)
      .addColumn('state', column.text, (state) => state.notNull())
      .addColumn('account', column.text)
      .addColumn('confirmedBy', column.text)
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .addColumn('updatedAt', column.moment, (at) => at.notNull())
      .addUniqueConstraint('email_verifications_once', ['visitor', 'emailKey'])
      .execute()
    for (const name of ['emailKey', 'confirmedBy'])
      await db.schema
        .createIndex(`email_verifications_${name}`)
        .on('email_verifications')
        .column(name)
        .execute()
  },
}
