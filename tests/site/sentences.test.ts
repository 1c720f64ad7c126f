import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ErrorCode, errors } from '../../src/contract/errors.ts'
import { LONG_TOAST_DURATION_MS } from '../../src/contract/interface.ts'
import {
  type StartRefusal,
  type StartSource,
  startRefusalSentence,
} from '../../src/contract/start-sentences.ts'
import { errorBody, type RefusalDetails } from '../../src/server/http/errors.ts'
import { consultApi } from '../../src/site/features/consult/consult-api.ts'
import { phoneApiPorts } from '../../src/site/features/consult/phone/phone-api.ts'
import { createConversation } from '../../src/site/features/conversation/conversation-api.ts'

/**
 * What a visitor reads of each answer the server can give (promise 49). The answers are the server's own, made of
 * its table of errors; the sentences are written out, so that one changed by mistake does not change here with it.
 * Where on the screen they stand is held by `tests/journeys/sentences.spec.ts`.
 */

// What failed is written down for developers, too.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => vi.unstubAllGlobals())

const answerWith = (answer: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', () => Promise.resolve().then(answer))
const answer = (status: number, body: unknown) => answerWith(() => Response.json(body, { status }))
const refuse = (code: ErrorCode, details?: RefusalDetails) =>
  answer(errors[code].status, errorBody(code, details))
/** As a browser tells that no answer came. */
const lose = () =>
  answerWith(() => {
    throw new TypeError('Failed to fetch')
  })
const nonsense = () => answerWith(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))

const NETWORK = 'Network error. Please check your internet connection and try again.'
const INTERNAL = 'Internal server error. Please try again in a few moments.'

test.each<[ErrorCode, string]>([
  ['invalid_email', 'Invalid email address format.'],
  ['too_many_requests', 'Too many requests. Please try again later.'],
  ['weak_password', 'Password is too weak. Please try again.'],
  ['network_request_failed', NETWORK],
  ['internal', INTERNAL],
  ['internal_error', INTERNAL],
  ['not_ready', INTERNAL],
  ['send_failed', 'Failed to send verification email. Please try again.'],
  ['foreign_origin', 'Failed to send verification email. Please try again.'],
])('Send Verification Email, %s: %s', async (code, message) => {
  refuse(code)
  expect(await consultApi.sendMail({ email: 'ada@example.com', name: '' })).toEqual({ ok: false, message })
})

test('Send Verification Email: a field the server finds wrong, no answer, an answer of somebody else', async () => {
  const send = () => consultApi.sendMail({ email: 'ada@example.com', name: '' })
  refuse('invalid', { fields: { email: 'Please enter a valid email address' } })
  expect(await send()).toEqual({ ok: false, message: 'Please enter a valid email address' })
  lose()
  expect(await send()).toEqual({ ok: false, message: NETWORK })
  nonsense()
  expect(await send()).toEqual({ ok: false, message: 'Failed to send verification email. Please try again.' })
})

test('Send Verification Email: what the server knows comes back as it is', async () => {
  answer(200, { state: 'already_registered' })
  expect(await consultApi.sendMail({ email: 'ada@example.com', name: '' })).toEqual({
    ok: true,
    state: 'already_registered',
  })
})

test.each<[ErrorCode, string]>([
  ['link_invalid', 'This verification link is not valid. Please send a new verification email.'],
  ['invalid', 'This verification link is not valid. Please send a new verification email.'],
  [
    'link_used',
    'This verification link was already used. Please send a new verification email if you need one.',
  ],
  [
    'link_expired',
    'This verification link has expired or was replaced by a newer one. Please send a new verification email.',
  ],
])('a mailed link, %s: %s', async (code, message) => {
  refuse(code)
  expect(await consultApi.confirm('code')).toEqual({ ok: false, message, isFinal: true })
})

test('a mailed link that could not be checked may be tried again', async () => {
  lose()
  expect(await consultApi.confirm('code')).toEqual({ ok: false, message: NETWORK, isFinal: false })
  refuse('not_ready')
  expect(await consultApi.confirm('code')).toMatchObject({ ok: false, isFinal: false })
})

test.each(['status_check_failed', 'internal'] as const)(
  'Check Verification Status, %s: nothing is known',
  async (code) => {
    refuse(code)
    expect(await consultApi.readProof()).toBeNull()
    lose()
    expect(await consultApi.readProof()).toBeNull()
  },
)

const signUp = () => consultApi.signUp({ key: 'key', body: '{}' })

test.each<[ErrorCode, string, object]>([
  ['email_unverified', 'Please verify your email address first', { unproven: 'email' }],
  ['phone_unverified', 'Please verify your phone number first', { unproven: 'phone' }],
  ['save_failed', 'Failed to save data. Please try again.', {}],
  ['signup_failed', 'Something went wrong while saving your information. Please try again.', {}],
  ['internal', 'Something went wrong while saving your information. Please try again.', {}],
  [
    'key_reused',
    'This form was sent before with other information. Please reload the page and try again.',
    { isKeySpent: true },
  ],
])('Submit, %s: %s', async (code, message, more) => {
  refuse(code)
  expect(await signUp()).toEqual({ ok: false, failure: { message, ...more } })
})

test('Submit: fields the server finds wrong, no answer', async () => {
  refuse('invalid', { fields: { name: 'Name is required', phone: 'Phone number is required' } })
  expect(await signUp()).toEqual({
    ok: false,
    failure: {
      message: 'Please fix the errors in the form',
      errors: { name: 'Name is required', phone: 'Phone number is required' },
    },
  })
  lose()
  expect(await signUp()).toEqual({
    ok: false,
    failure: { message: 'Something went wrong while saving your information. Please try again.' },
  })
})

/** As the routes of starts and of signups refuse. */
const refuseStart = (from: StartSource, code: StartRefusal, active?: number) =>
  refuse(code, { message: startRefusalSentence(from, code, active), ...(active !== undefined && { active }) })

const CAPACITY = 'Maximum concurrent conversations reached (8 active). Please try again in a few minutes.'
const toContact = { to: '/contact', label: 'Open the contact form' }

test.each<[StartSource, StartRefusal, string, object]>([
  ['home', 'create_failed', 'Failed to create demo conversation. Please try again.', {}],
  ['home', 'start_failed', 'Something went wrong while starting the demo. Please try again.', {}],
  ['home', 'capacity_reached', CAPACITY, { durationMs: LONG_TOAST_DURATION_MS }],
  ['leadership', 'create_failed', 'Failed to create conversation. Please try again.', {}],
  [
    'leadership',
    'start_failed',
    'Something went wrong while starting the conversation. Please try again.',
    {},
  ],
  ['leadership', 'capacity_reached', CAPACITY, { durationMs: LONG_TOAST_DURATION_MS }],
  ['consult', 'create_failed', 'Failed to create conversation. Please try again.', {}],
  ['consult', 'capacity_reached', CAPACITY, { durationMs: LONG_TOAST_DURATION_MS }],
  [
    'home',
    'starts_off',
    'Live conversations are paused at the moment. Please write to us through the contact form.',
    { link: toContact },
  ],
  [
    'consult',
    'starts_spent',
    'All live conversations for today have been held. Please come back tomorrow, or write to us through the contact form.',
    { link: toContact },
  ],
])('a start from %s, %s: %s', async (from, code, message, more) => {
  refuseStart(from, code, code === 'capacity_reached' ? 8 : undefined)
  const started = from === 'consult' ? signUp() : createConversation(from, 'notice')
  expect(await started).toEqual({ ok: false, failure: { message, ...more } })
})

test.each([
  ['home', 'Something went wrong while starting the demo. Please try again.'],
  ['leadership', 'Something went wrong while starting the conversation. Please try again.'],
] as const)('a start from %s without an answer, or with one of somebody else: %s', async (from, message) => {
  lose()
  expect(await createConversation(from, 'notice')).toEqual({ ok: false, failure: { message } })
  nonsense()
  expect(await createConversation(from, 'notice')).toEqual({ ok: false, failure: { message } })
})

const sendCode = () => phoneApiPorts.sendCode({ phone: '+4740123456', countryCode: 'NO', proof: 'p' })

test.each<[ErrorCode, string]>([
  ['phone_invalid', 'Invalid phone number. Please check the country and the number and try again.'],
  ['sms_too_many', 'Please wait a few minutes and try again.'],
  ['too_many_requests', 'Please wait a few minutes and try again.'],
  ['sms_quota_exceeded', 'SMS quota exceeded. Please try again later.'],
  ['bot_check_failed', 'The reCAPTCHA check failed. Please try again.'],
  ['bot_check_missing', 'The reCAPTCHA check is missing. Please refresh the page and try again.'],
  ['bot_check_expired', 'reCAPTCHA expired. Please try again.'],
  [
    'country_unsupported',
    'We cannot send text messages to this country. Please use email verification instead.',
  ],
  ['sms_internal', INTERNAL],
  ['internal', INTERNAL],
  ['sms_failed', 'Failed to send OTP. Please try again.'],
  ['foreign_origin', 'Failed to send OTP. Please try again.'],
])('Send OTP, %s: %s', async (code, message) => {
  refuse(code)
  expect(await sendCode()).toEqual({ ok: false, message, isUnavailable: false })
})

test.each<ErrorCode>(['phone_unavailable', 'not_found'])(
  'Send OTP, %s: nobody can be sent anything, and that is said for longer',
  async (code) => {
    refuse(code)
    expect(await sendCode()).toEqual({
      ok: false,
      message: 'Phone verification is not available. Please use email verification instead.',
      isUnavailable: true,
    })
  },
)

test.each(['Phone number is required', 'Please enter a valid phone number'])(
  'Send OTP: a number the server finds wrong: %s',
  async (message) => {
    refuse('invalid', { fields: { phone: message } })
    expect(await sendCode()).toMatchObject({ ok: false, message })
  },
)

test('Send OTP: no answer, an answer of somebody else', async () => {
  lose()
  expect(await sendCode()).toEqual({ ok: false, message: NETWORK })
  nonsense()
  expect(await sendCode()).toEqual({ ok: false, message: 'Failed to send OTP. Please try again.' })
})

test.each<[ErrorCode, string]>([
  ['otp_wrong', 'Invalid verification code. Please check and try again.'],
  ['otp_expired', 'Verification code has expired. Please request a new one.'],
  ['otp_too_many', 'Too many attempts. Please try again later.'],
  ['too_many_requests', 'Too many attempts. Please try again later.'],
  ['otp_not_requested', 'Please request OTP first'],
  ['otp_refused', 'Invalid OTP. Please try again.'],
  ['internal', 'Invalid OTP. Please try again.'],
])('Verify OTP, %s: %s', async (code, message) => {
  refuse(code)
  expect(await phoneApiPorts.confirm('123456')).toEqual({ ok: false, message })
})

test('Verify OTP: a code the server finds wrong, no answer', async () => {
  refuse('invalid', { fields: { code: 'OTP must contain only numbers' } })
  expect(await phoneApiPorts.confirm('12345a')).toEqual({
    ok: false,
    message: 'OTP must contain only numbers',
  })
  lose()
  expect(await phoneApiPorts.confirm('123456')).toEqual({
    ok: false,
    message: 'Invalid OTP. Please try again.',
  })
})
