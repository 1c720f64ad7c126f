import type { Kysely } from 'kysely'
import { z } from 'zod'
import { startSources } from '../../contract/start-sentences.ts'
import type { Database } from '../store/database.ts'
import { outlivesTheProcessOnly } from '../store/durability.ts'
import { type Clock, stampNew } from '../store/ids.ts'

export const funnelSteps = ['press', 'started', 'refused', 'joined', 'ended'] as const
export type FunnelStep = (typeof funnelSteps)[number]

const funnelRow = z.object({
  id: z.string(),
  step: z.enum(funnelSteps),
  source: z.enum(startSources),
  /** Why it was refused or how it ended. */
  reason: z.string().nullable(),
  conversationId: z.string().nullable(),
  createdAt: z.string(),
})
export type FunnelEvent = z.infer<typeof funnelRow>

declare module '../store/database.ts' {
  interface Database {
    /** Says what happened, never to whom: it may be kept when a person is forgotten. */
    funnel_events: FunnelEvent
  }
}

outlivesTheProcessOnly('funnel_events')

export type StepDetails = Pick<FunnelEvent, 'source'> &
  Partial<Pick<FunnelEvent, 'reason' | 'conversationId'>>

export const funnelEvent = (
  clock: Clock,
  step: FunnelStep,
  { source, reason = null, conversationId = null }: StepDetails,
): FunnelEvent => ({ ...stampNew(clock), step, source, reason, conversationId })

export async function writeFunnelEvents(db: Kysely<Database>, events: FunnelEvent[]): Promise<void> {
  await db.insertInto('funnel_events').values(events).execute()
}
