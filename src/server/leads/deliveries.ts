import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../store/database.ts'
import { describeTable } from '../store/table.ts'

const deliveryRow = z.object({
  id: z.string(),
  leadId: z.string(),
  state: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.number(),
  dueAt: z.string(),
  claimedUntil: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  lastProblem: z.string().nullable(),
  createdAt: z.string(),
})
export type Delivery = z.infer<typeof deliveryRow>

declare module '../store/database.ts' {
  interface Database {
    /** Where a version before `notices` keeps those of new leads; while it runs beside this one, it writes them here. */
    lead_deliveries: Delivery
  }
}

export const deliveries = describeTable('lead_deliveries', deliveryRow)

/** Makes notices of what such a version left unsent, under the same ids: receivers know a repeat by them. */
export async function takeOverDeliveries(db: Kysely<Database>, since: string): Promise<void> {
  const left = await db
    .selectFrom('lead_deliveries')
    .selectAll()
    .where('state', '=', 'pending')
    .where('createdAt', '>=', since)
    .execute()
  for (const { leadId, ...delivery } of left)
    await db
      .insertInto('notices')
      .values({
        ...delivery,
        target: 'webhook',
        event: 'lead.created',
        subjectId: leadId,
        occasion: '',
        detail: '{}',
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await db.deleteFrom('lead_deliveries').where('createdAt', '<', since).execute()
}
