import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../http/errors.ts'
import type { Sessions } from './sessions.ts'

export const STAFF_ROUTES = '/api/staff/'
export const SIGN_IN = '/api/staff/sign-in'
export const CONFIRM_SIGN_IN = '/api/staff/sign-in/confirm'

/** The only two that answer somebody who is not signed in: they are how one signs in. */
const openRoutes: ReadonlySet<string> = new Set([SIGN_IN, CONFIRM_SIGN_IN])

declare module 'fastify' {
  interface FastifyRequest {
    staff: { sessionId: string; email: string; createdAt: string; lastSeenAt: string } | null
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
      const { id, email, createdAt, lastSeenAt } = session
      request.staff = { sessionId: id, email, createdAt, lastSeenAt }
      done()
    }, done)
  })
}

/** The member of staff behind a request that has passed the guard. */
export function staffOf(request: FastifyRequest) {
  if (!request.staff) throw new Error('a staff route was reached without a session')
  return request.staff
}
