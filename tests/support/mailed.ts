import type { Page } from '@playwright/test'
import { startProduct } from './product.ts'
import { providerEnv } from './provider.ts'
import { type Smtp, startSmtp } from './smtp.ts'
import { test as staged } from './staged.ts'

/** Journeys through the consult form: a real mail server beside the stand-in for the provider. */
export const test = staged.extend<{ address: string }, { smtp: Smtp; settings: Record<string, string> }>({
  /** More of the product's environment, where a journey needs it: `test.use({ settings: { … } })`. */
  settings: [{}, { scope: 'worker', option: true }],
  smtp: [
    async ({ browserName: _ }, use) => {
      const smtp = await startSmtp()
      await use(smtp)
      await smtp.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ provider, smtp, settings }, use) => {
      const product = await startProduct({
        ...providerEnv(provider),
        SMTP_URL: smtp.url,
        ...settings,
      })
      await use({ ...product, studioUrl: provider.url })
      await product.stop()
    },
    { scope: 'worker' },
  ],
  /** Nobody has used it before. */
  address: async ({ browserName: _ }, use) => use(`ada.${crypto.randomUUID().slice(0, 8)}@example.com`),
})

export { expect } from '@playwright/test'

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
