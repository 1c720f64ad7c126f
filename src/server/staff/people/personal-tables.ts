import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../store/database.ts'
import { anyOf, isAddress, type Person } from './person.ts'

export type PersonalTable = {
  /** Which rows are about this person. */
  of: (person: Person) => RawBuilder<boolean>
  /** What is somebody else's, and of no use or too telling once those are gone: erased with them, never exported. */
  follows?: (person: Person) => RawBuilder<boolean>
  /** Where the row stays because others count on it: what is put in place of what is personal. */
  blank?: Record<string, RawBuilder<unknown>>
  /** Keys, hashes, and browsers, which may be another person's: ours, and of no use to anybody in an export. */
  unsaid?: readonly string[]
}

const either = (...conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`
const telephone = (phone: string) => `${phone}@sms.invalid`

/** Every table that knows anything of a visitor, and how it is known there. A new table has to be named here or below. */
export const personalTables = {
  signups: { of: (p) => either(isAddress('email', p.email), anyOf('id', p.recordIds)) },
  messages: { of: (p) => either(isAddress('email', p.email), anyOf('id', p.recordIds)), unsaid: ['onceKey'] },
  waitlist: { of: (p) => either(isAddress('email', p.email), anyOf('id', p.recordIds)), unsaid: ['onceKey'] },
  leads: { of: (p) => sql`person = ${p.email}`, unsaid: ['words', 'search', 'seq'] },
  lead_notes: { of: (p) => anyOf('leadId', p.leadIds) },
  notices: { of: (p) => anyOf('subjectId', [...p.leadIds, ...p.conversationIds]) },
  lead_deliveries: { of: (p) => anyOf('leadId', p.leadIds) },
  accounts: { of: (p) => sql`"emailKey" = ${p.email}` },
  email_verifications: {
    of: (p) => sql`"emailKey" = ${p.email}`,
    unsaid: ['account', 'confirmedBy', 'visitor'],
  },
  phone_verifications: {
    of: (p) => anyOf('visitor', p.phoneVisitors),
    unsaid: ['numberHash', 'session', 'visitor'],
  },
  codes: {
    of: (p) => anyOf('holder', [p.email, ...p.accountIds, ...p.phoneVisitors]),
    unsaid: ['codeHash', 'holder'],
  },
  signup_requests: {
    of: (p) => anyOf('signupId', p.recordIds),
    unsaid: ['keyHash', 'bodyHash', 'visitor'],
  },
  outbox: {
    of: (p) =>
      either(
        isAddress('about', p.email),
        isAddress('to', p.email),
        isAddress('replyTo', p.email),
        anyOf('to', p.phones.map(telephone)),
      ),
    // Comes before the requests, which tell to whom these went.
    follows: (p) => sql`kind in ('transcript', 'transcript-link') and lower("to") in
      (select email from transcript_requests where ${anyOf('conversationId', p.conversationIds)})`,
  },
  transcripts: { of: (p) => anyOf('conversationId', p.conversationIds) },
  transcript_fetches: { of: (p) => anyOf('conversationId', p.conversationIds) },
  transcript_requests: {
    of: (p) => isAddress('email', p.email),
    follows: (p) => anyOf('conversationId', p.conversationIds),
    unsaid: ['linkHash'],
  },
  talk_contacts: { of: (p) => either(isAddress('email', p.email), anyOf('id', p.recordIds)) },
  talk_notes: { of: (p) => anyOf('talkId', p.conversationIds) },
  talk_links: { of: (p) => anyOf('talkId', p.conversationIds) },
  // Before the questions by which they are found: a group of nobody else's questions goes with them.
  unanswered_groups: {
    of: (
      p,
    ) => sql`id in (select "groupId" from unanswered_questions where ${anyOf('talkId', p.conversationIds)})
      and not exists (select 1 from unanswered_questions where "groupId" = unanswered_groups.id
        and not ${anyOf('talkId', p.conversationIds)})`,
    unsaid: ['meaning'],
  },
  unanswered_questions: { of: (p) => anyOf('talkId', p.conversationIds) },
  talks: { of: (p) => anyOf('id', p.conversationIds), unsaid: ['words', 'search', 'seq'] },
  avatar_events: { of: (p) => anyOf('conversationId', p.conversationIds), unsaid: ['fingerprint'] },
  // That there was a talk, and how it went, stays; who talked does not. No callback finds it any more.
  conversations: {
    of: (p) => anyOf('id', p.conversationIds),
    blank: {
      visitor: sql`null`,
      url: sql`null`,
      attribution: sql`null`,
      network: sql`null`,
      callbackTokenHash: sql`id`,
    },
    unsaid: ['callbackTokenHash', 'visitor', 'network'],
  },
} satisfies Partial<Record<keyof Database, PersonalTable>>

/** Tables that hold nothing of any visitor's: counters, keyed hashes, the staff's own doings. */
export const impersonal = [
  'kysely_migration',
  'leases',
  'rate_limits',
  'funnel_events',
  'phone_sends',
  'text_message_days',
  'bot_checks_spent',
  'staff_sessions',
  'staff_passkeys',
  'audit',
  'routing',
  'routing_turns',
] as const
