import { test as base } from '@playwright/test'
import { type Product, startProduct } from './product.ts'

type Troubles = {
  /** What the browser complained about; a journey that expects a complaint takes it out of the list. */
  troubles: string[]
}

/**
 * A journey runs against the built product in a real browser. Console errors, uncaught exceptions and requests
 * to hosts that are not ours fail it, whatever else it looked at.
 */
export const test = base.extend<Troubles, { product: Product }>({
  product: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, use) => use(product.url),
  troubles: [
    async ({ context, product }, use) => {
      const troubles: string[] = []
      const ours = [new URL(product.url).host, new URL(product.studioUrl).host]
      context.on('console', (message) => {
        if (message.type() === 'error') troubles.push(`console: ${message.text()}`)
      })
      // Of what the policy kept from running the browser says nothing where the script caught it.
      await context.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ blockedURI, sourceFile }) => {
          if (blockedURI === 'eval') console.error(`code built at run time in ${sourceFile}`)
        }),
      )
      context.on('weberror', (error) => troubles.push(`uncaught: ${error.error().message}`))
      context.on('request', (request) => {
        const { host, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && !ours.includes(host)) troubles.push(`foreign host: ${host}`)
      })
      await use(troubles)
      base.expect(troubles, 'the browser has nothing to complain about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
