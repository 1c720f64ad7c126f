export type RoomQuery =
  | { kind: 'missing' }
  /** There is a url, but not one that may be framed here. */
  | { kind: 'refused' }
  | { kind: 'room'; url: string; origin: string; id: string | null }

/** Reads /conversation's query: only rooms on the allowed origins are ever framed (decision 7). */
export function readRoomQuery(search: string, roomOrigins: readonly string[]): RoomQuery {
  const query = new URLSearchParams(search)
  const url = query.get('url')?.trim()
  if (!url) return { kind: 'missing' }
  if (!URL.canParse(url)) return { kind: 'refused' }
  const { origin, protocol, href, username, password } = new URL(url)
  // A blob: address claims the origin that made it.
  const isWeb = protocol === 'https:' || protocol === 'http:'
  if (!isWeb || !roomOrigins.includes(origin) || username || password) return { kind: 'refused' }
  return { kind: 'room', url: href, origin, id: query.get('id')?.trim() || null }
}
