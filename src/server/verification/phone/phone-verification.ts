import { createHmac } from 'node:crypto'
import {
  type OtpSendFailure,
  type OtpVerifyFailure,
  RESEND_COUNTDOWN_S,
} from '../../../contract/phone-sentences.ts'
import type { BotCheck, BotCheckFailure } from '../../bot-check/bot-check.ts'
import type { CodeFailure, Codes } from '../../codes/codes.ts'
import type { Limiter } from '../../http/limits.ts'
import type { Clock } from '../../store/ids.ts'
import type { Store } from '../../store/store.ts'
import { toE164 } from './number.ts'
import { phoneRecords } from './phone-tables.ts'
import type { SmsFailure, SmsSender } from './sms.ts'

/** A message that came late is still good; a telephone left on a table is not. */
export const OTP_LIFETIME_MS = 10 * 60_000

export type OtpRequest = {
  visitor: string
  phone: string
  countryCode: string
  botCheck: string | undefined
  /** The client's, for the bot check. */
  address: string
}

export type OtpSent =
  | { ok: true }
  | { ok: false; code: OtpSendFailure | 'limits_unavailable'; retryAfterSeconds?: number }

export type OtpConfirmed =
  | { ok: true }
  | {
      ok: false
      code: OtpVerifyFailure | 'otp_not_requested' | 'limits_unavailable'
      retryAfterSeconds?: number
    }

export type PhoneVerification = ReturnType<typeof openPhoneVerification>

type Parts = {
  store: Pick<Store, 'db'>
  codes: Pick<Codes, 'issue' | 'redeem'>
  botCheck: BotCheck
  limiter: Limiter
  sms: SmsSender
  secret: string
  /** Tests and load runs press faster than people: a tenfold scale makes a tenth of the wait. */
  limitsScale: number
  clock?: Clock
}

export function openPhoneVerification(parts: Parts) {
  const { store, codes, botCheck, limiter, sms, limitsScale, clock = Date.now } = parts
  const { db } = store
  const records = phoneRecords(clock)
  const restMs = (RESEND_COUNTDOWN_S * 1000) / Math.max(1, limitsScale)
  const key = createHmac('sha256', parts.secret).update('phone numbers').digest()
  const hashOf = (number: string) => createHmac('sha256', key).update(number).digest('base64url')

  async function limited(
    visitor: string,
    number: string,
  ): Promise<Exclude<OtpSent, { ok: true }> | undefined> {
    const rows = [
      ['phoneCodesOfVisitor', visitor],
      ['phoneCodesToNumber', number],
      ['phoneCodesOfAll', 'all'],
    ] as const
    for (const [row, whose] of rows) {
      const consumed = await limiter.consume(row, whose)
      if (consumed.ok) continue
      const { retryAfterSeconds } = consumed
      const code = consumed.code === 'too_many_requests' ? 'sms_too_many' : consumed.code
      return { ok: false, code, retryAfterSeconds }
    }
    return undefined
  }

  return {
    async request({ visitor, phone, countryCode, botCheck: token, address }: OtpRequest): Promise<OtpSent> {
      const number = toE164(phone, countryCode)
      if (number === undefined) return { ok: false, code: 'phone_invalid' }
      // Before anything is counted: nobody may use up a stranger's number for nothing.
      const human = await botCheck.verify(token, address)
      if (!human.ok) return { ok: false, code: codesOfBotCheck[human.code] }
      const refused = await limited(visitor, number)
      if (refused) return refused

      const numberHash = hashOf(number)
      const claim = await records.claimSend(db, numberHash, restMs)
      if (!claim) {
        const waited = clock() - ((await records.lastSend(db, numberHash)) ?? clock())
        const retryAfterSeconds = Math.max(1, Math.ceil((restMs - waited) / 1000))
        return { ok: false, code: 'sms_too_many', retryAfterSeconds }
      }
      const { code } = await db.transaction().execute(async (within) => {
        await records.asked(within, visitor, numberHash)
        return codes.issue(within, {
          purpose: 'verify-phone',
          form: 'digits',
          holder: visitor,
          detail: { numberHash },
          lifetimeMs: OTP_LIFETIME_MS,
        })
      })
      const sent = await sms({ to: number, code })
      if (sent.ok) return { ok: true }
      await records.unclaimSend(db, numberHash, claim.sentAt)
      return { ok: false, code: codesOfSms[sent.code] }
    },

    async confirm(visitor: string | undefined, code: string): Promise<OtpConfirmed> {
      if (visitor === undefined || !(await records.hasAsked(db, visitor)))
        return { ok: false, code: 'otp_not_requested' }
      const consumed = await limiter.consume('phoneGuessesOfVisitor', visitor)
      if (!consumed.ok) {
        const { retryAfterSeconds } = consumed
        const refusal = consumed.code === 'too_many_requests' ? 'otp_too_many' : consumed.code
        return { ok: false, code: refusal, retryAfterSeconds }
      }
      // Committed whatever the answer: a wrong guess counts.
      const redeemed = await db.transaction().execute(async (within) => {
        const given = await codes.redeem(within, { purpose: 'verify-phone', code, holder: visitor })
        if (given.ok && given.detail.numberHash)
          await records.proven(within, visitor, given.detail.numberHash)
        return given
      })
      return redeemed.ok ? { ok: true } : { ok: false, code: codesOfRedeem[redeemed.code] }
    },

    /** What the server knows of a number in E.164. */
    async standing(visitor: string | undefined, phone: string): Promise<{ isVerified: boolean }> {
      const isVerified = visitor !== undefined && (await records.isProven(db, visitor, hashOf(phone)))
      return { isVerified }
    },
  }
}

const codesOfBotCheck = {
  missing: 'bot_check_missing',
  expired: 'bot_check_expired',
  failed: 'bot_check_failed',
  unavailable: 'sms_internal',
} as const satisfies Record<BotCheckFailure, OtpSendFailure>

const codesOfSms = {
  'invalid-phone-number': 'phone_invalid',
  'quota-exceeded': 'sms_quota_exceeded',
  'unsupported-country': 'country_unsupported',
  'billing-not-enabled': 'phone_unavailable',
  unreachable: 'sms_internal',
  failed: 'sms_failed',
} as const satisfies Record<SmsFailure, OtpSendFailure>

const codesOfRedeem = {
  unknown: 'otp_wrong',
  used: 'otp_refused',
  expired: 'otp_expired',
  too_many_attempts: 'otp_too_many',
} as const satisfies Record<CodeFailure, OtpVerifyFailure>
