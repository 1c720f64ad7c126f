/** What a visitor reads around Submit (promises 47 and 48). No schemas here: any page can carry this. */

/** Submit is blocked with these. */
export const submitBlockedSentences = {
  phone_unverified: 'Please verify your phone number first',
  email_unverified: 'Please verify your email address first',
  invalid: 'Please fix the errors in the form',
} as const

/**
 * - `save_failed`: the signup could not be saved, not even at the second try
 * - `signup_failed`: anything else went wrong on the way
 * - `signup_busy`: another Submit of this visitor is still being worked on
 * - `key_reused`: the idempotency key belongs to another signup
 */
export const savingSentences = {
  save_failed: 'Failed to save data. Please try again.',
  signup_failed: 'Something went wrong while saving your information. Please try again.',
  signup_busy: 'Your information is already being saved. Please try again in a moment.',
  key_reused: 'This form was sent before with other information. Please reload the page and try again.',
} as const
