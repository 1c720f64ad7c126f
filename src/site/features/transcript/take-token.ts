const KEY = 'transcriptToken'

/** What our letters put behind the `#`; anything else there is an anchor of the page. */
const tokenIn = (hash: string) => /^#([\w-]{43})$/.exec(hash)?.[1] ?? null

/**
 * The token behind the `#`, taken out of the address bar at once: it must not be bookmarked, shared or read over a
 * shoulder. It stays with this entry of the tab's history, so that a reload shows the page again.
 */
export function takeToken(): string | null {
  const token = tokenIn(location.hash)
  if (token)
    history.replaceState({ ...history.state, [KEY]: token }, '', `${location.pathname}${location.search}`)
  return token
}

export function keptToken(): string | null {
  const kept: unknown = history.state?.[KEY]
  return typeof kept === 'string' ? kept : null
}
