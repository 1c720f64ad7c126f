import { z } from 'zod'
import { type LeadAttribution, type LeadSummary, leadKind, leadState } from '../../contract/staff.ts'
import { trade } from '../../contract/talks.ts'
import { describeTable } from '../store/table.ts'
import { emailKeyOf } from '../verification/email/address.ts'

const leadRow = z.object({
  id: z.string(),
  kind: leadKind,
  /** The row in `signups`, `messages`, `waitlist` or `talk_contacts` that it stands for. */
  recordId: z.string(),
  /** As it was written. */
  email: z.string(),
  /** The same in lower case: who this is, whatever they leave. */
  person: z.string(),
  name: z.string(),
  headline: z.string(),
  /** What a search looks at; see words.ts. */
  words: z.string(),
  state: leadState,
  owner: z.string().nullable(),
  source: z.string(),
  /** JSON of the first touch. */
  attribution: z.string(),
  /** Of our table of conversations. */
  conversationId: z.string().nullable(),
  isSuspect: z.boolean(),
  /** What rules give leads away by, as far as it is known. */
  score: z.number().nullable(),
  industry: trade.nullable(),
  country: z.string().nullable(),
  timeZone: z.string().nullable(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Lead = z.infer<typeof leadRow>

const noteRow = z.object({
  id: z.string(),
  leadId: z.string(),
  author: z.string(),
  text: z.string(),
  createdAt: z.string(),
})
export type Note = z.infer<typeof noteRow>

declare module '../store/database.ts' {
  interface Database {
    /** Every signup, message, demo request, waitlist entry and address left in a talk once more, as work to be done. */
    leads: Lead & { seq: Generated<number> }
    lead_notes: Note
  }
}
type Generated<T> = import('kysely').Generated<T>

export const leads = describeTable('leads', leadRow)
export const leadNotes = describeTable('lead_notes', noteRow)

/** Two spellings of one address are one person. */
export const personOf = emailKeyOf

export const summaryOf = (lead: Lead): LeadSummary => ({
  id: lead.id,
  kind: lead.kind,
  name: lead.name,
  email: lead.email,
  headline: lead.headline,
  state: lead.state,
  owner: lead.owner,
  source: lead.source,
  isSuspect: lead.isSuspect,
  hasConversation: lead.conversationId !== null,
  score: lead.score,
  version: lead.version,
  createdAt: lead.createdAt,
  updatedAt: lead.updatedAt,
})

/** What a plot or a filter groups by: the campaign's source, else the referring host, else nothing is known. */
export function sourceOf({ source, referrer }: LeadAttribution, unknown: string): string {
  const host = referrer ? (URL.parse(referrer)?.hostname ?? referrer) : undefined
  const found = source?.trim() || host?.replace(/^www\./, '').trim() || unknown
  return found.toLowerCase().slice(0, 100)
}
