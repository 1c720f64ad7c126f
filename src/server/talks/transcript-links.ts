import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { DAY_MS } from '../../contract/durations.ts'
import { keptFor } from '../../contract/retention.ts'
import type { SharedTranscript } from '../../contract/transcripts.ts'
import { conversations } from '../conversations/conversations-table.ts'
import type { Database } from '../store/database.ts'
import type { Clock } from '../store/ids.ts'
import { secondsOfTalk } from './talk-length.ts'
import { talks } from './talks-table.ts'
import { transcriptOf } from './transcripts.ts'

const LIFETIME_MS = keptFor.transcriptLinks.days * DAY_MS

/** 256 random bits: no key is needed to keep them from being guessed back from this. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The token is nowhere but in the letter; the rest is for the request it answers. */
export function newTranscriptLink(clock: Clock) {
  const token = randomBytes(32).toString('base64url')
  return {
    token,
    linkHash: hashOf(token),
    linkExpiresAt: new Date(clock() + LIFETIME_MS).toISOString(),
  }
}

type Read =
  | { ok: true; transcript: SharedTranscript }
  | { ok: false; code: 'transcript_not_found' | 'transcript_link_expired' }

/**
 * Unlike a code it uses nothing up: people open their mail twice. The first time shows that the address is somebody's
 * who reads it. What was erased or is too old to be kept is gone with its link.
 */
export async function readTranscriptLink(db: Kysely<Database>, clock: Clock, token: string): Promise<Read> {
  const link = await db
    .selectFrom('transcript_requests')
    .select(['conversationId', 'email', 'linkExpiresAt'])
    .where('linkHash', '=', hashOf(token))
    .executeTakeFirst()
  const transcript = link && (await transcriptOf(db, link.conversationId))
  const conversation = link && (await conversations.byId(db, link.conversationId))
  if (!transcript || !conversation) return { ok: false, code: 'transcript_not_found' }
  const now = new Date(clock()).toISOString()
  if ((link.linkExpiresAt ?? '') <= now) return { ok: false, code: 'transcript_link_expired' }
  await db
    .updateTable('talk_contacts')
    .set({ provenAt: now })
    .where('talkId', '=', link.conversationId)
    .where('email', '=', link.email)
    .where('provenAt', 'is', null)
    .execute()
  const talk = await talks.byId(db, link.conversationId)
  return {
    ok: true,
    transcript: {
      startedAt: conversation.startedAt ?? conversation.createdAt,
      seconds: secondsOfTalk(conversation) ?? null,
      summary: talk?.summary ?? '',
      turns: transcript.turns,
    },
  }
}
