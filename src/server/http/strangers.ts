import type { FastifyInstance } from 'fastify'
import { refuse } from './errors.ts'
import type { Visitors } from './visitor.ts'

/** What lies below one conversation is for whoever started it. */
const OWNED = '/api/conversations/:id'

/**
 * Who has no cookie of ours owns nothing, and hears so before anything is counted, read or looked up. Goes by the
 * route's template; whether this very conversation is theirs is the route's own question.
 */
export function refuseStrangers(app: FastifyInstance, visitors: Pick<Visitors, 'known'>) {
  app.addHook('onRequest', (request, reply, done) => {
    const isOwned = request.routeOptions.url?.startsWith(OWNED)
    if (isOwned && visitors.known(request) === undefined) refuse(reply, 'forbidden')
    else done()
  })
}
