import type { Conversations } from '../../conversations/conversation-service.ts'
import { conversations as held } from '../../conversations/conversations-table.ts'
import type { Clock } from '../../store/ids.ts'
import type { Store } from '../../store/store.ts'
import { untieTalks } from '../../talks/forget-talks.ts'
import { talks } from '../../talks/talks-table.ts'
import { settleUnanswered } from '../../talks/unanswered.ts'
import { audit } from '../audit.ts'
import { eraseRows, type TalkTable, talkTables } from './talk-tables.ts'

type Parts = {
  store: Pick<Store, 'db' | 'scrub'>
  clock: Clock
  conversations: Pick<Conversations, 'end' | 'forgetErased'>
}

/**
 * One talk with all that it left, here and at the provider. Who left an address in it stays a lead, of whom nothing is
 * known from the talk any more. False where there is none.
 */
export function openTalkErasure({ store, clock, conversations }: Parts) {
  const { db } = store
  const tables = Object.entries(talkTables) as [keyof typeof talkTables, TalkTable][]

  return async (id: string, actor: string): Promise<boolean> => {
    const [talk, conversation] = [await talks.byId(db, id), await held.byId(db, id)]
    if (!talk) return false
    // Whoever is in it leaves before what they say is kept once more.
    if (conversation?.providerId && conversation.state === 'active')
      await conversations.end(conversation.providerId, 'staff')
    await db.transaction().execute(async (trx) => {
      for (const [table, { of, blank }] of tables) await eraseRows(trx, table, of([id]), blank)
      await untieTalks(trx, [id])
      await settleUnanswered(trx)
      await audit(trx, clock, { actor, action: 'talk.erased', subject: id })
    })
    await conversations.forgetErased()
    await store.scrub()
    return true
  }
}
