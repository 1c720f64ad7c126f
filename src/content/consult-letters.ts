import { BRAND } from './brand.ts'

/** The mail that proves an address. It does not repeat the name: whoever typed it may not be who reads it. */
export const verifyEmailWords = {
  subject: `Confirm your e-mail address for ${BRAND}`,
  preview: 'One press, and your consultation can begin.',
  greeting: 'Hello,',
  request: `You asked for a consultation with ${BRAND}. Please confirm that this address is yours, and it can begin.`,
  action: 'Confirm my address',
  lifetime: (hours: number) =>
    `The link works once, within ${hours} hours. Where you asked more than once, only the newest mail counts.`,
  notYou: 'You asked for nothing? Then please ignore this mail: without your press nothing happens.',
}
