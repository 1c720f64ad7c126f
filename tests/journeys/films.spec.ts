import type { Locator, Page } from '@playwright/test'
import { filmMessages, films } from '../../src/content/films.ts'
import { home } from '../../src/content/home.ts'
import { innovationOfficer } from '../../src/content/leaders.ts'
import { paths } from '../../src/contract/paths.ts'
import { untilRunning } from '../support/films.ts'
import { expect, test, untilHydrated } from '../support/journey.ts'
import { paintsOf, watchPaints } from '../support/paints.ts'
import { chooseTheme } from '../support/themes.ts'

/** Films as visitors meet them: when they are fetched, when they run, who can stop them, and what they cost a page. */

const pagesWithFilms = ['home', 'about', 'team', 'contact', 'technology', 'hrOperations'] as const

/** The stems of the films a page has asked for, each once, in the order it asked. */
function filmsFetched(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    const stem = new URL(request.url()).pathname.match(/\/([a-z-]+)\.(?:av1|h264)[^/]*\.mp4$/)?.[1]
    if (stem && !fetched.includes(stem)) fetched.push(stem)
  })
  return fetched
}

const isRunning = (video: Locator) => video.evaluate((element: HTMLVideoElement) => !element.paused)

/** It has gone on since it was asked first: a film that only claims to play stands still. */
async function expectMoving(video: Locator) {
  const at = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  await expect.poll(at).toBeGreaterThan(0)
  const before = await at()
  await expect.poll(at).not.toBe(before)
}

const background = (page: Page) => page.locator('header [data-film]')

async function untilReady(page: Page, film: Locator) {
  await untilHydrated(page)
  await untilRunning(film)
}

test.use({ reducedMotion: 'no-preference' })
test.beforeEach(({ page }) => chooseTheme(page, 'dark'))

test('a film is fetched near the screen, runs while it is seen and rests while it is not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const fetched = filmsFetched(page)
  await page.goto(paths.home)
  await untilReady(page, background(page))
  const hero = background(page).locator('video')
  await expectMoving(hero)
  expect(fetched).toEqual(['home-hero'])

  const hrAgent = page.getByLabel(films['hr-agent'])
  await hrAgent.scrollIntoViewIfNeeded()
  await expectMoving(hrAgent)
  await expect.poll(() => isRunning(hero)).toBe(false)
  expect(fetched).toContain('hr-agent')
  expect(fetched).not.toContain('about')

  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(() => isRunning(hero)).toBe(true)
  await expect.poll(() => isRunning(hrAgent)).toBe(false)
})

test('a film behind words can be paused and stays paused', async ({ page }) => {
  await page.goto(paths.contact)
  await untilReady(page, background(page))
  const video = background(page).locator('video')
  await expectMoving(video)
  await page.getByRole('button', { name: filmMessages.pause }).click()
  await expect.poll(() => isRunning(video)).toBe(false)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(page.getByRole('button', { name: filmMessages.play })).toBeVisible()
  expect(await isRunning(video)).toBe(false)
  await page.getByRole('button', { name: filmMessages.play }).click()
  await expect.poll(() => isRunning(video)).toBe(true)
})

test('a film its visitor has paused does not start again when it comes back into sight', async ({ page }) => {
  await page.goto(paths.hrOperations)
  const video = page.getByLabel(films['hr-promo'])
  await expectMoving(video)
  await video.evaluate((element: HTMLVideoElement) => element.pause())
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(video).not.toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(video).toBeInViewport()
  // What would start it again is told by the same observer that tells the poster: one turn of the page later.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  expect(await isRunning(video)).toBe(false)
})

for (const [wish, prepare] of [
  ['less motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'less data',
    (page: Page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
      ),
  ],
] as const)
  test(`with ${wish} wanted no film is fetched until it is asked for`, async ({ page }) => {
    await prepare(page)
    const fetched = filmsFetched(page)
    await page.goto(paths.home)
    await untilHydrated(page)
    const play = page.getByRole('button', { name: filmMessages.play })
    await expect(play).toBeVisible()
    await page.getByLabel(films['home-intro']).scrollIntoViewIfNeeded()
    await expect(page.getByLabel(films['home-intro'])).toBeInViewport()
    expect(fetched).toEqual([])
    await page.evaluate(() => window.scrollTo(0, 0))
    await play.click()
    await expectMoving(background(page).locator('video'))
    expect(fetched).toEqual(['home-hero'])
  })

test('before React comes the picture is seen, not a player without one', async ({ page }) => {
  await page.route('**/assets/boot-*.js', () => undefined)
  await page.goto(paths.team)
  await expect
    .poll(() =>
      page.locator('figure[data-film]').evaluate((film) => {
        const { x, y, width, height } = film.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2)?.tagName
      }),
    )
    .toBe('IMG')
})

test.describe('what stands below the words', () => {
  const shown = (page: Page) => () =>
    page
      .locator('[data-film] picture img')
      .evaluateAll((images) => images.some((image) => (image as HTMLImageElement).naturalWidth > 0))

  test('pictures and the boot file are asked for once the words are seen', async ({ page }) => {
    // A browser so busy that it has not painted long after the page is loaded would have them come all the same.
    await page.addInitScript(() =>
      addEventListener('load', (event) => event.stopImmediatePropagation(), true),
    )
    for (const name of pagesWithFilms) {
      await page.goto(paths[name])
      await expect.poll(shown(page)).toBe(true)
      const { seen, asked } = await page.evaluate(() => {
        // When the browser asks for portraits further down is its own judgement of the line and the way to scroll.
        const lazy = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]:not([data-film] *)')]
        const isLazy = (name: string) => lazy.some((image) => image.currentSrc === name)
        return {
          seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
          asked: performance
            .getEntriesByType('resource')
            .filter((entry) => /\.(avif|jpg|webp)$|boot-/.test(entry.name) && !isLazy(entry.name))
            .map((entry) => ({ name: entry.name, at: entry.startTime })),
        }
      })
      expect(seen).toBeGreaterThan(0)
      const early = asked.filter(({ at }) => at < seen).map(({ name }) => name)
      // The contact page starts React at once, for its fields.
      expect(early, paths[name]).toEqual(name === 'contact' ? [expect.stringContaining('boot-')] : [])
    }
  })

  test('they come where the browser tells nothing of its paints', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PerformanceObserver'))
    await page.goto(paths.technology)
    await expect.poll(shown(page)).toBe(true)
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('pictures come all the same', async ({ page }) => {
      const poster = page.waitForResponse(/technology\.poster[^/]*\.avif$/)
      await page.goto(paths.technology)
      expect((await poster).ok()).toBe(true)
    })
  })
})

test('each theme has its own film behind the words, and only that one is fetched', async ({ page }) => {
  await chooseTheme(page, 'light')
  const fetched = filmsFetched(page)
  await page.goto(paths.technology)
  await untilReady(page, background(page))
  expect(fetched).toEqual(['technology-light'])
  await page.locator('[data-theme-toggle]').first().click()
  await expect.poll(() => fetched).toEqual(['technology-light', 'technology'])
  await expectMoving(background(page).locator('video'))
})

test('the picture of the HR agent stands beside its film', async ({ page }) => {
  await page.goto(paths.home)
  const picture = page.getByRole('img', { name: home.hrAgent.imageAlt })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800)
})

test.describe('the Chief Innovation Officer’s film', () => {
  const card = (page: Page) =>
    page.getByRole('article', { name: innovationOfficer.name }).locator('[data-film]')
  const video = (page: Page) => card(page).locator('video')

  test('runs while it is pointed at or holds the focus, muted, in a loop, with controls', async ({
    page,
  }) => {
    await page.goto(paths.team)
    await untilReady(page, card(page))
    expect(await isRunning(video(page))).toBe(false)
    await video(page).hover()
    await expectMoving(video(page))
    expect(
      await video(page).evaluate(({ muted, loop, controls }: HTMLVideoElement) => ({
        muted,
        loop,
        controls,
      })),
    ).toEqual({ muted: true, loop: true, controls: true })
    await page.getByRole('heading', { name: innovationOfficer.name }).hover()
    await expect.poll(() => isRunning(video(page))).toBe(false)
    await video(page).focus()
    await expect.poll(() => isRunning(video(page))).toBe(true)
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => isRunning(video(page))).toBe(false)
  })

  test('falls back once to the About film', async ({ page, troubles }) => {
    troubles.forgive(404, 'the film is not there')
    const fetched = filmsFetched(page)
    await page.route(/\/chief-innovation-officer\.(av1|h264)[^/]*\.mp4$/, (route) =>
      route.fulfill({ status: 404 }),
    )
    await page.goto(paths.team)
    await untilReady(page, card(page))
    expect(fetched).toEqual(['chief-innovation-officer', 'about'])
    await video(page).hover()
    await expectMoving(video(page))
  })

  test('says that it is loading, and that it has failed', async ({ page, troubles }) => {
    troubles.forgive(404, 'neither film is there')
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/\.mp4$/, async (route) => {
      await asked
      await route.fulfill({ status: 404 })
    })
    await page.goto(paths.team)
    await expect(card(page).getByText(filmMessages.loading)).toBeVisible()
    answer()
    await expect(card(page).getByText(filmMessages.failed)).toBeVisible()
    await expect(video(page)).toHaveCount(0)
  })
})

/** The audit of every page holds the same for a narrow screen and the dark theme. */
for (const name of pagesWithFilms)
  test(`${name} does not move when its films come, and none of them is its largest paint: wide, light`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await chooseTheme(page, 'light')
    await watchPaints(page)
    await page.goto(paths[name])
    await untilReady(page, page.locator('[data-film]').first())
    const { shifts, largest } = await paintsOf(page)
    expect(shifts).toBeLessThan(0.01)
    expect(['', 'VIDEO']).not.toContain(largest)
  })
