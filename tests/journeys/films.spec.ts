import { readdirSync, readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { filmMessages, films } from '../../src/content/films.ts'
import { home } from '../../src/content/home.ts'
import { innovationOfficer } from '../../src/content/leaders.ts'
import { paths } from '../../src/contract/paths.ts'
import { expect, test } from '../support/journey.ts'
import { chooseTheme, themes } from '../support/themes.ts'

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

/** React starts when the browser is idle, which a busy machine hardly is, or when a visitor stirs. */
async function untilReady(page: Page, film: Locator) {
  await page.keyboard.press('Shift')
  await expect(film).toHaveAttribute('data-film', 'ready', { timeout: 60_000 })
}

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
    // React starts when the browser is idle, which a busy machine hardly is, or when a visitor stirs.
    await page.keyboard.press('Shift')
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
      const { seen, asked } = await page.evaluate(() => ({
        seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        asked: performance
          .getEntriesByType('resource')
          .filter((entry) => /\.(avif|jpg|webp)$|boot-/.test(entry.name))
          .map((entry) => ({ name: entry.name, at: entry.startTime })),
      }))
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
    const fetched = filmsFetched(page)
    await page.route(/\/chief-innovation-officer\.(av1|h264)[^/]*\.mp4$/, (route) =>
      route.fulfill({ status: 404 }),
    )
    await page.goto(paths.team)
    await untilReady(page, card(page))
    expect(fetched).toEqual(['chief-innovation-officer', 'about'])
    await video(page).hover()
    await expectMoving(video(page))
    expect(troubles.splice(0).every((trouble) => trouble.includes('404'))).toBe(true)
  })

  test('says that it is loading, and that it has failed', async ({ page, troubles }) => {
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
    expect(troubles.splice(0).every((trouble) => trouble.includes('404'))).toBe(true)
  })
})

for (const theme of themes)
  for (const name of pagesWithFilms)
    test(`${name} does not move when its films come, and none of them is its largest paint: ${theme}`, async ({
      page,
    }) => {
      await chooseTheme(page, theme)
      await page.addInitScript(() => {
        Object.assign(window, { shifts: 0, largest: '' })
        const told = window as unknown as { shifts: number; largest: string }
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) told.shifts += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            told.largest = (entry as unknown as { element?: Element }).element?.tagName ?? ''
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      })
      await page.goto(paths[name])
      await expect(page.locator('[data-film]').first()).toHaveAttribute('data-film', 'ready')
      const told = await page.evaluate(() => {
        const { shifts, largest } = window as unknown as { shifts: number; largest: string }
        return { shifts, largest }
      })
      expect(told.shifts).toBeLessThan(0.01)
      expect(told.largest).not.toBe('VIDEO')
      expect(told.largest).not.toBe('')
    })

/**
 * A loop must not jump: the step from its last frame to its first may be no larger than its other steps. Asked of
 * the files themselves, as the browser decodes them.
 */
test.describe('every film', () => {
  const folder = 'src/site/films'
  const framesPerSecond = 24

  for (const file of readdirSync(folder).filter((name) => name.endsWith('.mp4')))
    test(`${file} runs for 6 to 12 seconds and comes round without a jump`, async ({ page, product }) => {
      const address = `${product.url}/the-film`
      await page.route(address, (route) =>
        route.fulfill({ contentType: 'video/mp4', body: readFileSync(`${folder}/${file}`) }),
      )
      await page.route(`${product.url}/blank`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }),
      )
      await page.goto('/blank')
      const { frames, seam, usual } = await page.evaluate(stepsOf, { address, rate: framesPerSecond })
      expect(frames / framesPerSecond).toBeGreaterThanOrEqual(6)
      expect(frames / framesPerSecond).toBeLessThanOrEqual(12)
      // Half a level of 255 is what coding alone makes of two equal frames.
      expect(seam).toBeLessThan(usual * 2 + 0.5)
    })
})

/** Runs in the page. */
async function stepsOf({ address, rate }: { address: string; rate: number }) {
  const video = document.createElement('video')
  video.muted = true
  video.preload = 'auto'
  // As a blob, so that every frame can be sought without a server that knows ranges.
  video.src = URL.createObjectURL(await (await fetch(address)).blob())
  await new Promise((resolve, reject) => {
    video.onloadeddata = resolve
    video.onerror = () => reject(new Error(`${address}: ${video.error?.message}`))
  })
  const frames = Math.round(video.duration * rate)
  const context = new OffscreenCanvas(320, 180).getContext('2d', { willReadFrequently: true })
  document.body.append(video)
  /** On a busy machine the position is there before the picture is. */
  const shown = (frame: number) =>
    new Promise<void>((resolve) => {
      const look: VideoFrameRequestCallback = (_, { mediaTime }) =>
        Math.abs(mediaTime * rate - frame) < 0.5 ? resolve() : video.requestVideoFrameCallback(look)
      video.requestVideoFrameCallback(look)
    })
  const pictureAt = async (frame: number) => {
    const isShown = shown(frame)
    video.currentTime = (frame + 0.5) / rate
    await isShown
    context?.drawImage(video, 0, 0, 320, 180)
    return context?.getImageData(0, 0, 320, 180).data ?? new Uint8ClampedArray()
  }
  const apart = (a: Uint8ClampedArray, b: Uint8ClampedArray) =>
    a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length
  const first = await pictureAt(0)
  const second = await pictureAt(1)
  const middle = await pictureAt(Math.floor(frames / 2))
  const afterMiddle = await pictureAt(Math.floor(frames / 2) + 1)
  const lastButOne = await pictureAt(frames - 2)
  const last = await pictureAt(frames - 1)
  return {
    frames,
    seam: apart(last, first),
    usual: Math.max(apart(first, second), apart(middle, afterMiddle), apart(lastButOne, last)),
  }
}
