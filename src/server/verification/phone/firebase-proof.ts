import { z } from 'zod'
import type { OtpSendFailure, OtpVerifyFailure } from '../../../contract/phone-sentences.ts'
import type { Store } from '../../store/store.ts'
import { sealedWith } from '../firebase/sealed.ts'
import { type ToolkitFailure, type ToolkitSettings, toolkitCaller } from '../firebase/toolkit-call.ts'
import { nothingNeeded } from '../firebase/toolkit-wire.ts'
import type { PhoneProof } from './phone-proof.ts'

const codeSent = z.object({ sessionInfo: z.string().min(1) })
const signedIn = z.object({
  idToken: z.string(),
  phoneNumber: z.string(),
  isNewUser: z.boolean().default(false),
})

type Parts = ToolkitSettings & {
  secret: string
  store: Pick<Store, 'db'>
  hashOf(number: string): string
}

/**
 * Firebase sends the message and checks the code. It also checks the reCAPTCHA token itself, and takes none that has
 * served before, so ours passes it on unread. An account that Firebase makes on the way is not kept: the number is
 * proven, and nobody signs in.
 */
export function firebaseProof({ secret, store, hashOf, ...settings }: Parts): PhoneProof {
  const call = toolkitCaller(settings)
  const sealed = sealedWith(secret, 'phone sessions')
  return {
    async send({ number, token }) {
      const body = { phoneNumber: number, ...(token && { recaptchaToken: token }) }
      const sent = await call('sendVerificationCode', body, codeSent)
      return sent.ok
        ? { ok: true, session: sealed.seal(sent.answer.sessionInfo) }
        : { ok: false, code: sendFailureOf(sent) }
    },

    async confirm({ code, session, prove }) {
      const sessionInfo = session && sealed.open(session.text)
      if (!session || sessionInfo === undefined) return { ok: false, code: 'otp_refused' }
      const done = await call('signInWithPhoneNumber', { sessionInfo, code }, signedIn)
      if (!done.ok) return { ok: false, code: verifyFailures[done.code] ?? 'otp_refused' }
      const { idToken, phoneNumber, isNewUser } = done.answer
      if (isNewUser) await call('delete', { idToken }, nothingNeeded)
      if (hashOf(phoneNumber) !== session.numberHash) return { ok: false, code: 'otp_refused' }
      await prove(store.db, session.numberHash)
      return { ok: true }
    },
  }
}

const sendFailures: Readonly<Record<string, OtpSendFailure>> = {
  INVALID_PHONE_NUMBER: 'phone_invalid',
  MISSING_PHONE_NUMBER: 'phone_invalid',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'sms_too_many',
  QUOTA_EXCEEDED: 'sms_quota_exceeded',
  RESOURCE_EXHAUSTED: 'sms_quota_exceeded',
  HTTP_429: 'sms_quota_exceeded',
  CAPTCHA_CHECK_FAILED: 'bot_check_failed',
  INVALID_RECAPTCHA_TOKEN: 'bot_check_failed',
  INVALID_APP_CREDENTIAL: 'bot_check_failed',
  MISSING_RECAPTCHA_TOKEN: 'bot_check_missing',
  MISSING_APP_CREDENTIAL: 'bot_check_missing',
  MISSING_CLIENT_IDENTIFIER: 'bot_check_missing',
  // Said where a project's list of regions leaves this one out.
  OPERATION_NOT_ALLOWED: 'country_unsupported',
  BILLING_NOT_ENABLED: 'phone_unavailable',
  INTERNAL_ERROR: 'sms_internal',
}

const sendFailureOf = ({ kind, code }: ToolkitFailure): OtpSendFailure =>
  kind === 'refused' ? (sendFailures[code] ?? 'sms_failed') : 'sms_internal'

const verifyFailures: Readonly<Record<string, OtpVerifyFailure>> = {
  INVALID_CODE: 'otp_wrong',
  MISSING_CODE: 'otp_wrong',
  SESSION_EXPIRED: 'otp_expired',
  CODE_EXPIRED: 'otp_expired',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'otp_too_many',
}
