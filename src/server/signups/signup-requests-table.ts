import type { Kysely } from 'kysely'
import { z } from 'zod'
import { DAY_MS } from '../../contract/durations.ts'
import type { Database } from '../store/database.ts'
import { type Clock, stampNew } from '../store/ids.ts'
import { describeTable } from '../store/table.ts'

const signupRequestRow = z.object({
  id: z.string(),
  visitor: z.string(),
  keyHash: z.string(),
  /** The key stands for this body and no other. */
  bodyHash: z.string(),
  /** Ours, written down before the conversation is asked for: whoever comes after a crash finds it by this. */
  conversationId: z.string().nullable(),
  /** Written in the transaction that saves the signup. */
  signupId: z.string().nullable(),
  createdAt: z.string(),
})
export type SignupRequestRow = z.infer<typeof signupRequestRow>

declare module '../store/database.ts' {
  interface Database {
    signup_requests: SignupRequestRow
  }
}

export const signupRequests = describeTable('signup_requests', signupRequestRow)

/** As long as the visitor's cookie lives: afterwards nobody can send the same press again. */
const FORGET_AFTER_MS = 30 * DAY_MS

export async function forgetOldSignupRequests(db: Kysely<Database>, now: number): Promise<void> {
  const tooOld = new Date(now - FORGET_AFTER_MS).toISOString()
  await db.deleteFrom('signup_requests').where('createdAt', '<', tooOld).execute()
}

/** The row of a visitor's key, made when it is first seen. */
export async function signupRequestFor(
  db: Kysely<Database>,
  clock: Clock,
  wanted: Pick<SignupRequestRow, 'visitor' | 'keyHash' | 'bodyHash'>,
): Promise<SignupRequestRow> {
  const found = await db
    .selectFrom('signup_requests')
    .selectAll()
    .where('visitor', '=', wanted.visitor)
    .where('keyHash', '=', wanted.keyHash)
    .executeTakeFirst()
  if (found) return signupRequests.parse(found)
  await forgetOldSignupRequests(db, clock())
  const made = { ...wanted, ...stampNew(clock), conversationId: null, signupId: null }
  await signupRequests.insert(db, made)
  return made
}

export async function rememberConversation(db: Kysely<Database>, id: string, conversationId: string) {
  await db.updateTable('signup_requests').set({ conversationId }).where('id', '=', id).execute()
}

export async function rememberSignup(db: Kysely<Database>, id: string, signupId: string) {
  await db.updateTable('signup_requests').set({ signupId }).where('id', '=', id).execute()
}
