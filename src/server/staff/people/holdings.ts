import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../store/database.ts'
import { anyOf, isAddress, type Person } from './person.ts'

export type Holding = {
  /** Which rows are about this person. */
  of: (person: Person) => RawBuilder<boolean>
  /** Where the row stays because others count on it: what is put in place of what is personal. */
  blank?: Record<string, RawBuilder<unknown>>
  /** Keys and hashes: ours, and of no use to anybody in an export. */
  unsaid?: readonly string[]
}

const either = (...conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`
const telephone = (phone: string) => `${phone}@sms.invalid`

/** Every table that knows anything of a visitor, and how it is known there. A new table has to be named here or below. */
export const holdings = {
  signups: { of: (p) => either(isAddress('email', p.email), anyOf('id', p.recordIds)) },
  messages: { of: (p) => either(isAddress('email', p.email), anyOf('id', p.recordIds)), unsaid: ['onceKey'] },
  waitlist: { of: (p) => either(isAddress('email', p.email), anyOf('id', p.recordIds)), unsaid: ['onceKey'] },
  leads: { of: (p) => sql`person = ${p.email}`, unsaid: ['words', 'search', 'seq'] },
  lead_notes: { of: (p) => anyOf('leadId', p.leadIds) },
  lead_deliveries: { of: (p) => anyOf('leadId', p.leadIds) },
  accounts: { of: (p) => sql`"emailKey" = ${p.email}` },
  email_verifications: { of: (p) => sql`"emailKey" = ${p.email}`, unsaid: ['account', 'confirmedBy'] },
  phone_verifications: { of: (p) => anyOf('visitor', p.visitors), unsaid: ['numberHash', 'session'] },
  codes: { of: (p) => anyOf('holder', [p.email, ...p.accountIds, ...p.visitors]), unsaid: ['codeHash'] },
  signup_requests: {
    of: (p) => either(anyOf('signupId', p.recordIds), anyOf('visitor', p.visitors)),
    unsaid: ['keyHash', 'bodyHash'],
  },
  outbox: {
    of: (p) =>
      either(
        isAddress('about', p.email),
        isAddress('to', p.email),
        isAddress('replyTo', p.email),
        anyOf('to', p.phones.map(telephone)),
      ),
  },
  transcripts: { of: (p) => anyOf('conversationId', p.conversationIds) },
  transcript_requests: {
    of: (p) => either(isAddress('email', p.email), anyOf('conversationId', p.conversationIds)),
  },
  avatar_events: { of: (p) => anyOf('conversationId', p.conversationIds), unsaid: ['fingerprint'] },
  // That there was a talk, and how it went, stays; who talked does not. No callback finds it any more.
  conversations: {
    of: (p) => anyOf('id', p.conversationIds),
    blank: {
      visitor: sql`null`,
      url: sql`null`,
      attribution: sql`null`,
      callbackTokenHash: sql`id`,
    },
    unsaid: ['callbackTokenHash'],
  },
} satisfies Partial<Record<keyof Database, Holding>>

/** Tables that hold nothing of any visitor's: counters, keyed hashes, the staff's own doings. */
export const impersonal = [
  'kysely_migration',
  'leases',
  'rate_limits',
  'funnel_events',
  'phone_sends',
  'bot_checks_spent',
  'staff_sessions',
  'staff_passkeys',
  'audit',
] as const

/** Where anybody may have written an address down: mentions of the person elsewhere. */
export const freeText = {
  lead_notes: ['text'],
  leads: ['headline'],
  messages: ['subject', 'message'],
  waitlist: ['interest'],
  outbox: ['subject', 'text', 'html'],
  transcripts: ['turns'],
  avatar_events: ['body'],
} as const satisfies Partial<Record<keyof typeof holdings, readonly string[]>>
