import type { Kysely } from 'kysely'
import { newId } from '../ids.ts'
import type { Migration } from './migration.ts'

/** One list of everything that visitors left, to be worked on; what they left before is put into it. */
export const leads: Migration = {
  async up(db, column) {
    await db.schema
      .createTable('leads')
      .addColumn('seq', column.sequence)
      .addColumn('id', column.id, (id) => id.notNull().unique())
      .addColumn('kind', column.text, (kind) => kind.notNull())
      .addColumn('recordId', column.id, (id) => id.notNull().unique())
      .addColumn('email', column.text, (email) => email.notNull())
      .addColumn('person', column.text, (person) => person.notNull())
      .addColumn('name', column.text, (name) => name.notNull())
      .addColumn('headline', column.text, (headline) => headline.notNull())
      .addColumn('words', column.text, (words) => words.notNull())
      .addColumn('state', column.text, (state) => state.notNull())
      .addColumn('owner', column.text)
      .addColumn('source', column.text, (source) => source.notNull())
      .addColumn('attribution', column.text, (attribution) => attribution.notNull())
      .addColumn('conversationId', column.id)
      .addColumn('isSuspect', column.boolean, (isSuspect) => isSuspect.notNull())
      .addColumn('version', column.integer, (version) => version.notNull())
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .addColumn('updatedAt', column.moment, (at) => at.notNull())
      .execute()
    for (const name of ['person', 'conversationId', 'source'])
      await db.schema.createIndex(`leads_${name}`).on('leads').column(name).execute()
    await db.schema.createIndex('leads_newest').on('leads').columns(['createdAt', 'id']).execute()
    await db.schema.createIndex('leads_shown').on('leads').columns(['isSuspect', 'createdAt', 'id']).execute()
    // One for each filter, so that a page of it is read in order and no further.
    for (const filter of ['kind', 'state', 'owner', 'source'])
      await db.schema
        .createIndex(`leads_by_${filter}`)
        .on('leads')
        .columns([filter, 'isSuspect', 'createdAt', 'id'])
        .execute()

    await db.schema
      .createTable('lead_notes')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('leadId', column.id, (id) => id.notNull())
      .addColumn('author', column.text, (author) => author.notNull())
      .addColumn('text', column.text, (text) => text.notNull())
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .execute()
    await db.schema.createIndex('lead_notes_of').on('lead_notes').columns(['leadId', 'createdAt']).execute()

    await db.schema
      .createTable('lead_deliveries')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('leadId', column.id, (id) => id.notNull())
      .addColumn('state', column.text, (state) => state.notNull())
      .addColumn('attempts', column.integer, (attempts) => attempts.notNull())
      .addColumn('dueAt', column.moment, (at) => at.notNull())
      .addColumn('deliveredAt', column.moment)
      .addColumn('lastProblem', column.text)
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .execute()
    await db.schema.createIndex('lead_deliveries_of').on('lead_deliveries').column('leadId').execute()
    await db.schema
      .createIndex('lead_deliveries_due')
      .on('lead_deliveries')
      .columns(['state', 'dueAt'])
      .execute()

    await backfill(db as Kysely<Old>)
  },
}

/** The tables as they were when this ran first. */
type Old = {
  signups: { id: string; name: string; email: string; countryName: string; createdAt: string }
  messages: {
    id: string
    kind: string
    firstName: string
    lastName: string
    email: string
    subject: string
    createdAt: string
  }
  waitlist: { id: string; email: string; interest: string; createdAt: string }
  leads: Record<string, string | number | boolean | null>
}
type Found = {
  kind: string
  recordId: string
  email: string
  name: string
  headline: string
  createdAt: string
}

const BATCH = 200

async function backfill(db: Kysely<Old>): Promise<void> {
  const signups = await db.selectFrom('signups').selectAll().execute()
  const messages = await db.selectFrom('messages').selectAll().execute()
  const waitlist = await db.selectFrom('waitlist').selectAll().execute()
  const found: Found[] = [
    ...signups.map((row) => ({
      kind: 'signup',
      recordId: row.id,
      email: row.email,
      name: row.name,
      headline: 'Consultation',
      createdAt: row.createdAt,
    })),
    ...messages.map((row) => ({
      kind: row.kind,
      recordId: row.id,
      email: row.email,
      name: `${row.firstName} ${row.lastName}`,
      headline: row.subject,
      createdAt: row.createdAt,
    })),
    ...waitlist.map((row) => ({
      kind: 'waitlist',
      recordId: row.id,
      email: row.email,
      name: '',
      headline: row.interest,
      createdAt: row.createdAt,
    })),
  ].toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0))

  for (let at = 0; at < found.length; at += BATCH) {
    const rows = found.slice(at, at + BATCH).map((row) => ({
      ...row,
      id: newId(Date.parse(row.createdAt)),
      person: row.email.trim().toLowerCase(),
      words: plainWords(`${row.name} ${row.email} ${row.headline}`),
      state: 'new',
      owner: null,
      source: 'direct',
      attribution: '{}',
      conversationId: null,
      isSuspect: false,
      version: 1,
      updatedAt: row.createdAt,
    }))
    await db.insertInto('leads').values(rows).execute()
  }
}

/** As the first version of the search split them; kept here because a migration never changes. */
const plainWords = (text: string) =>
  (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .map((word) => word.slice(0, 64))
    .slice(0, 200)
    .join(' ')
