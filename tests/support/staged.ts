import { test as journey } from './journey.ts'

/** Journeys with a stand-in for the avatar provider and a real mail server behind the product. */
export const test = journey.extend<{ freshProvider: undefined; address: string }>({
  product: ({ wiredProduct }, use) => use(wiredProduct),
  freshProvider: [
    async ({ provider }, use) => {
      provider.heal()
      provider.conversations.clear()
      provider.takeCalls()
      await use(undefined)
    },
    { auto: true },
  ],
  /** Nobody has used it before. */
  address: async ({ browserName: _ }, use) => use(`ada.${crypto.randomUUID().slice(0, 8)}@example.com`),
})

export { expect } from '@playwright/test'
