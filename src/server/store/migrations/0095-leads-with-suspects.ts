import type { Migration } from './migration.ts'

/** Suspects stand in the list like the rest: one index for each filter that does not part them (compare 0008). */
export const leadsWithSuspects: Migration = {
  async up(db) {
    for (const filter of ['kind', 'state', 'owner', 'source'])
      await db.schema
        .createIndex(`leads_every_${filter}`)
        .on('leads')
        .columns([filter, 'createdAt', 'id'])
        .execute()
  },
}
