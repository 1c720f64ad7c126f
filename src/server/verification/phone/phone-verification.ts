import { DAY_MS } from '../../../contract/durations.ts'
import {
  type OtpSendFailure,
  type OtpVerifyFailure,
  RESEND_COUNTDOWN_S,
} from '../../../contract/phone-sentences.ts'
import type { BotCheck, BotCheckFailure } from '../../bot-check/bot-check.ts'
import type { Config } from '../../config.ts'
import type { Limiter } from '../../http/limits.ts'
import type { Clock } from '../../store/ids.ts'
import type { Store } from '../../store/store.ts'
import { toE164 } from './number.ts'
import { numberHash } from './number-hash.ts'
import type { PhoneProof } from './phone-proof.ts'
import { phoneRecords } from './phone-tables.ts'
import { refusedDestination } from './sms-destination.ts'

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
  proof: PhoneProof
  botCheck: BotCheck
  limiter: Limiter
  /** The operator's: they hold before whoever sends is asked. */
  smsRules: Pick<Config['phone'], 'smsCountries' | 'smsPerDay'>
  secret: string
  /** Tests and load runs press faster than people: a tenfold scale makes a tenth of the wait. */
  limitsScale: number
  clock?: Clock
}

export function openPhoneVerification(parts: Parts) {
  const { store, proof, botCheck, limiter, smsRules, limitsScale, clock = Date.now } = parts
  const { db } = store
  const records = phoneRecords(clock)
  const restMs = (RESEND_COUNTDOWN_S * 1000) / Math.max(1, limitsScale)
  const hashOf = numberHash(parts.secret)

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
      const unfit = await refusedDestination(number, smsRules.smsCountries)
      if (unfit) return { ok: false, code: unfit }
      // Before anything is counted: nobody may use up a stranger's number for nothing.
      const human = await botCheck.verify(token, address)
      if (!human.ok) return { ok: false, code: codesOfBotCheck[human.code] }
      const refused = await limited(visitor, number)
      if (refused) return refused

      const hash = hashOf(number)
      const claim = await records.claimSend(db, hash, restMs)
      if (!claim) {
        const waited = clock() - ((await records.lastSend(db, hash)) ?? clock())
        const retryAfterSeconds = Math.max(1, Math.ceil((restMs - waited) / 1000))
        return { ok: false, code: 'sms_too_many', retryAfterSeconds }
      }
      const ofDay = await records.claimOfDay(db, smsRules.smsPerDay)
      if (!ofDay) {
        await records.unclaimSend(db, hash, claim.sentAt)
        return { ok: false, code: 'sms_quota_exceeded', retryAfterSeconds: secondsLeftOfDay(clock()) }
      }
      await records.asked(db, visitor, hash)
      const sent = await proof.send({ visitor, number, numberHash: hash, token })
      if (sent.ok) {
        await records.keepSession(db, visitor, hash, sent.session)
        return { ok: true }
      }
      await records.unclaimSend(db, hash, claim.sentAt)
      await records.unclaimOfDay(db, ofDay.day)
      return sent
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
      return proof.confirm({
        visitor,
        code,
        session: await records.sessionOf(db, visitor),
        prove: (within, hash) => records.proven(within, visitor, hash),
      })
    },

    /** What the server knows of a number in E.164. */
    async proofOf(visitor: string | undefined, phone: string): Promise<{ isVerified: boolean }> {
      const isVerified = visitor !== undefined && (await records.isProven(db, visitor, hashOf(phone)))
      return { isVerified }
    },
  }
}

const secondsLeftOfDay = (now: number) => Math.max(1, Math.ceil((DAY_MS - (now % DAY_MS)) / 1000))

const codesOfBotCheck = {
  missing: 'bot_check_missing',
  expired: 'bot_check_expired',
  failed: 'bot_check_failed',
  unavailable: 'sms_internal',
} as const satisfies Record<BotCheckFailure, OtpSendFailure>
