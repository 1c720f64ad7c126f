import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { EndReason } from '../../contract/conversations.ts'
import type { StartSource } from '../../contract/start-sentences.ts'
import type { Database } from '../store/database.ts'
import type { Clock } from '../store/ids.ts'
import type { ConversationMetrics } from './conversation-metrics.ts'
import type { Conversation } from './conversations-table.ts'
import { recordStep } from './funnel-table.ts'

export type Journal = ReturnType<typeof conversationJournal>

/** Each step of the funnel, counted and kept. A step that cannot be written down stops nobody. */
export function conversationJournal(
  db: Kysely<Database>,
  clock: Clock,
  metrics: ConversationMetrics,
  log: Pick<Logger, 'warn'>,
) {
  const record = async (
    ...[step, details]: [Parameters<typeof recordStep>[2], Parameters<typeof recordStep>[3]]
  ) => {
    try {
      await recordStep(db, clock, step, details)
    } catch (error) {
      log.warn({ err: error, step }, 'a step of the funnel could not be written down')
    }
  }
  return {
    pressed: (source: StartSource) => record('press', { source }),
    started(source: StartSource, conversationId: string) {
      metrics.started(source)
      return record('started', { source, conversationId })
    },
    refused(source: StartSource, reason: string) {
      metrics.refused(source, reason)
      return record('refused', { source, reason })
    },
    joined: ({ source, id }: Conversation) => record('joined', { source, conversationId: id }),
    /** One that never reached its visitor was refused, not ended. */
    async ended({ source, id, startedAt }: Conversation, reason: EndReason) {
      if (startedAt === null) return
      metrics.ended(reason)
      await record('ended', { source, reason, conversationId: id })
    },
  }
}
