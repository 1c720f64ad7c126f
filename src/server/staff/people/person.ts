import { type Kysely, sql } from 'kysely'
import { personOf } from '../../leads/leads-table.ts'
import type { Database } from '../../store/database.ts'

/** Everything by which rows about one person can be known. A browser is nobody: what it holds may be anybody's. */
export type Person = {
  /** In lower case. */
  email: string
  /** As they gave them. */
  names: string[]
  leadIds: string[]
  /** Signups, messages, waitlist entries and addresses left in talks. */
  recordIds: string[]
  phones: string[]
  accountIds: string[]
  /** The browsers in which they signed up by telephone: their proofs of a number are known by nothing else. */
  phoneVisitors: string[]
  /** Talks tied to their own lead or signup, or to their address by whoever talked, by our ids. */
  conversationIds: string[]
  /** Of these, those in which their address was only typed and that are somebody else's: not theirs to have erased. */
  sharedTalks: string[]
  /** What is still running of those that are theirs alone, by the provider's ids. */
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
    .select(['id', 'kind', 'recordId', 'conversationId', 'name'])
    .where('person', '=', email)
    .execute()
  const signups = await db
    .selectFrom('signups')
    .select(['id', 'name', 'phone', 'avatarConversationId'])
    .where(
      sql<boolean>`${isAddress('email', email)} or ${anyOf(
        'id',
        leads.map(({ recordId }) => recordId),
      )}`,
    )
    .execute()
  const accounts = await db.selectFrom('accounts').select('id').where('emailKey', '=', email).execute()
  const signupIds = signups.map(({ id }) => id)
  const presses = await db
    .selectFrom('signup_requests')
    .select(['visitor', 'conversationId', 'signupId'])
    .where(anyOf('signupId', signupIds))
    .execute()

  const forms = leads.filter(({ kind }) => kind !== 'talk')
  const own = unique([
    ...[...forms, ...presses].map(({ conversationId }) => conversationId),
    ...(await talksOfLeads(
      db,
      leads.map(({ id }) => id),
    )),
  ])
  const typed = await talksWithAddress(db, email)
  const rooms = unique(signups.map(({ avatarConversationId }) => avatarConversationId))
  const conversations = await db
    .selectFrom('conversations')
    .select(['id', 'providerId', 'state'])
    .where(sql<boolean>`${anyOf('id', [...own, ...typed])} or ${anyOf('providerId', rooms)}`)
    .execute()
  const isOwn = ({ id, providerId }: { id: string; providerId: string | null }) =>
    own.includes(id) || rooms.includes(providerId ?? '')
  const others = await db
    .selectFrom('leads')
    .select('conversationId')
    .where(anyOf('conversationId', typed))
    .where('person', '!=', email)
    .execute()
  const shared = new Set(others.map(({ conversationId }) => conversationId))
  const sharedTalks = conversations.filter((talk) => shared.has(talk.id) && !isOwn(talk)).map(({ id }) => id)

  const withPhone = new Set(signups.filter(({ phone }) => phone !== '').map(({ id }) => id))
  return {
    email,
    names: unique([...leads, ...signups].map(({ name }) => name.trim() || null)),
    leadIds: leads.map(({ id }) => id),
    recordIds: unique([...leads.map(({ recordId }) => recordId), ...signupIds]),
    phones: unique(signups.map(({ phone }) => phone || undefined)),
    accountIds: accounts.map(({ id }) => id),
    phoneVisitors: unique(
      presses.map(({ visitor, signupId }) => (withPhone.has(signupId ?? '') ? visitor : null)),
    ),
    conversationIds: conversations.map(({ id }) => id),
    sharedTalks,
    runningTalks: unique(
      conversations.map(({ id, state, providerId }) =>
        state === 'active' && !sharedTalks.includes(id) ? providerId : null,
      ),
    ),
  }
}

/** Whose the desk says they are: of several addresses that were left in a talk the first. */
async function talksOfLeads(db: Kysely<Database>, leadIds: string[]): Promise<string[]> {
  const found = await db.selectFrom('talks').select('id').where(anyOf('leadId', leadIds)).execute()
  return found.map(({ id }) => id)
}

/** Anybody can type an address, as the one to have the transcript or to be reached at. */
async function talksWithAddress(db: Kysely<Database>, email: string): Promise<string[]> {
  const asked = await db
    .selectFrom('transcript_requests')
    .select('conversationId as id')
    .where('email', '=', email)
    .execute()
  const left = await db
    .selectFrom('talk_contacts')
    .select('talkId as id')
    .where('email', '=', email)
    .execute()
  return unique([...asked, ...left].map(({ id }) => id))
}

/** What was known of a person at two moments. */
export const together = (one: Person, other: Person): Person => ({
  email: one.email,
  names: unique([...one.names, ...other.names]),
  leadIds: unique([...one.leadIds, ...other.leadIds]),
  recordIds: unique([...one.recordIds, ...other.recordIds]),
  phones: unique([...one.phones, ...other.phones]),
  accountIds: unique([...one.accountIds, ...other.accountIds]),
  phoneVisitors: unique([...one.phoneVisitors, ...other.phoneVisitors]),
  conversationIds: unique([...one.conversationIds, ...other.conversationIds]),
  // A form that came in between may have made it theirs.
  sharedTalks: other.sharedTalks,
  runningTalks: other.runningTalks,
})

export const ownTalks = ({ conversationIds, sharedTalks }: Person): string[] =>
  conversationIds.filter((id) => !sharedTalks.includes(id))

/** What was only sent to this person stays with whoever it belongs to. */
export const forErasing = (person: Person): Person => ({ ...person, conversationIds: ownTalks(person) })
