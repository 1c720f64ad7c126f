import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { refuse } from './errors.ts'

/** `/healthz`: the process answers. `/readyz`: it can do its work, so a load balancer may send visitors. */
export function healthRoutes(
  app: FastifyInstance,
  { store, lifecycle }: Pick<Services, 'store' | 'lifecycle'>,
) {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (lifecycle.stopping) return refuse(reply, 'not_ready')
    try {
      await store.ping()
    } catch (error) {
      request.log.warn({ err: error }, 'the database is out of reach')
      return refuse(reply, 'not_ready')
    }
    return { status: 'ok' }
  })
}
