import type { Kysely } from 'kysely'
import type { Conversation } from '../conversations/conversations-table.ts'
import type { Database } from '../store/database.ts'
import { type Clock, stampNew } from '../store/ids.ts'
import { ensureTalk } from './talk-records.ts'

export type ToldLink = { path: string; label?: string | undefined; isFollowed: boolean }

/** No talk offers so many of our pages; whoever tells of more is no page of ours. */
const LINKS_AT_MOST = 50

/** A page of ours that was offered in a talk, once, and whether it was followed. */
export async function tellLink(
  db: Kysely<Database>,
  clock: Clock,
  conversation: Conversation,
  { path, label, isFollowed }: ToldLink,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await ensureTalk(trx, conversation)
    const { count } = await trx
      .selectFrom('talk_links')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('talkId', '=', conversation.id)
      .executeTakeFirstOrThrow()
    const told = { talkId: conversation.id, path, label: label || null, isFollowed }
    if (Number(count) < LINKS_AT_MOST)
      await trx
        .insertInto('talk_links')
        .values({ ...stampNew(clock), ...told })
        .onConflict((conflict) => conflict.columns(['talkId', 'path']).doNothing())
        .execute()
    if (isFollowed)
      await trx
        .updateTable('talk_links')
        .set({ isFollowed: true })
        .where('talkId', '=', conversation.id)
        .where('path', '=', path)
        .execute()
  })
}
