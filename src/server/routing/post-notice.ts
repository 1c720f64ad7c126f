import { jsonPost, type PostOutcome } from '../posting/post-json.ts'
import { type PostTarget, signedPost } from '../posting/signed-post.ts'
import type { Channel } from './channel.ts'

/** Longer than this no receiver needs to say that it has it. */
const ANSWERED_WITHIN_MS = 15_000

export type Posted =
  | { ok: true; status: number }
  /** `problem` is a status or a code; `isFinal` where the receiver wants no more of it. */
  | { ok: false; status: number | null; problem: string; isFinal: boolean }

export type PostNotice = (id: string, body: string, signal?: AbortSignal) => Promise<Posted>

export function postToWebhook(target: PostTarget, now: () => number): PostNotice {
  const post = signedPost(target, { now, answeredWithinMs: ANSWERED_WITHIN_MS })
  return async (id, body, signal) => posted(await post(id, body, signal))
}

/** The address itself is the secret: there is nothing to sign with. */
export function postToChannel({ url }: Channel): PostNotice {
  const post = jsonPost(url, ANSWERED_WITHIN_MS)
  return async (_id, body, signal) => posted(await post({ body, signal }))
}

async function posted(outcome: PostOutcome): Promise<Posted> {
  if (!outcome.ok) return { ok: false, status: null, problem: outcome.problem, isFinal: false }
  const { ok, status, body: unread } = outcome.response
  await unread?.cancel()
  return ok ? { ok, status } : { ok, status, problem: `answered ${status}`, isFinal: status === 410 }
}
