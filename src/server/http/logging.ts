import { randomUUID } from 'node:crypto'
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { LoggerOptions } from 'pino'

/** What is logged of a request: how it was asked and which route took it. Nothing a visitor typed or is. */
export const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  route: routeOf(request),
})

/** A route's template, or the served file's place: unlike an address it holds no ids, codes or tokens. */
export const routeOf = (request: FastifyRequest) =>
  request.servedAs || (request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown'))

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the site's one wildcard route: which kind of file it sent. */
    servedAs: string
  }
}

/** Databases and mail servers like to repeat the address they stumbled over. */
const withoutAddresses = (text: string) =>
  text.replaceAll(/[^\s@"'<>()=:;,]+@[^\s@"'<>()=:;,]+/g, '[address]')

/** Only what helps to find the fault: other properties of an error may hold rows, bodies or settings. */
export function describeError(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  return {
    type: error.name,
    code: 'code' in error && typeof error.code === 'string' ? error.code : undefined,
    message: withoutAddresses(error.message),
    stack: withoutAddresses(error.stack ?? ''),
    cause: error.cause !== undefined && depth < 3 ? describeError(error.cause, depth + 1) : undefined,
  }
}

export const loggerOptions = {
  serializers: {
    req: describeRequest,
    res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
    err: (error: unknown) => describeError(error),
  },
  // The machine's name and the process id belong to whoever collects the lines.
  base: null,
} satisfies LoggerOptions

/** One line for each request, when it is answered. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' })
  }

  override incomingRequest() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const line = { ...describeRequest(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (error) reply.log.error({ ...line, err: error }, 'request errored')
    else reply.log.info(line, 'request')
  }

  override routeNotFound() {}
}

/** Always our own: one that a client chose could be used to forge or confuse the trail. */
export const newRequestId = () => randomUUID()
