import { z } from 'zod'

/** What a page of ours may have been led to by is told in a line; more than this is somebody playing. */
const LONGEST = 300

const told = z
  .string()
  .trim()
  // A link with an endless parameter must not cost anybody their message.
  .transform((text) => text.slice(0, LONGEST))
  .optional()

/**
 * What led a visitor here, as the first page they opened saw it: its path, the site they came from (its origin
 * alone), and the campaign's `utm_` words. Sent with forms and starts; nothing in it is believed or acted upon.
 */
export const attribution = z.object({
  landing: told,
  referrer: told,
  source: told,
  medium: told,
  campaign: told,
  term: told,
  content: told,
})
export type Attribution = z.infer<typeof attribution>
