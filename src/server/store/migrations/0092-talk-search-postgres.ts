import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** As with leads (0021). */
export const talkSearchPostgres: Migration = {
  only: 'postgres',
  async up(db) {
    await sql`alter table talks add column search tsvector
      generated always as (array_to_tsvector(string_to_array(words, ' '))) stored`.execute(db)
    await sql`create index talks_search on talks using gin (search) with (fastupdate = off)`.execute(db)
  },
}
