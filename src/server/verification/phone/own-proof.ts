import { MINUTE_MS } from '../../../contract/durations.ts'
import type { OtpSendFailure, OtpVerifyFailure } from '../../../contract/phone-sentences.ts'
import type { CodeFailure, Codes } from '../../codes/codes.ts'
import type { Store } from '../../store/store.ts'
import type { PhoneProof } from './phone-proof.ts'
import type { SmsFailure, SmsSender } from './sms.ts'

/** A message that came late is still good; a telephone left on a table is not. */
export const OTP_LIFETIME_MS = 10 * MINUTE_MS

type Parts = { store: Pick<Store, 'db'>; codes: Pick<Codes, 'issue' | 'redeem'>; sms: SmsSender }

/** Our own codes, by whatever sends our messages. */
export function ownProof({ store, codes, sms }: Parts): PhoneProof {
  const { db } = store
  return {
    async send({ visitor, number, numberHash }) {
      const { code } = await db.transaction().execute((within) =>
        codes.issue(within, {
          purpose: 'verify-phone',
          form: 'digits',
          holder: visitor,
          detail: { numberHash },
          lifetimeMs: OTP_LIFETIME_MS,
        }),
      )
      const sent = await sms({ to: number, code })
      return sent.ok ? { ok: true, session: undefined } : { ok: false, code: codesOfSms[sent.code] }
    },

    async confirm({ visitor, code, prove }) {
      // Committed whatever the answer: a wrong guess counts.
      const redeemed = await db.transaction().execute(async (within) => {
        const given = await codes.redeem(within, { purpose: 'verify-phone', code, holder: visitor })
        if (given.ok && given.detail.numberHash) await prove(within, given.detail.numberHash)
        return given
      })
      return redeemed.ok ? { ok: true } : { ok: false, code: codesOfRedeem[redeemed.code] }
    },
  }
}

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
