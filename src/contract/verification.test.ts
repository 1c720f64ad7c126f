import { describe, expect, test } from 'vitest'
import { errors } from './errors.ts'
import { emailField } from './fields.ts'
import { emailStates, isEnoughToSubmit } from './verification.ts'
import {
  alreadyRegisteredSentence,
  emailGuardSentence,
  emailSendSentence,
  emailSendSentences,
  linkSentences,
  statusCheckSentences,
} from './verification-sentences.ts'

const firstSentence = (text: string) => emailField.safeParse(text).error?.issues[0]?.message ?? 'fine'

describe('promise 46', () => {
  test.each([
    ['', 'Email is required'],
    [' ', 'Email is required'],
    ['ada', 'Please enter a valid email address'],
    ['ada@example', 'Please enter a valid email address'],
    ['a da@example.com', 'Please enter a valid email address'],
    ['ada@example..com', 'Please enter a valid email address'],
    [`${'a'.repeat(250)}@b.co`, 'Please enter a valid email address'],
    [' ada@example.com ', 'fine'],
  ])('the address %j: %s', (email, sentence) => expect(firstSentence(email)).toBe(sentence))

  test('a send without a valid address', () =>
    expect(emailGuardSentence).toBe('Please enter a valid email address first'))
})

describe('promise 45', () => {
  const catalogue: [string, string][] = [
    ['invalid_email', 'Invalid email address format.'],
    ['too_many_requests', 'Too many requests. Please try again later.'],
    ['weak_password', 'Password is too weak. Please try again.'],
    ['network_request_failed', 'Network error. Please check your internet connection and try again.'],
    ['internal_error', 'Internal server error. Please try again in a few moments.'],
    ['send_failed', 'Failed to send verification email. Please try again.'],
  ]
  test('every way a send can fail is there', () => {
    expect(Object.entries(emailSendSentences)).toEqual(catalogue)
    expect(alreadyRegisteredSentence).toBe('This email is already registered. Submit button is now enabled.')
  })

  test.each([
    ...catalogue,
    ['internal', 'Internal server error. Please try again in a few moments.'],
    ['not_ready', 'Internal server error. Please try again in a few moments.'],
    ['limits_unavailable', 'Internal server error. Please try again in a few moments.'],
    ['foreign_origin', 'Failed to send verification email. Please try again.'],
    ['toString', 'Failed to send verification email. Please try again.'],
  ])('a send that failed with %s', (code, sentence) => expect(emailSendSentence(code)).toBe(sentence))

  test('a send without an answer is a network error', () =>
    expect(emailSendSentence(undefined)).toBe(emailSendSentences.network_request_failed))

  test('the status check', () => {
    expect(Object.values(statusCheckSentences)).toEqual([
      'Email not verified yet. Please check your inbox and click the verification link.',
      'Error checking verification status. Please try again.',
    ])
  })

  test('the server says the same sentences under the same codes', () => {
    const table: Record<string, { message: string }> = errors
    for (const [code, sentence] of Object.entries({ ...emailSendSentences, ...linkSentences }))
      expect(table[code]?.message).toBe(sentence)
    expect(errors.status_check_failed.message).toBe(statusCheckSentences.status_check_failed)
  })

  test('a link that proves nothing says how to get another', () => {
    for (const sentence of Object.values(linkSentences)) expect(sentence).toContain('new verification email')
  })
})

test('verified and already registered are enough to submit, and nothing else', () =>
  expect(emailStates.filter(isEnoughToSubmit)).toEqual(['verified', 'already_registered']))
