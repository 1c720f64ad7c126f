import type { Page } from '@playwright/test'
import { company } from '../../src/content/brand.ts'
import { aiNotice } from '../../src/content/conversation.ts'
import { footer } from '../../src/content/navigation.ts'
import { paths } from '../../src/contract/paths.ts'
import { expect, test, untilHydrated } from '../support/journey.ts'

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test.describe('on a wide screen', () => {
  test.use({ viewport: wide })

  test('the pill shows the menu of the spec, in its order', async ({ page }) => {
    await page.goto('/')
    const items = await bar(page).locator('> ul > li').allInnerTexts()
    expect(items.map((text) => text.trim())).toEqual([
      'Home',
      'Contact',
      'About',
      'Products',
      'Technology',
      'Use Cases',
    ])
    await expect(page.getByTitle('Login').first()).toBeVisible()
  })

  test('a dropdown opens, opening the other closes it, Escape closes and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/')
    const about = bar(page).getByRole('button', { name: 'About' })
    const products = bar(page).getByRole('button', { name: 'Products' })
    await about.click()
    await expect(about).toHaveAttribute('aria-expanded', 'true')
    await expect(bar(page).getByRole('link', { name: 'About Us' })).toBeVisible()
    await expect(bar(page).getByRole('link', { name: 'Meet the Team' })).toBeVisible()
    await products.click()
    await expect(about).toHaveAttribute('aria-expanded', 'false')
    await expect(bar(page).getByRole('link', { name: 'About Us' })).toBeHidden()
    await expect(bar(page).getByRole('link', { name: 'AI agent for HR' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bar(page).getByRole('link', { name: 'AI agent for HR' })).toBeHidden()
    await expect(products).toBeFocused()
  })

  test('the keyboard alone opens a menu, walks it and follows a link', async ({ page }) => {
    await page.goto('/')
    await untilHydrated(page)
    await bar(page).getByRole('button', { name: 'About' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(bar(page).getByRole('link', { name: 'About Us' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(bar(page).getByRole('link', { name: 'Meet the Team' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(paths.team)
    await expect(bar(page).getByRole('link', { name: 'Meet the Team' })).toBeHidden()
  })

  test('links are highlighted where one is; About and Products for everything below them', async ({
    page,
  }) => {
    await page.goto(paths.technology)
    await expect(bar(page).getByRole('link', { name: 'Technology' })).toHaveAttribute('aria-current', 'page')
    await expect(bar(page).getByRole('link', { name: 'Home', exact: true })).not.toHaveAttribute(
      'aria-current',
    )
    await page.goto(paths.team)
    await expect(bar(page).getByRole('button', { name: 'About' })).toHaveAttribute('data-active', 'true')
    await page.goto(paths.digitalTwins)
    await expect(bar(page).getByRole('button', { name: 'Products' })).toHaveAttribute('data-active', 'true')
    await expect(bar(page).getByRole('button', { name: 'About' })).not.toHaveAttribute('data-active')
  })

  test('the bar changes its ground past 100 px and not before', async ({ page }) => {
    await page.goto('/')
    const root = page.locator('html')
    await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }))
    await expect(root).not.toHaveAttribute('data-scrolled')
    await page.evaluate(() => scrollTo({ top: 101, behavior: 'instant' }))
    await expect(root).toHaveAttribute('data-scrolled')
    await expect(page.locator('[data-bar]')).toHaveCSS('position', 'fixed')
  })

  test('moving on scrolls to the top, moves the focus to the heading and says where one is', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    await untilHydrated(page)
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
    await bar(page).getByRole('link', { name: 'Technology' }).click()
    await expect(page).toHaveURL(paths.technology)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('[data-announcer]')).toHaveText(await page.title())
  })

  test('a link to the page one is on leads smoothly to its top', async ({ page }) => {
    await page.goto(paths.technology)
    await untilHydrated(page)
    const links = [
      bar(page).getByRole('link', { name: 'Technology' }),
      page.getByRole('contentinfo').getByRole('link', { name: 'Technology' }).first(),
    ]
    for (const link of links) {
      await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
      // By the keyboard: a click would scroll the footer into view.
      await link.evaluate((element: HTMLElement) => element.click())
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await expect(page).toHaveURL(paths.technology)
    }
  })

  test('once the page is scrolled, Get Demo stands in the bar of every page that talks to visitors', async ({
    page,
  }) => {
    await page.goto(paths.contact)
    await untilHydrated(page)
    const start = bar(page).getByRole('button', { name: 'Get Demo' })
    await expect(start).toHaveCount(0)
    await page.evaluate(() => scrollTo({ top: 101, behavior: 'instant' }))
    await expect(start).toBeVisible()
    await expect(start).toHaveAttribute('title', aiNotice.text)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(start).toHaveCount(0)
  })

  test('a link to a part of the page leads there, also after moving about', async ({ page }) => {
    await page.goto('/')
    await untilHydrated(page)
    await bar(page).getByRole('link', { name: 'Use Cases' }).click()
    await expect(page).toHaveURL(paths.useCases)
    await page.getByRole('navigation', { name: 'Industries' }).getByRole('link', { name: 'Telecom' }).click()
    await expect(page).toHaveURL(`${paths.useCases}#telecom`)
    await expect(page.locator('#telecom')).toBeInViewport()
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(400)
  })

  test('a press before React looks pressed at once, and no longer when it ends elsewhere', async ({
    page,
  }) => {
    await page.route('**/assets/boot-*.js', () => undefined)
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Get Demo' }).first()
    await button.dispatchEvent('pointerdown')
    await expect(button).toHaveCSS('opacity', '0.7')
    await button.dispatchEvent('pointercancel')
    await expect(button).toHaveCSS('opacity', '1')
    await button.dispatchEvent('pointerdown')
    // A second finger on another button, or on the same.
    await button.dispatchEvent('pointerdown')
    await expect(button).toHaveCSS('opacity', '0.7')
    await page.getByRole('button', { name: 'Get Demo' }).last().dispatchEvent('pointerdown')
    await page.locator('h1').dispatchEvent('pointerup')
    await expect(button).toHaveCSS('opacity', '1')
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveCSS('opacity', '0.7')
  })

  test('menus, the theme and the scroll rule need no file of script', async ({ page, troubles }) => {
    troubles.forgive('net::ERR_FAILED', 'every file of script is kept away')
    troubles.forgive('boot-', 'and the start of React says so')
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/')
    const root = page.locator('html')
    const theme = page.locator('[data-theme-toggle]').first()
    await expect(theme).toHaveAttribute('aria-pressed', 'false')
    for (const dark of ['true', 'false']) {
      await theme.click()
      await expect(theme).toHaveAttribute('aria-pressed', dark)
      await expect(root).toHaveClass(dark === 'true' ? /dark/ : '')
    }
    const about = bar(page).getByRole('button', { name: 'About' })
    await about.click()
    await expect(about).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.wheel(0, 300)
    await expect(root).toHaveAttribute('data-scrolled')
  })

  test('where React cannot come nothing stays pressed, and a form is sent without it', async ({
    page,
    troubles,
  }) => {
    troubles.forgive('entry.client', 'React is kept away')
    const pressed = Promise.withResolvers<void>()
    await page.route('**/assets/entry.client-*.js', async (route) => {
      await pressed.promise
      await route.abort()
    })
    await page.goto(paths.technology)
    const button = page.locator('form[action="/contact"]').getByRole('button')
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    pressed.resolve()
    await expect(page).toHaveURL(/\/contact\?/)
  })

  test('the skip link is the first stop and leads to the main area', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
  })
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: narrow })

  test('the menu opens, its groups are exclusive, a link closes it and leads on', async ({ page }) => {
    await page.goto('/')
    await untilHydrated(page)
    const menu = bar(page).getByRole('button', { name: 'Menu' })
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    const panel = page.locator('[data-mobile-menu]')
    await panel.getByText('About', { exact: true }).click()
    await expect(panel.getByRole('link', { name: 'Meet the Team' })).toBeVisible()
    await panel.getByText('Products', { exact: true }).click()
    await expect(panel.getByRole('link', { name: 'Meet the Team' })).toBeHidden()
    await panel.getByRole('link', { name: 'AI agent for HR' }).click()
    await expect(page).toHaveURL(paths.hrOperations)
    await expect(panel).toBeHidden()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
  })

  test('the page behind the open menu does not scroll', async ({ page }) => {
    await page.goto('/')
    await bar(page).getByRole('button', { name: 'Menu' }).click()
    const panel = page.locator('[data-mobile-menu]')
    await panel.hover()
    for (const turn of [400, 400, -400, -400]) await page.mouse.wheel(0, turn)
    await panel.getByText('Products', { exact: true }).click()
    await page.mouse.wheel(0, 2000)
    await bar(page).getByRole('button', { name: 'Menu' }).click()
    await expect(panel).toBeHidden()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    // The wheel does turn this page.
    await page.mouse.wheel(0, 400)
    await page.waitForFunction(() => scrollY > 0)
  })

  test('it holds all items of the wide menu and Login', async ({ page }) => {
    await page.goto('/')
    await bar(page).getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('[data-mobile-menu]').getByRole('button', { name: 'Get Demo' })).toBeVisible()
    await expect(page.locator('[data-mobile-menu]')).toContainText(aiNotice.text)
    const items = await page.locator('[data-mobile-menu] > div > ul > li').allInnerTexts()
    expect(items.map((text) => text.split('\n')[0]?.trim())).toEqual([
      'Home',
      'Contact',
      'About',
      'Products',
      'Technology',
      'Use Cases',
      'Login',
    ])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('menus open and links lead on', async ({ page }) => {
    await page.setViewportSize(wide)
    await page.goto('/')
    await expect(page.locator('html')).toHaveClass('dark')
    await bar(page).getByRole('button', { name: 'About' }).click()
    await bar(page).getByRole('link', { name: 'Meet the Team' }).click()
    await expect(page).toHaveURL(paths.team)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('theme', () => {
  const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'))

  for (const scheme of ['dark', 'light'] as const)
    test(`follows the system's ${scheme} preference until the visitor chooses, and keeps the choice`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.goto('/')
      expect(await isDark(page)).toBe(scheme === 'dark')
      const toggle = page.getByRole('button', { name: 'Dark theme' })
      await expect(toggle).toHaveAttribute('aria-pressed', String(scheme === 'dark'))
      await toggle.click()
      expect(await isDark(page)).toBe(scheme === 'light')
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(
        scheme === 'dark' ? 'light' : 'dark',
      )
      await page.goto(paths.contact)
      expect(await isDark(page)).toBe(scheme === 'light')
      await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute(
        'aria-pressed',
        String(scheme === 'light'),
      )
    })

  test('can be chosen where the browser keeps nothing', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    })
    await page.goto('/')
    const toggle = page.getByRole('button', { name: 'Dark theme' })
    for (const dark of [true, false, true]) {
      await toggle.click()
      expect(await isDark(page)).toBe(dark)
      await expect(toggle).toHaveAttribute('aria-pressed', String(dark))
    }
  })

  test('is right before first paint: no frame is drawn in the other theme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.addInitScript(() => {
      const seen: boolean[] = []
      Object.assign(window, { seenDark: seen })
      const look = () => {
        if (document.body) seen.push(document.documentElement.classList.contains('dark'))
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto('/')
    const seen = () => page.evaluate(() => (window as unknown as { seenDark: boolean[] }).seenDark)
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(2)
    expect(await seen()).not.toContain(true)
  })
})

test('the footer says where everything is', async ({ page }) => {
  await page.goto('/')
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByText(company.tagline)).toBeVisible()
  for (const { label, page: name } of [...footer.quickLinks.links, ...footer.agents.links, ...footer.legal])
    await expect(foot.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', paths[name])
  for (const { label, href } of footer.social) {
    const link = foot.getByRole('link', { name: label, exact: true })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  await expect(foot.getByText(`© ${company.copyrightFrom}–${new Date().getFullYear()}`)).toBeVisible()
  for (const phone of company.phones) await expect(foot.getByText(phone)).toBeVisible()
})
