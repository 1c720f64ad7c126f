import type { Page } from '@playwright/test'
import { pageNames, paths } from '../../src/contract/paths.ts'
import { expect, test } from '../support/journey.ts'
import { resize } from '../support/screen.ts'

const LOOKS = [
  'display',
  'position',
  'color',
  'background-color',
  'border-color',
  'font',
  'opacity',
  'transform',
]

/** Where every element stands and how it is painted, one line each. */
const lookOf = (page: Page) =>
  page.evaluate(
    (names) =>
      [...document.body.querySelectorAll('*')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const style = getComputedStyle(element)
        return [
          element.tagName,
          x,
          y,
          width,
          height,
          ...names.map((name) => style.getPropertyValue(name)),
        ].join(' ')
      }),
    LOOKS,
  )

const PHONE = 390
const DESKTOP = 1440

/** What a page carries of the stylesheet has to be all it needs: the whole sheet, coming later, may change nothing. */
for (const name of pageNames)
  test(`${paths[name]} looks no different once the whole stylesheet is there`, async ({ page, troubles }) => {
    troubles.forgive('boot-', 'it is kept away, and the page says so')
    // Whether the font is there in time for the first letters is the machine's speed: it is never there.
    troubles.forgive('.woff2', 'the font is kept away')
    await page.route('**/*.woff2', (route) => route.abort())
    // React stays away: the early script's start of it finds nothing, and cannot bring the sheet by itself.
    await page.route('**/assets/boot-*.js', (route) => route.abort())
    await page.addInitScript(() => {
      Object.defineProperty(HTMLLinkElement.prototype, 'disabled', { set() {} })
    })
    await resize(page, PHONE)
    await page.goto(paths[name])
    // Pictures come to their places once the words are seen.
    await page.waitForFunction(() =>
      [...document.images].every((image) => image.getBoundingClientRect().top < 90_000),
    )
    const onPhone = await lookOf(page)
    await resize(page, DESKTOP)
    const onDesktop = await lookOf(page)
    await page.evaluate(() => {
      const link = document.querySelector('link[rel="stylesheet"][disabled]')
      const loaded = Promise.withResolvers<void>()
      link?.addEventListener('load', () => loaded.resolve())
      link?.removeAttribute('disabled')
      return loaded.promise
    })
    expect(await lookOf(page), 'on a desktop').toEqual(onDesktop)
    await resize(page, PHONE)
    expect(await lookOf(page), 'on a phone').toEqual(onPhone)
  })
