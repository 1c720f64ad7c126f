import { z } from 'zod'
import { describeTable } from '../store/table.ts'

const transcriptRow = z.object({
  id: z.string(),
  /** Our own id of the conversation. */
  conversationId: z.string(),
  /** JSON: see `transcriptOf`. */
  turns: z.string(),
  createdAt: z.string(),
})
export type TranscriptRow = z.infer<typeof transcriptRow>

/** Somebody who wants to have a talk's transcript by mail; it may come later than they asked. */
const transcriptRequestRow = z.object({
  id: z.string(),
  conversationId: z.string(),
  /** In lower case. */
  email: z.string(),
  sentAt: z.string().nullable(),
  /** Where a link was sent instead of what was said: its token's hash, and until when it opens anything. */
  linkHash: z.string().nullable(),
  linkExpiresAt: z.string().nullable(),
  createdAt: z.string(),
})
export type TranscriptRequestRow = z.infer<typeof transcriptRequestRow>

declare module '../store/database.ts' {
  interface Database {
    transcripts: TranscriptRow
    transcript_requests: TranscriptRequestRow
  }
}

export const transcripts = describeTable('transcripts', transcriptRow)
