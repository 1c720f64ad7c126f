import { z } from 'zod'
import { attribution } from './attribution.ts'
import { emailField, requiredLine, requiredText } from './fields.ts'

/** What the contact form is about; the category cards' links carry one of these. */
export const messageCategories = [
  'general-inquiry',
  'demo-request',
  'investor-connect',
  'partnerships',
] as const
export type MessageCategory = (typeof messageCategories)[number]

/** What tells people from machines, and where they came from. */
const everyForm = {
  /**
   * A field no person sees; what fills in every field fills in this one too. It refuses nobody: what looks like a
   * machine's is kept and marked, and answered like the rest. How fast somebody was is no such mark: a password
   * manager fills a form in at once, and so does a paste.
   */
  website: z.string().max(500).optional(),
  attribution: attribution.optional(),
}

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
  ...everyForm,
})
export type CheckedMessage = z.output<typeof messageRequest>

export const waitlistRequest = z.object({
  email: emailField,
  interest: requiredLine('Interest'),
  ...everyForm,
})
export type CheckedWaitlistRequest = z.output<typeof waitlistRequest>

/** Kept, and nothing more is told: whether an address was known before is nobody's business. */
export const received = z.object({ status: z.literal('received') })

/** A request for a demo is answered with the times we propose, as a file for the visitor's calendar. */
export const messageReceived = received.extend({
  calendar: z.object({ filename: z.string(), content: z.string() }).optional(),
})
export type MessageReceived = z.infer<typeof messageReceived>
