import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '../../contract/paths.ts'
import { sendResource } from './send.ts'
import type { Site } from './site.ts'

/** Addresses that were once given out, or that people type. */
const moved: Record<string, string> = { '/home': paths.home }

/** The first visitors after a start, and whatever else starts with it, come before the last few bytes. */
const PACKED_AFTER_MS = 5000

function splitUrl(url: string): [path: string, query: string] {
  // A proxy may send the address whole, with the host in front.
  const own = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*\/*/i, '/')
  const at = own.indexOf('?')
  return at === -1 ? [own, ''] : [own.slice(0, at), own.slice(at)]
}

/** The whole site is one wildcard route and one look into a map. */
export function sitePages(site: Site) {
  return {
    has: (path: string) => site.find(path) !== undefined,

    register(app: FastifyInstance) {
      const untilClosed = new AbortController()
      app.addHook('onListen', async () => {
        setTimeout(() => void site.packTighter(untilClosed.signal), PACKED_AFTER_MS).unref()
      })
      app.addHook('onClose', async () => untilClosed.abort())
      app.get('/*', { schema: { hide: true } }, (request, reply) => {
        const [path, query] = splitUrl(request.raw.url ?? '')
        const resource = site.find(path)
        if (resource) sendResource(request, reply, resource)
        else redirectOrMiss(path, query, reply)
      })
    },

    sendNotFound(request: FastifyRequest, reply: FastifyReply) {
      // A script or picture that is gone needs no error screen.
      if (request.raw.url?.startsWith('/assets/')) return reply.code(404).type('text/plain').send('Not found')
      sendResource(request, reply, site.notFound, 404)
    },
  }

  function redirectOrMiss(path: string, query: string, reply: FastifyReply) {
    const redirect = (status: number, target: string) =>
      reply
        .code(status)
        .header('location', target + query)
        .header('cache-control', 'no-cache')
        .send()
    // Only ever to a path we have, so `//elsewhere.example/` leads nowhere.
    const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
    const target = moved[trimmed]
    if (target !== undefined) return redirect(301, target)
    return trimmed !== path && site.find(trimmed) ? redirect(308, trimmed) : reply.callNotFound()
  }
}
