import type { APIRequestContext, Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { consult } from '../../src/content/consult.ts'
import { HEARTBEAT_MS } from '../../src/contract/conversations.ts'
import { errors } from '../../src/contract/errors.ts'
import { NAVIGATION_DELAY_MS } from '../../src/contract/interface.ts'
import { paths } from '../../src/contract/paths.ts'
import { CONTRAST, expectAccessible } from '../support/axe.ts'
import { untilHydrated } from '../support/journey.ts'
import { consultPage, expect, test, VERIFIED } from '../support/mailed.ts'
import type { Smtp } from '../support/smtp.ts'
import { changeTheme, chooseTheme } from '../support/themes.ts'

const THANKS = 'Thank you! Your information has been saved. Starting conversation...'
const REGISTERED = 'This email is already registered. Submit button is now enabled.'
const NOT_YET = 'Email not verified yet. Please check your inbox and click the verification link.'
const USED = 'This verification link was already used. Please send a new verification email if you need one.'
const EXPIRED =
  'This verification link has expired or was replaced by a newer one. Please send a new verification email.'
const FORGED = 'This verification link is not valid. Please send a new verification email.'

async function linkIn(smtp: Smtp, address: string) {
  const { links } = await smtp.next(address)
  const link = links.find((one) => one.includes('oobCode='))
  if (!link) throw new Error('the mail has no link')
  return link
}

/** Asks for the mail as the form does, but without it; gives the link in it. */
async function askForLink(request: APIRequestContext, smtp: Smtp, address: string) {
  const asked = await request.post('/api/verification/email', {
    data: { email: address, name: 'Ada Lovelace' },
  })
  expect(asked.status()).toBe(202)
  return linkIn(smtp, address)
}

/** Proves the address, without a page. */
async function prove(request: APIRequestContext, smtp: Smtp, address: string) {
  const link = await askForLink(request, smtp, address)
  const oobCode = new URL(link).searchParams.get('oobCode')
  const proven = await request.post('/api/verification/email/confirm', { data: { oobCode } })
  expect(proven.status()).toBe(200)
  return link
}

/** Stands before the form, the address proven. */
async function verify(page: Page, smtp: Smtp, address: string) {
  await prove(page.request, smtp, address)
  await page.goto(paths.signup)
  await expect(consultPage(page).says(VERIFIED)).toBeVisible()
}

/** Thanked; the talk opens in a moment. */
async function untilOpened(page: Page) {
  await expect(consultPage(page).toast(THANKS)).toBeVisible()
  await page.clock.runFor(NAVIGATION_DELAY_MS)
}

test.describe('the way through', () => {
  test('first visit: send, look, follow the link in the same tab, submit, talk', async ({
    page,
    context,
    smtp,
    provider,
    address,
  }) => {
    await page.clock.install()
    const form = consultPage(page)
    await page.goto(paths.signup)
    await expect(form.submit).toBeDisabled()
    await expect(form.send).toBeDisabled()
    await form.name.fill('Ada Lovelace')
    await form.email.fill(address)
    await form.send.click()
    await expect(form.says(consult.emailSent)).toBeVisible()
    await expect(form.says(consult.spamHint)).toBeVisible()
    await form.check.click()
    await expect(form.says(NOT_YET)).toBeVisible()
    await expect(form.submit).toBeDisabled()

    const link = await linkIn(smtp, address)
    expect(link).toContain(`${paths.emailVerified}?mode=verifyEmail&oobCode=`)
    await page.goto(link)
    await expect(form.says(VERIFIED)).toBeVisible()
    await expect(form.name).toHaveValue('Ada Lovelace')
    await expect(form.email).toHaveValue(address)
    await expect(page).toHaveURL(paths.emailVerified)

    const opened = context.waitForEvent('page')
    await form.submit.click()
    await untilOpened(page)
    const talk = await opened
    await expect(talk).toHaveURL(/\/conversation\?/)
    await expect(page).toHaveURL(paths.team)
    const [made] = provider.conversations.values()
    const query = new URL(talk.url()).searchParams
    expect(query.get('url')).toBe(made?.conversation_url)
    expect(query.get('id')).toBe(made?.conversation_id)
    await expect(talk.frameLocator('iframe').getByRole('status')).toHaveText('audio and video granted')
    expect(provider.conversations.size).toBe(1)
  })

  test('while it works: Submit is busy; afterwards the form is empty', async ({
    page,
    smtp,
    provider,
    address,
  }) => {
    await page.clock.install()
    const form = consultPage(page)
    await verify(page, smtp, address)
    const answered = Promise.withResolvers<void>()
    provider.fail('create', { until: answered.promise })
    await form.submit.click()
    await expect(page.getByRole('button', { name: 'Starting...' })).toBeDisabled()
    answered.resolve()
    await expect(form.toast(THANKS)).toBeVisible()
    await expect(form.name).toHaveValue('')
    await expect(form.email).toHaveValue('')
    await untilOpened(page)
    await expect(page).toHaveURL(paths.team)
    expect(await page.evaluate(() => sessionStorage.getItem('consult'))).toBeNull()
  })

  test('by keyboard alone', async ({ page, smtp, address }) => {
    await page.clock.install()
    const form = consultPage(page)
    await page.goto(paths.signup)
    await form.name.focus()
    await page.keyboard.type('Ada Lovelace')
    await page.keyboard.press('Tab')
    await page.keyboard.type(address)
    await page.keyboard.press('Tab')
    await expect(form.byEmail).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: consult.phoneWhy })).toBeFocused()
    await expect(page.getByRole('tooltip', { name: consult.phoneUnavailable })).toHaveCSS('opacity', '1')
    await page.keyboard.press('Tab')
    await expect(form.send).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(form.says(consult.emailSent)).toBeVisible()
    await page.goto(await linkIn(smtp, address))
    await expect(form.says(VERIFIED)).toBeVisible()
    await form.check.focus()
    await page.keyboard.press('Tab')
    await expect(form.submit).toBeFocused()
    await page.keyboard.press('Enter')
    await untilOpened(page)
    await expect(page).toHaveURL(paths.team)
  })
})

test.describe('the link', () => {
  test('in another browser: asks for a press, is filled in there, and the first one hears of it', async ({
    page,
    anotherVisitor,
    smtp,
    address,
  }) => {
    const link = await askForLink(page.request, smtp, address)
    await page.goto(paths.signup)
    const here = consultPage(page)
    await expect(here.says(consult.emailSent)).toBeVisible()
    const other = await anotherVisitor()
    await other.goto(link)
    const there = consultPage(other)
    await expect(there.says(address)).toBeVisible()
    await expect(other).toHaveURL(paths.emailVerified)
    await expect(other.getByRole('heading', { name: consult.press.heading })).toBeFocused()
    await expect(there.says(VERIFIED)).toBeHidden()
    await expect(there.submit).toBeDisabled()
    await consultPage(page).check.click()
    await expect(consultPage(page).says(NOT_YET)).toBeVisible()

    await there.press.click()
    await expect(there.says(VERIFIED)).toBeVisible()
    await expect(there.press).toBeHidden()
    await expect(there.submit).toBeFocused()
    await expect(there.name).toHaveValue('Ada Lovelace')
    await expect(there.email).toHaveValue(address)
    await expect(there.submit).toBeEnabled()

    await here.check.click()
    await expect(here.says(VERIFIED)).toBeVisible()
    await expect(here.submit).toBeEnabled()
  })

  test('forwarded to somebody who does not know of it: one press, and it was never opened', async ({
    page,
    anotherVisitor,
    smtp,
    address,
  }) => {
    const link = await askForLink(page.request, smtp, address)
    const other = await anotherVisitor()
    await other.goto(link)
    await other.getByRole('button', { name: consult.press.decline }).click()
    await expect(consultPage(other).says(address)).toBeHidden()
    await expect(consultPage(other).name).toBeFocused()
    await expect(consultPage(other).submit).toBeDisabled()
    await page.goto(link)
    await expect(consultPage(page).says(VERIFIED)).toBeVisible()
  })

  test('in another tab: coming back to the first is enough', async ({ page, context, smtp, address }) => {
    const link = await askForLink(page.request, smtp, address)
    await page.goto(paths.signup)
    await expect(consultPage(page).says(consult.emailSent)).toBeVisible()
    const other = await context.newPage()
    await other.goto(link)
    await expect(consultPage(other).says(VERIFIED)).toBeVisible()
    await page.bringToFront()
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(consultPage(page).says(VERIFIED)).toBeVisible()
  })

  test('twice in the same browser proves the same once more', async ({ page, smtp, address }) => {
    const link = await askForLink(page.request, smtp, address)
    for (let times = 0; times < 2; times += 1) {
      await page.goto(link)
      await expect(consultPage(page).says(VERIFIED)).toBeVisible()
      await expect(consultPage(page).email).toHaveValue(address)
    }
  })

  test('used up, in a stranger’s hands: says so and proves nothing', async ({
    page,
    request,
    smtp,
    address,
    troubles,
  }) => {
    troubles.forgive(410, 'the link is used up')
    await page.goto(await prove(request, smtp, address))
    const form = consultPage(page)
    await expect(form.says(USED)).toBeVisible()
    await expect(form.email).toHaveValue('')
    await expect(form.submit).toBeDisabled()
    await expect(page).toHaveURL(paths.emailVerified)
  })

  test('expired: says so, and a new mail is one press away', async ({
    page,
    product,
    smtp,
    address,
    troubles,
  }) => {
    troubles.forgive(410, 'the link is too old')
    const link = await askForLink(page.request, smtp, address)
    const db = new Database(`${product.dataDir}/veyra.db`)
    db.prepare(`UPDATE codes SET "expiresAt" = '2024-01-01T00:00:00.000Z' WHERE "usedAt" IS NULL`).run()
    db.close()
    await page.goto(link)
    const form = consultPage(page)
    await expect(form.says(EXPIRED)).toBeVisible()
    await expect(form.says(VERIFIED)).toBeHidden()
    await expect(form.email).toHaveValue(address)
    await form.send.click()
    await page.goto(await linkIn(smtp, address))
    await expect(form.says(VERIFIED)).toBeVisible()
  })

  test('forged: says so', async ({ page, troubles }) => {
    troubles.forgive(400, 'no link of ours')
    await page.goto(`${paths.emailVerified}?mode=verifyEmail&oobCode=${'x'.repeat(43)}`)
    const form = consultPage(page)
    await expect(form.says(FORGED)).toBeVisible()
    await expect(form.says(VERIFIED)).toBeHidden()
    await expect(form.submit).toBeDisabled()
    await expect(page).toHaveURL(paths.emailVerified)
  })

  test('without a code to apply it is the plain form', async ({ page }) => {
    const confirms: string[] = []
    page.on('request', (request) => request.url().includes('/confirm') && confirms.push(request.url()))
    for (const query of ['', '?mode=verifyEmail', '?oobCode=abc', '?mode=signIn&oobCode=abc']) {
      const restored = page.waitForResponse('**/api/verification/email')
      await page.goto(`${paths.emailVerified}${query}`)
      await restored
      await expect(consultPage(page).name).toHaveValue('')
      await expect(consultPage(page).says(VERIFIED)).toBeHidden()
      expect(confirms, query).toEqual([])
    }
  })

  test('a mail scanner’s GET changes nothing', async ({ page, request, smtp, address }) => {
    const link = await askForLink(page.request, smtp, address)
    for (let times = 0; times < 3; times += 1) expect((await request.get(link)).status()).toBe(200)
    await page.goto(paths.signup)
    await consultPage(page).check.click()
    await expect(consultPage(page).says(NOT_YET)).toBeVisible()
    await page.goto(link)
    await expect(consultPage(page).says(VERIFIED)).toBeVisible()
  })
})

test.describe('on the way', () => {
  test('what is typed before React has taken over stays, and is sent', async ({ page, smtp, address }) => {
    const form = consultPage(page)
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(paths.signup, { waitUntil: 'commit' })
    await form.name.fill('Ada Lovelace')
    await form.email.fill(address)
    held.resolve()
    await expect(form.send).toBeEnabled()
    await expect(form.name).toHaveValue('Ada Lovelace')
    await form.send.click()
    await page.goto(await linkIn(smtp, address))
    await expect(form.says(VERIFIED)).toBeVisible()
    await expect(form.name).toHaveValue('Ada Lovelace')
  })

  test('resend: the newer link counts, the older one says so', async ({ page, smtp, address, troubles }) => {
    troubles.forgive(410, 'a newer link has replaced it')
    const form = consultPage(page)
    const first = await askForLink(page.request, smtp, address)
    await page.goto(paths.signup)
    await form.send.click()
    const second = await linkIn(smtp, address)
    expect(second).not.toBe(first)
    await page.goto(first)
    await expect(form.says(EXPIRED)).toBeVisible()
    await page.goto(second)
    await expect(form.says(VERIFIED)).toBeVisible()
  })

  test('an address from an earlier visit is already registered, and that is enough', async ({
    page,
    request,
    smtp,
    provider,
    address,
  }) => {
    await prove(request, smtp, address)
    await page.clock.install()
    const form = consultPage(page)
    await page.goto(paths.signup)
    await form.name.fill('Ada Lovelace')
    await form.email.fill(address)
    await expect(form.submit).toBeDisabled()
    await form.send.click()
    await expect(form.says(REGISTERED)).toBeVisible()
    await expect(form.submit).toBeEnabled()
    await form.submit.click()
    await untilOpened(page)
    await expect(page).toHaveURL(paths.team)
    expect(provider.conversations.size).toBe(1)
  })

  test('editing a proven address takes the proof back; checking it again brings it', async ({
    page,
    smtp,
    address,
  }) => {
    const form = consultPage(page)
    await verify(page, smtp, address)
    await form.email.press('End')
    await form.email.press('x')
    await expect(form.says(VERIFIED)).toBeHidden()
    await expect(form.submit).toBeDisabled()
    await form.check.click()
    await expect(form.says(NOT_YET)).toBeVisible()
    await form.email.press('End')
    await form.email.press('Backspace')
    await expect(form.says(NOT_YET)).toBeHidden()
    await form.check.click()
    await expect(form.says(VERIFIED)).toBeVisible()
    await expect(form.submit).toBeEnabled()
  })

  test('a reload in the middle loses nothing', async ({ page, smtp, address }) => {
    const form = consultPage(page)
    await page.goto(paths.signup)
    await form.name.fill('Ada')
    // Typed before React or after it: once it is there, it keeps it.
    await untilHydrated(page)
    await page.reload()
    await expect(form.name).toHaveValue('Ada')
    await form.email.fill(address)
    await form.send.click()
    await expect(form.says(consult.emailSent)).toBeVisible()
    const link = await linkIn(smtp, address)
    await form.name.fill('Ada King')
    await page.reload()
    await expect(form.name).toHaveValue('Ada King')
    await expect(form.email).toHaveValue(address)
    await expect(form.says(consult.emailSent)).toBeVisible()
    await page.goto(link)
    await expect(form.says(VERIFIED)).toBeVisible()
    await page.reload()
    await expect(form.says(VERIFIED)).toBeVisible()
    await expect(form.name).toHaveValue('Ada King')
    await expect(form.submit).toBeEnabled()
  })

  test('the mail server is down for the whole journey and comes back: one mail, and it works', async ({
    page,
    smtp,
    address,
  }) => {
    const form = consultPage(page)
    await smtp.stop()
    try {
      await page.goto(paths.signup)
      await form.name.fill('Ada Lovelace')
      await form.email.fill(address)
      await form.send.click()
      await expect(form.says(consult.emailSent)).toBeVisible()
      await form.check.click()
      await expect(form.says(NOT_YET)).toBeVisible()
    } finally {
      await smtp.start()
    }
    await page.goto(await linkIn(smtp, address))
    await expect(form.says(VERIFIED)).toBeVisible()
    expect(smtp.to(address)).toHaveLength(1)
  })

  test('a save that fails keeps everything typed; the retry has the same key and goes through', async ({
    page,
    smtp,
    provider,
    address,
    troubles,
  }) => {
    const failed = errors.save_failed
    troubles.forgive(failed.status, 'the save that fails')
    troubles.forgive('net::ERR_FAILED', 'the answer that is lost')
    await page.clock.install()
    const form = consultPage(page)
    await verify(page, smtp, address)
    const keys: (string | undefined)[] = []
    await page.route('**/api/signups', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 2) return route.continue()
      if (keys.length === 2) return route.abort()
      return route.fulfill({
        status: failed.status,
        json: { error: { code: 'save_failed', message: failed.message } },
      })
    })
    await form.submit.click()
    await expect(form.toast('Failed to save data. Please try again.')).toBeVisible()
    await form.submit.click()
    await expect(
      form.toast('Something went wrong while saving your information. Please try again.'),
    ).toBeVisible()
    await expect(form.name).toHaveValue('Ada Lovelace')
    await expect(form.email).toHaveValue(address)
    await expect(form.says(VERIFIED)).toBeVisible()
    await form.submit.click()
    await untilOpened(page)
    await expect(page).toHaveURL(paths.team)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(provider.conversations.size).toBe(1)
  })
})

test.describe('the talk behind a link', () => {
  /** What a browser that blocks pop-ups answers. */
  const blockTabs = (page: Page) =>
    page.addInitScript(() => {
      window.open = () => null
    })

  test('a blocked tab: the page stays, shows the link, and the link leads in', async ({
    page,
    context,
    smtp,
    provider,
    address,
  }) => {
    await blockTabs(page)
    await page.clock.install()
    const form = consultPage(page)
    await verify(page, smtp, address)
    const seen = page.waitForResponse('**/seen')
    await form.submit.click()
    await untilOpened(page)
    await expect(page.getByRole('heading', { name: consult.opened.heading })).toBeFocused()
    expect((await seen).ok()).toBe(true)
    await expect(page).toHaveURL(paths.signup)
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: consult.opened.linkLabel }).click()
    const talk = await opened
    await expect(talk.frameLocator('iframe').getByRole('status')).toHaveText('audio and video granted')
    await expect(page).toHaveURL(paths.team)
    expect(provider.active()).toHaveLength(1)
  })

  test('blocked by the browser itself, which has forgotten the press @long', async ({
    playwright,
    product,
    smtp,
    address,
  }) => {
    // A press is remembered for five seconds.
    test.slow()
    const strict = await playwright.chromium.launch({
      ...test.info().project.use.launchOptions,
      ignoreDefaultArgs: ['--disable-popup-blocking'],
    })
    const page = await strict.newPage({ baseURL: product.url })
    await verify(page, smtp, address)
    // Whatever a test asks the page counts as a visitor's gesture: until the link is there, only events are heard.
    await page.evaluate(() =>
      document.addEventListener('submit', () => {
        const watch = setInterval(() => {
          if (navigator.userActivation.isActive) return
          clearInterval(watch)
          console.log('the press is forgotten')
        }, 100)
      }),
    )
    const forgotten = page.waitForEvent('console', (message) => message.text() === 'the press is forgotten')
    await page.route('**/api/signups', async (route) => {
      const response = await route.fetch()
      await forgotten
      await route.fulfill({ response })
    })
    const heldOpen = page.waitForRequest('**/seen')
    await consultPage(page).submit.click()
    await heldOpen
    await expect(page.getByRole('link', { name: consult.opened.linkLabel })).toBeVisible()
    await expect(page).toHaveURL(paths.signup)
    await strict.close()
  })

  test('left unopened, the talk is ended', async ({ page, smtp, provider, address }) => {
    await blockTabs(page)
    await page.clock.install()
    await verify(page, smtp, address)
    await consultPage(page).submit.click()
    await untilOpened(page)
    await expect(page.getByRole('link', { name: consult.opened.linkLabel })).toBeVisible()
    expect(provider.active()).toHaveLength(1)
    await page.getByRole('button', { name: 'Back to Team' }).click()
    await expect(page).toHaveURL(paths.team)
    await expect.poll(() => provider.active().length).toBe(0)
  })

  test('closed from elsewhere meanwhile, the page says so', async ({ page, smtp, provider, address }) => {
    await blockTabs(page)
    await page.clock.install()
    await verify(page, smtp, address)
    await consultPage(page).submit.click()
    await untilOpened(page)
    await expect(page.getByRole('link', { name: consult.opened.linkLabel })).toBeVisible()
    const [id = ''] = provider.conversations.keys()
    await provider.notify(id, 'system.shutdown', { shutdown_reason: 'max_call_duration reached' })
    await page.clock.runFor(HEARTBEAT_MS)
    await expect(page.getByRole('heading', { name: 'Time is up' })).toBeVisible()
    await expect(page.getByRole('link', { name: consult.opened.linkLabel })).toHaveCount(0)
  })
})

test('the disabled method explains itself to touch', async ({ anotherVisitor }) => {
  const page = await anotherVisitor({ hasTouch: true, viewport: { width: 390, height: 844 } })
  await page.goto(paths.signup)
  await page.getByRole('button', { name: consult.phoneWhy }).tap()
  await expect(page.getByRole('tooltip', { name: consult.phoneUnavailable })).toHaveCSS('opacity', '1')
  await expect(consultPage(page).byPhone).toBeDisabled()
})

test('axe finds nothing while a visitor goes through the form', async ({ page, smtp, address }) => {
  test.slow()
  const clean = async (when: string) => {
    await expectAccessible(page, `${when}, dark`)
    await changeTheme(page, 'light')
    await expectAccessible(page, `${when}, light`, CONTRAST)
    await changeTheme(page, 'dark')
  }
  await page.setViewportSize({ width: 390, height: 900 })
  await chooseTheme(page, 'dark')
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.clock.install()
  const form = consultPage(page)
  await page.goto(paths.signup)
  await form.email.fill('nobody')
  await form.send.click()
  await expect(form.says('Please enter a valid email address first')).toBeVisible()
  await clean('a wrong address')
  await form.name.fill('Ada Lovelace')
  await form.email.fill(address)
  await form.send.click()
  await expect(form.says(consult.emailSent)).toBeVisible()
  await form.check.click()
  await expect(form.says(NOT_YET)).toBeVisible()
  await clean('not verified yet')
  const link = await linkIn(smtp, address)
  // Without its cookie it is a browser that did not ask for the mail.
  await page.context().clearCookies()
  await page.goto(link)
  await expect(form.press).toBeVisible()
  await clean('a press first')
  await form.press.click()
  await expect(form.says(VERIFIED)).toBeVisible()
  await form.name.fill('4')
  await form.submit.click()
  await expect(form.says('Name must be at least 2 characters')).toBeVisible()
  await expect(form.name).toBeFocused()
  await clean('verified, with a wrong name')
  await form.name.fill('Ada')
  await form.submit.click()
  await untilOpened(page)
  await expect(page.getByRole('link', { name: consult.opened.linkLabel })).toBeVisible()
  await clean('the talk behind a link')
})
