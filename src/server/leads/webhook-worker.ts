import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../store/database.ts'
import { stampNew } from '../store/ids.ts'
import { clockWatch } from '../timing/clock-watch.ts'
import type { Timing } from '../timing/timing.ts'
import { type Delivery, deliveries } from './deliveries.ts'
import { leads } from './leads-table.ts'
import { noticeOf } from './notice.ts'
import type { Post } from './webhook.ts'

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
/** Whoever has begun to post has it for itself for this long; longer than any post takes. */
const CLAIM_MS = MINUTE
const EVERY_MS = 5 * SECOND
const BATCH = 5
const FORGET_EVERY_MS = HOUR
/** How a notice fared is nobody's concern after this. */
const FORGET_AFTER_MS = 30 * 24 * HOUR

type Parts = {
  db: Kysely<Database>
  post: Post
  siteUrl: string
  timing: Timing
  log: Pick<Logger, 'warn' | 'error'>
}

/** Posts what is due. Every instance has one; each notice is claimed by one of them. */
export function webhookWorker({ db, post, siteUrl, timing, log }: Parts) {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()
  let isAwake = false
  let interrupt = new AbortController()
  let forgotAt = Number.NEGATIVE_INFINITY
  const clockSetBy = clockWatch(timing)
  let isBroughtBack = true
  const moment = (ms = 0) => new Date(timing.now() + ms).toISOString()
  const update = (id: string) =>
    db.updateTable('lead_deliveries').where('id', '=', id).where('state', '=', 'pending')

  async function claimDue(): Promise<Delivery[]> {
    const now = moment()
    const rows = await db
      .updateTable('lead_deliveries')
      .set((row) => ({ dueAt: moment(CLAIM_MS), attempts: row('attempts', '+', 1) }))
      .where(({ and, eb, selectFrom }) => {
        const due = selectFrom('lead_deliveries as due')
          .select('due.id')
          .where('due.state', '=', 'pending')
          .where('due.dueAt', '<=', now)
          .orderBy('due.dueAt')
          .orderBy('due.id')
          .limit(BATCH)
        // Asked again of the row itself: another instance may have claimed it since the list was made.
        return and([eb('id', 'in', due), eb('state', '=', 'pending'), eb('dueAt', '<=', now)])
      })
      .returningAll()
      .execute()
    return rows.map(deliveries.parse)
  }

  async function deliver({ id, leadId, attempts }: Delivery): Promise<void> {
    const lead = await leads.byId(db, leadId)
    // Erased meanwhile: there is nothing to tell any more.
    if (!lead) {
      await db.deleteFrom('lead_deliveries').where('id', '=', id).execute()
      return
    }
    const posted = await post(id, JSON.stringify(noticeOf(lead, siteUrl)), stopping.signal)
    if (posted.ok) {
      await update(id).set({ state: 'delivered', deliveredAt: moment(), lastProblem: null }).execute()
      return
    }
    // Cut off by our own stop: the claim lapses, and another instance or the next start goes on.
    if (stopping.signal.aborted) return
    const waitMs = posted.isFinal ? undefined : RETRY_AFTER_MS[attempts - 1]
    const lastProblem = posted.problem
    if (waitMs === undefined) {
      log.error({ lead: leadId, attempts, problem: lastProblem }, 'the notice of a lead was given up')
      await update(id).set({ state: 'failed', lastProblem }).execute()
    } else {
      log.warn({ lead: leadId, attempts, problem: lastProblem }, 'the notice of a lead has to be sent again')
      await update(id)
        .set({ dueAt: moment(waitMs), lastProblem })
        .execute()
    }
  }

  /** After the clock was turned back: what waits for a time that comes again only later is tried within a claim. */
  async function bringBack(): Promise<void> {
    const dueAt = moment(CLAIM_MS)
    await db
      .updateTable('lead_deliveries')
      .set({ dueAt })
      .where('state', '=', 'pending')
      .where('dueAt', '>', dueAt)
      .execute()
  }

  /** True where there may be more at once. */
  async function round(): Promise<boolean> {
    if (clockSetBy() < 0) isBroughtBack = false
    if (!isBroughtBack) await bringBack()
    isBroughtBack = true
    const claimed = await claimDue()
    await Promise.all(claimed.map(deliver))
    return claimed.length === BATCH
  }

  async function forget(): Promise<void> {
    if (timing.elapsed() - forgotAt < FORGET_EVERY_MS) return
    forgotAt = timing.elapsed()
    await db
      .deleteFrom('lead_deliveries')
      .where('state', '!=', 'pending')
      .where('createdAt', '<', moment(-FORGET_AFTER_MS))
      .execute()
  }

  async function loop() {
    while (!stopping.signal.aborted) {
      isAwake = false
      let hasMore = false
      try {
        hasMore = await round()
        await forget()
      } catch (error) {
        log.error({ err: error }, 'the webhook worker stumbled and tries again')
      }
      if (hasMore || isAwake) continue
      interrupt = new AbortController()
      await timing.sleep(EVERY_MS, AbortSignal.any([stopping.signal, interrupt.signal]))
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
        deliveredAt: null,
        lastProblem: null,
        createdAt,
      })
    },
    round,
    wake() {
      isAwake = true
      interrupt.abort()
    },
    start() {
      running = loop()
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
