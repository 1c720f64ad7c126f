import type { Page } from '@playwright/test'

export { expect, test } from './staged.ts'
export const VERIFIED = 'Email verification successful!'

/** The consult screen by the names a visitor knows it by. */
export const consultPage = (page: Page) => ({
  name: page.getByRole('textbox', { name: 'Full Name', exact: true }),
  email: page.getByRole('textbox', { name: 'Email Address', exact: true }),
  send: page.getByRole('button', { name: 'Send Verification Email', exact: true }),
  check: page.getByRole('button', { name: 'Check Verification Status', exact: true }),
  press: page.getByRole('button', { name: 'Confirm this address', exact: true }),
  submit: page.getByRole('button', { name: 'Submit', exact: true }),
  byEmail: page.getByRole('radio', { name: 'Email Verification', exact: true }),
  byPhone: page.getByRole('radio', { name: 'Phone Verification', exact: true }),
  says: (text: string) => page.getByText(text, { exact: true }),
  toast: (text: string) =>
    page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }),
})
