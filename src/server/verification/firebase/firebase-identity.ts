import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { MINUTE_MS } from '../../../contract/durations.ts'
import { paths } from '../../../contract/paths.ts'
import type { Clock } from '../../store/ids.ts'
import type { AccountFailure, Failed, Identity } from '../identity.ts'
import { type Seal, sealedWith } from './sealed.ts'
import { type ToolkitAnswer, type ToolkitSettings, toolkitCaller } from './toolkit-call.ts'
import { accountFailure, linkFailure, registerFailure, sendFailure } from './toolkit-problems.ts'
import * as wire from './toolkit-wire.ts'

type Parts = ToolkitSettings & { secret: string; publicUrl: string; clock?: Clock }

/** Id tokens last an hour; one about to end might not arrive. */
const SPARE_MS = MINUTE_MS

/** What speaks for an account: kept sealed, as its handle. */
const tokens = z.object({ idToken: z.string(), refreshToken: z.string(), expiresAt: z.number() })
type Tokens = z.infer<typeof tokens>

/** Nobody ever learns or needs it; it has one of each kind of character that a policy may ask for. */
const newPassword = () => `aA1!${randomBytes(24).toString('base64url')}`

/**
 * The Identity Toolkit's calls, from the server (promise 35). Firebase mails the link itself. It returns
 * with the code, where the project's action URL is our page, or without one from Firebase's own page; the visitor
 * then presses Check Verification Status, which is `lookup`.
 */
export function firebaseIdentity({ secret, publicUrl, clock = Date.now, ...settings }: Parts): Identity {
  const call = toolkitCaller(settings)
  const sealed: Seal = sealedWith(secret, 'identity tokens')
  const continueUrl = new URL(paths.emailVerified, publicUrl).href

  const handleOf = (given: Tokens) => sealed.seal(JSON.stringify(given))
  const tokensOf = (given: { idToken: string; refreshToken: string; expiresIn: number }): Tokens => ({
    idToken: given.idToken,
    refreshToken: given.refreshToken,
    expiresAt: clock() + given.expiresIn * 1000,
  })
  const open = (handle: string): Tokens | undefined => {
    const text = sealed.open(handle)
    return text === undefined ? undefined : tokens.safeParse(JSON.parse(text)).data
  }

  async function refresh({ refreshToken }: Tokens): Promise<ToolkitAnswer<Tokens>> {
    const body = { grant_type: 'refresh_token', refresh_token: refreshToken }
    const answered = await call('token', body, wire.refreshed)
    return answered.ok ? { ok: true, answer: tokensOf(answered.answer) } : answered
  }

  /** Does something as the account; where its id token is no longer taken, once more with a new one. */
  async function asAccount<T>(
    handle: string,
    work: (idToken: string) => Promise<ToolkitAnswer<T>>,
  ): Promise<{ ok: true; answer: T; account: string } | Failed<AccountFailure>> {
    const kept = open(handle)
    if (!kept) return { ok: false, code: 'account_gone' }
    let current = kept
    let isFresh = false
    const renew = async () => {
      const renewed = await refresh(current)
      if (renewed.ok) current = renewed.answer
      isFresh = true
      return renewed
    }
    if (current.expiresAt - SPARE_MS <= clock()) {
      const renewed = await renew()
      if (!renewed.ok) return accountFailure(renewed)
    }
    let done = await work(current.idToken)
    if (!done.ok && !isFresh && (done.code === 'TOKEN_EXPIRED' || done.code === 'INVALID_ID_TOKEN')) {
      const renewed = await renew()
      if (!renewed.ok) return accountFailure(renewed)
      done = await work(current.idToken)
    }
    if (!done.ok) return accountFailure(done)
    return { ok: true, answer: done.answer, account: current === kept ? handle : handleOf(current) }
  }

  return {
    async register(email) {
      const asked = await call('createAuthUri', { identifier: email, continueUri: continueUrl }, wire.authUri)
      if (!asked.ok) return sendFailure(asked)
      // Under enumeration protection this never says yes; then the sign-up tells.
      if (asked.answer.registered) return { ok: false, code: 'email_exists' }
      const body = { email, password: newPassword(), returnSecureToken: true }
      const made = await call('signUp', body, wire.signedUp)
      return made.ok ? { ok: true, account: handleOf(tokensOf(made.answer)) } : registerFailure(made)
    },

    async sendLink(handle, name) {
      const sent = await asAccount(handle, async (idToken) => {
        if (name !== null) {
          const named = await call('update', { idToken, displayName: name }, wire.nothingNeeded)
          if (!named.ok) return named
        }
        const body = { requestType: 'VERIFY_EMAIL', idToken, continueUrl, canHandleCodeInApp: true }
        return call('sendOobCode', body, wire.nothingNeeded)
      })
      return sent.ok ? { ok: true, account: sent.account } : sent
    },

    async lookup(handle) {
      const looked = await asAccount(handle, (idToken) => call('lookup', { idToken }, wire.lookedUp))
      if (!looked.ok) return looked
      const [user] = looked.answer.users
      return { ok: true, isVerified: user?.emailVerified === true, account: looked.account }
    },

    // Without a new password it only looks the code up, whatever that is for: so Firebase's own checkActionCode does.
    async meantBy(oobCode) {
      const checked = await call('resetPassword', { oobCode }, wire.checkedCode)
      return checked.ok
        ? { ok: true, email: checked.answer.email, name: null, account: null }
        : linkFailure(checked)
    },

    async confirm(oobCode) {
      const done = await call('update', { oobCode }, wire.applied)
      if (!done.ok) return linkFailure(done)
      const { email, displayName } = done.answer
      return { ok: true, email, name: displayName ?? null, account: null }
    },

    async erase(handle) {
      const erased = await asAccount(handle, (idToken) => call('delete', { idToken }, wire.nothingNeeded))
      return erased.ok || erased.code === 'account_gone' ? { ok: true } : { ok: false, code: erased.code }
    },
  }
}
