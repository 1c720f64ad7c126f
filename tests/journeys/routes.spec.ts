import { pages } from '../../src/content/pages.ts'
import { pageNames, paths } from '../../src/contract/paths.ts'
import { expect, test } from '../support/journey.ts'

/** The words a visitor would read, from HTML as it was sent: no script has run. */
const visibleText = (html: string) =>
  html
    .replaceAll(/<(script|style|head|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

for (const name of pageNames)
  test(`${paths[name]} answers 200 with its own title and words`, async ({ request }) => {
    const response = await request.get(paths[name])
    expect(response.status()).toBe(200)
    const html = await response.text()
    expect(html).toContain(`<title>${pages[name].title}</title>`)
    expect(html).toMatch(/<h1\b/)
    expect(visibleText(html).length).toBeGreaterThan(200)
  })

test('no two pages share a title', () => {
  const titles = pageNames.map((name) => pages[name].title)
  expect(new Set(titles).size).toBe(titles.length)
})

test('an unknown path answers 404 with the error screen and a way home', async ({ page, troubles }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  // Chromium reports the page's own 404 status as a console error.
  troubles.splice(0)
})

test('/home leads to the home page', async ({ page }) => {
  await page.goto('/home')
  await expect(page).toHaveURL('/')
})
