import type { Page } from '@playwright/test'

export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** As a visitor who has chosen this theme on an earlier visit. */
export async function chooseTheme(page: Page, theme: Theme) {
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
}
