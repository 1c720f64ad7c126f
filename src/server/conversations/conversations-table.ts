import { z } from 'zod'
import { endReason } from '../../contract/conversations.ts'
import { startSources } from '../../contract/start-sentences.ts'
import { outlivesTheProcessOnly } from '../store/durability.ts'
import { describeTable } from '../store/table.ts'

/**
 * - `starting`: written down before the provider is asked, so that a crash leaves a trace
 * - `active`: handed to its visitor
 * - `ending`: over for us; the provider may not know yet, or may not have been found to have it
 * - `ended`: the provider knows too
 * - `refused`: nothing was made
 */
export const conversationStates = ['starting', 'active', 'ending', 'ended', 'refused'] as const

const conversationRow = z.object({
  id: z.string(),
  /** The provider's `conversation_id`: what visitors and signups know it by. */
  providerId: z.string().nullable(),
  url: z.string().nullable(),
  /** Who started it; forgotten after a while. */
  visitor: z.string().nullable(),
  source: z.enum(startSources),
  /** The id of the AI notice that was shown. */
  notice: z.string().nullable(),
  state: z.enum(conversationStates),
  endReason: endReason.nullable(),
  startedAt: z.string().nullable(),
  joinedAt: z.string().nullable(),
  /** When a page that shows it was last heard of; null until one was. */
  lastSeenAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  callbackTokenHash: z.string(),
  /** Until then somebody is at work on ending it; others keep off. */
  claimedUntil: z.string().nullable(),
  attempts: z.number(),
  /** JSON: what led the visitor to us, as their page told. */
  attribution: z.string().nullable(),
  /** A keyed hash of the network it was started from, kept while a network's share is counted. */
  network: z.string().nullable(),
  createdAt: z.string(),
})
export type Conversation = z.infer<typeof conversationRow>

const avatarEventRow = z.object({
  id: z.string(),
  conversationId: z.string(),
  eventType: z.string(),
  /** As the provider sent it. */
  body: z.string(),
  fingerprint: z.string(),
  createdAt: z.string(),
})
export type AvatarEvent = z.infer<typeof avatarEventRow>

declare module '../store/database.ts' {
  interface Database {
    conversations: Conversation & {
      /** When its end was taken up: its talk stands at the desk as over, and its transcript is asked for. */
      takenUpAt: string | null
    }
    avatar_events: AvatarEvent
  }
}

outlivesTheProcessOnly('conversations')

export const conversations = describeTable('conversations', conversationRow)

/** Whoever talked was erased: no callback finds it any more, and no word of it is to come back. */
export const isErased = ({ id, callbackTokenHash }: Pick<Conversation, 'id' | 'callbackTokenHash'>) =>
  callbackTokenHash === id
