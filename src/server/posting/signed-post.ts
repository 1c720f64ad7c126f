import { createHmac } from 'node:crypto'
import { jsonPost, type PostOutcome } from './post-json.ts'

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

export type SignedPost = (id: string, body: string, signal?: AbortSignal) => Promise<PostOutcome>

/** Posts JSON as Standard Webhooks has it. A repeat carries the same id and a new moment. */
export function signedPost(
  { url, secret }: PostTarget,
  { now, answeredWithinMs }: { now: () => number; answeredWithinMs: number },
): SignedPost {
  const post = jsonPost(url, answeredWithinMs)
  return (id, body, signal) => {
    const seconds = Math.floor(now() / 1000)
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signatureOf({ secret, id, seconds, body }),
    }
    return post({ body, headers, signal })
  }
}
