import type { FastifyInstance } from 'fastify'
import { paths } from '../../contract/paths.ts'

/** Header names and values, alternating: the form Node writes out without looking at it again. */
export type HeaderList = readonly string[]

/** Hashes as a policy names them: `'sha256-…'`. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

type Policy = Record<string, readonly string[]>

const NOBODY: readonly string[] = []
const OURS = ["'self'"]

/** For what is no document: nothing may be loaded, run or framed on its account. */
const inert: Policy = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }

/** Denied unless named. Each line below is something our own pages need from our own origin. */
const pagePolicy = ({ scripts, styles }: InlineHashes, roomOrigins: readonly string[]): Policy => ({
  ...inert,
  // The early script (theme, held presses) is inline for first paint and known by its hash.
  'script-src': [...OURS, ...scripts],
  // Critical CSS is inline for the same reason; the stylesheet itself is loaded on navigation.
  'style-src': [...OURS, ...styles],
  // Posters have a foretaste in the page's own style, and the icon stands in its head, as data: a picture there can
  // neither run nor ask for anything.
  'img-src': [...OURS, 'data:'],
  'font-src': OURS,
  'media-src': OURS,
  'manifest-src': OURS,
  // The API, and the router's own fetches.
  'connect-src': OURS,
  // Forms work before and without script.
  'form-action': OURS,
  'base-uri': ["'none'"],
  ...(roomOrigins.length > 0 && { 'frame-src': roomOrigins }),
})

/**
 * What reCAPTCHA's widget loads, frames and asks by its vendor's own word. It is somebody else's code in our page, so
 * it is let in only where an operator chose it (BOT_CHECK=recaptcha) and only where it has work to do: the consult
 * pages, while phone verification is on.
 */
const withRecaptcha = (policy: Policy): Policy => {
  const widget = 'https://www.google.com/recaptcha/'
  return {
    ...policy,
    'script-src': [...(policy['script-src'] ?? []), widget, 'https://www.gstatic.com/recaptcha/'],
    'connect-src': [...(policy['connect-src'] ?? []), widget],
    'frame-src': [widget, 'https://recaptcha.google.com/recaptcha/'],
  }
}
const consultPaths: readonly string[] = [paths.signup, paths.emailVerified]
/** Where staff sign in with a passkey and make one; from the one to the other it is not a document load. */
const staffPaths: readonly string[] = [paths.login, paths.desk]

/** Shows what was said to whoever holds a link: nobody is told that somebody came from there. */
const isPrivate = (path: string) => path === paths.transcript

/**
 * `self` stands in each list that names a room, because a browser lets a page pass on only what the page itself
 * may use. Fullscreen and autoplay stay with our own pages: films have controls and background films start.
 */
const permissions = (
  roomOrigins: readonly string[],
  hasPasskeys: boolean,
): Record<string, readonly string[]> => {
  const passkeys = hasPasskeys ? ['self'] : NOBODY
  const room = roomOrigins.length > 0 ? ['self', ...roomOrigins.map((origin) => `"${origin}"`)] : NOBODY
  const roomOrSelf = roomOrigins.length > 0 ? room : ['self']
  return {
    camera: room,
    microphone: room,
    geolocation: room,
    autoplay: roomOrSelf,
    fullscreen: roomOrSelf,
    accelerometer: NOBODY,
    'browsing-topics': NOBODY,
    'display-capture': NOBODY,
    gyroscope: NOBODY,
    magnetometer: NOBODY,
    midi: NOBODY,
    payment: NOBODY,
    'publickey-credentials-create': passkeys,
    'publickey-credentials-get': passkeys,
    'screen-wake-lock': NOBODY,
    serial: NOBODY,
    usb: NOBODY,
    'xr-spatial-tracking': NOBODY,
  }
}

export type SecurityHeaders = ReturnType<typeof securityHeaders>

/** All strings are made once, at start; a response only picks its list. */
export function securityHeaders(site: {
  isHttps: boolean
  roomOrigins: readonly string[]
  /** Whether the consult pages have a reCAPTCHA widget. */
  hasRecaptcha?: boolean
}) {
  const csp = (policy: Policy) =>
    [
      ...Object.entries(policy).map(([directive, sources]) => [directive, ...sources].join(' ')),
      ...(site.isHttps ? ['upgrade-insecure-requests'] : []),
    ].join('; ')
  const list = (
    policy: Policy,
    roomOrigins: readonly string[],
    { hasPasskeys = false, referrer = 'strict-origin-when-cross-origin' } = {},
  ): HeaderList => [
    'Content-Security-Policy',
    csp(policy),
    'Permissions-Policy',
    Object.entries(permissions(roomOrigins, hasPasskeys))
      .map(([feature, allowed]) => `${feature}=(${allowed.join(' ')})`)
      .join(', '),
    'X-Content-Type-Options',
    'nosniff',
    // Says what frame-ancestors says to browsers that know only this.
    'X-Frame-Options',
    'DENY',
    // Other sites learn that a visitor came from us, never from which address: codes and ids stand in some.
    'Referrer-Policy',
    referrer,
    'Cross-Origin-Opener-Policy',
    'same-origin',
    'Cross-Origin-Resource-Policy',
    'same-origin',
    ...(site.isHttps
      ? ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload']
      : NOBODY),
  ]
  return {
    /** For API answers, assets, errors: whatever is no page. */
    inert: list(inert, NOBODY),
    /**
     * For one page, with what stands inline in it. Only /conversation frames rooms and lends them devices, only /login
     * and /desk ask for passkeys.
     */
    page: (path: string, hashes: InlineHashes): HeaderList => {
      const roomOrigins = path === paths.conversation ? site.roomOrigins : NOBODY
      const policy = pagePolicy(hashes, roomOrigins)
      const isWatched = site.hasRecaptcha === true && consultPaths.includes(path)
      return list(isWatched ? withRecaptcha(policy) : policy, roomOrigins, {
        hasPasskeys: staffPaths.includes(path),
        ...(isPrivate(path) && { referrer: 'no-referrer' }),
      })
    },
  }
}

/** Every answer that goes through Fastify's own sending: nothing may keep it unless its route says so. */
export function addSecurityHeaders(app: FastifyInstance, { inert }: SecurityHeaders) {
  const headers = Object.fromEntries(pairsOf(inert))
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done()
  })
}

export const pairsOf = (list: HeaderList): [string, string][] =>
  list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1] ?? '']] : []))
