import type { Migration } from './migration.ts'

/** The desk's plots are read from this alone, without touching the leads. */
export const leadFigures: Migration = {
  async up(db) {
    await db.schema
      .createIndex('leads_figures')
      .on('leads')
      .columns(['createdAt', 'isSuspect', 'kind', 'source'])
      .execute()
  },
}
