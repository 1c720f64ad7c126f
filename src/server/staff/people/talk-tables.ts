import { type Kysely, type RawBuilder, sql } from 'kysely'
import { talkLetters } from '../../mail/letter.ts'
import type { Database } from '../../store/database.ts'
import { anyOf } from './person.ts'

export type TalkTable = {
  /** Which rows are of these talks, by our ids of them. */
  of: (talkIds: readonly string[]) => RawBuilder<boolean>
  /** Where the row stays because others count on it: what is put in place of what is personal. */
  blank?: Record<string, RawBuilder<unknown>>
}

const by = (column: string): TalkTable => ({ of: (talkIds) => anyOf(column, talkIds) })

/** What a talk leaves, table by table: erased with whoever talked, or by itself, in this order. */
export const talkTables = {
  // Before the requests and what else tells whom these are about.
  outbox: {
    of: (talkIds) => sql`${anyOf('kind', talkLetters)} and lower(about) in
      (select email from transcript_requests where ${anyOf('conversationId', talkIds)}
        union select email from talk_contacts where ${anyOf('talkId', talkIds)}
        union select person from leads where ${anyOf('conversationId', talkIds)})`,
  },
  transcripts: by('conversationId'),
  transcript_fetches: by('conversationId'),
  transcript_requests: by('conversationId'),
  notices: by('subjectId'),
  talk_notes: by('talkId'),
  talk_links: by('talkId'),
  // Before the questions by which they are found: a group of no other talk's questions goes with them.
  unanswered_groups: {
    of: (talkIds) => sql`id in (select "groupId" from unanswered_questions where ${anyOf('talkId', talkIds)})
      and not exists (select 1 from unanswered_questions where "groupId" = unanswered_groups.id
        and not ${anyOf('talkId', talkIds)})`,
  },
  unanswered_questions: by('talkId'),
  talks: by('id'),
  avatar_events: by('conversationId'),
  // That there was a talk, and how it went, stays; who talked does not. No callback finds it any more.
  conversations: {
    of: (talkIds) => anyOf('id', talkIds),
    blank: {
      visitor: sql`null`,
      url: sql`null`,
      attribution: sql`null`,
      network: sql`null`,
      callbackTokenHash: sql`id`,
    },
  },
} satisfies Partial<Record<keyof Database, TalkTable>>

/** Returns how many were deleted or, where the rows stay, blanked. */
export async function eraseRows(
  trx: Kysely<Database>,
  table: string,
  which: RawBuilder<boolean>,
  blank: TalkTable['blank'],
): Promise<number> {
  const assignments = Object.entries(blank ?? {}).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { numAffectedRows = 0n } = blank
    ? await sql`update ${sql.table(table)} set ${sql.join(assignments)} where ${which}`.execute(trx)
    : await sql`delete from ${sql.table(table)} where ${which}`.execute(trx)
  return Number(numAffectedRows)
}
