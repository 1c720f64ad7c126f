import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Every conversation we start, what the provider says of it, the steps that led to it, and the right to start. */
export const conversations: Migration = {
  async up(db, column) {
    await db.schema
      .createTable('conversations')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('providerId', column.text)
      .addColumn('url', column.text)
      .addColumn('visitor', column.text)
      .addColumn('source', column.text, (source) => source.notNull())
      .addColumn('notice', column.text)
      .addColumn('state', column.text, (state) => state.notNull())
      .addColumn('endReason', column.text)
      .addColumn('startedAt', column.moment)
      .addColumn('joinedAt', column.moment)
      .addColumn('lastSeenAt', column.moment)
      .addColumn('endedAt', column.moment)
      .addColumn('callbackTokenHash', column.text, (hash) => hash.notNull())
      .addColumn('claimedUntil', column.moment)
      .addColumn('attempts', column.integer, (attempts) => attempts.notNull().defaultTo(0))
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .execute()
    await db.schema
      .createIndex('conversations_newest')
      .on('conversations')
      .columns(['createdAt', 'id'])
      .execute()
    for (const name of ['providerId', 'visitor', 'callbackTokenHash'])
      await db.schema.createIndex(`conversations_${name}`).on('conversations').column(name).execute()
    // The reaper looks every few seconds, and only at what is not settled.
    await db.schema
      .createIndex('conversations_unsettled')
      .on('conversations')
      .columns(['createdAt', 'id'])
      .where(sql.ref('state'), 'in', ['starting', 'active', 'ending'])
      .execute()

    await db.schema
      .createTable('avatar_events')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('conversationId', column.id, (id) => id.notNull())
      .addColumn('eventType', column.text, (type) => type.notNull())
      .addColumn('body', column.text, (body) => body.notNull())
      .addColumn('fingerprint', column.text, (fingerprint) => fingerprint.notNull())
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .addUniqueConstraint('avatar_events_once', ['conversationId', 'fingerprint'])
      .execute()
    await db.schema
      .createIndex('avatar_events_newest')
      .on('avatar_events')
      .columns(['createdAt', 'id'])
      .execute()

    await db.schema
      .createTable('funnel_events')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('step', column.text, (step) => step.notNull())
      .addColumn('source', column.text, (source) => source.notNull())
      .addColumn('reason', column.text)
      .addColumn('conversationId', column.id)
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .execute()
    await db.schema
      .createIndex('funnel_events_newest')
      .on('funnel_events')
      .columns(['createdAt', 'id'])
      .execute()

    await db.schema
      .createTable('leases')
      .addColumn('name', column.text, (name) => name.primaryKey().notNull())
      .addColumn('holder', column.text)
      .addColumn('version', column.integer, (version) => version.notNull())
      .addColumn('awaitedBy', column.text)
      .execute()
  },
}
