import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { LeadPage } from '../../contract/staff.ts'
import type { Database } from '../store/database.ts'
import { describeTable } from '../store/table.ts'

export const deliveryStates = ['pending', 'delivered', 'failed'] as const

const deliveryRow = z.object({
  /** Also the `webhook-id`, by which a receiver knows a repeat. */
  id: z.string(),
  leadId: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  /** When it is next to be tried. */
  dueAt: z.string(),
  claimedUntil: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  /** A status or a code, never the receiver's own words. */
  lastProblem: z.string().nullable(),
  createdAt: z.string(),
})
export type Delivery = z.infer<typeof deliveryRow>

declare module '../store/database.ts' {
  interface Database {
    lead_deliveries: Delivery
  }
}

export const deliveries = describeTable('lead_deliveries', deliveryRow)

/** How the notice of one lead fared. */
export async function deliveryOf(
  db: Kysely<Database>,
  leadId: string,
  isOn: boolean,
): Promise<LeadPage['webhook']> {
  const found = await db
    .selectFrom('lead_deliveries')
    .selectAll()
    .where('leadId', '=', leadId)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  if (!found) return { state: isOn ? 'none' : 'off', attempts: 0, lastProblem: null }
  const { state, attempts, lastProblem } = deliveries.parse(found)
  return { state, attempts, lastProblem }
}

/** How they fare all told. */
export async function deliverySummary(db: Kysely<Database>) {
  const counts = await db
    .selectFrom('lead_deliveries')
    .select((row) => ['state', row.fn.countAll<number>().as('count')])
    .where('state', '!=', 'delivered')
    .groupBy('state')
    .execute()
  const last = await db
    .selectFrom('lead_deliveries')
    .select((row) => row.fn.max('deliveredAt').as('at'))
    .executeTakeFirst()
  const troubled = await db
    .selectFrom('lead_deliveries')
    .select('lastProblem')
    .where('state', '!=', 'delivered')
    .where('lastProblem', 'is not', null)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  const countOf = (state: Delivery['state']) => Number(counts.find((row) => row.state === state)?.count ?? 0)
  return {
    pending: countOf('pending'),
    failed: countOf('failed'),
    lastDeliveredAt: last?.at ?? null,
    lastProblem: troubled?.lastProblem ?? null,
  }
}
