import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { workTable } from '../queue/work-table.ts'
import { worker } from '../queue/worker.ts'
import type { Database } from '../store/database.ts'
import { stampNew } from '../store/ids.ts'
import type { Timing } from '../timing/timing.ts'
import { type Delivery, deliveries } from './deliveries.ts'
import { leads } from './leads-table.ts'
import { noticeOf } from './notice.ts'
import type { PostNotice } from './post-notice.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** After each failed attempt, as Standard Webhooks suggests: a receiver may be gone for a weekend. */
export const RETRY_AFTER_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]
const EVERY_MS = 5 * SECOND
const BATCH = 5
/** How a notice fared is nobody's concern after this. */
const FORGET_AFTER_MS = 30 * 24 * HOUR

type Parts = {
  db: Kysely<Database>
  post: PostNotice
  siteUrl: string
  timing: Timing
  log: Pick<Logger, 'warn' | 'error'>
}

/** Posts what is due. */
export function webhookWorker({ db, post, siteUrl, timing, log }: Parts) {
  const moment = (ms = 0) => new Date(timing.now() + ms).toISOString()
  const notices = workTable(db, timing.now, {
    table: 'lead_deliveries',
    waiting: 'pending',
    due: 'dueAt',
    claimMs: MINUTE,
    longestWaitMs: Math.max(...RETRY_AFTER_MS),
    parse: deliveries.parse,
  })

  async function deliver({ id, leadId, attempts }: Delivery, cutOff: AbortSignal): Promise<void> {
    const lead = await leads.byId(db, leadId)
    // Erased meanwhile: there is nothing to tell any more.
    if (!lead) {
      await db.deleteFrom('lead_deliveries').where('id', '=', id).execute()
      return
    }
    const posted = await post(id, JSON.stringify(noticeOf(lead, siteUrl)), cutOff)
    if (posted.ok) return notices.settle(id, { state: 'delivered', deliveredAt: moment(), lastProblem: null })
    // Cut off by our own stop, which says nothing of the receiver.
    if (cutOff.aborted) return
    const lastProblem = posted.problem
    const waitMs = posted.isFinal ? undefined : RETRY_AFTER_MS[attempts - 1]
    if (waitMs === undefined) {
      log.error({ lead: leadId, attempts, problem: lastProblem }, 'the notice of a lead was given up')
      await notices.settle(id, { state: 'failed', lastProblem })
    } else {
      log.warn({ lead: leadId, attempts, problem: lastProblem }, 'the notice of a lead has to be sent again')
      await notices.postpone(id, waitMs, { lastProblem })
    }
  }

  return {
    /** In the transaction that keeps the lead. */
    async queue(trx: Kysely<Database>, leadId: string): Promise<void> {
      const { id, createdAt } = stampNew(timing.now)
      await deliveries.insert(trx, {
        id,
        leadId,
        state: 'pending',
        attempts: 0,
        dueAt: createdAt,
        claimedUntil: null,
        deliveredAt: null,
        lastProblem: null,
        createdAt,
      })
    },

    ...worker(
      {
        name: 'the webhook worker',
        everyMs: EVERY_MS,
        async round(cutOff) {
          const claimed = await notices.claimDue(BATCH)
          await Promise.all(claimed.map((delivery) => deliver(delivery, cutOff)))
          return claimed.length === BATCH
        },
        repair: notices.repair,
        forget: () => notices.forgetSettledBefore(moment(-FORGET_AFTER_MS)),
      },
      { timing, log },
    ),
  }
}
