import type { Kysely } from 'kysely'
import { DAY_MS, MINUTE_MS } from '../../../contract/durations.ts'
import { keptFor } from '../../../contract/retention.ts'
import { type Conversation, conversations, isErased } from '../../conversations/conversations-table.ts'
import { isUnsettled } from '../../conversations/live-talks.ts'
import type { Database } from '../../store/database.ts'
import { type Clock, newId } from '../../store/ids.ts'
import { ensureTalk, talkEnded, talkTranscribed } from '../talk-records.ts'
import { wordsOfTalk } from '../talk-words.ts'
import { talks } from '../talks-table.ts'
import { transcriptOf } from '../transcripts.ts'
import { transcriptFetches } from './fetches-table.ts'

/** A provider calls back within seconds of an end, or not at all. */
export const FIRST_ASKED_AFTER_MS = 5 * MINUTE_MS
/** What ended longer ago comes from a version that took nothing up: it is listed, and nobody is asked or told of it. */
const NEWS_FOR_MS = 2 * DAY_MS
const KEPT_MS = keptFor.transcripts.days * DAY_MS
const BATCH = 50

/**
 * Brings conversations to the desk's list of talks: those somebody is in, and, once each, those that are over. There
 * are many ways for one to end, on several instances, and a process may die right after any of them; so nobody has to
 * remember to tell. The rows themselves are looked at, by nobody who waits for an answer.
 */
export function talksOver(db: Kysely<Database>, clock: Clock) {
  const moment = (ms = 0) => new Date(clock() + ms).toISOString()

  async function listRunning(): Promise<void> {
    const running = await db
      .selectFrom('conversations')
      .selectAll()
      .where(isUnsettled)
      .where('state', '=', 'active')
      .where(({ or, eb }) => or([eb('joinedAt', 'is not', null), eb('lastSeenAt', 'is not', null)]))
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('talks').select('talks.id').whereRef('talks.id', '=', 'conversations.id'))),
      )
      .limit(BATCH)
      .execute()
    for (const row of running) await ensureTalk(db, conversations.parse(row))
  }

  /** True where more may be waiting. */
  async function takeUpEnded(): Promise<boolean> {
    const ended = await db
      .selectFrom('conversations')
      .select('id')
      .where('takenUpAt', 'is', null)
      .where('endedAt', 'is not', null)
      .orderBy('endedAt')
      .limit(BATCH)
      .execute()
    for (const { id } of ended) await db.transaction().execute((trx) => takeUp(trx, id))
    return ended.length === BATCH
  }

  async function takeUp(trx: Kysely<Database>, id: string): Promise<void> {
    const taken = await trx
      .updateTable('conversations')
      .set({ takenUpAt: moment() })
      .where('id', '=', id)
      .where('takenUpAt', 'is', null)
      .returningAll()
      .executeTakeFirst()
    const conversation = taken && conversations.parse(taken)
    // Another instance was faster; it never came to a talk; or nothing of it is to be kept.
    if (!conversation || conversation.startedAt === null || isErased(conversation)) return
    if (conversation.createdAt < moment(-KEPT_MS)) return
    const endedMs = Date.parse(conversation.endedAt ?? '')
    await talkEnded(trx, id)
    const { state } = (await talks.byId(trx, id)) ?? {}
    if (state === 'awaited' && !(await hasWords(trx, conversation)))
      await (endedMs >= clock() - NEWS_FOR_MS ? awaitWords(trx, id, endedMs) : missWords(trx, id))
  }

  /** Kept by a version that did not list talks. */
  async function hasWords(trx: Kysely<Database>, conversation: Conversation): Promise<boolean> {
    const known = await transcriptOf(trx, conversation.id)
    if (known) await talkTranscribed(trx, conversation, known.turns, wordsOfTalk(known.turns))
    return known !== undefined
  }

  async function missWords(trx: Kysely<Database>, id: string): Promise<void> {
    await trx.updateTable('talks').set({ state: 'missing' }).where('id', '=', id).execute()
  }

  async function awaitWords(trx: Kysely<Database>, id: string, endedMs: number): Promise<void> {
    await transcriptFetches.insert(trx, {
      id: newId(clock()),
      conversationId: id,
      state: 'waiting',
      attempts: 0,
      dueAt: new Date(Math.min(endedMs, clock()) + FIRST_ASKED_AFTER_MS).toISOString(),
      claimedUntil: null,
      lastProblem: null,
      createdAt: moment(),
    })
  }

  return { listRunning, takeUpEnded }
}
