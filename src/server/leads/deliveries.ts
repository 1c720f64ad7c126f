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
  /** When it is next to be tried; whoever tries moves it ahead first, so that others keep off. */
  dueAt: z.string(),
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
