import { BRAND } from '../../content/brand.ts'
import { MINUTE_MS } from '../../contract/durations.ts'
import { SIGN_IN_LINK_LIFETIME_MS } from '../../contract/staff.ts'
import type { Letter } from '../mail/letter.ts'

export const signInLetter = (email: string, url: string): Letter => ({
  kind: 'staff-sign-in',
  to: email,
  about: email,
  subject: `Sign in to the ${BRAND} desk`,
  preview: 'Your link, good for a few minutes and for one use.',
  blocks: [
    { kind: 'text', text: `Here is your link to the ${BRAND} desk.` },
    { kind: 'action', label: 'Sign in', url },
    {
      kind: 'text',
      text: `It works once, within ${SIGN_IN_LINK_LIFETIME_MS / MINUTE_MS} minutes.`,
    },
    {
      kind: 'small',
      text: 'You did not ask for it? Then you need not do anything: without this link nobody gets in.',
    },
  ],
})
