import { z } from 'zod'
import { describeTable } from '../../store/table.ts'

/** There is no password: nobody signs in, and none that does not exist can be guessed (decision 8). */
const accountRow = z.object({
  id: z.string(),
  /** As it was typed. */
  email: z.string(),
  /** For comparison. */
  emailKey: z.string(),
  name: z.string().nullable(),
  isEmailVerified: z.boolean(),
  verifiedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Account = z.infer<typeof accountRow>

declare module '../../store/database.ts' {
  interface Database {
    accounts: Account
  }
}

export const accounts = describeTable('accounts', accountRow)
