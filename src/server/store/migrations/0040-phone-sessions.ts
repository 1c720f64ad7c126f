import type { Migration } from './migration.ts'

/** What an outside identity wants back with a code; sealed. */
export const phoneSessions: Migration = {
  async up(db, column) {
    await db.schema.alterTable('phone_verifications').addColumn('session', column.text).execute()
  },
}
