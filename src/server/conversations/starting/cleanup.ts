import { bulkhead } from 'cockatiel'
import type { ActiveConversation, AvatarClient } from '../../avatar/avatar-client.ts'
import type { ConversationRecords } from '../conversation-records.ts'
import type { Conversation } from '../conversations-table.ts'
import { AT_ONCE, retryAfterMs } from '../ending/ending.ts'
import type { Journal } from '../journal.ts'

/** For all of them together: whoever waits for the start waits for this too. */
export const CLOSING_MS = 8000
/** And for the words of all of them: what is not there by then comes by callback, or not at all. */
const WORDS_WITHIN_MS = 2000

type Parts = {
  avatar: AvatarClient
  records: ConversationRecords
  journal: Journal
  /** Between an end and a deletion: what was said in one of ours would go with it. */
  saveWords: (conversation: Conversation, within: AbortSignal) => Promise<void>
}

/** Closes conversations, ours and others', to make room. */
export function closeForRoom({ avatar, records, journal, saveWords }: Parts) {
  const limited = bulkhead(AT_ONCE, Number.POSITIVE_INFINITY)

  return async (conversations: ActiveConversation[], signal: AbortSignal): Promise<void> => {
    const within = AbortSignal.any([signal, AbortSignal.timeout(CLOSING_MS)])
    const words = AbortSignal.any([within, AbortSignal.timeout(WORDS_WITHIN_MS)])
    // Ours are over before the provider hears of it, so that their pages learn it with the next beat.
    const ours = new Map<string | null, Conversation>()
    for (const row of await records.beginEndAll(
      conversations.map(({ id }) => id),
      'capacity',
    )) {
      ours.set(row.providerId, row)
      journal.ended(row, 'capacity')
    }
    await Promise.all(
      conversations.map(({ id }) =>
        limited.execute(async () => {
          // A delete alone is not documented to stop a call.
          const ended = await avatar.end(id, within)
          const row = ours.get(id)
          if (row) await saveWords(row, words)
          const deleted = await avatar.delete(id, within)
          if (row === undefined) return
          await (ended.ok || deleted.ok
            ? records.finishEnd(row.id)
            : records.postponeEnd(row.id, retryAfterMs(1)))
        }),
      ),
    )
  }
}
