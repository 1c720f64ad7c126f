import { type Kysely, sql } from 'kysely'
import type { PersonErased, PersonExport } from '../../../contract/staff.ts'
import type { Conversations } from '../../conversations/conversation-service.ts'
import { wordsOf } from '../../leads/words.ts'
import type { Database } from '../../store/database.ts'
import type { Clock } from '../../store/ids.ts'
import type { Store } from '../../store/store.ts'
import type { EmailVerification } from '../../verification/email/email-verification.ts'
import { audit } from '../audit.ts'
import { freeText, type Holding, holdings } from './holdings.ts'
import { findPerson, type Person, together } from './person.ts'

const ERASED = '[erased]'

type Parts = {
  store: Pick<Store, 'db' | 'scrub'>
  clock: Clock
  /** How an address is named in the audit. */
  hashPerson: (email: string) => string
  conversations: Pick<Conversations, 'end' | 'forgetErased'>
  accounts: Pick<EmailVerification, 'forget'>
}

export type People = ReturnType<typeof openPeople>

/** What is held on one person, all of it, and how to be rid of it. */
export function openPeople({ store, clock, hashPerson, conversations, accounts }: Parts) {
  const { db } = store
  const tables = Object.entries(holdings) as [keyof typeof holdings, Holding][]

  return {
    async export(address: string, actor: string): Promise<PersonExport> {
      const person = await findPerson(db, address)
      const held: PersonExport['held'] = {}
      for (const [table, { of, unsaid = [] }] of tables) {
        const { rows } = await sql<
          Record<string, unknown>
        >`select * from ${sql.table(table)} where ${of(person)}`.execute(db)
        if (rows.length > 0)
          held[table] = rows.map((row) =>
            Object.fromEntries(Object.entries(row).filter(([name]) => !unsaid.includes(name))),
          )
      }
      await audit(db, clock, { actor, action: 'person.exported', subject: hashPerson(person.email) })
      return { email: person.email, exportedAt: new Date(clock()).toISOString(), held }
    },

    /** What lies outside goes first: where that fails nothing was lost here by which it could be tried again. */
    async erase(address: string, actor: string): Promise<PersonErased> {
      const before = await findPerson(db, address)
      for (const talk of before.runningTalks) await conversations.end(talk, 'staff')
      await accounts.forget(before.email)

      const erased = await db.transaction().execute(async (trx) => {
        // A form may have come in meanwhile.
        const person = together(before, await findPerson(trx, address))
        const counts: Record<string, number> = {}
        for (const [table, holding] of tables) {
          const count = await eraseFrom(trx, table, holding, person)
          if (count > 0) counts[table] = count
        }
        for (const [table, columns] of Object.entries(freeText))
          await blankMentions(trx, table, columns, before.email)
        await respellWords(trx)
        const detail = Object.fromEntries(
          Object.entries(counts).map(([table, count]) => [table, String(count)]),
        )
        await audit(trx, clock, { actor, action: 'person.erased', subject: hashPerson(before.email), detail })
        return counts
      })
      await conversations.forgetErased()
      await store.scrub()
      return { erased }
    },
  }
}

async function eraseFrom(
  trx: Kysely<Database>,
  table: string,
  { of, blank }: Holding,
  person: Person,
): Promise<number> {
  const assignments = Object.entries(blank ?? {}).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { numAffectedRows = 0n } = blank
    ? await sql`update ${sql.table(table)} set ${sql.join(assignments)} where ${of(person)}`.execute(trx)
    : await sql`delete from ${sql.table(table)} where ${of(person)}`.execute(trx)
  return Number(numAffectedRows)
}

/** Takes the address out of what others wrote. */
async function blankMentions(
  trx: Kysely<Database>,
  table: string,
  columns: readonly string[],
  email: string,
): Promise<void> {
  const pattern = new RegExp(email.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi')
  for (const column of columns) {
    const name = sql.ref(column)
    const { rows } = await sql<{
      id: string
      text: string
    }>`select id, ${name} as text from ${sql.table(table)}
      where replace(lower(${name}), ${email}, '') <> lower(${name})`.execute(trx)
    for (const { id, text } of rows)
      await sql`update ${sql.table(table)} set ${name} = ${text.replaceAll(pattern, ERASED)} where id = ${id}`.execute(
        trx,
      )
  }
}

/** A lead's words follow its headline, so that no search finds what was taken out of it. */
async function respellWords(trx: Kysely<Database>): Promise<void> {
  const rows = await trx
    .selectFrom('leads')
    .select(['id', 'name', 'email', 'headline'])
    .where('headline', 'like', `%${ERASED}%`)
    .execute()
  for (const { id, name, email, headline } of rows)
    await trx
      .updateTable('leads')
      .set({ words: wordsOf(name, email, headline).join(' ') })
      .where('id', '=', id)
      .execute()
}
