import { pageNames, paths } from '../../src/contract/paths.ts'
import { expect, test } from '../support/journey.ts'

/** What a page carries of the stylesheet has to be all it needs: the whole sheet, coming later, may change nothing. */
for (const width of [390, 1440])
  test(`no page looks different once the whole stylesheet is there, ${width} px`, async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      javaScriptEnabled: false,
      baseURL: product.url,
    })
    const page = await context.newPage()
    for (const name of pageNames) {
      await page.goto(paths[name])
      const own = await page.screenshot({ fullPage: true, animations: 'disabled' })
      await page.route(`**${paths[name]}`, async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replaceAll('.css" disabled/>', '.css"/>')
        await route.fulfill({ response, body })
      })
      await page.goto(paths[name])
      expect(await page.locator('link[rel="stylesheet"][disabled]').count()).toBe(0)
      const whole = await page.screenshot({ fullPage: true, animations: 'disabled' })
      expect(whole.equals(own), `${paths[name]} looks the same`).toBe(true)
      await page.unrouteAll()
    }
    await context.close()
  })
