import { z } from 'zod'
import { emailField, requiredLine, requiredText } from './fields.ts'

/** What the contact form is about; the category cards' links carry one of these. */
export const messageCategories = [
  'general-inquiry',
  'demo-request',
  'investor-connect',
  'partnerships',
] as const
export type MessageCategory = (typeof messageCategories)[number]

/** The contact form. A demo request says when it would suit. */
export const messageRequest = z.object({
  kind: z.enum(['message', 'demo']).default('message'),
  firstName: requiredLine('First name', 100),
  lastName: requiredLine('Last name', 100),
  email: emailField,
  subject: requiredLine('Subject'),
  message: requiredText('Message'),
  category: z.enum(messageCategories).optional(),
  preferredDays: z.string().trim().max(200).optional(),
  timeZone: z.string().trim().max(100).optional(),
})
export type MessageRequest = z.input<typeof messageRequest>

export const waitlistRequest = z.object({
  email: emailField,
  interest: requiredLine('Interest'),
})
export type WaitlistRequest = z.input<typeof waitlistRequest>

/** Kept, and nothing more is told: whether an address was known before is nobody's business. */
export const received = z.object({ status: z.literal('received') })
