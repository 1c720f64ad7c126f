import type { Kysely } from 'kysely'
import type { LeadTalk } from '../../contract/staff.ts'
import type { TalkLink, TalkPage } from '../../contract/staff-talks.ts'
import { type Learned, learned } from '../../contract/talks.ts'
import type { Database } from '../store/database.ts'
import type { Clock } from '../store/ids.ts'
import { heldConversation } from './held-conversation.ts'
import { talkSummaries } from './talk-list.ts'
import { notesOfTalk } from './talk-work.ts'
import { listedTalk, type Talk, talkLinks, talks } from './talks-table.ts'
import { transcriptOf } from './transcripts.ts'

/** All that is known of one talk. */
export async function talkPageOf(
  db: Kysely<Database>,
  clock: Clock,
  id: string,
): Promise<TalkPage | undefined> {
  const talk = await talks.byId(db, id)
  if (!talk) return undefined
  const [summary] = await talkSummaries(db, [listedTalk.parse(talk)])
  if (!summary) return undefined
  const { facts, reasons, by } = learnedIn(talk)
  return {
    talk: summary,
    conversation: await heldConversation(db, clock, id),
    transcript: (await transcriptOf(db, id))?.turns ?? null,
    facts,
    reasons,
    learnedBy: by,
    rating: ratingOf(talk),
    links: await linksOf(db, id),
    notes: await notesOfTalk(db, id),
  }
}

/** What a lead's page says of its talk. */
export async function leadTalkOf(
  db: Kysely<Database>,
  conversationId: string | null,
): Promise<LeadTalk | null> {
  const talk = conversationId ? await talks.byId(db, conversationId) : undefined
  if (!talk) return null
  const { facts, reasons } = learnedIn(talk)
  const { id, summary, score, stars } = talk
  return { id, summary, score, reasons, facts, stars }
}

const nothing = { facts: [], reasons: [], by: null }
const learnedIn = (talk: Talk): Pick<Learned, 'facts' | 'reasons'> & { by: Learned['by'] | null } =>
  talk.learned === null ? nothing : learned.parse(JSON.parse(talk.learned))

const ratingOf = ({ stars, ratingWords, ratedAt }: Talk): TalkPage['rating'] =>
  stars === null || ratedAt === null ? null : { stars, words: ratingWords, at: ratedAt }

async function linksOf(db: Kysely<Database>, talkId: string): Promise<TalkLink[]> {
  const rows = await db
    .selectFrom('talk_links')
    .selectAll()
    .where('talkId', '=', talkId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows
    .map(talkLinks.parse)
    .map(({ path, label, isFollowed, createdAt }) => ({ path, label, isFollowed, at: createdAt }))
}
