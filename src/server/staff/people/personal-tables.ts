import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../store/database.ts'
import { anyOf, isAddress, ownTalks, type Person } from './person.ts'
import { talkTables } from './talk-tables.ts'

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
    // Comes before the requests and what else tells whom these are about.
    follows: (p) => talkTables.outbox.of(p.conversationIds),
  },
  transcripts: { of: (p) => talkTables.transcripts.of(p.conversationIds) },
  transcript_fetches: { of: (p) => talkTables.transcript_fetches.of(p.conversationIds) },
  transcript_requests: {
    of: (p) => isAddress('email', p.email),
    follows: (p) => talkTables.transcript_requests.of(p.conversationIds),
    unsaid: ['linkHash'],
  },
  talk_contacts: { of: (p) => either(isAddress('email', p.email), anyOf('id', p.recordIds)) },
  // What we wrote and drew: never sent to anybody, so it is told only to whom the talk belongs.
  talk_notes: { of: (p) => talkTables.talk_notes.of(ownTalks(p)) },
  talk_links: { of: (p) => talkTables.talk_links.of(ownTalks(p)) },
  unanswered_groups: { of: (p) => talkTables.unanswered_groups.of(ownTalks(p)), unsaid: ['meaning'] },
  unanswered_questions: { of: (p) => talkTables.unanswered_questions.of(ownTalks(p)) },
  talks: { of: (p) => talkTables.talks.of(ownTalks(p)), unsaid: ['words', 'search', 'seq'] },
  avatar_events: {
    of: (p) => talkTables.avatar_events.of(p.conversationIds),
    unsaid: ['fingerprint'],
  },
  conversations: {
    ...talkTables.conversations,
    of: (p) => talkTables.conversations.of(p.conversationIds),
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
