import type { Page } from '@playwright/test'

export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** As a visitor who has chosen this theme on an earlier visit. */
export async function chooseTheme(page: Page, theme: Theme) {
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
}

/** As a visitor who chooses it now: another tab's choice reaches a page the same way. */
export async function changeTheme(page: Page, theme: Theme) {
  await page.evaluate((value) => {
    localStorage.setItem('theme', value)
    dispatchEvent(new Event('storage'))
  }, theme)
  await page.locator(theme === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor({ state: 'attached' })
}
