import { createHmac } from 'node:crypto'

/** Longer than this no receiver needs to say that it has it. */
const PATIENCE_MS = 15_000

const PREFIX = 'whsec_'

/**
 * The key behind a secret as Standard Webhooks writes it: base64, with or without its prefix. What is not base64
 * is taken as it stands.
 */
export function keyOf(secret: string): Buffer {
  const text = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret
  const bytes = Buffer.from(text, 'base64')
  const isBase64 = bytes.toString('base64').replace(/=+$/, '') === text.replace(/=+$/, '')
  return isBase64 && bytes.length > 0 ? bytes : Buffer.from(text)
}

type Signed = { secret: string; id: string; seconds: number; body: string }

export const signatureOf = ({ secret, id, seconds, body }: Signed) =>
  `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64')}`

export type WebhookTarget = { url: string; secret: string }

export type Posted =
  | { ok: true; status: number }
  /** `problem` is a status or a code; `isFinal` where the receiver wants no more of it. */
  | { ok: false; status: number | null; problem: string; isFinal: boolean }

export type Post = (id: string, body: string, signal?: AbortSignal) => Promise<Posted>

/** Posts a notice as Standard Webhooks has it. A repeat carries the same id and a new moment. */
export function webhookTo({ url, secret }: WebhookTarget, now: () => number): Post {
  const { address, authorization } = withoutCredentials(url)
  return async (id, body, signal) => {
    const seconds = Math.floor(now() / 1000)
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(seconds),
          'webhook-signature': signatureOf({ secret, id, seconds, body }),
          ...(authorization && { authorization }),
        },
        body,
        // A lead must not follow a receiver wherever it points.
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])]),
      })
      await answer.body?.cancel()
      if (answer.ok) return { ok: true, status: answer.status }
      const { status } = answer
      return { ok: false, status, problem: `answered ${status}`, isFinal: status === 410 }
    } catch (error) {
      return { ok: false, status: null, problem: problemOf(error), isFinal: false }
    }
  }
}

/** An address may carry a user and a password, which fetch refuses to. */
export function withoutCredentials(url: string) {
  const address = new URL(url)
  const { username, password } = address
  address.username = ''
  address.password = ''
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return {
    address,
    authorization: username || password ? `Basic ${Buffer.from(pair).toString('base64')}` : undefined,
  }
}

function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  if (error.name === 'TimeoutError') return `no answer within ${PATIENCE_MS / 1000} s`
  const { cause } = error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : error.name
}
