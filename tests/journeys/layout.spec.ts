import type { Page } from '@playwright/test'
import { paths } from '../../src/contract/paths.ts'
import { expect, test } from '../support/journey.ts'

/** 320 px is the narrowest phone; 720 px is a 1440 px window at 200 % zoom. */
const widths = [320, 720]

type Watched = { shifts: number }

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) (window as unknown as Watched).shifts += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shifted = (page: Page) => page.evaluate(() => (window as unknown as Watched).shifts)

for (const path of Object.values(paths).filter((one) => one !== paths.conversation))
  for (const width of widths)
    test(`${path} at ${width} px: nothing scrolls sideways, nothing jumps`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await watchShifts(page)
      await page.goto(path)
      await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
          scrollTo({ top: y, behavior: 'instant' })
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        }
      })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      // What the eye can see: a font that swaps may move a line by a hair.
      expect(await shifted(page)).toBeLessThan(0.005)
    })

/** Read in pieces, a page is painted when its first part is whole. */
for (const path of [paths.home, paths.products, paths.agentCatalog, paths.login])
  test(`${path} on a slow machine: nothing moves while it arrives`, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await watchShifts(page)
    await page.goto(path)
    await page.waitForFunction(() => document.documentElement.dataset.unseen === undefined)
    expect(await shifted(page)).toBeLessThan(0.001)
  })
