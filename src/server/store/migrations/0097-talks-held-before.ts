import { type Kysely, sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * Talks that were held before there was a list are on it, with what was said, to be read and searched. Nothing is drawn
 * from them any more: whoever talked then was told of a transcript and of nothing else, and no owner is written to for it.
 * What runs, or ended just now and may still have its words come, is taken up by the server.
 */
export const talksHeldBefore: Migration = {
  async up(db) {
    await backfill(db as Kysely<Old>)
    await sql`update conversations set "takenUpAt" = "endedAt" where "endedAt" is not null and "takenUpAt" is null
      and ("startedAt" is null or exists (select 1 from talks where talks.id = conversations.id))`.execute(db)
    await sql`update talks set "leadId" = (select min(leads.id) from leads
      where leads."conversationId" = talks.id and leads."isSuspect" = ${sql.lit(false)})`.execute(db)
  },
}

/** The tables as they were when this ran first. */
type Old = {
  conversations: {
    id: string
    source: string
    startedAt: string | null
    joinedAt: string | null
    endedAt: string | null
    attribution: string | null
    callbackTokenHash: string
    createdAt: string
  }
  transcripts: { conversationId: string; turns: string }
  talks: Record<string, string | number | null>
}

const BATCH = 200
const TWO_DAYS_MS = 2 * 24 * 60 * 60_000

async function backfill(db: Kysely<Old>): Promise<void> {
  const old = new Date(Date.now() - TWO_DAYS_MS).toISOString()
  let last = { createdAt: '', id: '' }
  let found: Awaited<ReturnType<typeof batchAfter>>
  do {
    found = await batchAfter(db, last, old)
    last = found.at(-1) ?? last
    if (found.length > 0) await db.insertInto('talks').values(found.map(talkOf)).execute()
  } while (found.length === BATCH)
}

/** Of those that were erased nothing is known but that they were held. */
const batchAfter = (db: Kysely<Old>, { createdAt, id }: { createdAt: string; id: string }, old: string) =>
  db
    .selectFrom('conversations')
    .leftJoin('transcripts', 'transcripts.conversationId', 'conversations.id')
    .select(({ ref }) => [
      'conversations.id',
      'conversations.source',
      'conversations.startedAt',
      'conversations.joinedAt',
      'conversations.endedAt',
      'conversations.attribution',
      ref('conversations.createdAt').as('createdAt'),
      'transcripts.turns',
    ])
    .where('conversations.startedAt', 'is not', null)
    .where('conversations.endedAt', 'is not', null)
    .where(({ or, eb }) =>
      or([eb('transcripts.turns', 'is not', null), eb('conversations.endedAt', '<', old)]),
    )
    .whereRef('conversations.callbackTokenHash', '!=', 'conversations.id')
    .where(sql<boolean>`(conversations."createdAt", conversations.id) > (${createdAt}, ${id})`)
    .orderBy('conversations.createdAt')
    .orderBy('conversations.id')
    .limit(BATCH)
    .execute()

type Held = Awaited<ReturnType<typeof batchAfter>>[number]
type Turn = { speaker: string; text: string }

function talkOf({ turns: written, ...held }: Held) {
  const turns: Turn[] = JSON.parse(written ?? '[]')
  const ofVisitor = turns.filter(({ speaker }) => speaker === 'visitor').length
  const from = held.joinedAt ?? held.startedAt
  return {
    id: held.id,
    state: written === null ? 'missing' : ofVisitor > 0 ? 'here' : 'silent',
    from: held.source,
    source: sourceOf(JSON.parse(held.attribution ?? '{}')),
    greeting: turns.find(({ speaker }) => speaker === 'avatar')?.text.slice(0, 120) ?? null,
    endedAt: held.endedAt,
    seconds:
      from && held.endedAt
        ? Math.max(0, Math.round((Date.parse(held.endedAt) - Date.parse(from)) / 1000))
        : null,
    turns: turns.length,
    visitorTurns: ofVisitor,
    learnedAt: written === null ? null : (held.endedAt ?? held.createdAt),
    words: plainWords(turns.map(({ text }) => text).join(' ')),
    createdAt: held.createdAt,
  }
}

/** As they were when this ran first; kept here because a migration never changes. */
function sourceOf({ source, referrer }: { source?: string; referrer?: string }): string {
  const host = referrer ? (URL.parse(referrer)?.hostname ?? referrer) : undefined
  return (source?.trim() || host?.replace(/^www\./, '').trim() || 'direct').toLowerCase().slice(0, 100)
}

const plainWords = (text: string) =>
  [
    ...new Set(
      text
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu, ' $& ')
        .match(/[\p{L}\p{N}]+/gu)
        ?.map((word) => word.slice(0, 64)),
    ),
  ]
    .slice(0, 2000)
    .join(' ')
