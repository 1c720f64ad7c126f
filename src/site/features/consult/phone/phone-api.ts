import { phoneCodeSent, phoneVerified } from '../../../../contract/phone.ts'
import {
  otpSendSentences,
  otpVerifySentences,
  phoneGuardSentences,
} from '../../../../contract/phone-sentences.ts'
import { ask } from '../../api/ask.ts'
import type { PhonePorts } from './phone-machine.ts'

const phoneApi = '/api/verification/phone'

/** What the phone flow asks of the server. Every failure comes back as the sentence a visitor reads. */
export const phoneApiPorts: Pick<PhonePorts, 'sendCode' | 'confirm'> = {
  async sendCode({ phone, countryCode, proof }) {
    const answered = await ask(phoneApi, phoneCodeSent, { body: { phone, countryCode, botCheck: proof } })
    if (answered.ok) return { ok: true, resendAfterSeconds: answered.value.resendAfterSeconds }
    const { refusal, trouble } = answered
    if (!refusal)
      return {
        ok: false,
        message: trouble === 'offline' ? otpSendSentences.network : otpSendSentences.sms_failed,
      }
    const { code, fields } = refusal
    return {
      ok: false,
      message: fields.phone ?? otpSendSentence(code),
      isUnavailable: code === 'phone_unavailable' || code === 'not_found',
    }
  },

  async confirm(code) {
    const answered = await ask(`${phoneApi}/confirm`, phoneVerified, { body: { code } })
    if (answered.ok) return { ok: true }
    const { refusal } = answered
    if (!refusal) return { ok: false, message: otpVerifySentences.otp_refused }
    return { ok: false, message: refusal.fields.code ?? otpVerifySentence(refusal.code) }
  },
}

function otpSendSentence(code: string): string {
  // The phone flow was switched off while this page stood open.
  if (code === 'not_found') return otpSendSentences.phone_unavailable
  if (code === 'too_many_requests') return otpSendSentences.sms_too_many
  if (code === 'internal') return otpSendSentences.sms_internal
  return Object.hasOwn(otpSendSentences, code)
    ? otpSendSentences[code as keyof typeof otpSendSentences]
    : otpSendSentences.sms_failed
}

function otpVerifySentence(code: string): string {
  if (code === 'otp_not_requested') return phoneGuardSentences.otp_not_requested
  if (code === 'too_many_requests') return otpVerifySentences.otp_too_many
  return Object.hasOwn(otpVerifySentences, code)
    ? otpVerifySentences[code as keyof typeof otpVerifySentences]
    : otpVerifySentences.otp_refused
}
