import { z } from 'zod'

/** What we read of Identity Toolkit's answers; the rest falls away. */

export const authUri = z.object({ registered: z.boolean().optional() })

const seconds = z.coerce.number().positive()
export const signedUp = z.object({ idToken: z.string(), refreshToken: z.string(), expiresIn: seconds })

/** The token endpoint speaks another dialect. */
export const refreshed = z
  .object({ id_token: z.string(), refresh_token: z.string(), expires_in: seconds })
  .transform((answer) => ({
    idToken: answer.id_token,
    refreshToken: answer.refresh_token,
    expiresIn: answer.expires_in,
  }))

export const lookedUp = z.object({
  users: z.array(z.object({ emailVerified: z.boolean().default(false) })).min(1),
})

export const checkedCode = z.object({ requestType: z.literal('VERIFY_EMAIL'), email: z.string().min(1) })

export const applied = z.object({ email: z.string().min(1), displayName: z.string().optional() })

export const nothingNeeded = z.object({})

const problem = z.object({ error: z.object({ message: z.string() }) })

/** `CODE`, or `CODE : what is wrong in words`. */
export const problemCode = (body: unknown): string | undefined =>
  problem.safeParse(body).data?.error.message.split(/[\s:]/)[0]
