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

/** What Submit asks for (promise 36). */
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

/**
 * `POST /api/verification/email/link`, with the same body: what the page asks before it applies a code. Nothing is used
 * up or changed. A link that this browser did not ask for waits for a press of whoever opened it: it may have been
 * forwarded. `ready`: this browser asked, or the code is no good, which applying it says.
 */
export const openedLinkAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('ready') }),
  /** Which address the press would confirm. Not the name: whoever typed it may not be who reads it. */
  z.object({ state: z.literal('press_needed'), email: z.string() }),
])
export type OpenedLinkAnswer = z.infer<typeof openedLinkAnswer>

/** `name` is empty where none was given before the mail was sent. */
export const confirmEmailAnswer = z.object({
  state: z.literal('verified'),
  email: z.string(),
  name: z.string(),
})
