/**
 * Why a message was not sent. The first four are the carrier's word, in the identity provider's names (promise 48);
 * `unreachable` means that nobody could be asked, `failed` is everything else.
 */
export const smsRefusals = [
  'invalid-phone-number',
  'quota-exceeded',
  'unsupported-country',
  'billing-not-enabled',
] as const
export type SmsFailure = (typeof smsRefusals)[number] | 'unreachable' | 'failed'

export type SmsOutcome = { ok: true } | { ok: false; code: SmsFailure }

export type Sms = { to: string; code: string }

export type SmsSender = (message: Sms) => Promise<SmsOutcome>

/** Where nothing can send messages, nobody is promised one. */
export const noSms: SmsSender = async () => ({ ok: false, code: 'billing-not-enabled' })
