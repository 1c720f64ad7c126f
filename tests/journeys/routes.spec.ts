import { expect, test } from '../support/journey.ts'

test('an unknown path answers 404 with the error screen and a way home', async ({ page, troubles }) => {
  troubles.forgive(404, 'Chromium notes the status of the page itself')
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})

test('/home leads to the home page', async ({ page }) => {
  await page.goto('/home')
  await expect(page).toHaveURL('/')
})
