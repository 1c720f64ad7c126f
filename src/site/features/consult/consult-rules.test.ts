import { expect, test } from 'vitest'
import { canSendMail, checkForm, checkOtp, isValidEmail, isValidPhone, sameAddress } from './consult-rules.ts'

const noPhone = { phone: '', countryCode: '', countryName: '', isVerified: false }
const byEmail = {
  name: ' Ada Lovelace ',
  email: ' ada@example.com ',
  method: 'email',
  emailState: 'verified',
  phone: noPhone,
} as const
const byPhone = {
  ...byEmail,
  method: 'phone',
  emailState: 'none',
  phone: { phone: '+4740123456', countryCode: 'NO', countryName: 'Norway', isVerified: true },
} as const

test('what is sent: trimmed, the phone fields empty in the e-mail flow', () => {
  expect(checkForm(byEmail)).toEqual({
    ok: true,
    request: {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      verificationMethod: 'email',
      phone: '',
      countryCode: '',
      countryName: '',
    },
  })
  expect(checkForm(byPhone)).toMatchObject({
    ok: true,
    request: { verificationMethod: 'phone', phone: '+4740123456', countryCode: 'NO', countryName: 'Norway' },
  })
})

test.each(['none', 'sending', 'confirming', 'sent'] as const)(
  '%s: verify the address first',
  (emailState) => {
    expect(checkForm({ ...byEmail, emailState })).toEqual({
      ok: false,
      message: 'Please verify your email address first',
      errors: {},
    })
  },
)

test('an address already registered is enough', () => {
  expect(checkForm({ ...byEmail, emailState: 'already_registered' }).ok).toBe(true)
})

test('a proven address does not prove a number, nor the other way round', () => {
  expect(checkForm({ ...byPhone, emailState: 'verified', phone: noPhone })).toMatchObject({
    message: 'Please verify your phone number first',
  })
  expect(checkForm({ ...byPhone, method: 'email' })).toMatchObject({
    message: 'Please verify your email address first',
  })
})

const wrong = { ok: false, message: 'Please fix the errors in the form' }

test.each([
  ['', 'Name is required'],
  ['   ', 'Name is required'],
  ['A', 'Name must be at least 2 characters'],
  [' A ', 'Name must be at least 2 characters'],
  ['R2D2', 'Name can only contain letters and spaces'],
  ['Ada & Co', 'Name can only contain letters and spaces'],
])('name %j: %s', (name, sentence) => {
  expect(checkForm({ ...byEmail, name })).toEqual({ ...wrong, errors: { name: sentence } })
})

test.each(['Łukasz Żółw', '山田 太郎', 'नरेन्द्र', 'Zoë', 'محمد علي', 'Anne-Marie O’Brien jr.'])(
  'name %s is one',
  (name) => {
    expect(checkForm({ ...byEmail, name }).ok).toBe(true)
  },
)

test.each([
  ['', 'Email is required'],
  ['nobody', 'Please enter a valid email address'],
  ['a b@example.com', 'Please enter a valid email address'],
  ['a@example', 'Please enter a valid email address'],
])('e-mail %j: %s, also where the phone is proven', (email, sentence) => {
  expect(checkForm({ ...byPhone, email })).toEqual({ ...wrong, errors: { email: sentence } })
})

test.each([
  ['', 'Phone number is required'],
  ['+0123', 'Please enter a valid phone number'],
  ['+1234567890123456789', 'Please enter a valid phone number'],
  ['call me', 'Please enter a valid phone number'],
])('phone %j: %s', (phone, sentence) => {
  expect(checkForm({ ...byPhone, phone: { ...byPhone.phone, phone } })).toEqual({
    ...wrong,
    errors: { phone: sentence },
  })
})

test('everything that is wrong is said at once', () => {
  expect(checkForm({ ...byPhone, name: '', email: 'x' })).toEqual({
    ...wrong,
    errors: { name: 'Name is required', email: 'Please enter a valid email address' },
  })
})

test.each([
  ['', 'OTP is required'],
  ['12345', 'OTP must be 6 digits'],
  ['1234567', 'OTP must be 6 digits'],
  ['12345a', 'OTP must contain only numbers'],
  ['123456', undefined],
])('code %j: %s', (code, sentence) => {
  expect(checkOtp(code)).toBe(sentence)
})

test.each([
  ['+47 401-23 (456)', true],
  ['1', true],
  ['0123', false],
])('%s may be sent a code: %s', (phone, valid) => {
  expect(isValidPhone(phone)).toBe(valid)
})

test('Send Verification Email is shut while sending and while the field is empty', () => {
  expect(canSendMail({ email: 'x', emailState: 'none' })).toBe(true)
  expect(canSendMail({ email: 'x', emailState: 'sent' })).toBe(true)
  expect(canSendMail({ email: ' ', emailState: 'none' })).toBe(false)
  expect(canSendMail({ email: 'x', emailState: 'sending' })).toBe(false)
  expect(isValidEmail('x')).toBe(false)
})

test('an address is the same however it is written', () => {
  expect(sameAddress(' Ada@Example.com', 'ada@example.com ')).toBe(true)
  expect(sameAddress('ada@example.com', 'ida@example.com')).toBe(false)
})
