import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Services } from '../services.ts'
import { refuse } from './errors.ts'
import type { LocalOperator } from './local-operator.ts'
import { routeOf } from './logging.ts'

export function newMetrics(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** How long each route takes, by template and status: bounded, however many addresses are asked for. */
export function measureRequests(app: FastifyInstance, registry: Registry) {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request being read to its answer being handed over',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode }
    duration.observe(labels, reply.elapsedTime / 1000)
    done()
  })
}

export function metricsRoute(
  app: FastifyInstance,
  { config, metrics }: Pick<Services, 'config' | 'metrics'>,
  operator: LocalOperator,
) {
  const mayRead = (authorization: string | undefined) =>
    config.metricsToken !== undefined && sameText(authorization ?? '', `Bearer ${config.metricsToken}`)

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request.headers.authorization) && !operator.isAsking(request)) {
      if (config.metricsToken === undefined) return refuse(reply, 'forbidden')
      reply.header('www-authenticate', 'Bearer')
      return refuse(reply, 'unauthorized')
    }
    reply.type(metrics.contentType)
    return metrics.metrics()
  })
}

const digest = (text: string) => createHash('sha256').update(text).digest()
/** In constant time, also for texts of different lengths. */
const sameText = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))
