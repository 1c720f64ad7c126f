import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { WebhookTest } from '../../contract/staff.ts'
import { NOTABLE_SCORE } from '../../contract/staff-talks.ts'
import type { PostTarget } from '../posting/signed-post.ts'
import type { Database } from '../store/database.ts'
import { newId, stampNew } from '../store/ids.ts'
import { talks } from '../talks/talks-table.ts'
import type { Timing } from '../timing/timing.ts'
import type { Channel } from './channel.ts'
import { testNotice } from './notice.ts'
import { noticeWorker } from './notice-worker.ts'
import type { NoticeDetail, NoticeEvent, NoticeTarget } from './notices-table.ts'

export type NoticesParts = {
  db: Kysely<Database>
  /** The system that is told of everything, if any. */
  webhook: PostTarget | undefined
  /** The people who are told of what is worth a look, if any. */
  channel: Channel | undefined
  siteUrl: string
  timing: Timing
  log: Pick<Logger, 'warn' | 'error'>
}

export type Notices = ReturnType<typeof openNotices>

/** Tells others what happened here: each of it once, whatever is repeated or killed. */
export function openNotices({ timing, siteUrl, ...parts }: NoticesParts) {
  const { targets, toWebhook, ...work } = noticeWorker({ timing, siteUrl, ...parts })

  async function isWanted(
    trx: Kysely<Database>,
    target: NoticeTarget,
    event: NoticeEvent,
    subjectId: string,
  ): Promise<boolean> {
    if (target === 'webhook' || event === 'lead.created') return true
    if (event !== 'talk.ended') return false
    const talk = await talks.byId(trx, subjectId)
    return talk !== undefined && (talk.leadId !== null || (talk.score ?? 0) >= NOTABLE_SCORE)
  }

  return {
    /**
     * In the transaction of what it tells of: both are kept or neither. What was told of the same subject on the same
     * occasion before is not told again.
     */
    async queue(
      trx: Kysely<Database>,
      event: NoticeEvent,
      subjectId: string,
      { occasion = '', ...detail }: NoticeDetail & { occasion?: string } = {},
    ): Promise<void> {
      for (const target of targets) {
        if (!(await isWanted(trx, target, event, subjectId))) continue
        const { id, createdAt } = stampNew(timing.now)
        await trx
          .insertInto('notices')
          .values({
            id,
            target,
            event,
            subjectId,
            occasion,
            detail: JSON.stringify(detail),
            state: 'pending',
            attempts: 0,
            dueAt: createdAt,
            claimedUntil: null,
            deliveredAt: null,
            lastProblem: null,
            createdAt,
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    },

    /** Posts a made-up notice, now; undefined where there is no webhook. */
    async testWebhook(): Promise<WebhookTest | undefined> {
      if (!toWebhook) return undefined
      const id = newId(timing.now())
      const began = timing.elapsed()
      const notice = testNotice(id, new Date(timing.now()).toISOString(), siteUrl)
      const posted = await toWebhook(id, JSON.stringify(notice))
      return {
        isDelivered: posted.ok,
        status: posted.status,
        problem: posted.ok ? null : posted.problem,
        milliseconds: Math.round(timing.elapsed() - began),
      }
    },

    ...work,
  }
}
