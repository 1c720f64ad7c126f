import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { takeOverDeliveries } from '../leads/deliveries.ts'
import type { PostTarget } from '../posting/signed-post.ts'
import { workTable } from '../queue/work-table.ts'
import { worker } from '../queue/worker.ts'
import type { Database } from '../store/database.ts'
import type { Timing } from '../timing/timing.ts'
import { type Channel, lineFor } from './channel.ts'
import { noticeWords } from './notice-words.ts'
import { type Notice, type NoticeTarget, notices } from './notices-table.ts'
import { type PostNotice, postToChannel, postToWebhook } from './post-notice.ts'

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
  webhook: PostTarget | undefined
  channel: Channel | undefined
  siteUrl: string
  timing: Timing
  log: Pick<Logger, 'warn' | 'error'>
}

/** Posts what is due to those who are to be told; what waits for somebody else is left alone. */
export function noticeWorker({ db, webhook, channel, siteUrl, timing, log }: Parts) {
  const moment = (ms = 0) => new Date(timing.now() + ms).toISOString()
  const words = noticeWords(db, siteUrl)
  const toWebhook = webhook && postToWebhook(webhook, timing.now)
  const toChannel = channel && postToChannel(channel)
  const targets: NoticeTarget[] = [
    ...(webhook ? (['webhook'] as const) : []),
    ...(channel ? (['channel'] as const) : []),
  ]
  const table = workTable(db, timing.now, {
    table: 'notices',
    waiting: 'pending',
    due: 'dueAt',
    claimMs: MINUTE,
    longestWaitMs: Math.max(...RETRY_AFTER_MS),
    only: { column: 'target', oneOf: targets },
    parse: notices.parse,
  })

  /** What to post, and by which way; undefined where there is nothing to tell any more. */
  async function letterOf(notice: Notice): Promise<{ post: PostNotice; body: object } | undefined> {
    if (notice.target === 'webhook') {
      const body = await words.forWebhook(notice)
      return toWebhook && body && { post: toWebhook, body }
    }
    const line = await words.forChannel(notice)
    return channel && toChannel && line && { post: toChannel, body: lineFor(channel.shape, line) }
  }

  async function deliver(notice: Notice, cutOff: AbortSignal): Promise<void> {
    const { id, attempts, target, event, subjectId: subject } = notice
    const letter = await letterOf(notice)
    // Erased meanwhile.
    if (!letter) {
      await db.deleteFrom('notices').where('id', '=', id).execute()
      return
    }
    const posted = await letter.post(id, JSON.stringify(letter.body), cutOff)
    if (posted.ok) return table.settle(id, { state: 'delivered', deliveredAt: moment(), lastProblem: null })
    // Cut off by our own stop, which says nothing of the receiver.
    if (cutOff.aborted) return
    const lastProblem = posted.problem
    const told = { target, event, subject, attempts, problem: lastProblem }
    const waitMs = posted.isFinal ? undefined : RETRY_AFTER_MS[attempts - 1]
    if (waitMs === undefined) {
      log.error(told, 'a notice was given up')
      await table.settle(id, { state: 'failed', lastProblem })
    } else {
      log.warn(told, 'a notice has to be sent again')
      await table.postpone(id, waitMs, { lastProblem })
    }
  }

  return {
    targets,
    toWebhook,
    ...worker(
      {
        name: 'the worker for notices',
        everyMs: EVERY_MS,
        async round(cutOff) {
          if (targets.length === 0) return false
          const claimed = await table.claimDue(BATCH)
          await Promise.all(claimed.map((notice) => deliver(notice, cutOff)))
          return claimed.length === BATCH
        },
        repair: table.repair,
        async forget() {
          await takeOverDeliveries(db, moment(-FORGET_AFTER_MS))
          await table.forgetSettledBefore(moment(-FORGET_AFTER_MS))
        },
      },
      { timing, log },
    ),
  }
}
