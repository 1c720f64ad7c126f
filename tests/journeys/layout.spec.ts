import { paths } from '../../src/contract/paths.ts'
import { expect, test } from '../support/journey.ts'
import { paintsOf, watchPaints } from '../support/paints.ts'

/** Read in pieces, a page is painted when its first part is whole. What else could move: the audit of every page. */
for (const path of [paths.home, paths.products, paths.agentCatalog, paths.login])
  test(`${path} on a slow machine: nothing moves while it arrives`, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await watchPaints(page)
    await page.goto(path)
    await page.waitForFunction(() => document.documentElement.dataset.unseen === undefined)
    expect((await paintsOf(page)).shifts).toBeLessThan(0.001)
  })

test('on a phone the team page shows the way to the talk without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.team)
  await expect(page.getByRole('button', { name: 'Chat with my AI Avatar' })).toBeInViewport({ ratio: 1 })
})

test('what was dark is printed light, without the skip link and the bar', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.goto(paths.technology)
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('who asks for contrast gets words at full strength', async ({ page }) => {
  await page.goto(paths.technology)
  const [words, lead] = [page.locator('h1'), page.locator('h1 + p')]
  const colour = (of: typeof words) => of.evaluate((element) => getComputedStyle(element).color)
  expect(await colour(lead)).not.toBe(await colour(words))
  await page.emulateMedia({ contrast: 'more' })
  await expect.poll(async () => (await colour(lead)) === (await colour(words))).toBe(true)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'light' })
  test('a light system gets the light page', async ({ page }) => {
    await page.goto(paths.technology)
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  })
})
