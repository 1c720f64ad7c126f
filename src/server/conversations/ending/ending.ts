import { bulkhead } from 'cockatiel'
import type { Logger } from 'pino'
import type { EndReason } from '../../../contract/conversations.ts'
import { HOUR_MS, MINUTE_MS } from '../../../contract/durations.ts'
import type { AvatarClient } from '../../avatar/avatar-client.ts'
import { isNameOf } from '../../avatar/create-payload.ts'
import type { ConversationRecords } from '../conversation-records.ts'
import type { Conversation } from '../conversations-table.ts'
import type { Journal } from '../journal.ts'

/** A create whose answer was lost may still go through; after so long it would have shown up. */
export const LOST_FOR_GOOD_MS = 10 * MINUTE_MS
/** The provider ends every call after an hour by itself, so there is nothing left to tell it. */
export const END_GIVEN_UP_MS = 2 * HOUR_MS

/** And not before: a clock that is set ahead makes everything old at once. */
const TRIES_AT_LEAST = 5

/** So many the provider is told of together. */
export const AT_ONCE = 4

const FIRST_RETRY_MS = 5000
const LONGEST_RETRY_MS = MINUTE_MS
/** Doubles with each attempt. */
export const retryAfterMs = (attempts: number) =>
  Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1))

export type Ending = ReturnType<typeof conversationEnding>

type Parts = {
  avatar: AvatarClient
  records: ConversationRecords
  journal: Journal
  now: () => number
  log: Pick<Logger, 'info' | 'error'>
}

export function conversationEnding({ avatar, records, journal, now, log }: Parts) {
  /** Ends it, if it is not over yet: however many ask, the provider is told once. */
  async function end(conversation: Conversation, reason: EndReason, within?: AbortSignal): Promise<void> {
    if (!(await records.beginEnd(conversation.id, reason))) return
    journal.ended(conversation, reason)
    await tell(conversation, within)
  }

  /** Tells the provider of one that is over for us. */
  async function tell(conversation: Conversation, within?: AbortSignal): Promise<void> {
    if (conversation.providerId === null) return findAtProviderAndEnd([conversation])
    const told = await avatar.end(conversation.providerId, within)
    if (told.ok) return records.finishEnd(conversation.id)
    await giveUpOrPostpone(conversation, END_GIVEN_UP_MS, 'ended')
  }

  async function tellAll(conversations: Conversation[], within?: AbortSignal): Promise<void> {
    const limited = bulkhead(AT_ONCE, Number.POSITIVE_INFINITY)
    await Promise.all(conversations.map((one) => limited.execute(() => tell(one, within))))
  }

  /** For creates whose answer never came: the provider's own list tells whether they went through. */
  async function findAtProviderAndEnd(lost: Conversation[]): Promise<void> {
    if (lost.length === 0) return
    const listed = await avatar.listActive()
    for (const conversation of lost) {
      const found = listed.ok && listed.active.find(({ name }) => isNameOf(name, conversation.id))
      if (found) {
        log.info({ conversation: conversation.id }, 'a lost conversation was found at the provider')
        await records.learnProviderId(conversation.id, found.id)
        await tell({ ...conversation, providerId: found.id })
      } else {
        await giveUpOrPostpone(conversation, LOST_FOR_GOOD_MS, listed.ok ? 'refused' : 'ended')
      }
    }
  }

  async function giveUpOrPostpone(
    { id, createdAt, attempts }: Conversation,
    afterMs: number,
    settled: 'ended' | 'refused',
  ): Promise<void> {
    const isTooLate = now() - Date.parse(createdAt) >= afterMs && attempts >= TRIES_AT_LEAST
    if (!isTooLate) return records.postponeEnd(id, retryAfterMs(attempts))
    if (settled === 'ended') log.error({ conversation: id }, 'the provider could not be told of an end')
    await records.finishEnd(id, settled)
  }

  return { end, tell, tellAll, findAtProviderAndEnd }
}
