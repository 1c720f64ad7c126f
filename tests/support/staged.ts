import { test as journey } from './journey.ts'
import { type Product, startProduct } from './product.ts'
import { type Provider, providerEnv, startProvider } from './provider.ts'

/** Journeys through a live conversation: the product with a stand-in for the provider behind it, rooms and all. */
export const test = journey.extend<{ freshProvider: undefined }, { provider: Provider; product: Product }>({
  provider: [
    async ({ browserName: _ }, use) => {
      const provider = await startProvider()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ provider }, use) => {
      const product = await startProduct(providerEnv(provider))
      // Rooms stand on the provider's origin: for the journey that is one of ours.
      await use({ ...product, studioUrl: provider.url })
      await product.stop()
    },
    { scope: 'worker' },
  ],
  freshProvider: [
    async ({ provider }, use) => {
      provider.heal()
      provider.conversations.clear()
      provider.takeCalls()
      await use(undefined)
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
