import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { EndReason } from '../../contract/conversations.ts'
import type { StartSource } from '../../contract/start-sentences.ts'
import type { Database } from '../store/database.ts'
import type { Clock } from '../store/ids.ts'
import type { ConversationMetrics } from './conversation-metrics.ts'
import type { Conversation } from './conversations-table.ts'
import {
  type FunnelEvent,
  type FunnelStep,
  funnelEvent,
  type StepDetails,
  writeFunnelEvents,
} from './funnel-table.ts'

export type Journal = ReturnType<typeof conversationJournal>

type Parts = {
  db: Kysely<Database>
  clock: Clock
  metrics: ConversationMetrics
  log: Pick<Logger, 'warn'>
  afterwards: (work: () => Promise<void>) => void
}

/**
 * Each step of the funnel, counted at once and written down a moment later, several in one go: nobody waits for
 * it, and a step that cannot be written down stops nobody. Only a process that is killed loses the last moment's.
 */
export function conversationJournal({ db, clock, metrics, log, afterwards }: Parts) {
  let unwritten: FunnelEvent[] = []
  let writing = Promise.resolve()

  function record(step: FunnelStep, details: StepDetails) {
    unwritten.push(funnelEvent(clock, step, details))
    if (unwritten.length > 1) return
    afterwards(() => {
      // One after another, so that they stand in the table as they came.
      writing = writing.then(writeDown)
      return writing
    })
  }

  async function writeDown() {
    const events = unwritten
    unwritten = []
    try {
      await writeFunnelEvents(db, events)
    } catch (error) {
      log.warn({ err: error, steps: events.length }, 'steps of the funnel could not be written down')
    }
  }

  return {
    pressed: (source: StartSource) => record('press', { source }),
    started(source: StartSource, conversationId: string) {
      metrics.started(source)
      record('started', { source, conversationId })
    },
    refused(source: StartSource, reason: string) {
      metrics.refused(source, reason)
      record('refused', { source, reason })
    },
    joined: ({ source, id }: Conversation) => record('joined', { source, conversationId: id }),
    /** One that never reached its visitor was refused, not ended. */
    ended({ source, id, startedAt }: Conversation, reason: EndReason) {
      if (startedAt === null) return
      metrics.ended(reason)
      record('ended', { source, reason, conversationId: id })
    },
  }
}
