import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { test as journey } from './journey.ts'
import { type Product, startProduct } from './product.ts'

export const ANN = 'ann@desk.example'
export const BOB = 'bob@desk.example'

/** Journeys at the desk: a product with two members of staff, its mail in the outbox. */
export const test = journey.extend<object, { product: Product }>({
  product: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct({ STAFF_EMAILS: `${ANN},${BOB}` })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})

/** Of the letters to this address the newest one's link, as the person would copy it from the mailbox. */
export async function newestLink(request: APIRequestContext, email: string): Promise<string | undefined> {
  const outbox = await (await request.get('/outbox')).text()
  const letters = outbox.split('<article').filter((article) => article.includes(`<dd>${email}</dd>`))
  return letters[0]?.match(/href="([^"]*\/login\?code=[^"]+)"/)?.[1]?.replaceAll('&amp;', '&')
}

/** Asks for a link and waits until it is in the mailbox. */
export async function askForLink(page: Page, email: string): Promise<string> {
  const before = await newestLink(page.request, email)
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Work e-mail' }).fill(email)
  await page.getByRole('button', { name: 'Send sign-in link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'a link is on its way' })).toBeVisible()
  await expect.poll(() => newestLink(page.request, email)).not.toBe(before)
  return (await newestLink(page.request, email)) ?? ''
}

export async function signIn(page: Page, email = ANN) {
  await page.goto(await askForLink(page, email))
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
}

/** A request refused on purpose: Chromium reports its status as a console error. */
export function forgive(troubles: string[], status: number) {
  const others = troubles.filter((trouble) => !trouble.includes(`status of ${status}`))
  expect(others.length).toBeLessThan(troubles.length)
  troubles.splice(0, troubles.length, ...others)
}

export { expect } from '@playwright/test'
