import type { Page } from '@playwright/test'

/** Resolves when the page itself has the new width: a busy machine takes a moment. */
export async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.waitForFunction((wanted) => innerWidth === wanted, width)
}
