import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../http/errors.ts'
import type { SessionRow, Sessions } from './sessions.ts'

export const STAFF_ROUTES = '/api/staff/'
export const SIGN_IN = '/api/staff/sign-in'
export const CONFIRM_SIGN_IN = '/api/staff/sign-in/confirm'

export const ASK_PASSKEY_SIGN_IN = '/api/staff/sign-in/passkey/options'
export const PASSKEY_SIGN_IN = '/api/staff/sign-in/passkey'

/** The only ones that answer somebody who is not signed in: they are how one signs in. */
export const openRoutes: ReadonlySet<string> = new Set([
  SIGN_IN,
  CONFIRM_SIGN_IN,
  ASK_PASSKEY_SIGN_IN,
  PASSKEY_SIGN_IN,
])

export type SignedInStaff = Pick<SessionRow, 'email' | 'createdAt' | 'lastSeenAt' | 'passkeyAt'> & {
  sessionId: string
  signedInBy: 'link' | 'passkey'
}

declare module 'fastify' {
  interface FastifyRequest {
    staff: SignedInStaff | null
  }
}

/**
 * Stands before every route and goes by the route's template: what lies below `/api/staff/` is closed
 * unless it is named here, wherever it was registered.
 */
export function guardStaffRoutes(app: FastifyInstance, sessions: Pick<Sessions, 'of'>) {
  app.decorateRequest('staff', null)
  // Not async: it stands before every page as well, and those are to wait for no promise.
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url
    if (!route?.startsWith(STAFF_ROUTES)) return done()
    reply.header('cache-control', 'no-store')
    if (openRoutes.has(route)) return done()
    sessions.of(request).then((session) => {
      if (!session) return void refuse(reply, 'unauthorized')
      const { id, email, createdAt, lastSeenAt, passkeyAt, signedInBy } = session
      const by = signedInBy ?? 'link'
      request.staff = { sessionId: id, email, createdAt, lastSeenAt, passkeyAt, signedInBy: by }
      done()
    }, done)
  })
}

/** The member of staff behind a request that has passed the guard. */
export function staffOf(request: FastifyRequest) {
  if (!request.staff) throw new Error('a staff route was reached without a session')
  return request.staff
}
