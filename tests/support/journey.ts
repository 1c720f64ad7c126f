import { type BrowserContextOptions, test as base, type Page } from '@playwright/test'
import { type Product, startProduct } from './product.ts'
import { type Provider, providerEnv, startProvider } from './provider.ts'
import { type Smtp, startSmtp } from './smtp.ts'
import { Troubles, watch } from './troubles.ts'

export const ANN = 'ann@desk.example'
export const BOB = 'bob@desk.example'
export const SALES = 'sales@site.example'

const staff = { STAFF_EMAILS: `${ANN},${BOB}` }

/** A start compresses the whole site: on a busy machine that is longer than a journey may take. */
const started = { scope: 'worker', timeout: 90_000 } as const

type Shared = {
  /** More of the products' environment: `test.use({ settings: { … } })` at the top of a file gives it products of its own. */
  settings: Record<string, string>
  provider: Provider
  smtp: Smtp
  /** As a bare clone runs: the embedded studio, letters in the outbox. */
  bareProduct: Product
  /** With the stand-in for the avatar provider, rooms and all, and a real mail server. */
  wiredProduct: Product
}

type Own = {
  /** The product this journey is about. */
  product: Product
  /** Origins that are not foreign; the first is where the journey takes place. */
  ours: readonly string[]
  troubles: Troubles
  /** Somebody else, in a browser of their own; what it complains about counts as well. */
  anotherVisitor: (options?: BrowserContextOptions) => Promise<Page>
}

/**
 * A journey runs against the built product in a real browser. Console errors, uncaught exceptions and requests
 * to hosts that are not ours fail it, whatever else it looked at. All journeys of a worker share its products, each
 * started when the first journey needs it; so everything that lives for a worker is declared here: a file with more
 * of it would get a worker, and products, of its own.
 */
export const test = base.extend<Own, Shared>({
  settings: [{}, { scope: 'worker', option: true }],
  provider: [
    async ({ browserName: _ }, use) => {
      const provider = await startProvider()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  smtp: [
    async ({ browserName: _ }, use) => {
      const smtp = await startSmtp()
      await use(smtp)
      await smtp.stop()
    },
    { scope: 'worker' },
  ],
  bareProduct: [
    async ({ settings }, use) => {
      const product = await startProduct({ ...staff, ...settings })
      await use(product)
      await product.stop()
    },
    started,
  ],
  wiredProduct: [
    async ({ provider, smtp, settings }, use) => {
      const product = await startProduct({
        ...staff,
        ...providerEnv(provider),
        SMTP_URL: smtp.url,
        SALES_EMAIL: SALES,
        ...settings,
      })
      // Rooms stand on the provider's origin: for the journey that is one of ours.
      await use({ ...product, studioUrl: provider.url })
      await product.stop()
    },
    started,
  ],
  product: ({ bareProduct }, use) => use(bareProduct),
  ours: ({ product }, use) => use([product.url, product.studioUrl]),
  baseURL: ({ ours }, use) => use(ours[0]),
  troubles: [
    async ({ context, ours }, use) => {
      const troubles = new Troubles()
      await watch(context, troubles, ours)
      await use(troubles)
      base.expect(troubles.verdict(), 'the browser has nothing to complain about').toEqual([])
    },
    { auto: true },
  ],
  anotherVisitor: async ({ browser, baseURL, ours, troubles, reducedMotion }, use) => {
    const contexts: { close(): Promise<void> }[] = []
    await use(async (options) => {
      const context = await browser.newContext({ baseURL, reducedMotion, ...options })
      contexts.push(context)
      await watch(context, troubles, ours)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

export { expect } from '@playwright/test'

/**
 * Waits until React has taken the page over. It starts when the browser is idle, which a busy machine hardly is, or
 * when the visitor stirs: this stirs, by an event that the browser takes for nobody's hand, so that what moves is
 * still counted as moved by itself.
 */
export async function untilHydrated(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('touchstart')))
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}
