import { verifyEmailWords as words } from '../../../content/consult-letters.ts'
import type { Letter } from '../../mail/letter.ts'
import { LINK_LIFETIME_HOURS } from './link-lifetime.ts'

export const verifyEmailLetter = ({ to, url }: { to: string; url: string }): Letter => ({
  kind: 'verify-email',
  to,
  about: to,
  subject: words.subject,
  preview: words.preview,
  blocks: [
    { kind: 'text', text: words.greeting },
    { kind: 'text', text: words.request },
    { kind: 'action', label: words.action, url },
    { kind: 'small', text: words.lifetime(LINK_LIFETIME_HOURS) },
    { kind: 'small', text: words.notYou },
  ],
})
