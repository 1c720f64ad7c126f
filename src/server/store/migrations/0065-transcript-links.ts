import type { Migration } from './migration.ts'

/** Where nobody has proven the address that was typed, a link that shows the transcript on our site for a while. */
export const transcriptLinks: Migration = {
  async up(db, column) {
    for (const [name, type] of [
      ['linkHash', column.text],
      ['linkExpiresAt', column.moment],
    ] as const)
      await db.schema.alterTable('transcript_requests').addColumn(name, type).execute()
    // Rows of before have none, and none is not equal to none.
    await db.schema
      .createIndex('transcript_requests_link')
      .unique()
      .on('transcript_requests')
      .column('linkHash')
      .execute()
  },
}
