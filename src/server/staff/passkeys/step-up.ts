import type { onRequestAsyncHookHandler } from 'fastify'
import { FIRST_PASSKEY_WITHIN_MS, STEP_UP_LIFETIME_MS } from '../../../contract/passkeys.ts'
import { refuse } from '../../http/errors.ts'
import { type SignedInStaff, staffOf } from '../guard.ts'

export type PasskeySituation = {
  now: number
  /** When the session began and how, and when a passkey was last shown in it. */
  createdAt: string
  signedInBy: 'link' | 'passkey'
  passkeyAt: string | null
  hasPasskey: boolean
  /** Whether the site's address can have passkeys at all. */
  canHavePasskeys: boolean
  onLoopback: boolean
}

export type Allowed<Code extends string> = { ok: true } | { ok: false; code: Code }
export type TakingOut = Allowed<'passkey_needed' | 'passkey_missing' | 'passkeys_impossible'>
export type Adding = Allowed<'passkey_needed' | 'passkey_wants_new_sign_in' | 'passkeys_impossible'>

/** Nor so long ahead: a clock that was turned back makes nothing fresh again. */
const isWithin = (ms: number, at: string, now: number) => Math.abs(now - Date.parse(at)) < ms
const hasShownIt = ({ now, passkeyAt }: PasskeySituation) =>
  passkeyAt !== null && isWithin(STEP_UP_LIFETIME_MS, passkeyAt, now)

/** Whether data may be taken out or away now: by who has just shown a passkey. */
export function mayTakeOut(situation: PasskeySituation): TakingOut {
  if (situation.hasPasskey)
    return hasShownIt(situation) ? { ok: true } : { ok: false, code: 'passkey_needed' }
  // A relaxation: a bare clone must work out of the box, for people without an authenticator too. A second link would
  // prove nothing more than the session does, for on this machine the mailbox lies open to whoever can reach the desk.
  if (situation.onLoopback) return { ok: true }
  return { ok: false, code: situation.canHavePasskeys ? 'passkey_missing' : 'passkeys_impossible' }
}

/** Whether a passkey may be added now: the first by who has just signed in by link, the next by who shows one. */
export function mayAddPasskey(situation: PasskeySituation): Adding {
  if (!situation.canHavePasskeys) return { ok: false, code: 'passkeys_impossible' }
  if (situation.hasPasskey)
    return hasShownIt(situation) ? { ok: true } : { ok: false, code: 'passkey_needed' }
  const { signedInBy, createdAt, now } = situation
  return signedInBy === 'link' && isWithin(FIRST_PASSKEY_WITHIN_MS, createdAt, now)
    ? { ok: true }
    : { ok: false, code: 'passkey_wants_new_sign_in' }
}

/** Whether a passkey may be removed now, a colleague's too: on one machine as everywhere, by who has shown another. */
export const mayRemovePasskey = (situation: PasskeySituation): TakingOut =>
  mayTakeOut({ ...situation, onLoopback: false })

/** For a route's `onRequest`: `passkeyFirst(passkeys.mayTakeOut)`. The guard has let somebody in by then. */
export const passkeyFirst =
  (may: (staff: SignedInStaff) => Promise<TakingOut>): onRequestAsyncHookHandler =>
  async (request, reply) => {
    const allowed = await may(staffOf(request))
    if (!allowed.ok) return refuse(reply, allowed.code)
  }
