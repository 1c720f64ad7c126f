import type { Logger } from 'pino'
import type { CheckedSignup } from '../../contract/signups.ts'
import type { Conversations } from '../conversations/conversation-service.ts'
import type { NotStarted } from '../conversations/starting/starting.ts'
import type { Leads } from '../leads/leads.ts'
import { newId } from '../store/ids.ts'
import type { Store } from '../store/store.ts'
import { attemptWrite } from '../store/write-outcome.ts'
import type { Timing } from '../timing/timing.ts'
import { type Checked, type CheckingParts, type ProvenFields, signupCheck } from './checking.ts'
import { type SignupLock, SignupLockLost, type signupLocks } from './signup-locks.ts'
import {
  rememberConversation,
  rememberSignup,
  type SignupRequestRow,
  signupRequestFor,
  signupRequests,
} from './signup-requests-table.ts'
import { signupTalks, type Talk } from './signup-talk.ts'
import { insertSignup, linkConversation, signups } from './signups-table.ts'

/** For another press of the same visitor to be done with. */
const TURN_WITHIN_MS = 12_000
/** What the desk's list says of a signup. */
const LEAD_HEADLINE = 'Asked for a consultation'

export type SignupPress = {
  visitor: string
  /** Where it comes from, as `networkOf` has it. */
  network: string
  signup: CheckedSignup
  /** The caller's name for this press, however often it is sent. */
  key: string | undefined
  /** Aborted when the browser goes away before its answer has been sent. */
  gone: AbortSignal
}

export type SignedUp = { ok: true; conversationId: string; conversationUrl: string }
export type NotSignedUp =
  | NotStarted
  | Extract<Checked, { ok: false }>
  | { ok: false; code: 'signup_busy' | 'key_reused' | 'save_failed' | 'signup_failed' }

export type SigningUpParts = CheckingParts & {
  store: Pick<Store, 'db'>
  conversations: Pick<Conversations, 'start' | 'find' | 'seen' | 'end'>
  leads: Pick<Leads, 'record' | 'relink' | 'wake'>
  withLock: ReturnType<typeof signupLocks>
  /** A keyed hash: what it is made of cannot be guessed from it. */
  fingerprint(text: string): string
  timing: Timing
  log: Pick<Logger, 'warn' | 'error'>
}

export type SigningUp = ReturnType<typeof signingUp>

/** Validate, start the conversation, save the signup (promise 36), so that a repeat or a crash leaves one of each. */
export function signingUp(parts: SigningUpParts) {
  const { store, leads, withLock, fingerprint, timing, log } = parts
  const { db } = store
  const check = signupCheck(parts)
  const talks = signupTalks(parts)

  async function signUp(press: SignupPress): Promise<SignedUp | NotSignedUp> {
    try {
      const checked = await check(press.visitor, press.signup)
      if (!checked.ok) return checked
      const patience = AbortSignal.any([press.gone, AbortSignal.timeout(TURN_WITHIN_MS)])
      const done = await withLock(press.visitor, patience, (lock) => work(press, checked.fields, lock))
      return done ?? { ok: false, code: 'signup_busy' }
    } catch (error) {
      if (error instanceof SignupLockLost) return { ok: false, code: 'signup_busy' }
      log.error({ err: error }, 'a signup failed')
      return { ok: false, code: 'signup_failed' }
    }
  }

  async function work(
    press: SignupPress,
    fields: ProvenFields,
    lock: SignupLock,
  ): Promise<SignedUp | NotSignedUp> {
    const request = await requestOf(press)
    if (request && request.bodyHash !== bodyHashOf(press.signup)) return { ok: false, code: 'key_reused' }
    if (request?.signupId) return repeat(press, request, request.signupId, lock)

    const left = request?.conversationId && (await talks.adopt(press.visitor, request.conversationId))
    const talk = left || (await start(press, request, lock))
    if (!talk.ok) return talk
    const id = newId(timing.now())
    return handOver(press, request, talk, id, async (within) => {
      await lock.hold(within)
      await insertSignup(within, timing.now, { ...fields, ...linkTo(talk) }, id)
      await leads.record(within, {
        kind: 'signup',
        recordId: id,
        email: fields.email,
        name: fields.name,
        headline: LEAD_HEADLINE,
        attribution: press.signup.attribution,
        conversationId: talk.id,
        country: fields.countryName || undefined,
      })
      if (request) await rememberSignup(within, request.id, id)
    })
  }

  /** The same press again, after its signup was saved: the answer that was lost. */
  async function repeat(
    press: SignupPress,
    request: SignupRequestRow,
    signupId: string,
    lock: SignupLock,
  ): Promise<SignedUp | NotSignedUp> {
    const signup = await signups.byId(db, signupId)
    if (!signup) return { ok: false, code: 'signup_failed' }
    const { avatarConversationId: conversationId, avatarConversationUrl: conversationUrl } = signup
    if (conversationId && conversationUrl && !(await talks.isLost(press.visitor, signup)))
      return { ok: true, conversationId, conversationUrl }

    const talk = await start(press, request, lock)
    if (!talk.ok) return talk
    return handOver(press, request, talk, signupId, async (within) => {
      await lock.hold(within)
      await linkConversation(within, timing.now, signupId, linkTo(talk))
      await leads.relink(within, signupId, talk.id)
    })
  }

  async function requestOf({ visitor, signup, key }: SignupPress): Promise<SignupRequestRow | undefined> {
    if (key === undefined) return undefined
    const wanted = { visitor, keyHash: fingerprint(key), bodyHash: bodyHashOf(signup) }
    return signupRequestFor(db, timing.now, wanted)
  }

  function bodyHashOf(signup: CheckedSignup): string {
    return fingerprint(JSON.stringify(Object.entries(signup).sort(([a], [b]) => (a < b ? -1 : 1))))
  }

  async function start(press: SignupPress, request: SignupRequestRow | undefined, lock: SignupLock) {
    const id = newId(timing.now())
    if (request)
      await db.transaction().execute(async (within) => {
        await lock.hold(within)
        await rememberConversation(within, request.id, id)
      })
    const { visitor, network, signup, gone } = press
    const { notice = null, attribution } = signup
    return talks.start({ visitor, network, notice, attribution, gone }, id)
  }

  /** A conversation whose signup was not saved is nobody's, and so is one whose answer nobody can ask for again. */
  async function handOver(
    press: SignupPress,
    request: SignupRequestRow | undefined,
    talk: Talk,
    signupId: string,
    save: (within: Store['db']) => Promise<void>,
  ): Promise<SignedUp | NotSignedUp> {
    try {
      if (!(await savedAtLast(signupId, save))) {
        await talks.end(talk, 'signup_failed')
        return { ok: false, code: 'save_failed' }
      }
    } catch (error) {
      // Whoever has the lock now may have found this conversation and made it its own.
      const now = request && (await signupRequests.byId(db, request.id).catch(() => undefined))
      if (now?.conversationId !== talk.id) await talks.end(talk, 'signup_failed')
      throw error
    }
    leads.wake()
    if (press.gone.aborted && !request) await talks.end(talk, 'browser_gone')
    const { conversationId, conversationUrl } = talk
    return { ok: true, conversationId, conversationUrl }
  }

  /** Retried once; an answer that was lost shows at the second try. False where both failed. */
  async function savedAtLast(id: string, save: (within: Store['db']) => Promise<void>): Promise<boolean> {
    for (const attempt of [1, 2]) {
      try {
        const outcome = await attemptWrite(() => db.transaction().execute(save))
        if (outcome.ok || (await signups.byId(db, id))) return true
      } catch (error) {
        if (error instanceof SignupLockLost) throw error
        log.warn({ err: error, attempt }, 'a signup could not be saved')
      }
    }
    return false
  }

  return signUp
}

const linkTo = ({ conversationId, conversationUrl }: Talk) => ({
  avatarConversationId: conversationId,
  avatarConversationUrl: conversationUrl,
})
