import { phoneCodeSent, phoneVerified } from '../../../../contract/phone.ts'
import {
  otpSendSentences,
  otpVerifySentences,
  phoneGuardSentences,
} from '../../../../contract/phone-sentences.ts'
import { isRefused, post, refusalOf } from '../consult-api.ts'
import type { PhonePorts } from './phone-machine.ts'

const phoneApi = '/api/verification/phone'

/** What the phone flow asks of the server. Every failure comes back as the sentence a visitor reads. */
export const phoneApiPorts: Pick<PhonePorts, 'sendCode' | 'confirm'> = {
  async sendCode({ phone, countryCode, proof }) {
    try {
      const answer = await post(phoneApi, JSON.stringify({ phone, countryCode, botCheck: proof }))
      if (!isRefused(answer)) {
        const { resendAfterSeconds } = phoneCodeSent.parse(answer.body)
        return { ok: true, resendAfterSeconds }
      }
      const { code, fields } = refusalOf(answer)
      return {
        ok: false,
        message: fields?.phone ?? otpSendSentence(code),
        isUnavailable: code === 'phone_unavailable' || code === 'not_found',
      }
    } catch (error) {
      console.warn('the code was not sent', error)
      const isNetwork = error instanceof TypeError
      return { ok: false, message: isNetwork ? otpSendSentences.network : otpSendSentences.sms_failed }
    }
  },

  async confirm(code) {
    try {
      const answer = await post(`${phoneApi}/confirm`, JSON.stringify({ code }))
      if (!isRefused(answer)) {
        phoneVerified.parse(answer.body)
        return { ok: true }
      }
      const refusal = refusalOf(answer)
      return { ok: false, message: refusal.fields?.code ?? otpVerifySentence(refusal.code) }
    } catch (error) {
      console.warn('the code was not checked', error)
      return { ok: false, message: otpVerifySentences.otp_refused }
    }
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
