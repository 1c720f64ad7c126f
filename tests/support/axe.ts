import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Axe has nothing to say about the page as it stands. In one pass over the page's own document (`legacy`): frames are
 * looked at where they are the page. `only` names rules, where the rest has been asked before.
 */
export async function expectAccessible(page: Page, when: string, only: string[] = []) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (only.length > 0 ? axe.withRules(only) : axe).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(found, when).toEqual([])
}

/** Nothing sticks out: a reader never has to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page, when: string) {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(tooWide, when).toBeLessThanOrEqual(0)
}

/** The rule that looks at colours: all that another theme can change. */
export const CONTRAST = ['color-contrast']

/** Axe has nothing to say, and nothing sticks out. */
export async function expectReadable(page: Page, when: string) {
  await expectAccessible(page, when)
  await expectNoSidewaysScroll(page, when)
}
