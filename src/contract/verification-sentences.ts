/**
 * What a visitor reads while proving an e-mail address (promise 45). No schemas here: whoever only shows a sentence carries only that.
 */

/** Send Verification Email was pressed too early. */
export const emailGuardSentence = 'Please enter a valid email address first'

/** Not a failure: the visitor may submit without proving the address. */
export const alreadyRegisteredSentence = 'This email is already registered. Submit button is now enabled.'

/** Why no verification e-mail was sent; the keys are error codes (the identity provider's, with underscores). */
export const emailSendSentences = {
  invalid_email: 'Invalid email address format.',
  too_many_requests: 'Too many requests. Please try again later.',
  weak_password: 'Password is too weak. Please try again.',
  network_request_failed: 'Network error. Please check your internet connection and try again.',
  internal_error: 'Internal server error. Please try again in a few moments.',
  send_failed: 'Failed to send verification email. Please try again.',
} as const
export type EmailSendFailure = keyof typeof emailSendSentences

export const statusCheckSentences = {
  not_verified: 'Email not verified yet. Please check your inbox and click the verification link.',
  status_check_failed: 'Error checking verification status. Please try again.',
} as const

/** A return link that proves nothing, each with the way on; the keys are error codes. */
export const linkSentences = {
  link_invalid: 'This verification link is not valid. Please send a new verification email.',
  link_used: 'This verification link was already used. Please send a new verification email if you need one.',
  link_expired:
    'This verification link has expired or was replaced by a newer one. Please send a new verification email.',
} as const
export type LinkFailure = keyof typeof linkSentences
export const isLinkFailure = (code: string): code is LinkFailure => Object.hasOwn(linkSentences, code)

/** Codes of the server's own trouble, wherever it happens. */
const oursToMend: ReadonlySet<string> = new Set(['internal', 'not_ready', 'limits_unavailable'])

/**
 * The sentence for a failed send, by the error code of the answer: `undefined` where no answer came at all, any
 * other code than the catalogue's gets the catalogue's last sentence.
 */
export function emailSendSentence(code: string | undefined): string {
  if (code === undefined) return emailSendSentences.network_request_failed
  if (oursToMend.has(code)) return emailSendSentences.internal_error
  return Object.hasOwn(emailSendSentences, code)
    ? emailSendSentences[code as EmailSendFailure]
    : emailSendSentences.send_failed
}
