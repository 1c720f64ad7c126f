import { z } from 'zod'
import { botCheckChallenge } from './bot-check.ts'
import { otpSendSentences, otpVerifySentences, phoneGuardSentences } from './phone-sentences.ts'
import { savingSentences, submitBlockedSentences } from './signup-sentences.ts'
import { startRefusalSentences } from './start-sentences.ts'
import { transcriptLinkSentences } from './transcript-sentences.ts'
import { emailSendSentences, linkSentences, statusCheckSentences } from './verification-sentences.ts'

/** Where the visitor pressed on a page with sentences of its own, the answer carries those instead. */
const starts = startRefusalSentences.leadership

/**
 * Every way the server says no: the status and the sentence a visitor reads. An exception's own words never
 * leave the server. A new feature adds its rows here, in a group of its own.
 */
export const errors = {
  // The request itself
  bad_request: { status: 400, message: 'That request could not be understood.' },
  bad_json: { status: 400, message: 'The request body is not valid JSON.' },
  request_timeout: { status: 408, message: 'The request took too long to arrive. Please try again.' },
  payload_too_large: { status: 413, message: 'That is more than we can take at once. Please shorten it.' },
  uri_too_long: { status: 414, message: 'That address is too long.' },
  unsupported_media_type: { status: 415, message: 'This kind of content is not accepted here.' },
  invalid: { status: 422, message: 'Please fix the errors in the form' },
  headers_too_large: { status: 431, message: 'The request carries too many or too long headers.' },

  // Who asks, from where, how often
  unauthorized: { status: 401, message: 'Please sign in first.' },
  forbidden: { status: 403, message: 'You have no access to this.' },
  foreign_origin: { status: 403, message: 'This request came from another website and was refused.' },
  not_found: { status: 404, message: 'There is nothing here.' },
  method_not_allowed: { status: 405, message: 'This cannot be done here.' },
  // Read only where a browser could not do the work by itself; the free ones come back within minutes.
  proof_required: {
    status: 428,
    message: 'Your browser could not finish a short automatic check. Please try again in a few minutes.',
  },
  too_many_requests: { status: 429, message: emailSendSentences.too_many_requests },

  // Starting a conversation
  create_failed: { status: 502, message: starts.create_failed },
  start_failed: { status: 503, message: starts.start_failed },
  capacity_reached: { status: 503, message: starts.capacity_reached },
  starts_busy: { status: 503, message: starts.starts_busy },
  starts_off: { status: 503, message: starts.starts_off },
  starts_spent: { status: 503, message: starts.starts_spent },

  // Signing up for a consultation
  email_unverified: { status: 409, message: submitBlockedSentences.email_unverified },
  phone_unverified: { status: 409, message: submitBlockedSentences.phone_unverified },
  signup_busy: { status: 409, message: savingSentences.signup_busy },
  key_reused: { status: 422, message: savingSentences.key_reused },
  signup_failed: { status: 500, message: savingSentences.signup_failed },
  save_failed: { status: 503, message: savingSentences.save_failed },

  // Proving a phone number
  bot_check_failed: { status: 403, message: otpSendSentences.bot_check_failed },
  bot_check_missing: { status: 403, message: otpSendSentences.bot_check_missing },
  bot_check_expired: { status: 403, message: otpSendSentences.bot_check_expired },
  otp_not_requested: { status: 409, message: phoneGuardSentences.otp_not_requested },
  otp_expired: { status: 410, message: otpVerifySentences.otp_expired },
  phone_invalid: { status: 422, message: otpSendSentences.phone_invalid },
  country_unsupported: { status: 422, message: otpSendSentences.country_unsupported },
  otp_wrong: { status: 422, message: otpVerifySentences.otp_wrong },
  otp_refused: { status: 422, message: otpVerifySentences.otp_refused },
  sms_too_many: { status: 429, message: otpSendSentences.sms_too_many },
  otp_too_many: { status: 429, message: otpVerifySentences.otp_too_many },
  sms_internal: { status: 500, message: otpSendSentences.sms_internal },
  sms_failed: { status: 502, message: otpSendSentences.sms_failed },
  phone_unavailable: { status: 503, message: otpSendSentences.phone_unavailable },
  sms_quota_exceeded: { status: 503, message: otpSendSentences.sms_quota_exceeded },

  // Rating a talk
  rating_closed: {
    status: 409,
    message: 'Thank you, your rating is kept. It can be changed for an hour, and that hour is over.',
  },

  // Reading a transcript by the mailed link
  transcript_not_found: { status: 404, message: transcriptLinkSentences.transcript_not_found },
  transcript_link_expired: { status: 410, message: transcriptLinkSentences.transcript_link_expired },

  // The desk
  sign_in_link_spent: {
    status: 410,
    message: 'This sign-in link has been used or is too old. Ask for a new one.',
  },
  passkey_refused: {
    status: 403,
    message: 'This passkey was not accepted. Try again, or sign in with a link by e-mail.',
  },
  passkey_too_late: { status: 410, message: 'That took too long. Please try again.' },
  passkey_needed: { status: 403, message: 'This asks for your passkey first.' },
  passkey_missing: { status: 403, message: 'This asks for a passkey, and you have none yet.' },
  passkey_wants_new_sign_in: {
    status: 403,
    message: 'A first passkey is made shortly after signing in. Please sign in again.',
  },
  passkeys_impossible: {
    status: 409,
    message: 'Passkeys need a site with a name of its own and https. Whoever runs it sets PUBLIC_URL.',
  },
  talk_has_lead: { status: 409, message: 'This talk has a lead already.' },
  lead_changed: { status: 409, message: 'Somebody else has changed this lead in the meantime.' },
  routing_changed: { status: 409, message: 'Somebody else has changed these rules in the meantime.' },
  webhook_off: { status: 409, message: 'No webhook is set up: LEAD_WEBHOOK_URL is empty.' },

  // Proving an e-mail address; too_many_requests above is one of these too
  invalid_email: { status: 422, message: emailSendSentences.invalid_email },
  weak_password: { status: 502, message: emailSendSentences.weak_password },
  network_request_failed: { status: 503, message: emailSendSentences.network_request_failed },
  internal_error: { status: 502, message: emailSendSentences.internal_error },
  send_failed: { status: 502, message: emailSendSentences.send_failed },
  status_check_failed: { status: 502, message: statusCheckSentences.status_check_failed },
  link_invalid: { status: 400, message: linkSentences.link_invalid },
  link_used: { status: 410, message: linkSentences.link_used },
  link_expired: { status: 410, message: linkSentences.link_expired },

  // The server's own trouble
  internal: { status: 500, message: 'Something went wrong on our side. Please try again in a few moments.' },
  limits_unavailable: {
    status: 503,
    message: 'This is not available for the moment. Please try again in a few moments.',
  },
  not_ready: { status: 503, message: 'The service is not ready. Please try again in a few moments.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors

/** One sentence per field that was wrong, keyed by the field's name (`address.city` where nested). */
export const fieldErrors = z.record(z.string(), z.string())
export type FieldErrors = z.infer<typeof fieldErrors>

/** What every failed API request answers with. */
export const errorAnswer = z.object({
  error: z.looseObject({
    code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    fields: fieldErrors.optional(),
    retryAfterSeconds: z.int().positive().optional(),
    /** With `proof_required`: what is to be solved before the same request is sent again. */
    challenge: botCheckChallenge.optional(),
  }),
})
export type ErrorAnswer = z.infer<typeof errorAnswer>
