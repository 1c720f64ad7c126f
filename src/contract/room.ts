import { z } from 'zod'
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
 * - `ready`: the room is connected and the avatar is about to greet.
 * - `open`: the avatar offers a page, or the visitor pressed such a link. The page lists it beside the talk,
 *   once per path; it never goes there by itself, because going there ends the talk.
 * - `left`: the visitor pressed Leave.
 * - `ended`: the talk is over, by whatever hand; `reason` is the provider's shutdown reason.
 */
export const roomMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('open'), path: ownPath, label: z.string().max(200).optional() }),
  z.object({ type: z.literal('left') }),
  z.object({ type: z.literal('ended'), reason: z.string().max(200) }),
])

export type RoomMessage = z.infer<typeof roomMessage>
