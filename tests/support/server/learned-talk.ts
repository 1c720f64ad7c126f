import type { Updateable } from 'kysely'
import { conversations } from '../../../src/server/conversations/conversations-table.ts'
import type { Database } from '../../../src/server/store/database.ts'
import { ensureTalk } from '../../../src/server/talks/talk-records.ts'
import type { Desk } from './desk-server.ts'
import { insertTalk } from './insert-talk.ts'

/** A talk that is over, in the desk's list, with what was learned in it. Returns its id. */
export async function insertLearnedTalk(
  desk: Desk,
  known: Updateable<Database['talks']> = {},
): Promise<string> {
  const id = await insertTalk(desk, { isJoined: true })
  const conversation = await conversations.byId(desk.db, id)
  if (!conversation) throw new Error('the conversation is not there')
  await ensureTalk(desk.db, conversation)
  await learn(desk, id, { state: 'here', ...known })
  return id
}

/** Writes down what was learned, as if it had been drawn now. */
export async function learn(desk: Desk, id: string, known: Updateable<Database['talks']>): Promise<void> {
  await desk.db
    .updateTable('talks')
    .set({ learnedAt: desk.now(), ...known })
    .where('id', '=', id)
    .execute()
}
