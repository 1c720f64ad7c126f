import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { problemCode } from './toolkit-wire.ts'

/**
 * - `unreachable`: no answer, or none in time
 * - `broken`: an answer of 5xx, or one that is not what the wire says
 * - otherwise the code that the toolkit gave, or `HTTP_429` and the like where it gave none
 */
export type ToolkitFailure = { ok: false; kind: 'unreachable' | 'broken' | 'refused'; code: string }
export type ToolkitAnswer<T> = { ok: true; answer: T } | ToolkitFailure

export type Operation =
  | 'createAuthUri'
  | 'signUp'
  | 'update'
  | 'sendOobCode'
  | 'resetPassword'
  | 'lookup'
  | 'delete'
  | 'token'
  | 'sendVerificationCode'
  | 'signInWithPhoneNumber'

export type ToolkitSettings = {
  /** The real service, or an emulator's origin. */
  url: string
  key: string
  log: Pick<Logger, 'warn'>
  callMs?: number
}

/** A visitor waits for up to four calls in a row. */
export const CALL_MS = 5000
const FAILURES_TO_OPEN = 10
const HALF_OPEN_AFTER_MS = 2000
const ANSWER_LIMIT_BYTES = 200_000

const TOOLKIT = 'identitytoolkit.googleapis.com'
const TOKENS = 'securetoken.googleapis.com'

/** The emulator serves both hosts from one, each below its own name. */
export function endpoints(url: string): { toolkit: string; tokens: string } {
  const { origin, host } = new URL(url)
  return host === TOOLKIT
    ? { toolkit: origin, tokens: `https://${TOKENS}` }
    : { toolkit: `${origin}/${TOOLKIT}`, tokens: `${origin}/${TOKENS}` }
}

export function toolkitCaller({ url, key, log, callMs = CALL_MS }: ToolkitSettings) {
  const { toolkit, tokens } = endpoints(url)
  const policy = wrap(
    circuitBreaker(
      handleWhenResult((result) => (result as Partial<ToolkitFailure>).kind === 'unreachable'),
      { halfOpenAfter: HALF_OPEN_AFTER_MS, breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN) },
    ),
    timeout(callMs, TimeoutStrategy.Cooperative),
  )

  const requestOf = (operation: Operation, body: Record<string, unknown>) =>
    operation === 'token'
      ? {
          address: `${tokens}/v1/token`,
          type: 'application/x-www-form-urlencoded',
          text: new URLSearchParams(body as Record<string, string>).toString(),
        }
      : {
          address: `${toolkit}/v1/accounts:${operation}`,
          type: 'application/json',
          text: JSON.stringify(body),
        }

  async function send<T>(
    operation: Operation,
    body: Record<string, unknown>,
    schema: z.ZodType<T>,
    signal: AbortSignal,
  ): Promise<ToolkitAnswer<T>> {
    const { address, type, text } = requestOf(operation, body)
    try {
      const response = await fetch(`${address}?key=${encodeURIComponent(key)}`, {
        method: 'POST',
        headers: { 'content-type': type, accept: 'application/json' },
        body: text,
        // A redirect would carry tokens to wherever it points.
        redirect: 'error',
        signal,
      })
      return readAnswer(response.status, await bodyOf(response), schema)
    } catch (error) {
      return { ok: false, kind: 'unreachable', code: signal.aborted ? 'TIMEOUT' : reasonOf(error) }
    }
  }

  return async function call<T>(
    operation: Operation,
    body: Record<string, unknown>,
    schema: z.ZodType<T>,
  ): Promise<ToolkitAnswer<T>> {
    const outcome = await policy
      .execute(({ signal }) => send(operation, body, schema, signal))
      .catch((error: unknown): ToolkitFailure => {
        if (error instanceof BrokenCircuitError)
          return { ok: false, kind: 'unreachable', code: 'CIRCUIT_OPEN' }
        throw error
      })
    // A refusal is mostly the visitor's: an address that has an account, a link used twice.
    if (!outcome.ok && outcome.kind !== 'refused')
      log.warn({ operation, kind: outcome.kind, code: outcome.code }, 'the identity provider failed')
    return outcome
  }
}

function readAnswer<T>(status: number, body: unknown, schema: z.ZodType<T>): ToolkitAnswer<T> {
  if (status >= 200 && status < 300) {
    const read = schema.safeParse(body)
    return read.success ? { ok: true, answer: read.data } : { ok: false, kind: 'broken', code: 'UNREADABLE' }
  }
  const code = problemCode(body) ?? `HTTP_${status}`
  return { ok: false, kind: status >= 500 ? 'broken' : 'refused', code }
}

async function bodyOf(response: Response): Promise<unknown> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > ANSWER_LIMIT_BYTES) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  try {
    return JSON.parse(text + decoder.decode())
  } catch {
    return undefined
  }
}

/** fetch says "fetch failed" and keeps the reason in `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.cause instanceof Error ? reasonOf(error.cause) : error.name
}
