import { type Kysely, sql } from 'kysely'
import type { PersonErased, PersonExport } from '../../../contract/staff.ts'
import type { Conversations } from '../../conversations/conversation-service.ts'
import type { Database } from '../../store/database.ts'
import type { Clock } from '../../store/ids.ts'
import type { Store } from '../../store/store.ts'
import { untieTalks } from '../../talks/forget-talks.ts'
import { settleUnanswered } from '../../talks/unanswered.ts'
import type { EmailVerification } from '../../verification/email/email-verification.ts'
import { audit } from '../audit.ts'
import { takeOutOfOthersWords } from './others-words.ts'
import { findPerson, forErasing, type Person, together } from './person.ts'
import { type PersonalTable, personalTables } from './personal-tables.ts'
import { eraseRows } from './talk-tables.ts'

type Parts = {
  store: Pick<Store, 'db' | 'scrub'>
  clock: Clock
  /** How an address is named in the audit. */
  hashPerson: (email: string) => string
  conversations: Pick<Conversations, 'end' | 'forgetErased'>
  accounts: Pick<EmailVerification, 'forget'>
}

/** What is held on one person, all of it, and how to be rid of it. */
export function openPeople({ store, clock, hashPerson, conversations, accounts }: Parts) {
  const { db } = store
  const tables = Object.entries(personalTables) as [keyof typeof personalTables, PersonalTable][]

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
        const person = forErasing(together(before, await findPerson(trx, address)))
        const counts: Record<string, number> = {}
        for (const [table, holding] of tables) {
          const count = await eraseFrom(trx, table, holding, person)
          if (count > 0) counts[table] = count
        }
        await untieTalks(trx, person.conversationIds)
        await settleUnanswered(trx)
        await takeOutOfOthersWords(trx, person)
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

function eraseFrom(
  trx: Kysely<Database>,
  table: string,
  { of, follows, blank }: PersonalTable,
  person: Person,
): Promise<number> {
  const which = follows ? sql<boolean>`(${of(person)}) or (${follows(person)})` : of(person)
  return eraseRows(trx, table, which, blank)
}
