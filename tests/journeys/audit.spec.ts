import type { Page } from '@playwright/test'
import { notFound, pages } from '../../src/content/pages.ts'
import { type PageName, pageNames, paths } from '../../src/contract/paths.ts'
import { CONTRAST, expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { untilRunning } from '../support/films.ts'
import { expect, test, untilHydrated } from '../support/journey.ts'
import { paintsOf, watchPaints } from '../support/paints.ts'
import { resize } from '../support/screen.ts'
import { changeTheme, chooseTheme } from '../support/themes.ts'

/** 320 px is the narrowest phone; 720 px is a 1440 px window at 200 % zoom. */
const NARROWEST = 320
const ZOOMED = 720
const PHONE = 390
const DESKTOP = 1440

const withFilms: ReadonlySet<PageName | undefined> = new Set([
  'home',
  'about',
  'team',
  'contact',
  'technology',
  'hrOperations',
])

type Audited = { name?: PageName; address: string; title: string; status: number }

const audited: Audited[] = [
  ...pageNames
    // Without a session the desk is the login page: its own journeys look at it signed in.
    .filter((name) => name !== 'desk')
    .map((name) => ({
      name,
      // Without any url it leads on to the team after two seconds; with a wrong one it stays.
      address: name === 'conversation' ? `${paths[name]}?url=nonsense` : paths[name],
      title: pages[name].title,
      status: 200,
    })),
  { address: '/no/such/page', title: notFound.title, status: 404 },
]

test.use({ reducedMotion: 'no-preference', viewport: { width: NARROWEST, height: 800 } })

for (const { name, address, title, status } of audited)
  test(`${address}: answers, stands still, fits every width, and axe finds nothing`, async ({
    page,
    troubles,
  }) => {
    test.slow()
    if (status !== 200) troubles.forgive(status, 'Chromium notes the status of the page itself')
    await chooseTheme(page, 'dark')
    await watchPaints(page)
    const response = await page.goto(address)
    expect(response?.status()).toBe(status)
    await expect(page).toHaveTitle(title)
    await untilHydrated(page)
    // Told a moment after it happened; a film that a script scrolls to would be counted too.
    await expect.poll(async () => (await paintsOf(page)).largest).not.toBe('')
    const { largest } = await paintsOf(page)
    expect(largest, 'words or a picture are the largest paint').not.toBe('VIDEO')

    if (withFilms.has(name)) {
      // On a narrow screen it may stand below the words, and runs while it is seen.
      const film = page.locator('[data-film]').first()
      await film.evaluate((place) => place.scrollIntoView())
      await untilRunning(film)
    }
    await readThrough(page)
    const { shifts } = await paintsOf(page)
    // What the eye can see: a font that swaps may move a line by a hair.
    expect(shifts, 'nothing jumps').toBeLessThan(0.005)
    await expectNoSidewaysScroll(page, `${NARROWEST} px`)
    await resize(page, ZOOMED)
    await expectNoSidewaysScroll(page, `${ZOOMED} px`)

    // Axe reads colours, and a card halfway through its reveal has none to speak of.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await resize(page, PHONE)
    await expectAccessible(page, `dark, ${PHONE} px`)
    await changeTheme(page, 'light')
    await expectAccessible(page, `light, ${PHONE} px`, CONTRAST)
    await resize(page, DESKTOP)
    await expectAccessible(page, `light, ${DESKTOP} px`)
    await changeTheme(page, 'dark')
    await expectAccessible(page, `dark, ${DESKTOP} px`, CONTRAST)
  })

/** Down the whole page, screen by screen, as a reader goes, and back to its top. */
const readThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
