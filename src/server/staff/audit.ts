import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type AuditAction, type AuditEntry, auditAction } from '../../contract/staff.ts'
import type { Database } from '../store/database.ts'
import { type Clock, stampNew } from '../store/ids.ts'
import { describeTable, olderThan, type PageRequest, toPage } from '../store/table.ts'

const auditRow = z.object({
  id: z.string(),
  actor: z.string().nullable(),
  action: auditAction,
  subject: z.string().nullable(),
  /** JSON of texts. */
  detail: z.string(),
  createdAt: z.string(),
})
export type AuditRow = z.infer<typeof auditRow>

declare module '../store/database.ts' {
  interface Database {
    /** Who of the staff did what: ids, states and staff addresses, never anything of a visitor's. */
    audit: AuditRow
  }
}

export const auditTable = describeTable('audit', auditRow)

const detailOf = z.record(z.string(), z.string())
export const entryOf = (row: AuditRow): AuditEntry => ({
  ...row,
  detail: detailOf.parse(JSON.parse(row.detail)),
})

export type Deed = {
  actor: string | null
  action: AuditAction
  subject?: string | null
  detail?: Record<string, string>
}

/** Written in the transaction of what it tells of: nothing is done unseen, and nothing is told that was not done. */
export async function audit(
  db: Kysely<Database>,
  clock: Clock,
  { actor, action, subject = null, detail = {} }: Deed,
): Promise<void> {
  await auditTable.insert(db, { ...stampNew(clock), actor, action, subject, detail: JSON.stringify(detail) })
}

export async function listAudit(
  db: Kysely<Database>,
  {
    actor,
    action,
    limit,
    after,
  }: PageRequest & { actor?: string | undefined; action?: AuditAction | undefined },
) {
  let query = db.selectFrom('audit').selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc')
  if (actor) query = query.where('actor', '=', actor)
  if (action) query = query.where('action', '=', action)
  if (after) query = query.where(olderThan(after))
  return toPage((await query.limit(limit + 1).execute()).map(auditTable.parse), limit)
}

/** How a lead came to be what it is. */
const historyActions = ['lead.created', 'lead.state', 'lead.owner', 'lead.note'] as const

export async function historyOf(db: Kysely<Database>, leadId: string): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .where('subject', '=', leadId)
    .where('action', 'in', historyActions)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map((row) => entryOf(auditTable.parse(row)))
}
