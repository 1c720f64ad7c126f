import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { DAY_MS } from '../../../contract/durations.ts'
import { keptFor } from '../../../contract/retention.ts'
import { emailState } from '../../../contract/verification.ts'
import type { Database } from '../../store/database.ts'
import { type Clock, stampNew } from '../../store/ids.ts'
import { describeTable } from '../../store/table.ts'
import { emailKeyOf } from './address.ts'

/** How far one visitor has come with one address. */
const verificationRow = z.object({
  id: z.string(),
  /** Forgotten after a while. */
  visitor: z.string(),
  /** As it was typed last. */
  email: z.string(),
  emailKey: z.string(),
  name: z.string().nullable(),
  /** `none`: this visitor may have a mail sent, but none has left yet. */
  state: emailState,
  /** The identity's handle, where this visitor may speak for the account. */
  account: z.string().nullable(),
  /** A hash of the code that proved it: who presents it again is no stranger. */
  confirmedBy: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type EmailVerificationRow = z.infer<typeof verificationRow>
type Changes = Partial<Pick<EmailVerificationRow, 'email' | 'name' | 'state' | 'account' | 'confirmedBy'>>

declare module '../../store/database.ts' {
  interface Database {
    email_verifications: EmailVerificationRow
  }
}

/** No visitor's id begins like this. */
const FORGOTTEN = 'forgotten '

const FORGET_AFTER_MS = keptFor.browsers.days * DAY_MS

/** What was proved stays; whose browser it was does not. */
export async function forgetOldBrowsers(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .updateTable('email_verifications')
    .set({ visitor: sql<string>`${FORGOTTEN} || ${sql.ref('id')}` })
    .where('updatedAt', '<', new Date(now - FORGET_AFTER_MS).toISOString())
    .where('visitor', 'not like', `${FORGOTTEN}%`)
    .execute()
}

/**
 * Whether this very browser brought back the code that was mailed to the address: then who sits at it reads that
 * mailbox. Having asked for the mail, and somebody having confirmed it elsewhere, says less: anybody can ask.
 */
export async function hasPresentedCode(
  db: Kysely<Database>,
  visitor: string | null,
  email: string,
): Promise<boolean> {
  if (visitor === null) return false
  const found = await db
    .selectFrom('email_verifications')
    .select('id')
    .where('visitor', '=', visitor)
    .where('emailKey', '=', emailKeyOf(email))
    .where('state', '=', 'verified')
    .where('confirmedBy', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

const table = describeTable('email_verifications', verificationRow)

export function emailRecords(db: Kysely<Database>, clock: Clock) {
  const rows = () => db.selectFrom('email_verifications').selectAll()
  const first = async (query: ReturnType<typeof rows>) => {
    const found = await query.executeTakeFirst()
    return found && table.parse(found)
  }

  return {
    of: (visitor: string, email: string) =>
      first(rows().where('visitor', '=', visitor).where('emailKey', '=', emailKeyOf(email))),

    /** The address this visitor has last come anywhere with. */
    latestOf: (visitor: string) =>
      first(
        rows()
          .where('visitor', '=', visitor)
          .where('state', '!=', 'none')
          .orderBy('updatedAt', 'desc')
          .orderBy('id', 'desc'),
      ),

    confirmedBy: (hash: string) => first(rows().where('confirmedBy', '=', hash)),

    /** Everybody's. */
    async ofAddress(email: string): Promise<EmailVerificationRow[]> {
      const found = await rows().where('emailKey', '=', emailKeyOf(email)).orderBy('createdAt').execute()
      return found.map((row) => table.parse(row))
    },

    /** Writes what is given and leaves the rest; it then is the visitor's latest. */
    async note(visitor: string, email: string, changes: Changes): Promise<void> {
      const stamp = stampNew(clock)
      const change = { ...changes, email, updatedAt: stamp.createdAt }
      await db
        .insertInto('email_verifications')
        .values({
          name: null,
          state: 'none',
          account: null,
          confirmedBy: null,
          ...stamp,
          ...change,
          visitor,
          emailKey: emailKeyOf(email),
        })
        .onConflict((conflict) => conflict.columns(['visitor', 'emailKey']).doUpdateSet(change))
        .execute()
    },

    /** Keeps the handle up to date without making the address the latest. */
    async renew(id: string, changes: Pick<Changes, 'account' | 'state'>): Promise<void> {
      await db.updateTable('email_verifications').set(changes).where('id', '=', id).execute()
    },

    async forget(email: string): Promise<void> {
      await db.deleteFrom('email_verifications').where('emailKey', '=', emailKeyOf(email)).execute()
    },
  }
}
