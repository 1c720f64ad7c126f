import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * Notices of more than new leads, to more than the webhook. What was told or waits in `lead_deliveries` is told or waits
 * here; it stays there too, for a version before this one that runs beside it or takes its place again.
 */
export const notices: Migration = {
  async up(db, column) {
    await db.schema
      .createTable('notices')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('target', column.text, (target) => target.notNull())
      .addColumn('event', column.text, (event) => event.notNull())
      .addColumn('subjectId', column.id, (id) => id.notNull())
      .addColumn('occasion', column.text, (occasion) => occasion.notNull())
      .addColumn('detail', column.text, (detail) => detail.notNull())
      .addColumn('state', column.text, (state) => state.notNull())
      .addColumn('attempts', column.integer, (attempts) => attempts.notNull())
      .addColumn('dueAt', column.moment, (at) => at.notNull())
      .addColumn('claimedUntil', column.moment)
      .addColumn('deliveredAt', column.moment)
      .addColumn('lastProblem', column.text)
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .addUniqueConstraint('notices_once', ['subjectId', 'event', 'target', 'occasion'])
      .execute()
    await db.schema.createIndex('notices_due').on('notices').columns(['state', 'dueAt']).execute()
    await sql`insert into notices (id, target, event, "subjectId", occasion, detail, state, attempts, "dueAt",
        "claimedUntil", "deliveredAt", "lastProblem", "createdAt")
      select id, 'webhook', 'lead.created', "leadId", '', '{}', state, attempts, "dueAt",
        "claimedUntil", "deliveredAt", "lastProblem", "createdAt"
      from lead_deliveries where true on conflict do nothing`.execute(db)
  },
}
