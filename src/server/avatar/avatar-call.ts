import { keepAliveTransport, type Transport } from './avatar-transport.ts'
import { problemText } from './avatar-wire.ts'

/**
 * Why a call to the provider came to nothing.
 * - `capacity`: no more conversations at once
 * - `refused`: any other answer of 4xx
 * - `broken`: an answer of 5xx
 * - `unreadable`: an answer that is not what the wire says
 * - `no_url`, `foreign_url`: a conversation that nobody could enter
 * - `unsent`: no connection could be made, so nothing was asked
 * - `dropped`: the connection ended before the answer
 * - `timeout`, `aborted`: we stopped listening
 * - `circuit_open`: not asked, after too many failures in a row
 */
export type AvatarFailureKind =
  | 'capacity'
  | 'refused'
  | 'broken'
  | 'unreadable'
  | 'no_url'
  | 'foreign_url'
  | 'unsent'
  | 'dropped'
  | 'timeout'
  | 'aborted'
  | 'circuit_open'

export type AvatarFailure = {
  ok: false
  kind: AvatarFailureKind
  status?: number
  /** For the log: never for a visitor. */
  detail?: string | undefined
  /** Of a conversation that was made all the same. */
  conversationId?: string
}

export type Answer = { ok: true; status: number; body: unknown }

export type AvatarCall = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: unknown
}

/** Errors of Node's that come before a single byte of the request has left. */
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/** Where the provider is. `transport` is replaced where a test cuts the line. */
export type AvatarProvider = { url: string; key: string; transport?: Transport }

/** One request over the wire, every way of failing turned into a value. */
export async function sendAvatarCall(
  { url, key, transport = keepAliveTransport }: AvatarProvider,
  { method, path, body }: AvatarCall,
  { signal, caller }: { signal: AbortSignal; caller: AbortSignal | undefined },
): Promise<Answer | AvatarFailure> {
  try {
    const { status, text } = await transport(`${url}${path}`, {
      method,
      headers: {
        'x-api-key': key,
        accept: 'application/json',
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal,
    })
    return readAnswer(status, text, key)
  } catch (error) {
    if (signal.aborted) return { ok: false, kind: caller?.aborted ? 'aborted' : 'timeout' }
    const code = errorCode(error)
    return { ok: false, kind: neverSent.has(code ?? '') ? 'unsent' : 'dropped', detail: code }
  }
}

function readAnswer(status: number, text: string, key: string): Answer | AvatarFailure {
  const body = parsed(text)
  if (status >= 200 && status < 300) return { ok: true, status, body }
  const said = problemText(body)?.replaceAll(key, '[key]').slice(0, 300)
  return { ok: false, kind: status < 500 ? 'refused' : 'broken', status, detail: said }
}

/** `undefined` where it is no JSON; the schema of whoever needs a body then says so. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Node's name for what went wrong on the line. */
function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
