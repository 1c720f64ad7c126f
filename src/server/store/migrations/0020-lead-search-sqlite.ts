import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * The words of each lead, by the beginnings of them. The index holds no text of its own and follows the table by
 * triggers; `secure-delete` takes a lead's words out of it at once, not at some later merge.
 */
export const leadSearchSqlite: Migration = {
  only: 'sqlite',
  async up(db) {
    await sql`create virtual table lead_search using fts5(
      words, content='leads', content_rowid='seq', detail=none, columnsize=0, prefix='1 2 3',
      tokenize="unicode61 remove_diacritics 0")`.execute(db)
    await sql`insert into lead_search (lead_search, rank) values ('secure-delete', 1)`.execute(db)
    await sql`insert into lead_search (rowid, words) select seq, words from leads`.execute(db)
    await sql`create trigger leads_search_added after insert on leads begin
      insert into lead_search (rowid, words) values (new.seq, new.words);
    end`.execute(db)
    await sql`create trigger leads_search_taken after delete on leads begin
      insert into lead_search (lead_search, rowid, words) values ('delete', old.seq, old.words);
    end`.execute(db)
    await sql`create trigger leads_search_changed after update of words on leads begin
      insert into lead_search (lead_search, rowid, words) values ('delete', old.seq, old.words);
      insert into lead_search (rowid, words) values (new.seq, new.words);
    end`.execute(db)
  },
}
