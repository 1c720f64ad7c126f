import { type Kysely, sql } from 'kysely'
import { talkLeadHeadline } from '../../content/conversation.ts'
import { DAY_MS } from '../../contract/durations.ts'
import { keptFor } from '../../contract/retention.ts'
import { wordsOf } from '../leads/words.ts'
import type { Database } from '../store/database.ts'
import { settleUnanswered } from './unanswered.ts'

/** At a time, so that nobody waits long for the database. */
const BATCH = 200

/**
 * What was drawn from a talk goes when its transcript goes, and with it whose talk it was. How long it was and how far it
 * came stays, as numbers of nobody.
 */
export async function forgetOldTalks(db: Kysely<Database>, now: number): Promise<void> {
  const before = new Date(now - keptFor.transcripts.days * DAY_MS).toISOString()
  let old: string[]
  do {
    const rows = await db
      .selectFrom('talks')
      .select('id')
      .where('createdAt', '<', before)
      .where('forgottenAt', 'is', null)
      .limit(BATCH)
      .execute()
    old = rows.map(({ id }) => id)
    if (old.length > 0) await db.transaction().execute((trx) => forget(trx, old, now))
  } while (old.length === BATCH)
}

async function forget(trx: Kysely<Database>, talkIds: string[], now: number): Promise<void> {
  const forgottenAt = new Date(now).toISOString()
  await trx
    .updateTable('talks')
    .set(({ ref, fn, val }) => ({
      forgottenAt,
      hadLead: sql<boolean>`"hadLead" or "leadId" is not null`,
      leadId: null,
      words: '',
      summary: '',
      learned: null,
      // Nothing is left to learn from.
      learnedAt: fn.coalesce(ref('learnedAt'), val(forgottenAt)),
      industry: null,
      role: null,
      country: null,
      ratingWords: null,
    }))
    .where('id', 'in', talkIds)
    .execute()
  for (const table of ['talk_notes', 'talk_links'] as const)
    await trx.deleteFrom(table).where('talkId', 'in', talkIds).execute()
  const { numDeletedRows } = await trx
    .deleteFrom('unanswered_questions')
    .where('talkId', 'in', talkIds)
    .executeTakeFirstOrThrow()
  if (numDeletedRows > 0n) await settleUnanswered(trx)
  await untieTalks(trx, talkIds)
}

/**
 * What visitors left stays, and no longer says in which talk, nor what was learned there. The country somebody chose when
 * signing up is none of that.
 */
export async function untieTalks(trx: Kysely<Database>, talkIds: readonly string[]): Promise<void> {
  if (talkIds.length === 0) return
  const ofTalk = await trx
    .selectFrom('leads')
    .select(['id', 'name', 'email'])
    .where('conversationId', 'in', talkIds)
    .where('kind', '=', 'talk')
    .execute()
  // Theirs may be the summary's first sentence.
  for (const { id, name, email } of ofTalk) {
    const words = wordsOf(name, email, talkLeadHeadline).join(' ')
    await trx.updateTable('leads').set({ headline: talkLeadHeadline, words }).where('id', '=', id).execute()
  }
  await trx
    .updateTable('leads')
    .set({
      conversationId: null,
      score: null,
      industry: null,
      country: sql<string | null>`case when kind = 'signup' then country end`,
    })
    .where('conversationId', 'in', talkIds)
    .execute()
  await trx
    .updateTable('talk_contacts')
    .set((row) => ({ talkId: row.ref('id') }))
    .where('talkId', 'in', talkIds)
    .execute()
}
