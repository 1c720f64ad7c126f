import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** A page of talks, of every filter and of every bar of the funnel, is read in order and no further. */
export const talkFilters: Migration = {
  async up(db, column) {
    // After a year the words go, and whose they were; that an address was left is still counted.
    await db.schema.alterTable('talks').addColumn('forgottenAt', column.moment).execute()
    await db.schema
      .alterTable('talks')
      .addColumn('hadLead', column.boolean, (had) => had.notNull().defaultTo(false))
      .execute()
    await sql`create index talks_remembered on talks ("createdAt") where "forgottenAt" is null`.execute(db)

    // Word for word the conditions of talk-list.ts.
    const parts = {
      talks_with_lead: sql`"leadId" is not null`,
      talks_without_lead: sql`"leadId" is null`,
      talks_third_turn: sql`"visitorTurns" >= 3`,
      talks_address: sql`"visitorTurns" >= 3 and ("leadId" is not null or "hadLead")`,
      talks_meeting: sql`"visitorTurns" >= 3 and ("leadId" is not null or "hadLead") and "hasMeeting"`,
    }
    for (const [name, condition] of Object.entries(parts))
      await sql`create index ${sql.ref(name)} on talks ("createdAt", id) where ${condition}`.execute(db)
    await sql`create index talks_scored on talks ("createdAt", id, score) where score is not null`.execute(db)

    // The funnel is read from these alone, without touching the talks, whose rows are long.
    await db.schema
      .createIndex('talks_figures')
      .on('talks')
      .columns([
        'createdAt',
        'id',
        'from',
        'source',
        'greeting',
        'seconds',
        'visitorTurns',
        'unanswered',
        'score',
        'stars',
        'leadId',
        'hadLead',
        'hasMeeting',
      ])
      .execute()
    await db.schema
      .createIndex('funnel_events_steps')
      .on('funnel_events')
      .columns(['step', 'createdAt', 'source'])
      .execute()

    for (const [name, condition] of Object.entries({
      unanswered_open: sql`"doneAt" is null`,
      unanswered_done: sql`"doneAt" is not null`,
    }))
      await sql`create index ${sql.ref(name)} on unanswered_groups ("lastAt", id) where ${condition}`.execute(
        db,
      )
  },
}
