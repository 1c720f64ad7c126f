import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { LeadPage } from '../../contract/staff.ts'
import type { Database } from '../store/database.ts'
import { describeTable } from '../store/table.ts'

/** What others are told of. */
export const noticeEvents = ['talk.ended', 'lead.created', 'lead.updated', 'lead.rated'] as const
export type NoticeEvent = (typeof noticeEvents)[number]

/** A system of the operator's, by signed posts; or people, by a line in their channel. */
export const noticeTargets = ['webhook', 'channel'] as const
export type NoticeTarget = (typeof noticeTargets)[number]

export const noticeDetail = z.object({
  /** Of a lead that was changed. */
  changed: z.array(z.enum(['state', 'owner', 'score'])).optional(),
  /** The talk that was rated. */
  talkId: z.string().optional(),
})
export type NoticeDetail = z.infer<typeof noticeDetail>

const noticeRow = z.object({
  /** Also the `webhook-id`, by which a receiver knows a repeat. */
  id: z.string(),
  target: z.enum(noticeTargets),
  event: z.enum(noticeEvents),
  /** The talk or the lead it is about. */
  subjectId: z.string(),
  /** Which time of several it happened; empty for what happens once. */
  occasion: z.string(),
  /** JSON of `noticeDetail`. */
  detail: z.string(),
  state: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.number(),
  /** When it is next to be tried. */
  dueAt: z.string(),
  claimedUntil: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  /** A status or a code, never the receiver's own words. */
  lastProblem: z.string().nullable(),
  createdAt: z.string(),
})
export type Notice = z.infer<typeof noticeRow>

declare module '../store/database.ts' {
  interface Database {
    /** What others are told, and how it fared: ids and states. What it says is looked up when it is sent. */
    notices: Notice
  }
}

export const notices = describeTable('notices', noticeRow)

/** How the webhook's notice of a new lead fared. */
export async function noticeOf(
  db: Kysely<Database>,
  leadId: string,
  isOn: boolean,
): Promise<LeadPage['webhook']> {
  const found = await db
    .selectFrom('notices')
    .selectAll()
    .where('subjectId', '=', leadId)
    .where('target', '=', 'webhook')
    .where('event', '=', 'lead.created')
    .executeTakeFirst()
  if (!found) return { state: isOn ? 'none' : 'off', attempts: 0, lastProblem: null }
  const { state, attempts, lastProblem } = notices.parse(found)
  return { state, attempts, lastProblem }
}

/** How those to the webhook fare all told. */
export async function noticeSummary(db: Kysely<Database>) {
  const toWebhook = db.selectFrom('notices').where('target', '=', 'webhook')
  const counts = await toWebhook
    .select((row) => ['state', row.fn.countAll<number>().as('count')])
    .where('state', '!=', 'delivered')
    .groupBy('state')
    .execute()
  const last = await toWebhook.select((row) => row.fn.max('deliveredAt').as('at')).executeTakeFirst()
  const troubled = await toWebhook
    .select('lastProblem')
    .where('state', '!=', 'delivered')
    .where('lastProblem', 'is not', null)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  const countOf = (state: Notice['state']) => Number(counts.find((row) => row.state === state)?.count ?? 0)
  return {
    pending: countOf('pending'),
    failed: countOf('failed'),
    lastDeliveredAt: last?.at ?? null,
    lastProblem: troubled?.lastProblem ?? null,
  }
}
