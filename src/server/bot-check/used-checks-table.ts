import type { Kysely } from 'kysely'
import type { Database } from '../store/database.ts'
import type { Clock } from '../store/ids.ts'

declare module '../store/database.ts' {
  interface Database {
    /** Tokens that have served, until they would have expired anyway. */
    bot_checks_spent: { fingerprint: string; expiresAt: string }
  }
}

export async function forgetSpentChecks(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('bot_checks_spent').where('expiresAt', '<', new Date(now).toISOString()).execute()
}

/** True for the one who spends it. */
export async function spend(
  db: Kysely<Database>,
  clock: Clock,
  spent: { fingerprint: string; expiresAt: string },
): Promise<boolean> {
  await forgetSpentChecks(db, clock())
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('bot_checks_spent')
    .values(spent)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
