import { type IncomingMessage, Agent as PlainAgent, request as plainRequest } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'

export type Exchange = {
  method: 'GET' | 'POST' | 'DELETE'
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
}
export type Transport = (url: string, exchange: Exchange) => Promise<{ status: number; text: string }>

const ANSWER_LIMIT_BYTES = 2_000_000
/** Given up before the other side gives it up: a request sent down a line that is just being closed is lost. */
const IDLE_MS = 4000

const kept = { keepAlive: true, timeout: IDLE_MS }
const lines = {
  'http:': { agent: new PlainAgent(kept), request: plainRequest },
  'https:': { agent: new SecureAgent(kept), request: secureRequest },
}

const failure = (code: string) => Object.assign(new Error(code), { code })

/** Over a line that stays open. A visitor waits meanwhile: fetch takes several times as long on our side. */
export const keepAliveTransport: Transport = (url, { method, headers, body, signal }) => {
  const { agent, request } = lines[new URL(url).protocol === 'https:' ? 'https:' : 'http:']
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>()
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const sending = request(url, { agent, method, headers: { ...headers, ...length }, signal }, (response) => {
    const status = response.statusCode ?? 0
    // Followed, it would carry the key to wherever it points.
    if (status >= 300 && status < 400) return sending.destroy(failure('REDIRECTED'))
    textOf(response).then((text) => resolve({ status, text }), reject)
  })
  sending.on('error', reject)
  sending.end(body)
  return promise
}

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > ANSWER_LIMIT_BYTES) throw failure('ANSWER_TOO_LONG')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
