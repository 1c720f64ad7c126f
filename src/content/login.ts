import { BRAND } from './brand.ts'
import type { Login } from './schema/screens.ts'

export const login: Login = {
  headline: 'Staff sign-in',
  lead: `The desk is where people at ${BRAND} read and answer what visitors send. They sign in with a passkey or with a link from their mailbox; there is no password.`,
  passkey: {
    show: 'Sign in with a passkey',
    showing: 'Waiting for your passkey...',
    or: 'or by e-mail',
  },
  emailLabel: 'Work e-mail',
  send: 'Send sign-in link',
  sending: 'Sending...',
  sent: {
    heading: 'Look in your mailbox',
    text: 'If this address belongs to our staff, a link is on its way. It works once and only for a short while.',
    outbox: 'No mail server is set up on this machine? Then the letter lies in its outbox.',
    outboxLink: 'Open the outbox',
    again: 'Use another address',
  },
  applying: 'Signing you in...',
  troubles: {
    heading: 'This link does not open the desk',
    offline:
      'We could not reach the server, so the link has not been used yet. Check your connection and try again.',
    retry: 'Try the link again',
  },
  ended: 'Your session has ended, or there was none. Sign in and you are back where you were.',
  visitors:
    'You are a visitor? Then you never need to sign in: reading, talking to the avatar and writing to us work without an account.',
  home: 'Back to Home',
}
