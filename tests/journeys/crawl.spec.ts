import type { Locator, Page } from '@playwright/test'
import { pageNames, paths } from '../../src/contract/paths.ts'
import { builtPage } from '../support/built-site.ts'
import { untilHydrated } from '../support/journey.ts'
import { expect, test } from '../support/staged.ts'

/** No button does nothing. Links are followed in the built pages: `tests/site/links.test.ts`. */

/** The desk stands behind a sign-in and is walked by its own journeys. */
const withButtons = pageNames
  .filter((name) => name !== 'desk')
  .map((name) => paths[name])
  .filter((path) => builtPage(path).$('main button').length > 0)

for (const path of withButtons)
  test(`every button on ${path} does something`, ({ page }) => press(page, path, page.locator('main')))

test('every button around all pages does something', ({ page }) =>
  press(page, paths.technology, page.locator('body > :is(header, footer)')))

/** Presses one button after the other; which of them did nothing? */
async function press(page: Page, path: string, place: Locator) {
  test.slow()
  await open(page, path)
  const buttons = place.getByRole('button')
  const idle: string[] = []
  const count = await buttons.count()
  for (let index = 0; index < count; index += 1) {
    const button = buttons.nth(index)
    if (!(await isPressable(button))) continue
    const name = await button.evaluate((element) => element.ariaLabel ?? element.textContent ?? '')
    const effect = await effectOf(page, button)
    if (effect === 'none') idle.push(name)
    if (effect !== 'here') await open(page, path)
    else await page.keyboard.press('Escape')
  }
  expect(idle).toEqual([])
}

test('a button that does nothing would be noticed', async ({ page }) => {
  await open(page, paths.technology)
  await page.evaluate(() => {
    const dead = document.createElement('button')
    dead.textContent = 'Dead end'
    document.querySelector('main')?.append(dead)
  })
  expect(await effectOf(page, page.getByRole('button', { name: 'Dead end' }))).toBe('none')
})

async function open(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
}

const isPressable = async (button: Locator) =>
  (await button.isVisible()) &&
  !(await button.evaluate((element) =>
    element.matches(':disabled, [aria-disabled=true], [aria-pressed=true]'),
  ))

/**
 * Something on the page changes, or the view or the cursor moves (`here`); another page comes or a request goes out
 * (`away`); or nothing at all.
 */
async function effectOf(page: Page, button: Locator): Promise<'here' | 'away' | 'none'> {
  await button.scrollIntoViewIfNeeded()
  await button.evaluate((pressed) => {
    const root = document.documentElement
    root.removeAttribute('data-crawl')
    const happened = () => root.setAttribute('data-crawl', 'effect')
    new MutationObserver((changes) => {
      if (changes.some(({ attributeName }) => attributeName !== 'data-crawl')) happened()
    }).observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
    addEventListener('focusin', ({ target }) => target !== pressed && happened())
    addEventListener('scroll', happened)
    addEventListener('fullscreenchange', happened)
  })
  const before = page.url()
  let wasAsked = false
  const asked = () => {
    wasAsked = true
  }
  page.on('request', asked)
  await button.click()
  let effect: 'here' | 'away' | 'none' = 'none'
  const look = async () => {
    // A page that is being left cannot be asked any more.
    const changed = await page
      .locator('html[data-crawl]')
      .count()
      .catch(() => 1)
    effect = wasAsked || page.url() !== before ? 'away' : changed > 0 ? 'here' : 'none'
    return effect
  }
  await expect
    .poll(look, { timeout: 5000 })
    .not.toBe('none')
    .catch(() => {})
  page.off('request', asked)
  return effect
}
