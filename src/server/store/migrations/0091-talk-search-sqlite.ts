import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** The words of each talk, found as those of leads are (0020). */
export const talkSearchSqlite: Migration = {
  only: 'sqlite',
  async up(db) {
    await sql`create virtual table talk_search using fts5(
      words, content='talks', content_rowid='seq', detail=none, columnsize=0, prefix='1 2 3',
      tokenize="unicode61 remove_diacritics 0")`.execute(db)
    await sql`insert into talk_search (talk_search, rank) values ('secure-delete', 1)`.execute(db)
    await sql`create trigger talks_search_added after insert on talks begin
      insert into talk_search (rowid, words) values (new.seq, new.words);
    end`.execute(db)
    await sql`create trigger talks_search_taken after delete on talks begin
      insert into talk_search (talk_search, rowid, words) values ('delete', old.seq, old.words);
    end`.execute(db)
    await sql`create trigger talks_search_changed after update of words on talks begin
      insert into talk_search (talk_search, rowid, words) values ('delete', old.seq, old.words);
      insert into talk_search (rowid, words) values (new.seq, new.words);
    end`.execute(db)
  },
}
