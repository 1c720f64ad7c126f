import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from './errors.ts'

type Route = { method: string; segments: string[] }

const segmentsOf = (path: string) => path.split('/')
const matches = ({ segments }: Route, path: string[]) =>
  segments.length === path.length &&
  segments.every((part, index) => part.startsWith(':') || part === path[index])

const isApi = (path: string) => path === '/api' || path.startsWith('/api/')

type Pages = {
  has(path: string): boolean
  /** The error screen, with status 404. */
  sendNotFound(request: FastifyRequest, reply: FastifyReply): unknown
}

/**
 * What no route took: a path that exists for another method is told so, someone reading the site gets the error
 * screen, everything else the API's refusal. Stands before all routes, to see them being added.
 */
export function answerUnknownPaths(app: FastifyInstance, pages: Pages) {
  const routes: Route[] = []
  app.addHook('onRoute', ({ url, method }) => {
    for (const one of [method].flat()) routes.push({ method: one, segments: segmentsOf(url) })
  })
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (isReading && !isApi(path)) return pages.sendNotFound(request, reply)

    const segments = segmentsOf(path)
    const allowed = new Set(routes.filter((route) => matches(route, segments)).map((route) => route.method))
    if (pages.has(path)) allowed.add('GET').add('HEAD')
    // A route may turn down a path that fits it, for an endless id: then the method was not what is wrong.
    if (allowed.size === 0 || allowed.has(request.method)) return refuse(reply, 'not_found')
    reply.header('allow', [...allowed].sort().join(', '))
    return refuse(reply, 'method_not_allowed')
  })
}
