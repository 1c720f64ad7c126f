import type { Logger } from 'pino'
import type { Attribution } from '../../contract/attribution.ts'
import type { EndReason } from '../../contract/conversations.ts'
import type { Conversations } from '../conversations/conversation-service.ts'
import type { NotStarted } from '../conversations/starting/starting.ts'
import type { Signup } from './signups-table.ts'

/** A signup's conversation: our own id of it, the provider's, and the room's address. */
export type Talk = { ok: true; id: string; conversationId: string; conversationUrl: string }

export type TalkPress = {
  visitor: string
  network: string
  notice: string | null
  attribution: Attribution | undefined
  gone: AbortSignal
}

/**
 * A conversation over for one of these was never entered: the answer that named it was lost. Sent again, the
 * press gets another in its place.
 */
const neverEntered: ReadonlySet<EndReason> = new Set([
  'page_gone',
  'browser_gone',
  'absent',
  'capacity',
  'start_failed',
])

type Parts = {
  conversations: Pick<Conversations, 'start' | 'find' | 'seen' | 'end'>
  log: Pick<Logger, 'error'>
}

export function signupTalks({ conversations, log }: Parts) {
  return {
    /** `id` was written down beforehand, so that it can be adopted after a crash. */
    async start({ gone, ...talk }: TalkPress, id: string): Promise<Talk | NotStarted> {
      // Once it is started, the browser's going is told by its silence: who was only cut off sends the press again.
      const goneEarly = new AbortController()
      const leave = () => goneEarly.abort()
      gone.addEventListener('abort', leave, { once: true })
      if (gone.aborted) leave()
      try {
        const press = { ...talk, id, from: 'consult', gone: goneEarly.signal } as const
        const started = await conversations.start(press)
        return started.ok ? { ...started, id } : started
      } finally {
        gone.removeEventListener('abort', leave)
      }
    },

    /** One that was started before its process died, if it still runs; it is then good for another 45 s. */
    async adopt(visitor: string, id: string): Promise<Talk | undefined> {
      const found = await conversations.find(id)
      if (!found?.providerId || !found.url || found.state !== 'active') return undefined
      const now = await conversations.seen(visitor, found.providerId)
      if (!now.ok || now.status !== 'active') return undefined
      return { ok: true, id, conversationId: found.providerId, conversationUrl: found.url }
    },

    /** Whether a saved signup's conversation is over without having been entered; else it is heard of. */
    async isLost(visitor: string, { avatarConversationId }: Signup): Promise<boolean> {
      if (avatarConversationId === null) return true
      const now = await conversations.seen(visitor, avatarConversationId)
      return now.ok && now.status === 'ended' && now.reason !== undefined && neverEntered.has(now.reason)
    },

    /** Where even that fails, its page's silence tells the reaper. */
    async end({ id, conversationId }: Talk, reason: EndReason): Promise<void> {
      await conversations.end(conversationId, reason).catch((error) => {
        log.error({ err: error, conversation: id }, 'a conversation nobody has is left to the reaper')
      })
    },
  }
}
