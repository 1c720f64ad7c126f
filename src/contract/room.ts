import { z } from 'zod'
import { emailField } from './fields.ts'
import { paths } from './paths.ts'

const ownPaths = new Set<string>(Object.values(paths))

/** A path of this site, with its query and fragment if it has one: never another host, never a script. */
export const isOwnPath = (path: string) => {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return false
  const base = 'http://site.invalid'
  return URL.canParse(path, base) && ownPaths.has(new URL(path, base).pathname)
}

export const ownPath = z.string().max(500).refine(isOwnPath, 'Not a path of this site')

/**
 * What a studio room tells the page around it by postMessage. The page believes it only from the frame's own
 * window and origin.
 *
 * - `ready`: the room is connected and the avatar is about to greet. One that has a card for an address says so: then
 *   the page needs none.
 * - `open`: the avatar offers a page, or the visitor pressed such a link. The page lists it beside the talk,
 *   once per path; it never goes there by itself, because going there ends the talk.
 * - `contact`: the visitor left an address on the room's card. The room is another origin and knows no visitor: the page
 *   hands it on, and answers with a `pageMessage`.
 * - `left`: the visitor pressed Leave.
 * - `ended`: the talk is over, by whatever hand; `reason` is the provider's shutdown reason.
 */
export const roomMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), takesContact: z.boolean().optional() }),
  z.object({ type: z.literal('open'), path: ownPath, label: z.string().max(200).optional() }),
  z.object({ type: z.literal('contact'), email: emailField }),
  z.object({ type: z.literal('left') }),
  z.object({ type: z.literal('ended'), reason: z.string().max(200) }),
])

export type RoomMessage = z.infer<typeof roomMessage>

/**
 * What the page around a studio room answers it. The room believes it only from the window and an origin that may
 * frame it.
 *
 * - `contact`: what became of the address that was left; refused with the sentence a visitor reads.
 */
export const pageMessage = z.discriminatedUnion('outcome', [
  z.object({ type: z.literal('contact'), outcome: z.literal('accepted') }),
  z.object({ type: z.literal('contact'), outcome: z.literal('refused'), message: z.string().max(500) }),
])
export type PageMessage = z.infer<typeof pageMessage>
