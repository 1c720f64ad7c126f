import { z } from 'zod'
import { emailField } from './fields.ts'

/**
 * How far a visitor has come in proving an address.
 * - `sent`: a mail with a link is on its way
 * - `verified`: the link came back, here or in another browser
 * - `already_registered`: the address has an account from an earlier visit, which is enough to submit
 */
export const emailStates = ['none', 'sent', 'verified', 'already_registered'] as const
export const emailState = z.enum(emailStates)
export type EmailState = z.infer<typeof emailState>

/** What Submit asks for (spec §4). */
export const isEnoughToSubmit = (state: EmailState) => state === 'verified' || state === 'already_registered'

export const sendEmailRequest = z.object({
  email: emailField,
  /** As typed so far; one that is no name yet is left out of the account and keeps no mail from being sent. */
  name: z.string().max(1000).optional(),
})

/** With status 202. */
export const emailSent = z.object({ state: z.literal('sent') })
/** With status 200. */
export const emailAlreadyRegistered = z.object({ state: z.literal('already_registered') })
export const sendEmailAnswer = z.union([emailSent, emailAlreadyRegistered])

/** Of this visitor, whom the cookie names; the address is the one last sent or confirmed. */
export const emailStatusAnswer = z.object({
  state: emailState,
  email: z.string().optional(),
  name: z.string().optional(),
})
export type EmailStatusAnswer = z.infer<typeof emailStatusAnswer>

/** The return link's query parameters: `mode` says what `oobCode` is for. */
export const VERIFY_EMAIL_MODE = 'verifyEmail'

export const confirmEmailRequest = z.object({
  /** Ours are 43 characters, Firebase's somewhat longer. */
  oobCode: z.string().trim().min(1).max(1000),
})

/** `name` is empty where none was given before the mail was sent. */
export const confirmEmailAnswer = z.object({
  state: z.literal('verified'),
  email: z.string(),
  name: z.string(),
})
