/** The phone flow's constants (promise 100) and sentences (promises 47 and 48). No schemas here. */

export const OTP_LENGTH = 6
/** Between one code and the next. */
export const RESEND_COUNTDOWN_S = 60
/** Between clearing the old code and sending the new one. */
export const RESEND_AFTER_CLEARING_MS = 1000
/** Between choosing the phone method and initialising the bot check. */
export const BOT_CHECK_INIT_MS = 500
/** The element that holds the bot check. */
export const BOT_CHECK_ELEMENT_ID = 'recaptcha-container'

/** Before anything is sent. */
export const phoneGuardSentences = {
  no_valid_phone: 'Please enter a valid phone number first',
  otp_not_requested: 'Please request OTP first',
} as const

/** The bot check in the page. */
export const botCheckSentences = {
  expired: 'reCAPTCHA expired. Please try again.',
  init_failed: 'Failed to initialize reCAPTCHA. Please refresh the page and try again.',
  not_ready: 'reCAPTCHA not ready. Please refresh the page and try again.',
} as const

/**
 * Why no code was sent, as the server says it. `network` is the browser's own: the request never got through.
 * - `sms_failed`: the catalogue's default
 * - `phone_unavailable`: the identity provider's billing-not-enabled; nobody can be sent anything
 */
export const otpSendSentences = {
  phone_invalid: 'Invalid phone number. Please check the country and the number and try again.',
  sms_too_many: 'Please wait a few minutes and try again.',
  sms_quota_exceeded: 'SMS quota exceeded. Please try again later.',
  bot_check_failed: 'The reCAPTCHA check failed. Please try again.',
  bot_check_missing: 'The reCAPTCHA check is missing. Please refresh the page and try again.',
  bot_check_expired: botCheckSentences.expired,
  country_unsupported: 'We cannot send text messages to this country. Please use email verification instead.',
  phone_unavailable: 'Phone verification is not available. Please use email verification instead.',
  sms_internal: 'Internal server error. Please try again in a few moments.',
  sms_failed: 'Failed to send OTP. Please try again.',
  network: 'Network error. Please check your internet connection and try again.',
} as const
export type OtpSendFailure = Exclude<keyof typeof otpSendSentences, 'network'>

/** Beside the sentence of `phone_unavailable`, for LONG_TOAST_DURATION_MS. */
export const phoneUnavailableNotice =
  'Text messages cannot be sent at the moment. Please use email verification, or contact our support.'

/** Why a code was not taken. `network` and whatever else nobody foresaw read as `otp_refused`. */
export const otpVerifySentences = {
  otp_wrong: 'Invalid verification code. Please check and try again.',
  otp_expired: 'Verification code has expired. Please request a new one.',
  otp_too_many: 'Too many attempts. Please try again later.',
  otp_refused: 'Invalid OTP. Please try again.',
} as const
export type OtpVerifyFailure = keyof typeof otpVerifySentences
