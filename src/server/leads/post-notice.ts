import { type PostTarget, signedPost } from '../posting/signed-post.ts'

/** Longer than this no receiver needs to say that it has it. */
const ANSWERED_WITHIN_MS = 15_000

export type Posted =
  | { ok: true; status: number }
  /** `problem` is a status or a code; `isFinal` where the receiver wants no more of it. */
  | { ok: false; status: number | null; problem: string; isFinal: boolean }

export type PostNotice = (id: string, body: string, signal?: AbortSignal) => Promise<Posted>

export function postNoticesTo(target: PostTarget, now: () => number): PostNotice {
  const post = signedPost(target, { now, answeredWithinMs: ANSWERED_WITHIN_MS })
  return async (id, body, signal) => {
    const outcome = await post(id, body, signal)
    if (!outcome.ok) return { ok: false, status: null, problem: outcome.problem, isFinal: false }
    const { ok, status, body: unread } = outcome.response
    await unread?.cancel()
    return ok ? { ok, status } : { ok, status, problem: `answered ${status}`, isFinal: status === 410 }
  }
}
