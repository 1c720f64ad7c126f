import { BRAND } from './brand.ts'

/** The text message with a code, and what stands around it where the outbox stands in for a telephone. */
export const otpMessage = {
  text: (code: string) => `${code} is your ${BRAND} verification code.`,
  /** The last line lets telephones fill the code in, on this site and no other. */
  sms: (code: string, host: string) => `${code} is your ${BRAND} verification code.\n\n@${host} #${code}`,
  subject: (to: string) => `Text message to ${to}`,
  inOutbox:
    'No SMS_WEBHOOK_URL is set, so this message went nowhere but here. With one, it goes to the telephone.',
}
