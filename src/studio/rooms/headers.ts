/**
 * The room is made to be framed by the site and by nobody else. It needs its own scripts, styles and
 * connection, the camera's picture (`blob:` for the media element), and nothing from any other host.
 */
export function roomHeaders(siteOrigins: string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigins.length ? siteOrigins.join(' ') : "'none'"}`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'permissions-policy': 'camera=(self), microphone=(self), fullscreen=(self), geolocation=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  }
}

/** An IPv6 address has no place in a content security policy: browsers do not read it there. */
const LOOPBACK = ['localhost', '127.0.0.1']

/** A loopback site is reached by any of its names; elsewhere an origin is exactly itself. */
export function withLoopbackNames(origins: string[]) {
  const all = origins.flatMap((origin) => {
    const url = new URL(origin)
    if (!LOOPBACK.includes(url.hostname)) return [url.origin]
    return LOOPBACK.map((name) => `${url.protocol}//${name}${url.port ? `:${url.port}` : ''}`)
  })
  return [...new Set(all)]
}
