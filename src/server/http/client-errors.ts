import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type ErrorCode, errors } from '../../contract/errors.ts'
import { errorBody, refuse } from './errors.ts'
import { type HeaderList, pairsOf } from './headers.ts'

const codesOfNode: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/**
 * Answers what never became a request: garbage, too long headers, a body that trickles. There is no reply object
 * yet, so the answer is written to the socket by hand, in the same shape and with the same headers.
 */
export const answerClientErrors =
  (securityHeaders: HeaderList) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const code = codesOfNode[error.code ?? ''] ?? 'bad_request'
    const { status } = errors[code]
    const body = JSON.stringify(errorBody(code))
    const headers = [
      ...pairsOf(securityHeaders),
      ['Content-Type', 'application/json; charset=utf-8'],
      ['Content-Length', String(Buffer.byteLength(body))],
      ['Cache-Control', 'no-store'],
      ['Connection', 'close'],
    ]
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        ...headers.map(([name, value]) => `${name}: ${value}`),
        '',
        body,
      ].join('\r\n'),
      () => socket.destroy(),
    )
  }

/**
 * Two kinds of request Node would answer by itself, without our headers: one without a Host, which HTTP/1.1 says
 * to refuse, and one with an expectation nobody knows, which may be ignored.
 */
export function takeOverFromNode(app: FastifyInstance) {
  app.server.on('checkExpectation', app.routing)
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') refuse(reply, 'bad_request')
    else done()
  })
}
