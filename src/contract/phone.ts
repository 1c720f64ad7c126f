import { z } from 'zod'
import { OTP_LENGTH } from './phone-sentences.ts'

/** The phone flow (promises 37 and 46): what `POST /api/verification/phone` and `…/phone/confirm` take and answer. */

/** A number as people write it, without what only helps the eye. */
export const withoutSeparators = (phone: string) => phone.replaceAll(/[\s()-]/g, '')

/** With a leading plus it is international, without one it is a number of the chosen country. */
export const phoneField = z
  .string({ error: 'Phone number is required' })
  .transform(withoutSeparators)
  .pipe(
    z
      .string()
      .min(1, 'Phone number is required')
      .regex(/^\+?[1-9]\d{0,15}$/, 'Please enter a valid phone number'),
  )

export const otpField = z
  .string({ error: 'OTP is required' })
  .min(1, 'OTP is required')
  .length(OTP_LENGTH, 'OTP must be 6 digits')
  .regex(/^[0-9]*$/, 'OTP must contain only numbers')

/** What the input makes of anything typed or pasted. */
export const onlyOtpDigits = (typed: string) => typed.replaceAll(/[^0-9]/g, '').slice(0, OTP_LENGTH)

export const phoneVerificationRequest = z.object({
  phone: phoneField,
  /** Two letters, one of `countries.ts`. */
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'Please choose a country'),
  /** The bot check's token (see `bot-check.ts`); each serves one request. */
  botCheck: z.string().max(8000).optional(),
})

/** 202 to a request for a code. */
export const phoneCodeSent = z.object({
  state: z.literal('sent'),
  /** When the next one may be asked for. */
  resendAfterSeconds: z.int().positive(),
})

export const phoneConfirmRequest = z.object({ code: otpField })

/** 200 to the right code. */
export const phoneVerified = z.object({ state: z.literal('verified') })
