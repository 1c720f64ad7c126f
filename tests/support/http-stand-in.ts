import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Asked = { method: string; path: string; headers: IncomingHttpHeaders; body: string }
export type Told = { status: number; body?: unknown } | 'hang up'

export type HttpStandIn = Awaited<ReturnType<typeof startHttpStandIn>>

/** A real HTTP server that keeps what it was asked and answers what the test says, in turn; the last one stays. */
export async function startHttpStandIn(...answers: Told[]) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    asked.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body })
    const told = (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 204 }
    if (told === 'hang up') return response.destroy()
    response.writeHead(told.status, { 'content-type': 'application/json' })
    response.end(told.body === undefined ? undefined : JSON.stringify(told.body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
