import type { Page } from '@playwright/test'
import { pageNames, paths } from '../../src/contract/paths.ts'
import { expect, test } from '../support/journey.ts'

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

/** What a page carries of the stylesheet has to be all it needs: the whole sheet, coming later, may change nothing. */
for (const width of [390, 1440])
  test(`no page looks different once the whole stylesheet is there, ${width} px`, async ({
    page,
    troubles,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // React stays away: the early script's start of it finds nothing, and cannot bring the sheet by itself.
    await page.route('**/assets/boot-*.js', (route) => route.abort())
    await page.addInitScript(() => {
      Object.defineProperty(HTMLLinkElement.prototype, 'disabled', { set() {} })
    })
    for (const name of pageNames) {
      await page.goto(paths[name])
      await page.evaluate(() => document.fonts.ready)
      // Pictures come to their places once the words are seen.
      await page.waitForFunction(() =>
        [...document.images].every((image) => image.getBoundingClientRect().top < 90_000),
      )
      const own = await lookOf(page)
      await page.evaluate(() => {
        const link = document.querySelector('link[rel="stylesheet"][disabled]')
        const loaded = Promise.withResolvers<void>()
        link?.addEventListener('load', () => loaded.resolve())
        link?.removeAttribute('disabled')
        return loaded.promise
      })
      expect(await lookOf(page), paths[name]).toEqual(own)
      // The boot files that were kept away.
      troubles.splice(0)
    }
  })

test('no rule hangs the whole page on one element: each that arrives would have all styles computed anew', async ({
  request,
}) => {
  for (const name of pageNames) {
    const html = await (await request.get(paths[name])).text()
    const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1]
    const whole = await (await request.get(sheet ?? '')).text()
    for (const css of [/<style>([^<]+)/.exec(html)?.[1], whole]) {
      expect(css).toContain('{')
      expect(css).not.toMatch(/(?:^|[\s,{}(])(?:html|body|:root)[^\s,{>]*:has\(/)
    }
  }
})
