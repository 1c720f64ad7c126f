import type { Kysely } from 'kysely'
import { z } from 'zod'
import { conversationalContext } from '../../content/briefing.ts'
import { DAY_MS } from '../../contract/durations.ts'
import { keptFor } from '../../contract/retention.ts'
import { type TranscriptTurn, transcriptTurn } from '../../contract/staff.ts'
import { conversations, isErased } from '../conversations/conversations-table.ts'
import type { Database } from '../store/database.ts'
import { type Clock, stampNew } from '../store/ids.ts'
import { transcriptCame } from './fetching/fetches-table.ts'
import { talkTranscribed } from './talk-records.ts'
import { wordsOfTalk } from './talk-words.ts'
import { transcripts } from './transcripts-table.ts'

const said = z.object({
  transcript: z.array(
    z.looseObject({ role: z.string(), content: z.string() }).catch({ role: '', content: '' }),
  ),
})

/** By the provider's word for who speaks. Whoever is not named here is not shown: the briefing's speaker above all. */
const speakers: ReadonlyMap<string, TranscriptTurn['speaker']> = new Map([
  ['user', 'visitor'],
  ['assistant', 'avatar'],
  ['replica', 'avatar'],
  ['pal', 'avatar'],
])

/** No visitor and no avatar says this much of the briefing word for word. */
const TELLTALE = conversationalContext.slice(0, 80)

/** The turns of an `application.transcription_ready`, without the system prompt; undefined where there are none. */
export function turnsOf(properties: unknown): TranscriptTurn[] | undefined {
  const parsed = said.safeParse(properties)
  return parsed.data?.transcript.flatMap(({ role, content }) => {
    const speaker = speakers.get(role)
    const text = content.replaceAll('\0', '').trim()
    return speaker && text && !text.includes(TELLTALE) ? [{ speaker, text }] : []
  })
}

/**
 * The provider may send it again, with more in it, or be asked for what it has sent: the longer one is kept. What was
 * learned from a shorter one is learned anew; the same one once more changes nothing.
 */
export async function keepTranscript(
  db: Kysely<Database>,
  clock: Clock,
  conversationId: string,
  turns: TranscriptTurn[],
): Promise<void> {
  const conversation = await conversations.byId(db, conversationId)
  if (!conversation || isErased(conversation)) return
  const before = await transcriptOf(db, conversationId)
  if (before && before.turns.length >= turns.length) return
  const row = { ...stampNew(clock), conversationId, turns: JSON.stringify(turns) }
  await db
    .insertInto('transcripts')
    .values(row)
    .onConflict((conflict) => conflict.column('conversationId').doUpdateSet({ turns: row.turns }))
    .execute()
  await talkTranscribed(db, conversation, turns, wordsOfTalk(turns))
  await transcriptCame(db, conversationId)
}

/** What was said in one of our conversations, by our own id of it. */
export async function transcriptOf(
  db: Kysely<Database>,
  conversationId: string,
): Promise<{ turns: TranscriptTurn[]; createdAt: string } | undefined> {
  const found = await db
    .selectFrom('transcripts')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .executeTakeFirst()
  if (!found) return undefined
  const { turns, createdAt } = transcripts.parse(found)
  return { turns: z.array(transcriptTurn).parse(JSON.parse(turns)), createdAt }
}

export async function forgetOldTranscripts(db: Kysely<Database>, now: number): Promise<void> {
  const before = new Date(now - keptFor.transcripts.days * DAY_MS).toISOString()
  for (const table of ['transcripts', 'transcript_requests'] as const)
    await db.deleteFrom(table).where('createdAt', '<', before).execute()
}
