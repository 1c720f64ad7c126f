import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName, ownCookie, readCookie } from './cookies.ts'

const DAY_SECONDS = 24 * 60 * 60
/** Long enough to come back for a mailed link or a second talk, short enough not to follow anyone around. */
const LIFETIME_SECONDS = 30 * DAY_SECONDS

export type Visitors = {
  /** Who sent this request, if the cookie says so and we signed it. */
  known(request: Pick<FastifyRequest, 'headers'>): string | undefined
  /** The same, or a new visitor whose cookie goes out with this reply; asked again of a request, the same one. */
  welcome(request: Pick<FastifyRequest, 'headers'>, reply: Pick<FastifyReply, 'header'>): string
}

type Settings = { secret: string; isHttps: boolean; now?: () => number }

/**
 * The cookie that says which conversations and verifications are a visitor's own: a random id, when it was
 * given out, and our signature over both. It is handed out only when something is started, never for reading.
 */
export function signedVisitors({ secret, isHttps, now = Date.now }: Settings): Visitors {
  const name = cookieName('visitor', isHttps)
  const key = createHmac('sha256', secret).update('visitor cookie').digest()
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const seconds = () => Math.floor(now() / 1000)

  const verify = (value: string): string | undefined => {
    const [id = '', issued = '', signature = ''] = value.split('.')
    const expected = Buffer.from(sign(`${id}.${issued}`))
    const given = Buffer.from(signature)
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
    return seconds() - Number(issued) < LIFETIME_SECONDS ? id : undefined
  }

  const known: Visitors['known'] = ({ headers }) => {
    const value = readCookie(headers.cookie, name)
    return value === undefined ? undefined : verify(value)
  }
  const newcomers = new WeakMap<object, string>()
  return {
    known,
    welcome(request, reply) {
      const found = known(request) ?? newcomers.get(request)
      if (found) return found
      const id = randomUUID()
      newcomers.set(request, id)
      const signed = `${id}.${seconds()}`
      const value = `${signed}.${sign(signed)}`
      reply.header('set-cookie', ownCookie({ name, value, isHttps, maxAgeSeconds: LIFETIME_SECONDS }))
      return id
    },
  }
}
