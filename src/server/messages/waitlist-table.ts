import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../store/database.ts'
import { type Clock, stampNew } from '../store/ids.ts'
import { describeTable } from '../store/table.ts'

const waitlistRow = z.object({
  id: z.string(),
  email: z.string(),
  interest: z.string(),
  /** Looks like a machine's: kept, and nobody is written to. */
  isSuspect: z.boolean(),
  /** Once for an address and an interest. */
  onceKey: z.string().nullable(),
  createdAt: z.string(),
})
export type WaitlistEntry = z.infer<typeof waitlistRow>
export type NewWaitlistEntry = Pick<WaitlistEntry, 'email' | 'interest'> &
  Partial<Pick<WaitlistEntry, 'isSuspect' | 'onceKey'>>

declare module '../store/database.ts' {
  interface Database {
    waitlist: WaitlistEntry
  }
}

export const waitlist = describeTable('waitlist', waitlistRow)

const toRow = (fields: NewWaitlistEntry, clock: Clock): WaitlistEntry => ({
  isSuspect: false,
  onceKey: null,
  ...fields,
  ...stampNew(clock),
})

export async function insertWaitlistEntry(
  db: Kysely<Database>,
  clock: Clock,
  fields: NewWaitlistEntry,
): Promise<WaitlistEntry> {
  const entry = toRow(fields, clock)
  await waitlist.insert(db, entry)
  return entry
}

/** Undefined where this address already waits for this. */
export async function insertWaitlistEntryOnce(
  db: Kysely<Database>,
  clock: Clock,
  fields: NewWaitlistEntry & { onceKey: string },
): Promise<WaitlistEntry | undefined> {
  const entry = toRow(fields, clock)
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('waitlist')
    .values(entry)
    .onConflict((conflict) => conflict.column('onceKey').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n ? entry : undefined
}
