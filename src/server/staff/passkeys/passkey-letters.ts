import { BRAND } from '../../../content/brand.ts'
import type { Letter } from '../../mail/letter.ts'

type About = { email: string; name: string }

const letter = (email: string, subject: string, text: string, otherwise: string): Letter => ({
  kind: 'staff-passkey',
  to: email,
  about: email,
  subject,
  preview: text,
  blocks: [
    { kind: 'text', text },
    { kind: 'small', text: otherwise },
  ],
})

/** Told to its owner, because whoever adds one to somebody else's account hopes not to be seen. */
export const passkeyAddedLetter = ({ email, name }: About): Letter =>
  letter(
    email,
    `A passkey was added to your ${BRAND} desk`,
    `From now on the passkey “${name}” signs you in to the ${BRAND} desk.`,
    'That was not you? Then somebody reads your mailbox or sits at your screen: tell whoever runs the site at once.',
  )

export const passkeyRemovedLetter = ({ email, name }: About, actor: string): Letter =>
  letter(
    email,
    `A passkey was removed from your ${BRAND} desk`,
    actor === email
      ? `You have removed the passkey “${name}” from the ${BRAND} desk.`
      : `${actor} has removed your passkey “${name}” from the ${BRAND} desk, and ended what was signed in with it.`,
    'You did not expect this? Then ask them, or tell whoever runs the site. A link by e-mail still signs you in.',
  )
