import { BRAND } from './brand.ts'
import type { Login } from './schema/screens.ts'

export const login: Login = {
  headline: 'Staff sign-in',
  lead: `The desk is where people at ${BRAND} read and answer what visitors send. They sign in with a link that comes by e-mail, without a password.`,
  closed: 'Sign-in opens with a coming release. Until then this door is closed to everybody.',
  visitors:
    'Visitors never need it: reading, talking to the avatar and writing to us work without an account.',
  home: 'Back to Home',
  contact: 'Contact Us',
}
