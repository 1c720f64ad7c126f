import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../store/database.ts'
import { type Clock, stampNew } from '../../store/ids.ts'
import { unansweredGroups, unansweredQuestions } from '../talks-table.ts'
import { settleUnanswered } from '../unanswered.ts'
import { NEAR, nearness } from './meaning.ts'

/** What a visitor asked and the avatar did not know, as words and as numbers. */
export type OpenQuestion = { turn: number; words: string; meaning: number[] }
/** With the group that was nearest before anything was written. */
export type PlacedQuestion = OpenQuestion & { groupId: string | undefined }

/** What has not been asked for so long is asked anew. */
const MOST_GROUPS = 2000
/** Compared at a time, so that nobody else waits. */
const SLICE = 100

const vector = z.array(z.number())

/**
 * The nearest group that a question may join: one that is open, or one that was done only after it had been asked. What
 * comes again after "done" is a question of its own.
 */
export async function placed(
  db: Kysely<Database>,
  questions: readonly OpenQuestion[],
  askedAt: string,
): Promise<PlacedQuestion[]> {
  const nearest = questions.map((question) => ({
    question,
    groupId: undefined as string | undefined,
    near: NEAR,
  }))
  if (questions.length === 0) return []
  const groups = await db
    .selectFrom('unanswered_groups')
    .select(['id', 'meaning', 'doneAt'])
    .where(({ or, eb }) => or([eb('doneAt', 'is', null), eb('doneAt', '>=', askedAt)]))
    .orderBy('lastAt', 'desc')
    .limit(MOST_GROUPS)
    .execute()
  for (const [n, { id, meaning }] of groups.entries()) {
    if (n % SLICE === SLICE - 1) await setImmediate()
    const numbers = vector.parse(JSON.parse(meaning))
    for (const one of nearest) {
      const near = nearness(one.question.meaning, numbers)
      if (near > one.near) Object.assign(one, { groupId: id, near })
    }
  }
  return nearest.map(({ question, groupId }) => ({ ...question, groupId }))
}

type Asked = { talkId: string; askedAt: string; clock: Clock }

/** In the transaction that keeps what was learned. What an earlier, shorter transcript left is taken back first. */
export async function keepUnanswered(
  trx: Kysely<Database>,
  questions: readonly PlacedQuestion[],
  { talkId, askedAt, clock }: Asked,
): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('unanswered_questions')
    .where('talkId', '=', talkId)
    .executeTakeFirstOrThrow()
  if (numDeletedRows > 0n) await settleUnanswered(trx)
  const made: { id: string; meaning: number[] }[] = []
  for (const { turn, words, meaning, groupId } of questions) {
    const again = made.find((group) => nearness(group.meaning, meaning) > NEAR)?.id
    const joined = await join(trx, again ?? groupId, askedAt)
    const group = joined ?? (await found(trx, meaning, { askedAt, clock }))
    if (!joined) made.push({ id: group, meaning })
    await unansweredQuestions.insert(trx, {
      id: stampNew(clock).id,
      groupId: group,
      talkId,
      turn,
      words,
      createdAt: askedAt,
    })
  }
}

/** Undefined where it is gone: its last question was erased meanwhile. */
async function join(
  trx: Kysely<Database>,
  groupId: string | undefined,
  askedAt: string,
): Promise<string | undefined> {
  if (groupId === undefined) return undefined
  const group = await trx
    .updateTable('unanswered_groups')
    .set((row) => ({
      count: row('count', '+', 1),
      lastAt: row.case().when('lastAt', '<', askedAt).then(askedAt).else(row.ref('lastAt')).end(),
    }))
    .where('id', '=', groupId)
    .returning('id')
    .executeTakeFirst()
  return group?.id
}

async function found(
  trx: Kysely<Database>,
  meaning: number[],
  { askedAt, clock }: Pick<Asked, 'askedAt' | 'clock'>,
): Promise<string> {
  const { id, createdAt } = stampNew(clock)
  await unansweredGroups.insert(trx, {
    id,
    meaning: JSON.stringify(meaning),
    count: 1,
    lastAt: askedAt,
    doneAt: null,
    createdAt,
  })
  return id
}
