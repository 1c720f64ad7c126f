import type { Kysely } from 'kysely'
import { RATING_CHANGEABLE_MS } from '../../contract/talks.ts'
import type { Conversation } from '../conversations/conversations-table.ts'
import type { Database } from '../store/database.ts'
import type { Clock } from '../store/ids.ts'
import { ensureTalk } from './talk-records.ts'

export type Rating = { stars: number; words?: string | undefined }

type Parts = {
  db: Kysely<Database>
  clock: Clock
  /** Told of it in the same transaction. */
  rated?: ((trx: Kysely<Database>, talkId: string) => Promise<void>) | undefined
}

/** One rating for a talk, which may be thought over for an hour: from then on figures may count on it. */
export function openTalkRatings({ db, clock, rated }: Parts) {
  return {
    /** A line that is not sent again stays; an empty one is taken back. */
    rate: (
      conversation: Conversation,
      { stars, words }: Rating,
    ): Promise<{ ok: true } | { ok: false; code: 'rating_closed' }> =>
      db.transaction().execute(async (trx) => {
        await ensureTalk(trx, conversation)
        const now = clock()
        const open = new Date(now - RATING_CHANGEABLE_MS).toISOString()
        const talk = await trx
          .updateTable('talks')
          .set((row) => ({
            stars,
            ...(words !== undefined && { ratingWords: words || null }),
            ratedAt: row.fn.coalesce('ratedAt', row.val(new Date(now).toISOString())),
          }))
          .where('id', '=', conversation.id)
          .where(({ or, eb }) => or([eb('ratedAt', 'is', null), eb('ratedAt', '>', open)]))
          .returning('id')
          .executeTakeFirst()
        if (!talk) return { ok: false, code: 'rating_closed' }
        await rated?.(trx, talk.id)
        return { ok: true }
      }),
  }
}
