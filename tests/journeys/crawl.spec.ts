import type { Locator, Page } from '@playwright/test'
import { pageNames, paths } from '../../src/contract/paths.ts'
import { expect, test } from '../support/staged.ts'

/** Where staff work stands behind a sign-in and is walked by its own journeys. */
const publicPaths = pageNames.map((name) => paths[name]).filter((path) => !path.startsWith('/desk'))

test('every link leads somewhere: pages answer, anchors exist, other sites open beside ours', async ({
  page,
  product,
}) => {
  test.setTimeout(300_000)
  const found = new Set<string>(publicPaths)
  const dead: string[] = []
  for (const path of found) {
    const response = await page.request.get(path)
    if (!response.ok()) {
      dead.push(`${path} answers ${response.status()}`)
      continue
    }
    if (!response.headers()['content-type']?.startsWith('text/html')) continue
    for (const { href, target, text } of await linksOf(page, await response.text())) {
      const url = new URL(href, new URL(path, product.url))
      const where = `${path}: "${text}" → ${href}`
      if (href === '' || href === '#') dead.push(`${where} is a placeholder`)
      else if (url.protocol === 'mailto:' || url.protocol === 'tel:') continue
      else if (url.origin !== product.url) {
        if (target !== '_blank') dead.push(`${where} replaces our page`)
      } else {
        found.add(url.pathname)
        if (url.hash && !(await hasAnchor(page, url))) dead.push(`${where} has no such place`)
      }
    }
  }
  expect(dead).toEqual([])
  expect([...found].length).toBeGreaterThanOrEqual(publicPaths.length)
})

type Link = { href: string; target: string; text: string }

/** Parsed as a browser does, without running anything. */
const linksOf = (page: Page, html: string): Promise<Link[]> =>
  page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    return [...parsed.querySelectorAll('a')].map((link) => ({
      href: link.getAttribute('href') ?? '',
      target: link.target,
      text: (link.textContent ?? '').trim().slice(0, 60),
    }))
  }, html)

async function hasAnchor(page: Page, url: URL): Promise<boolean> {
  const html = await (await page.request.get(url.pathname)).text()
  return html.includes(`id="${url.hash.slice(1)}"`)
}

for (const path of publicPaths)
  test(`every button on ${path} does something`, async ({ page, troubles }) => {
    test.setTimeout(300_000)
    // What moves by itself must not be taken for an effect.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    const names = await namesOf(page)
    const idle: string[] = []
    for (const [index, name] of names.entries()) {
      const button = page.getByRole('button').nth(index)
      if (!(await isPressable(button, name))) continue
      const effect = await effectOf(page, button)
      if (effect === 'none') idle.push(name)
      if (effect !== 'here') await open(page, path)
      else await page.keyboard.press('Escape')
    }
    expect(idle).toEqual([])
    // A refused form or a start that is left again is the browser's business here, not ours.
    troubles.length = 0
  })

test('a button that does nothing would be noticed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
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
  await page.locator('html[data-hydrated]').waitFor()
}

const namesOf = (page: Page) =>
  page
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? (button.textContent ?? '').trim()),
    )

/** The bar's and the footer's are the same on every page: looked at on the home page alone. */
const sharedSeen = new Set<string>()

async function isPressable(button: Locator, name: string): Promise<boolean> {
  const { isShared, isDead } = await button.evaluate((element) => ({
    isShared: element.closest('header, footer, nav') !== null,
    isDead: element.matches(':disabled, [aria-disabled=true], [aria-pressed=true]'),
  }))
  if (isShared && sharedSeen.has(name)) return false
  if (isShared) sharedSeen.add(name)
  return !isDead && (await button.isVisible())
}

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
