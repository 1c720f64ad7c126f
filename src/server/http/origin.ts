import type { FastifyInstance } from 'fastify'
import { isLoopbackHost, namesOfOrigin } from '../loopback.ts'
import { refuse } from './errors.ts'

/** Provider callbacks come from another origin by nature; an unguessable token in the path stands for them. */
const CALLBACKS = '/api/callbacks/'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export type RequestOrigin = {
  method: string
  /** The matched route's template, never the raw address: an exemption must not hang on what a client writes. */
  route?: string
  origin?: string
  secFetchSite?: string
}

/**
 * Whether a request would change something on behalf of another website. A browser says where a request comes
 * from in `Origin` and `Sec-Fetch-Site`; what says nothing is no browser that could be led astray.
 */
export function foreignOriginRule(publicUrl: string) {
  const own = new Set(namesOfOrigin(publicUrl))
  const onLoopback = isLoopbackHost(new URL(publicUrl).hostname)
  return ({ method, route, origin, secFetchSite }: RequestOrigin): boolean => {
    if (safeMethods.has(method) || route?.startsWith(CALLBACKS)) return false
    if (origin !== undefined && !own.has(origin)) return true
    // A page opened at localhost may call 127.0.0.1: for the browser another site, for us the same one.
    if (origin !== undefined && onLoopback) return false
    return secFetchSite !== undefined && secFetchSite !== 'same-origin' && secFetchSite !== 'none'
  }
}

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(', ') : value)

export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string) {
  const isForeign = foreignOriginRule(publicUrl)
  // Not async: it stands before every page, and a promise each would cost more than the rule.
  app.addHook('onRequest', (request, reply, done) => {
    const { origin, 'sec-fetch-site': site } = request.headers
    const route = request.routeOptions.url
    if (isForeign({ method: request.method, route, origin, secFetchSite: single(site) }))
      refuse(reply, 'foreign_origin')
    else done()
  })
}
