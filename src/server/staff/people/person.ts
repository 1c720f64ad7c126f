import { type Kysely, sql } from 'kysely'
import { personOf } from '../../leads/leads-table.ts'
import type { Database } from '../../store/database.ts'

/** Everything by which rows about one person can be known. */
export type Person = {
  /** In lower case. */
  email: string
  leadIds: string[]
  /** Signups, messages and waitlist entries. */
  recordIds: string[]
  phones: string[]
  accountIds: string[]
  /** The browsers they were seen with. */
  visitors: string[]
  /** By our ids. */
  conversationIds: string[]
  /** What is still running of those, by the provider's ids. */
  runningTalks: string[]
}

const unique = (values: (string | null | undefined)[]) => [
  ...new Set(values.filter((value) => value != null)),
]

/** `column in (…)`, also for none. */
export const anyOf = (column: string, values: readonly string[]) =>
  values.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`${sql.ref(column)} in (${sql.join([...values])})`

export const isAddress = (column: string, email: string) => sql<boolean>`lower(${sql.ref(column)}) = ${email}`

export async function findPerson(db: Kysely<Database>, address: string): Promise<Person> {
  const email = personOf(address)
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'recordId', 'conversationId'])
    .where('person', '=', email)
    .execute()
  const signups = await db
    .selectFrom('signups')
    .select(['id', 'phone', 'avatarConversationId'])
    .where(
      sql<boolean>`${isAddress('email', email)} or ${anyOf(
        'id',
        leads.map(({ recordId }) => recordId),
      )}`,
    )
    .execute()
  const accounts = await db.selectFrom('accounts').select('id').where('emailKey', '=', email).execute()
  const proofs = await db
    .selectFrom('email_verifications')
    .select('visitor')
    .where('emailKey', '=', email)
    .execute()
  const presses = await db
    .selectFrom('signup_requests')
    .select(['visitor', 'conversationId'])
    .where(
      anyOf(
        'signupId',
        signups.map(({ id }) => id),
      ),
    )
    .execute()

  const asked = await db
    .selectFrom('transcript_requests')
    .select('conversationId')
    .where('email', '=', email)
    .execute()

  const named = await db
    .selectFrom('conversations')
    .select(['id', 'visitor'])
    .where(
      sql<boolean>`${anyOf('id', unique([...leads, ...presses, ...asked].map(({ conversationId }) => conversationId)))}
        or ${anyOf('providerId', unique(signups.map(({ avatarConversationId }) => avatarConversationId)))}`,
    )
    .execute()
  const visitors = unique([...proofs, ...presses, ...named].map(({ visitor }) => visitor))
  // What was talked of in the same browser is theirs too, unless it led to somebody else's lead.
  const conversations = await db
    .selectFrom('conversations')
    .select(['id', 'providerId', 'state'])
    .where(
      sql<boolean>`${anyOf(
        'id',
        named.map(({ id }) => id),
      )} or (${anyOf('visitor', visitors)} and not exists
        (select 1 from leads where leads."conversationId" = conversations.id and leads.person <> ${email}))`,
    )
    .execute()

  return {
    email,
    leadIds: leads.map(({ id }) => id),
    recordIds: unique([...leads.map(({ recordId }) => recordId), ...signups.map(({ id }) => id)]),
    phones: unique(signups.map(({ phone }) => phone || undefined)),
    accountIds: accounts.map(({ id }) => id),
    visitors,
    conversationIds: conversations.map(({ id }) => id),
    runningTalks: unique(
      conversations.map(({ state, providerId }) => (state === 'active' ? providerId : null)),
    ),
  }
}

/** What was known of a person at two moments. */
export const together = (one: Person, other: Person): Person => ({
  email: one.email,
  leadIds: unique([...one.leadIds, ...other.leadIds]),
  recordIds: unique([...one.recordIds, ...other.recordIds]),
  phones: unique([...one.phones, ...other.phones]),
  accountIds: unique([...one.accountIds, ...other.accountIds]),
  visitors: unique([...one.visitors, ...other.visitors]),
  conversationIds: unique([...one.conversationIds, ...other.conversationIds]),
  runningTalks: other.runningTalks,
})
