import { z } from 'zod'
import { describeTable } from '../store/table.ts'

/**
 * - `queued`: to be sent, again if need be
 * - `sent`: taken by the mail server, or, where there is none, delivered by standing here
 * - `failed`: refused for good
 */
export const outboxStates = ['queued', 'sent', 'failed'] as const

const outboxRow = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  replyTo: z.string().nullable(),
  /** The e-mail address of the person it concerns. */
  about: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** JSON: see `attachmentsOf`. */
  attachments: z.string(),
  state: z.enum(outboxStates),
  attempts: z.number(),
  nextAttemptAt: z.string(),
  /** Until then somebody is at work on sending it; others keep off. */
  claimedUntil: z.string().nullable(),
  sentAt: z.string().nullable(),
  /** A code, never the server's own words: those like to repeat the address. */
  lastError: z.string().nullable(),
  createdAt: z.string(),
})
export type OutboxRow = z.infer<typeof outboxRow>

declare module '../store/database.ts' {
  interface Database {
    outbox: OutboxRow
  }
}

export const outbox = describeTable('outbox', outboxRow)

const attachments = z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() }))
export const attachmentsOf = (row: Pick<OutboxRow, 'attachments'>) =>
  attachments.parse(JSON.parse(row.attachments))
