import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { listCountries } from './countries.ts'
import { errors } from './errors.ts'
import { emailField } from './fields.ts'
import { onlyOtpDigits, otpField, phoneField } from './phone.ts'
import {
  BOT_CHECK_INIT_MS,
  botCheckSentences,
  OTP_LENGTH,
  phoneGuardSentences,
  RESEND_AFTER_CLEARING_MS,
  RESEND_COUNTDOWN_S,
} from './phone-sentences.ts'
import { nameField, signupRequest } from './signups.ts'

/** What stands at the field: the first rule it breaks. */
const complaint = (field: z.ZodType, value: unknown) => field.safeParse(value).error?.issues[0]?.message

describe('promise 47: the sentences in the order a visitor should hear them', () => {
  test.each<[string, z.ZodType, unknown, string | undefined]>([
    ['name', nameField, undefined, 'Name is required'],
    ['name', nameField, '   ', 'Name is required'],
    ['name', nameField, ' A ', 'Name must be at least 2 characters'],
    ['name', nameField, '7', 'Name must be at least 2 characters'],
    ['name', nameField, '𠮷', 'Name must be at least 2 characters'],
    ['name', nameField, 'R2 D2', 'Name can only contain letters and spaces'],
    ['name', nameField, 'Ada\nBcc: all', 'Name can only contain letters and spaces'],
    ['name', nameField, '-Ada', 'Name can only contain letters and spaces'],
    ['name', nameField, 'Ada - Lovelace', 'Name can only contain letters and spaces'],
    ['name', nameField, 'Ada.. Lovelace', 'Name can only contain letters and spaces'],
    ['name', nameField, 'buy at evil.example', 'Name can only contain letters and spaces'],
    ['name', nameField, 'ada@example.com', 'Name can only contain letters and spaces'],
    ['name', nameField, `${'a-'.repeat(45)}7`, 'Name can only contain letters and spaces'],
    ['name', nameField, "Anne-Marie O'Brien jr.", undefined],
    ['name', nameField, 'Shaun O’Neill', undefined],
    ['name', nameField, 'J.-P. Morgan', undefined],
    ['name', nameField, 'J.P. Morgan', undefined],
    ['name', nameField, 'x'.repeat(101), 'Name can have at most 100 characters'],
    ['name', nameField, 'Ada Lovelace', undefined],
    ['name', nameField, 'José Núñez', undefined],
    ['name', nameField, 'Jose\u0301 Nu\u0301n\u0303ez', undefined],
    ['name', nameField, '田中 太郎', undefined],
    ['name', nameField, 'अनीता शर्मा', undefined],
    ['email', emailField, '', 'Email is required'],
    ['email', emailField, 'ada at example.com', 'Please enter a valid email address'],
    ['email', emailField, 'ada@example', 'Please enter a valid email address'],
    ['email', emailField, ' ada@example.com ', undefined],
    ['phone', phoneField, undefined, 'Phone number is required'],
    ['phone', phoneField, ' ()- ', 'Phone number is required'],
    ['phone', phoneField, '030 123456', 'Please enter a valid phone number'],
    ['phone', phoneField, '+49 30 12a', 'Please enter a valid phone number'],
    ['phone', phoneField, '12345678901234567', 'Please enter a valid phone number'],
    ['phone', phoneField, '1234567890123456', undefined],
    ['phone', phoneField, '+1 (201) 555-0123', undefined],
    ['otp', otpField, '', 'OTP is required'],
    ['otp', otpField, '12345', 'OTP must be 6 digits'],
    ['otp', otpField, '12345a', 'OTP must contain only numbers'],
    ['otp', otpField, '٣٤٥٦٧٨', 'OTP must contain only numbers'],
    ['otp', otpField, '012345', undefined],
  ])('%s %#', (_name, field, value, sentence) => {
    expect(complaint(field, value)).toBe(sentence)
  })

  test('an OTP box holds at most six digits, whatever is typed or pasted into it', () => {
    expect(onlyOtpDigits(' 12-34 56 78')).toBe('123456')
    fc.assert(fc.property(fc.string(), (typed) => /^[0-9]{0,6}$/.test(onlyOtpDigits(typed))))
  })
})

describe('promise 48: the sentences that stand beside the fields', () => {
  test.each([
    [errors.phone_unverified.message, 'Please verify your phone number first'],
    [errors.email_unverified.message, 'Please verify your email address first'],
    [errors.invalid.message, 'Please fix the errors in the form'],
    [errors.save_failed.message, 'Failed to save data. Please try again.'],
    [errors.signup_failed.message, 'Something went wrong while saving your information. Please try again.'],
    [phoneGuardSentences.no_valid_phone, 'Please enter a valid phone number first'],
    [errors.otp_not_requested.message, 'Please request OTP first'],
    [botCheckSentences.expired, 'reCAPTCHA expired. Please try again.'],
    [errors.bot_check_expired.message, 'reCAPTCHA expired. Please try again.'],
    [botCheckSentences.init_failed, 'Failed to initialize reCAPTCHA. Please refresh the page and try again.'],
    [botCheckSentences.not_ready, 'reCAPTCHA not ready. Please refresh the page and try again.'],
    [errors.sms_too_many.message, 'Please wait a few minutes and try again.'],
    [errors.sms_quota_exceeded.message, 'SMS quota exceeded. Please try again later.'],
    [
      errors.phone_unavailable.message,
      'Phone verification is not available. Please use email verification instead.',
    ],
    [errors.sms_failed.message, 'Failed to send OTP. Please try again.'],
    [errors.otp_wrong.message, 'Invalid verification code. Please check and try again.'],
    [errors.otp_expired.message, 'Verification code has expired. Please request a new one.'],
    [errors.otp_too_many.message, 'Too many attempts. Please try again later.'],
    [errors.otp_refused.message, 'Invalid OTP. Please try again.'],
  ])('%s', (ours, catalogue) => {
    expect(ours).toBe(catalogue)
  })

  test('the constants of promise 100', () => {
    expect([OTP_LENGTH, RESEND_COUNTDOWN_S, RESEND_AFTER_CLEARING_MS, BOT_CHECK_INIT_MS]).toEqual([
      6, 60, 1000, 500,
    ])
  })
})

describe('a signup', () => {
  const typed = { name: ' Ada Lovelace ', email: ' ada@example.com ' }

  test('of the e-mail flow keeps no phone number, whatever was typed before the method was changed', () => {
    const emptied = {
      phone: '',
      countryCode: '',
      countryName: '',
      verificationMethod: 'email',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
    }
    expect(signupRequest.parse({ ...typed, verificationMethod: 'email' })).toEqual(emptied)
    const leftOver = { phone: '030', countryCode: 'DE', countryName: 'Germany' }
    expect(signupRequest.parse({ ...typed, ...leftOver, verificationMethod: 'email' })).toEqual(emptied)
  })

  test('of the phone flow needs a number and a country', () => {
    const { error } = signupRequest.safeParse({ ...typed, verificationMethod: 'phone', countryCode: '' })
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['phone', 'Phone number is required'],
      ['countryCode', 'Please choose a country'],
    ])
  })
})

describe('the countries', () => {
  const countries = listCountries()
  const codes = countries.map(({ code }) => code)

  test('none is double, by code or by name', () => {
    expect(new Set(codes).size).toBe(codes.length)
    expect(new Set(countries.map(({ name }) => name)).size).toBe(codes.length)
    expect(countries.filter(({ name }) => name === 'Niger')).toEqual([
      { name: 'Niger', code: 'NE', phoneCode: '+227', flag: '🇳🇪' },
    ])
  })

  test('each has a name of its own, a prefix and a flag of two symbols', () => {
    for (const { name, code, phoneCode, flag } of countries) {
      expect(name).not.toBe(code)
      expect(phoneCode).toMatch(/^\+[1-9]\d{0,2}$/)
      expect([...flag]).toHaveLength(2)
    }
  })

  test('members of the United Nations are all there, whatever their alphabet puts first', () => {
    for (const code of ['AF', 'CI', 'CD', 'DE', 'GB', 'IN', 'NE', 'NG', 'SS', 'TL', 'TR', 'US', 'VA', 'ZW'])
      expect(codes).toContain(code)
    expect(countries.length).toBeGreaterThan(230)
  })
})
