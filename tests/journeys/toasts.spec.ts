import { paths } from '../../src/contract/paths.ts'
import { expect, test } from '../support/journey.ts'

test('an error stands at the top right, 350 px wide at most, for 4 s, and can be put away', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(paths.conversation)
  const toast = page.locator('[data-toast=error]')
  await expect(toast).toHaveText('No conversation URL provided')
  await expect(toast.getByRole('alert')).toBeAttached()
  const box = await toast.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box?.width).toBeLessThanOrEqual(350)
  expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40)
  expect(box?.y).toBeLessThan(200)
  await page.clock.runFor(3900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1500)
  await expect(toast).toHaveCount(0)
})

test('Dismiss puts a toast away at once', async ({ page }) => {
  await page.clock.install()
  await page.goto(paths.conversation)
  const toast = page.locator('[data-toast=error]')
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await page.clock.runFor(1500)
  await expect(toast).toHaveCount(0)
})
