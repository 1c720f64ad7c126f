import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../store/database.ts'
import { describeTable } from '../../store/table.ts'

/** `came` by whichever way: the provider called back, or was asked. */
export const fetchStates = ['waiting', 'came', 'given_up'] as const

const fetchRow = z.object({
  id: z.string(),
  conversationId: z.string(),
  state: z.enum(fetchStates),
  /** How often the provider was asked. */
  attempts: z.number(),
  dueAt: z.string(),
  claimedUntil: z.string().nullable(),
  /** Of the client's closed list, never the provider's own words. */
  lastProblem: z.string().nullable(),
  createdAt: z.string(),
})
export type TranscriptFetch = z.infer<typeof fetchRow>

declare module '../../store/database.ts' {
  interface Database {
    /** Talks that are over and whose words have not come. */
    transcript_fetches: TranscriptFetch
  }
}

export const transcriptFetches = describeTable('transcript_fetches', fetchRow)

/** In the transaction that keeps it: nobody has to ask for it any more. */
export async function transcriptCame(db: Kysely<Database>, conversationId: string): Promise<void> {
  await db
    .updateTable('transcript_fetches')
    .set({ state: 'came', claimedUntil: null, lastProblem: null })
    .where('conversationId', '=', conversationId)
    .execute()
}
