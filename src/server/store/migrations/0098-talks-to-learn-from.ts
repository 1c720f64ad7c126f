import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Those from which nothing was learned yet are found at once, however many there are. */
export const talksToLearnFrom: Migration = {
  async up(db) {
    await sql`create index talks_to_learn_from on talks ("createdAt", id)
      where state = 'here' and "learnedAt" is null`.execute(db)
  },
}
