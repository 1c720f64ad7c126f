import { createHmac } from 'node:crypto'

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

export type PostTarget = { url: string; secret: string }

export type PostOutcome =
  | { ok: true; response: Response }
  /** A code, never the receiver's own words. */
  | { ok: false; problem: string }

export type SignedPost = (id: string, body: string, signal?: AbortSignal) => Promise<PostOutcome>

/** Posts JSON as Standard Webhooks has it. A repeat carries the same id and a new moment. */
export function signedPost(
  { url, secret }: PostTarget,
  { now, answeredWithinMs }: { now: () => number; answeredWithinMs: number },
): SignedPost {
  const { address, authorization } = withoutCredentials(url)
  return async (id, body, signal) => {
    const seconds = Math.floor(now() / 1000)
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(seconds),
          'webhook-signature': signatureOf({ secret, id, seconds, body }),
          ...(authorization && { authorization }),
        },
        body,
        // What is posted must not follow a receiver wherever it points.
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(answeredWithinMs), ...(signal ? [signal] : [])]),
      })
      return { ok: true, response }
    } catch (error) {
      return { ok: false, problem: problemOf(error, answeredWithinMs) }
    }
  }
}

/** An address may carry a user and a password, which fetch refuses to. */
function withoutCredentials(url: string) {
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

function problemOf(error: unknown, answeredWithinMs: number): string {
  if (!(error instanceof Error)) return 'failed'
  if (error.name === 'TimeoutError') return `no answer within ${answeredWithinMs / 1000} s`
  const { cause } = error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : error.name
}
