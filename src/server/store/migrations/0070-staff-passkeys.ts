import type { Migration } from './migration.ts'

/** The staff's passkeys, and in each session how it began and when one was last shown in it. */
export const staffPasskeys: Migration = {
  async up(db, column) {
    await db.schema
      .createTable('staff_passkeys')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('email', column.text, (email) => email.notNull())
      .addColumn('userHandle', column.text, (handle) => handle.notNull())
      .addColumn('name', column.text, (name) => name.notNull())
      .addColumn('rpId', column.text, (id) => id.notNull())
      .addColumn('credentialId', column.text, (id) => id.notNull().unique())
      .addColumn('publicKey', column.text, (key) => key.notNull())
      .addColumn('counter', column.text, (counter) => counter.notNull())
      .addColumn('transports', column.text, (transports) => transports.notNull())
      .addColumn('lastUsedAt', column.moment)
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .execute()
    await db.schema
      .createIndex('staff_passkeys_email')
      .on('staff_passkeys')
      .columns(['email', 'createdAt'])
      .execute()

    const added = {
      signedInBy: column.text,
      passkeyId: column.id,
      passkeyAt: column.moment,
      endsAt: column.moment,
    }
    for (const [name, type] of Object.entries(added))
      await db.schema.alterTable('staff_sessions').addColumn(name, type).execute()
  },
}
