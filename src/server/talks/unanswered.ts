import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { UnansweredAnswer, UnansweredGroup } from '../../contract/staff-talks.ts'
import { audit } from '../staff/audit.ts'
import type { Database } from '../store/database.ts'
import type { Clock } from '../store/ids.ts'
import { unansweredGroups, unansweredQuestions } from './talks-table.ts'

/** So many of a group's questions are shown. */
const SHOWN_OF_GROUP = 5

/** Where a page ended. */
const cursor = z.object({ lastAt: z.iso.datetime(), id: z.uuid() })
export type UnansweredCursor = z.infer<typeof cursor>
const writeCursor = (at: UnansweredCursor) => Buffer.from(JSON.stringify(at)).toString('base64url')
/** Undefined where it is none of ours. */
export function readUnansweredCursor(text: string): UnansweredCursor | undefined {
  try {
    return cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    return undefined
  }
}

type PageRequest = { shown: 'open' | 'done'; limit: number; after?: UnansweredCursor | undefined }

/** What visitors asked and the avatar did not know, those first of which the last was asked just now. */
export async function listUnanswered(
  db: Kysely<Database>,
  { shown, limit, after }: PageRequest,
): Promise<UnansweredAnswer> {
  let query = db
    .selectFrom('unanswered_groups')
    .selectAll()
    .where('doneAt', shown === 'open' ? 'is' : 'is not', null)
    .orderBy('lastAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (after) query = query.where(sql<boolean>`("lastAt", id) < (${after.lastAt}, ${after.id})`)
  const found = (await query.execute()).map(unansweredGroups.parse)
  const groups = found.slice(0, limit)
  const last = groups.at(-1)
  const asked = await newestQuestions(
    db,
    groups.map(({ id }) => id),
  )
  return {
    groups: groups.map(({ id, count, lastAt, doneAt }) => {
      const questions = asked.get(id) ?? []
      return { id, question: questions[0]?.words ?? '', count, lastAt, doneAt, asked: questions }
    }),
    next: last && found.length > limit ? writeCursor({ lastAt: last.lastAt, id: last.id }) : null,
  }
}

async function newestQuestions(
  db: Kysely<Database>,
  groupIds: string[],
): Promise<Map<string, UnansweredGroup['asked']>> {
  const asked = new Map<string, UnansweredGroup['asked']>()
  if (groupIds.length === 0) return asked
  // Of each group from the index, and no further back than is shown.
  const { rows } = await sql`select asked.* from unanswered_groups as groups
    join unanswered_questions as asked on asked."groupId" = groups.id and asked."createdAt" >= coalesce(
      (select "createdAt" from unanswered_questions as earlier where earlier."groupId" = groups.id
        order by "createdAt" desc limit 1 offset ${SHOWN_OF_GROUP - 1}), '')
    where groups.id in (${sql.join(groupIds)})
    order by asked."createdAt" desc, asked.id desc`.execute(db)
  for (const row of rows) {
    const { groupId, talkId, turn, words, createdAt } = unansweredQuestions.parse(row)
    const questions = asked.get(groupId) ?? []
    if (questions.length < SHOWN_OF_GROUP) questions.push({ talkId, turn, words, at: createdAt })
    asked.set(groupId, questions)
  }
  return asked
}

/** False where there is no such group. */
export const markUnanswered = (
  db: Kysely<Database>,
  clock: Clock,
  { id, to, actor }: { id: string; to: 'open' | 'done'; actor: string },
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('unanswered_groups')
      .set({ doneAt: to === 'done' ? new Date(clock()).toISOString() : null })
      .where('id', '=', id)
      .where('doneAt', to === 'done' ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return (await unansweredGroups.byId(trx, id)) !== undefined
    const detail = { from: to === 'done' ? 'open' : 'done', to }
    await audit(trx, clock, { actor, action: 'unanswered.done', subject: id, detail })
    return true
  })

/** After questions went: their groups say how many are left and when the last was asked, and none is empty. */
export async function settleUnanswered(db: Kysely<Database>): Promise<void> {
  const left = sql`from unanswered_questions where "groupId" = unanswered_groups.id`
  await sql`delete from unanswered_groups where not exists (select 1 ${left})`.execute(db)
  await sql`update unanswered_groups set count = (select count(*) ${left}),
    "lastAt" = (select max("createdAt") ${left}) where count <> (select count(*) ${left})`.execute(db)
}
