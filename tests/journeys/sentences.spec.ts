import type { Page, Route } from '@playwright/test'
import { type ErrorCode, errors } from '../../src/contract/errors.ts'
import { LONG_TOAST_DURATION_MS } from '../../src/contract/interface.ts'
import { paths } from '../../src/contract/paths.ts'
import { phoneUnavailableNotice } from '../../src/contract/phone-sentences.ts'
import { expect, test } from '../support/journey.ts'
import { consultPage } from '../support/mailed.ts'
import type { Troubles } from '../support/troubles.ts'

/**
 * Where on the screen a visitor reads the sentences of promise 49: one journey for each place and
 * way to it. Which sentence belongs to which answer is held by `tests/site/sentences.test.ts` and by the rules' own
 * tests. What is put in the server's place carries words of no meaning: what is read is the page's own.
 */

const answer = (status: number, json: unknown) => (route: Route) => route.fulfill({ status, json })

type Answer = (route: Route) => unknown
const on = (page: Page, method: string, url: string, then: Answer) =>
  page.route(url, (route) => (route.request().method() === method ? then(route) : route.fallback()))

const api = {
  email: '**/api/verification/email',
  phone: '**/api/verification/phone',
  botCheck: '**/api/bot-check',
  signups: '**/api/signups',
}

/** A refusal under this code; Chromium notes its status. */
function refusing(troubles: Troubles, code: ErrorCode): Answer {
  const { status } = errors[code]
  troubles.forgive(status, 'the answer this is about')
  return answer(status, { error: { code, message: 'Nobody should read this.' } })
}

function losing(troubles: Troubles): Answer {
  troubles.forgive('net::ERR_FAILED', 'the answer that never comes')
  return (route) => route.abort()
}

const toast = (page: Page, sentence: string) =>
  expect(
    page.getByRole('region', { name: 'Notifications' }).getByText(sentence, { exact: true }),
  ).toBeVisible()
const status = (page: Page, sentence: string) =>
  expect(page.getByRole('status').getByText(sentence, { exact: true })).toBeVisible()

/** Beside its field, which says so to those who do not see it, and where the cursor then stands. */
async function field(page: Page, name: string, sentence: string) {
  await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  const place = page.getByRole('textbox', { name, exact: true })
  await expect(place).toHaveAttribute('aria-invalid', 'true')
  await expect(place).toHaveAccessibleDescription(sentence)
  await expect(place).toBeFocused()
}

async function typed(page: Page, email = 'ada@example.com') {
  await page.goto(paths.signup)
  await consultPage(page).name.fill('Ada Lovelace')
  await consultPage(page).email.fill(email)
}

/** Stands before the form with an address the server calls verified. */
async function verified(page: Page) {
  const known = { state: 'verified', email: 'ada@example.com', name: 'Ada Lovelace' }
  await on(page, 'GET', api.email, answer(200, known))
  await page.goto(paths.signup)
  await expect(consultPage(page).says('Email verification successful!')).toBeVisible()
}

test('a name that is none: at its field, and the form’s own sentence as a toast', async ({ page }) => {
  await verified(page)
  await consultPage(page).name.fill('R2D2')
  await consultPage(page).submit.click()
  await toast(page, 'Please fix the errors in the form')
  await field(page, 'Full Name', 'Name can only contain letters and spaces')
})

test('an address that is none: at its field', async ({ page }) => {
  await typed(page, 'nobody')
  await consultPage(page).send.click()
  await field(page, 'Email Address', 'Please enter a valid email address first')
})

test('a mail that was not sent: at the field of the address', async ({ page, troubles }) => {
  await on(page, 'POST', api.email, refusing(troubles, 'send_failed'))
  await typed(page)
  await consultPage(page).send.click()
  await field(page, 'Email Address', 'Failed to send verification email. Please try again.')
})

test('no connection: at the field of the address', async ({ page, troubles }) => {
  await on(page, 'POST', api.email, losing(troubles))
  await typed(page)
  await consultPage(page).send.click()
  await field(page, 'Email Address', 'Network error. Please check your internet connection and try again.')
})

test('a status that cannot be read: said beside the proof', async ({ page, troubles }) => {
  await typed(page)
  await on(page, 'GET', api.email, refusing(troubles, 'status_check_failed'))
  await consultPage(page).check.click()
  await status(page, 'Error checking verification status. Please try again.')
})

test.describe('by phone', () => {
  const puzzle = (lifetimeSeconds: number) => ({
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      nonce: 'ab'.repeat(16),
      salt: 'cd'.repeat(16),
      cost: 1,
      keyLength: 32,
      keyPrefix: '00',
      expiresAt: Math.floor(Date.now() / 1000) + lifetimeSeconds,
    },
    signature: 'of no meaning here',
  })

  const phone = (page: Page) => ({
    number: page.getByRole('textbox', { name: 'Phone Number' }),
    send: page.getByRole('button', { name: 'Send OTP', exact: true }),
    verify: page.getByRole('button', { name: 'Verify OTP', exact: true }),
  })

  /** Chooses the phone in a product that has it on, with a bot check that is there at once. */
  async function choosePhone(page: Page, botCheck: Answer = answer(200, puzzle(600))) {
    await page.route('**/api/config', async (route) => {
      const json = await (await route.fetch()).json()
      await route.fulfill({ json: { ...json, phoneVerification: true } })
    })
    await page.route(api.botCheck, botCheck)
    await page.clock.install()
    await typed(page)
    const asked = page.waitForRequest(api.botCheck)
    await consultPage(page).byPhone.check()
    await phone(page).number.fill('4155550132')
    await page.clock.runFor(500)
    await asked
  }

  test('a number that is none: at its field', async ({ page }) => {
    await choosePhone(page)
    await phone(page).number.fill('')
    await phone(page).send.click()
    await field(page, 'Phone Number', 'Please enter a valid phone number first')
  })

  test('nobody can be sent anything: at the number, and for longer as a toast', async ({
    page,
    troubles,
  }) => {
    await on(page, 'POST', api.phone, refusing(troubles, 'phone_unavailable'))
    await choosePhone(page)
    await pressWhenReady(page)
    await field(
      page,
      'Phone Number',
      'Phone verification is not available. Please use email verification instead.',
    )
    await toast(page, phoneUnavailableNotice)
  })

  test('a code that nobody asked for: at its field', async ({ page }) => {
    await choosePhone(page)
    await phone(page).verify.click()
    await field(page, 'Verification Code', 'Please request OTP first')
  })

  test('a bot check that cannot be had, is not there yet, is too old: beside it', async ({
    page,
    troubles,
  }) => {
    await choosePhone(page, losing(troubles))
    await status(page, 'Failed to initialize reCAPTCHA. Please refresh the page and try again.')
    await page.unroute(api.botCheck)

    const waiting = Promise.withResolvers<void>()
    await page.route(api.botCheck, async (route) => {
      await waiting.promise
      await answer(200, puzzle(600))(route)
    })
    const asked = page.waitForRequest(api.botCheck)
    await consultPage(page).byEmail.check()
    await consultPage(page).byPhone.check()
    await page.clock.runFor(500)
    await asked
    await phone(page).send.click()
    await status(page, 'reCAPTCHA not ready. Please refresh the page and try again.')

    const answered = page.waitForResponse(api.botCheck)
    waiting.resolve()
    await answered
    await expect(async () => {
      await page.clock.fastForward(600_000)
      await expect(page.getByText('reCAPTCHA expired. Please try again.')).toBeVisible({ timeout: 100 })
    }).toPass()
    await status(page, 'reCAPTCHA expired. Please try again.')
  })

  /** The check has come; a press before it is another sentence. */
  async function pressWhenReady(page: Page) {
    await expect(async () => {
      await phone(page).send.click()
      await expect(page.getByText('reCAPTCHA not ready')).toBeHidden({ timeout: 100 })
    }).toPass()
  }
})

test.describe('how long a toast stays', () => {
  const made = answer(201, {
    conversation_id: 'c1',
    conversation_url: 'http://127.0.0.1:9/c1',
    status: 'active',
  })
  const cases: [string, number, (troubles: Troubles) => Answer][] = [
    [
      errors.capacity_reached.message,
      LONG_TOAST_DURATION_MS,
      (troubles) => plainly(troubles, 'capacity_reached'),
    ],
    ['Thank you! Your information has been saved. Starting conversation...', 4000, () => made],
    [errors.save_failed.message, 4000, (troubles) => plainly(troubles, 'save_failed')],
  ]
  /** Of Submit the server itself says what is read. */
  const plainly = (troubles: Troubles, code: ErrorCode): Answer => {
    troubles.forgive(errors[code].status, 'the answer this is about')
    return answer(errors[code].status, { error: { code, message: errors[code].message } })
  }
  for (const [sentence, milliseconds, then] of cases)
    test(`${milliseconds} ms: ${sentence}`, async ({ page, troubles }) => {
      await page.clock.install()
      await page.addInitScript(() => {
        window.open = () => null
      })
      await on(page, 'POST', api.signups, then(troubles))
      await page.route('**/seen', answer(200, { status: 'active' }))
      await verified(page)
      // From here on the clock moves only as it is told.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
      await consultPage(page).submit.click()
      const shown = page.locator('[data-toast]').filter({ hasText: sentence })
      await expect(shown).toBeVisible()
      await page.clock.runFor(milliseconds - 1)
      await expect(shown).not.toHaveClass(/toast-leaving/)
      await page.clock.runFor(1)
      await expect(shown).toHaveClass(/toast-leaving/)
    })
})
