/** The value of one cookie of a `Cookie` header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at !== -1 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}

type Cookie = {
  name: string
  value: string
  isHttps: boolean
  maxAgeSeconds: number
  /** `Strict` where nobody ever needs it on following a link from elsewhere. */
  sameSite?: 'Lax' | 'Strict'
}

/**
 * A `Set-Cookie` for what only the server may read. Lax lets it come along when someone follows a mailed link;
 * what changes anything is checked for its origin besides. The value must be free of `;` and spaces.
 */
export const ownCookie = ({ name, value, isHttps, maxAgeSeconds, sameSite = 'Lax' }: Cookie) =>
  `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=${sameSite}${isHttps ? '; Secure' : ''}`

/** The prefix makes browsers refuse the cookie from a subdomain or without Secure; plain http cannot have it. */
export const cookieName = (name: string, isHttps: boolean) => (isHttps ? `__Host-${name}` : name)
