import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../store/database.ts'
import { type Clock, newId } from '../../store/ids.ts'
import { unansweredGroups, unansweredQuestions } from '../talks-table.ts'
import { settleUnanswered } from '../unanswered.ts'

/** So near are two questions that mean the same; found on pairs written for it (unanswered-groups.test.ts). */
const SAME_MEANING = 0.72
/** Among so many groups, the newest, a question looks for its own. */
const COMPARED = 2000

export type Asked = { turn: number; words: string }
/** The sentence encoder's vector: of length one. */
export type Meaning = (text: string) => Float32Array

const vector = z.array(z.number())

/** What a talk left open, in the place of what it was thought to have left open before; each with those that mean the same. */
export async function keepUnanswered(
  trx: Kysely<Database>,
  clock: Clock,
  { talkId, askedAt, asked }: { talkId: string; askedAt: string; asked: readonly Asked[] },
  meaningOf: Meaning,
): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('unanswered_questions')
    .where('talkId', '=', talkId)
    .executeTakeFirst()
  if (asked.length === 0 && numDeletedRows === 0n) return
  const groups = await openGroups(trx, askedAt)
  for (const { turn, words } of asked) {
    const meaning = [...meaningOf(words)].map((part) => Math.round(part * 1000) / 1000)
    const groupId = nearest(groups, meaning) ?? (await newGroup(trx, clock, groups, meaning, askedAt))
    await unansweredQuestions.insert(trx, {
      id: newId(clock()),
      groupId,
      talkId,
      turn,
      words,
      createdAt: askedAt,
    })
  }
  await settleUnanswered(trx)
}

type Group = { id: string; meaning: readonly number[] }

/** What was done with before this was asked has come up again, and is not done with any more: it gets a group anew. */
async function openGroups(trx: Kysely<Database>, askedAt: string): Promise<Group[]> {
  const rows = await trx
    .selectFrom('unanswered_groups')
    .selectAll()
    .where(({ or, eb }) => or([eb('doneAt', 'is', null), eb('doneAt', '>=', askedAt)]))
    .orderBy('lastAt', 'desc')
    .limit(COMPARED)
    .execute()
  return rows.map((row) => {
    const { id, meaning } = unansweredGroups.parse(row)
    return { id, meaning: vector.parse(JSON.parse(meaning)) }
  })
}

function nearest(groups: readonly Group[], meaning: readonly number[]): string | undefined {
  let best: { id: string; likeness: number } | undefined
  for (const group of groups) {
    const likeness = group.meaning.reduce((sum, part, n) => sum + part * (meaning[n] ?? 0), 0)
    if (likeness >= SAME_MEANING && likeness > (best?.likeness ?? 0)) best = { id: group.id, likeness }
  }
  return best?.id
}

async function newGroup(
  trx: Kysely<Database>,
  clock: Clock,
  groups: Group[],
  meaning: number[],
  askedAt: string,
): Promise<string> {
  const id = newId(clock())
  await unansweredGroups.insert(trx, {
    id,
    meaning: JSON.stringify(meaning),
    count: 0,
    lastAt: askedAt,
    doneAt: null,
    createdAt: new Date(clock()).toISOString(),
  })
  groups.push({ id, meaning })
  return id
}
