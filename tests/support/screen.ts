import type { Page } from '@playwright/test'

/**
 * Resolves when the page itself stands in the new width. A busy machine takes a moment; sizes that follow from the
 * width, such as those of letters, are there with the next frame.
 */
export async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.waitForFunction((wanted) => innerWidth === wanted, width)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
