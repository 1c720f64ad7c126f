import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../store/database.ts'
import { type Clock, stampNew } from '../store/ids.ts'
import { describeTable } from '../store/table.ts'

const waitlistRow = z.object({
  id: z.string(),
  email: z.string(),
  interest: z.string(),
  createdAt: z.string(),
})
export type WaitlistEntry = z.infer<typeof waitlistRow>
export type NewWaitlistEntry = Omit<WaitlistEntry, 'id' | 'createdAt'>

declare module '../store/database.ts' {
  interface Database {
    waitlist: WaitlistEntry
  }
}

export const waitlist = describeTable('waitlist', waitlistRow)

export async function insertWaitlistEntry(
  db: Kysely<Database>,
  clock: Clock,
  fields: NewWaitlistEntry,
): Promise<WaitlistEntry> {
  const entry = { ...fields, ...stampNew(clock) }
  await waitlist.insert(db, entry)
  return entry
}
