import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../store/database.ts'
import { type Clock, stampNew } from '../store/ids.ts'
import { describeTable } from '../store/table.ts'

const signupRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  countryCode: z.string(),
  countryName: z.string(),
  verificationMethod: z.enum(['email', 'phone']),
  isPhoneVerified: z.boolean(),
  isEmailVerified: z.boolean(),
  avatarConversationId: z.string().nullable(),
  avatarConversationUrl: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Signup = z.infer<typeof signupRow>
export type NewSignup = Omit<Signup, 'id' | 'createdAt' | 'updatedAt'>

declare module '../store/database.ts' {
  interface Database {
    signups: Signup
  }
}

export const signups = describeTable('signups', signupRow)

/** With an id of the caller's, a second try at the same signup cannot become a second signup. */
export async function insertSignup(
  db: Kysely<Database>,
  clock: Clock,
  fields: NewSignup,
  id?: string,
): Promise<Signup> {
  const stamp = stampNew(clock)
  const signup = { ...fields, ...stamp, id: id ?? stamp.id, updatedAt: stamp.createdAt }
  await signups.insert(db, signup)
  return signup
}

export async function linkConversation(
  db: Kysely<Database>,
  clock: Clock,
  id: string,
  link: Pick<Signup, 'avatarConversationId' | 'avatarConversationUrl'>,
): Promise<void> {
  await db
    .updateTable('signups')
    .set({ ...link, updatedAt: new Date(clock()).toISOString() })
    .where('id', '=', id)
    .execute()
}
