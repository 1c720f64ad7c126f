import type { Migration } from './migration.ts'

/** The records the outside contract fixes: signups, contact messages and demo requests, the waitlist. */
export const firstRecords: Migration = {
  async up(db, column) {
    await db.schema
      .createTable('signups')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('name', column.text, (name) => name.notNull())
      .addColumn('email', column.text, (email) => email.notNull())
      .addColumn('phone', column.text, (phone) => phone.notNull())
      .addColumn('countryCode', column.text, (code) => code.notNull())
      .addColumn('countryName', column.text, (name) => name.notNull())
      .addColumn('verificationMethod', column.text, (method) => method.notNull())
      .addColumn('isPhoneVerified', column.boolean, (verified) => verified.notNull())
      .addColumn('isEmailVerified', column.boolean, (verified) => verified.notNull())
      .addColumn('avatarConversationId', column.text)
      .addColumn('avatarConversationUrl', column.text)
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .addColumn('updatedAt', column.moment, (at) => at.notNull())
      .execute()

    await db.schema
      .createTable('messages')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('kind', column.text, (kind) => kind.notNull())
      .addColumn('firstName', column.text, (name) => name.notNull())
      .addColumn('lastName', column.text, (name) => name.notNull())
      .addColumn('email', column.text, (email) => email.notNull())
      .addColumn('subject', column.text, (subject) => subject.notNull())
      .addColumn('message', column.text, (message) => message.notNull())
      .addColumn('category', column.text)
      .addColumn('preferredDays', column.text)
      .addColumn('timeZone', column.text)
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .execute()

    await db.schema
      .createTable('waitlist')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('email', column.text, (email) => email.notNull())
      .addColumn('interest', column.text, (interest) => interest.notNull())
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .execute()

    for (const table of ['signups', 'messages', 'waitlist']) {
      await db.schema.createIndex(`${table}_newest`).on(table).columns(['createdAt', 'id']).execute()
      await db.schema.createIndex(`${table}_email`).on(table).column('email').execute()
    }
  },
}
