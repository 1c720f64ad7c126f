import type { Kysely } from 'kysely'
import { DIRECT, leadAttribution, type TranscriptTurn } from '../../contract/staff.ts'
import { type Conversation, conversations, isErased } from '../conversations/conversations-table.ts'
import { sourceOf } from '../leads/leads-table.ts'
import type { Database } from '../store/database.ts'
import { secondsOfTalk } from './talk-length.ts'
import type { Talk } from './talks-table.ts'

/** So much of the first sentence tells one greeting from another. */
const GREETING_LENGTH = 120

/** How a talk comes to stand in the desk's list. Each of these may come twice and in any order. */

/**
 * A talk is in the list from the moment anything is known of it: the avatar joined, it ended, words came. One that was
 * erased does not come back.
 */
export async function ensureTalk(db: Kysely<Database>, conversation: Conversation): Promise<void> {
  if (isErased(conversation)) return
  const attribution = leadAttribution.parse(JSON.parse(conversation.attribution ?? '{}'))
  await db
    .insertInto('talks')
    .values({
      ...nothingKnown,
      id: conversation.id,
      state: conversation.endedAt ? 'awaited' : 'running',
      from: conversation.source,
      source: sourceOf(attribution, DIRECT),
      leadId: await firstLeadOf(db, conversation.id),
      createdAt: conversation.createdAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Who signed up, or wrote in the same browser, before anything was known of the talk. */
async function firstLeadOf(db: Kysely<Database>, conversationId: string): Promise<string | null> {
  const found = await db
    .selectFrom('leads')
    .select('id')
    .where('conversationId', '=', conversationId)
    .where('isSuspect', '=', false)
    .orderBy('createdAt')
    .orderBy('id')
    .executeTakeFirst()
  return found?.id ?? null
}

/**
 * A lead came of a talk, in the transaction that records it: the first is the one the talk belongs to, and each has what
 * was learned by then.
 */
export async function tieLead(db: Kysely<Database>, conversationId: string, leadId: string): Promise<void> {
  await db
    .updateTable('talks')
    .set({ leadId })
    .where('id', '=', conversationId)
    .where('leadId', 'is', null)
    .execute()
  const talk = await db
    .selectFrom('talks')
    .select(['score', 'industry', 'country'])
    .where('id', '=', conversationId)
    .where('learnedAt', 'is not', null)
    .executeTakeFirst()
  if (!talk) return
  const { score, industry, country } = talk
  await db
    .updateTable('leads')
    .set(({ fn, ref, val }) => ({ score, industry, country: fn.coalesce(ref('country'), val(country)) }))
    .where('id', '=', leadId)
    .execute()
}

/** It is over: from now on its transcript is awaited, unless it came before. */
export async function talkEnded(db: Kysely<Database>, conversationId: string): Promise<void> {
  const conversation = await conversations.byId(db, conversationId)
  if (!conversation || conversation.startedAt === null) return
  await ensureTalk(db, conversation)
  const { endedAt } = conversation
  const seconds = secondsOfTalk(conversation) ?? null
  await db.updateTable('talks').set({ endedAt, seconds }).where('id', '=', conversationId).execute()
  await db
    .updateTable('talks')
    .set({ state: 'awaited' })
    .where('id', '=', conversationId)
    .where('state', '=', 'running')
    .execute()
}

/** What was said is here, in the transaction that keeps it. What is learned from it comes after. */
export async function talkTranscribed(
  db: Kysely<Database>,
  conversation: Conversation,
  turns: readonly TranscriptTurn[],
  words: string,
): Promise<void> {
  await ensureTalk(db, conversation)
  const visitorTurns = turns.filter(({ speaker }) => speaker === 'visitor').length
  const greeting = turns.find(({ speaker }) => speaker === 'avatar')?.text.slice(0, GREETING_LENGTH) ?? null
  await db
    .updateTable('talks')
    .set({
      state: visitorTurns > 0 ? 'here' : 'silent',
      turns: turns.length,
      visitorTurns,
      greeting,
      words,
      endedAt: conversation.endedAt,
      seconds: secondsOfTalk(conversation) ?? null,
      learned: null,
      learnedAt: null,
    })
    .where('id', '=', conversation.id)
    .execute()
}

const nothingKnown: Omit<Talk, 'id' | 'state' | 'from' | 'source' | 'leadId' | 'createdAt'> = {
  greeting: null,
  endedAt: null,
  seconds: null,
  turns: 0,
  visitorTurns: 0,
  unanswered: 0,
  industry: null,
  role: null,
  country: null,
  score: null,
  summary: '',
  learned: null,
  learnedAt: null,
  stars: null,
  ratingWords: null,
  ratedAt: null,
  hadLead: false,
  forgottenAt: null,
  hasMeeting: false,
  words: '',
}
