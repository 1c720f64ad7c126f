import { z } from 'zod'
import { transcriptTurn } from './staff.ts'

/**
 * `POST /api/transcripts/read`, from the page that a mailed link opens (`/transcript#…`). The token stands behind the
 * `#`, which no browser sends, and comes in the body: no address, log or referrer ever holds it.
 */
export const transcriptLink = z.object({ token: z.string().trim().min(1).max(200) })

export const sharedTranscript = z.object({
  startedAt: z.string(),
  /** Null where it is not known how long it lasted. */
  seconds: z.int().nullable(),
  /** At most three sentences; empty until it was drawn, and where nothing was said. */
  summary: z.string(),
  turns: z.array(transcriptTurn),
})
export type SharedTranscript = z.infer<typeof sharedTranscript>
