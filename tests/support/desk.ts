import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { cookieName } from '../../src/server/http/cookies.ts'
import { staffSessions } from '../../src/server/staff/sessions.ts'
import { openStore } from '../../src/server/store/store.ts'
import { ANN, BOB, test as journey } from './journey.ts'
import type { Product } from './product.ts'

/** Journeys at the desk: two members of staff, their mail in the outbox. */
export const test = journey.extend<{ signIn: (page: Page, email?: string) => Promise<void> }>({
  /** As somebody who has signed in before: the way by the mailed link has journeys of its own. */
  signIn: async ({ product }, use) => {
    await use(async (page, email = ANN) => {
      const { hostname: domain, origin } = new URL(product.url)
      const cookie = { name: cookieName('staff', false), value: await openSession(product, email) }
      await page.context().setStorageState({
        cookies: [
          { ...cookie, domain, path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Strict' },
        ],
        origins: [{ origin, localStorage: [{ name: 'desk-signed-in', value: 'yes' }] }],
      })
      await page.goto('/desk')
      await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
    })
  },
})

/** A session as the server itself begins one, in the product's own database. Gives the token its browser holds. */
export async function openSession({ dataDir }: Product, email: string): Promise<string> {
  const store = await openStore({ dataDir })
  try {
    const sessions = staffSessions({ db: store.db, clock: Date.now, isHttps: false, isStaff: () => true })
    return (await sessions.begin(store.db, email)).token
  } finally {
    await store.close()
  }
}

/** Of the letters to this address the newest one's link, as the person would copy it from the mailbox. */
export async function newestLink(request: APIRequestContext, email: string): Promise<string | undefined> {
  const outbox = await (await request.get('/outbox')).text()
  const letters = outbox.split('<article').filter((article) => article.includes(`<dd>${email}</dd>`))
  return letters[0]?.match(/href="([^"]*\/login\?code=[^"]+)"/)?.[1]?.replaceAll('&amp;', '&')
}

/** Asks for a link on the login page, where the page stands already, and waits until it is in the mailbox. */
export async function askForLink(page: Page, email: string): Promise<string> {
  const before = await newestLink(page.request, email)
  await page.getByRole('textbox', { name: 'Work e-mail' }).fill(email)
  await page.getByRole('button', { name: 'Send sign-in link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'a link is on its way' })).toBeVisible()
  await expect.poll(() => newestLink(page.request, email)).not.toBe(before)
  return (await newestLink(page.request, email)) ?? ''
}

export { expect } from '@playwright/test'
export { ANN, BOB }
