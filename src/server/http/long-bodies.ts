import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Where an answer goes out before a body was read, Node reads the rest to its end all the same, so that the next
 * request on that connection begins where it should. For a form that is right. For what is longer than any form, or
 * does not say how long it is, the connection is closed instead: what nobody wants to hear costs nothing.
 */
export function partAfterLongBodies(app: FastifyInstance, longerThan: number) {
  // Not async: it stands before every page.
  app.addHook('onRequest', (request, reply, done) => {
    if (isLong(request.headers, longerThan)) reply.raw.shouldKeepAlive = false
    done()
  })
}

const isLong = (headers: FastifyRequest['headers'], longerThan: number) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > longerThan
