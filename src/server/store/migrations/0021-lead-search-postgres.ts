import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** The words are split before they come here (words.ts), so no dictionary and no extension is needed. */
export const leadSearchPostgres: Migration = {
  only: 'postgres',
  async up(db) {
    await sql`alter table leads add column search tsvector
      generated always as (array_to_tsvector(string_to_array(words, ' '))) stored`.execute(db)
    // Without the pending list: a lead that was just left is found as fast as an old one.
    await sql`create index leads_search on leads using gin (search) with (fastupdate = off)`.execute(db)
  },
}
