import type { Migration } from './migration.ts'

/**
 * Notices are claimed as letters are, by a moment of their own. A version before this one claims by moving `dueAt`:
 * side by side with it a notice may be posted twice, under the one id by which receivers know a repeat.
 */
export const deliveryClaims: Migration = {
  async up(db, column) {
    await db.schema.alterTable('lead_deliveries').addColumn('claimedUntil', column.moment).execute()
  },
}
