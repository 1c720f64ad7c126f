import type { Kysely } from 'kysely'
import { DIRECT, leadAttribution, type TranscriptTurn } from '../../contract/staff.ts'
import { type Conversation, conversations } from '../conversations/conversations-table.ts'
import { sourceOf } from '../leads/leads-table.ts'
import type { Database } from '../store/database.ts'
import { secondsOfTalk } from './talk-length.ts'
import type { Talk } from './talks-table.ts'

/** So much of the first sentence tells one greeting from another. */
const GREETING_LENGTH = 120

/** How a talk comes to stand in the desk's list. Each of these may come twice and in any order. */

/** A talk is in the list from the moment anything is known of it: the avatar joined, it ended, words came. */
export async function ensureTalk(db: Kysely<Database>, conversation: Conversation): Promise<void> {
  const attribution = leadAttribution.parse(JSON.parse(conversation.attribution ?? '{}'))
  await db
    .insertInto('talks')
    .values({
      ...nothingKnown,
      id: conversation.id,
      state: conversation.endedAt ? 'awaited' : 'running',
      from: conversation.source,
      source: sourceOf(attribution, DIRECT),
      createdAt: conversation.createdAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
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

const nothingKnown: Omit<Talk, 'id' | 'state' | 'from' | 'source' | 'createdAt'> = {
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
  leadId: null,
  hasMeeting: false,
  words: '',
}
