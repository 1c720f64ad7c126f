export type RoomQuery =
  /** No address: a sentence and a way on of its own (promise 43). */
  | { kind: 'missing' }
  /** Nothing here that could be a talk of this visitor's. */
  | { kind: 'refused' }
  | { kind: 'asked'; id: string; url: URL }

/** Reads /conversation's query. It decides nothing: whose a talk is and where it is held, the server says. */
export function readRoomQuery(search: string): RoomQuery {
  const query = new URLSearchParams(search)
  const [address, id] = [query.get('url')?.trim(), query.get('id')?.trim()]
  if (!address) return { kind: 'missing' }
  return id && URL.canParse(address) ? { kind: 'asked', id, url: new URL(address) } : { kind: 'refused' }
}

/**
 * The room to frame: the address the server gave, where the link names the same one and the operator allows its
 * origin. The list is the second wall; the page's own policy, made of the same list, is the third.
 */
export function roomToFrame(
  given: string | undefined,
  asked: URL,
  roomOrigins: readonly string[],
): { url: string; origin: string } | null {
  if (given === undefined || !URL.canParse(given)) return null
  const room = new URL(given)
  if (room.href !== asked.href) return null
  // A blob: address claims the origin that made it.
  const isWeb = room.protocol === 'https:' || room.protocol === 'http:'
  if (!isWeb || !roomOrigins.includes(room.origin) || room.username || room.password) return null
  return { url: room.href, origin: room.origin }
}
