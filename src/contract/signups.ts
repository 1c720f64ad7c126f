import { z } from 'zod'
import { attribution } from './attribution.ts'
import { emailField } from './fields.ts'
import { phoneField } from './phone.ts'

/** The consult form (promises 8 and 46): what `POST /api/signups` takes and answers. */

export const NAME_MIN_LENGTH = 2
const NAME_MAX_LENGTH = 100

/**
 * Letters of any script, with the marks that some scripts put on them, and spaces; within a name hyphens, apostrophes
 * and full stops, each behind a letter: Anne-Marie O’Brien jr., J.-P. Morgan. No address of a site is a name.
 */
const NAME = /^(?: |[\p{L}\p{M}](?:\.?[-‐'’]|\.(?![\p{L}\p{M}]{2}))?)*$/u

export const nameField = z
  .string({ error: 'Name is required' })
  .trim()
  .min(1, 'Name is required')
  // By characters as a reader counts them in code points: one rare ideograph is not two.
  .refine((name) => [...name].length >= NAME_MIN_LENGTH, 'Name must be at least 2 characters')
  .regex(NAME, 'Name can only contain letters and spaces')
  .max(NAME_MAX_LENGTH, `Name can have at most ${NAME_MAX_LENGTH} characters`)

export const verificationMethods = ['email', 'phone'] as const
export type VerificationMethod = (typeof verificationMethods)[number]

/** Sent along in the phone flow, empty in the e-mail flow; what else stands here then is not kept. */
const phoneFlowText = z.string().trim().max(100).default('')

const everyFlow = {
  name: nameField,
  email: emailField,
  /** The id of the AI notice this page showed before the press. */
  notice: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .optional(),
  attribution: attribution.optional(),
}

/** Nothing in it can say what was verified: only the server knows that. */
export const signupRequest = z.discriminatedUnion('verificationMethod', [
  z.object({
    ...everyFlow,
    verificationMethod: z.literal('email'),
    phone: phoneFlowText.transform(() => ''),
    countryCode: phoneFlowText.transform(() => ''),
    countryName: phoneFlowText.transform(() => ''),
  }),
  z.object({
    ...everyFlow,
    verificationMethod: z.literal('phone'),
    phone: phoneField,
    countryCode: z.string().regex(/^[A-Z]{2}$/, 'Please choose a country'),
    countryName: phoneFlowText,
  }),
])
export type SignupRequest = z.input<typeof signupRequest>
export type CheckedSignup = z.output<typeof signupRequest>

export const signupAnswer = z.object({
  conversation_id: z.string(),
  conversation_url: z.url(),
})

/** Names one press of Submit, however often it is sent: a random UUID does. Bound to the visitor and the body. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key'
export const idempotencyKey = z.string().regex(/^[\x20-\x7e]{1,255}$/)
