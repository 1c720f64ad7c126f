import type { Page } from '@playwright/test'
import { consult } from '../../src/content/consult.ts'
import { NAVIGATION_DELAY_MS } from '../../src/contract/interface.ts'
import { paths } from '../../src/contract/paths.ts'
import { BOT_CHECK_ELEMENT_ID, BOT_CHECK_INIT_MS } from '../../src/contract/phone-sentences.ts'
import { expectAccessible } from '../support/axe.ts'
import { type HttpStandIn, startHttpStandIn } from '../support/http-stand-in.ts'
import { consultPage, expect, test as mailed } from '../support/mailed.ts'

type Sms = { to: string; text: string }

/** An operator's SMS webhook beside everything else: a product of this file's own. */
const test = mailed.extend<{ number: string }, { receiver: HttpStandIn }>({
  receiver: [
    async ({ browserName: _ }, use) => {
      await using receiver = await startHttpStandIn({ status: 204 })
      await use(receiver)
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ receiver }, use) =>
      use({ PHONE_VERIFICATION: 'on', SMS_WEBHOOK_URL: receiver.url, SMS_COUNTRIES: 'NO' }),
    { scope: 'worker' },
  ],
  /** Norwegian, and nobody has used it before. */
  number: async ({ browserName: _ }, use) => use(`40${Math.floor(1e5 + Math.random() * 9e5)}`),
})

// One worker, one start of that product.
test.describe.configure({ mode: 'default' })

const messages = ({ asked }: HttpStandIn) => asked.map(({ body }) => (JSON.parse(body) as { data: Sms }).data)
const lastCode = (receiver: HttpStandIn) => /\d{6}/.exec(messages(receiver).at(-1)?.text ?? '')?.[0] ?? ''

const phone = (page: Page) => ({
  country: page.getByRole('combobox', { name: 'Country' }),
  number: page.getByRole('textbox', { name: 'Phone Number' }),
  code: page.getByRole('textbox', { name: 'Verification Code' }),
  send: page.getByRole('button', { name: 'Send OTP', exact: true }),
  resend: page.getByRole('button', { name: 'Resend OTP', exact: true }),
  verify: page.getByRole('button', { name: 'Verify OTP', exact: true }),
})

/** By the keyboard, as a visitor who knows the country's name. */
async function chooseCountry(page: Page, typed: string) {
  await phone(page).country.fill(typed)
  await page.keyboard.press('Enter')
}

async function askForCode(page: Page, number: string) {
  const form = consultPage(page)
  const { send } = phone(page)
  await page.goto(paths.signup)
  await form.name.fill('Ada Lovelace')
  await form.email.fill('ada@example.com')
  const ready = page.waitForResponse('**/api/bot-check')
  await form.byPhone.check()
  await chooseCountry(page, 'norw')
  await phone(page).number.fill(number)
  await ready
  await send.click()
  await expect(form.says(consult.phone.codeSent)).toBeVisible()
}

test('the way through: country, number, code, submit, talk', async ({
  page,
  context,
  receiver,
  provider,
  number,
}) => {
  await page.clock.install()
  const form = consultPage(page)
  const flow = phone(page)
  await page.goto(paths.signup)
  await expect(form.byEmail).toBeChecked()
  await form.name.fill('Ada Lovelace')
  await form.email.fill('ada@example.com')
  await expect(page.locator(`#${BOT_CHECK_ELEMENT_ID}`)).toHaveCount(0)
  const ready = page.waitForResponse('**/api/bot-check')
  await form.byPhone.check()
  await expect(page.locator(`#${BOT_CHECK_ELEMENT_ID}`)).toBeAttached()
  await expect(form.submit).toBeDisabled()
  await chooseCountry(page, '+47')
  await expect(flow.country).toHaveValue('Norway (+47)')
  await flow.number.pressSequentially(number)
  await expect(flow.number).toHaveValue(/^\d\d \d\d \d\d \d\d$/)
  await page.clock.runFor(BOT_CHECK_INIT_MS)
  await ready
  await flow.send.click()
  await expect(form.says(consult.phone.codeSent)).toBeVisible()
  await expect(flow.resend).toBeDisabled()
  await expect(flow.resend).toHaveAccessibleDescription(/^Again in \d+ s$/)

  expect(messages(receiver).at(-1)?.to).toBe(`+47${number}`)
  const code = lastCode(receiver)
  await flow.code.fill(`${code.slice(0, 3)} x ${code.slice(3)}99`)
  await expect(flow.code).toHaveValue(code)
  await flow.verify.click()
  await expect(form.says(consult.phone.verified)).toBeVisible()
  await expect(form.submit).toBeEnabled()

  const opened = context.waitForEvent('page')
  await form.submit.click()
  await expect(
    form.toast('Thank you! Your information has been saved. Starting conversation...'),
  ).toBeVisible()
  await page.clock.runFor(NAVIGATION_DELAY_MS)
  await expect(await opened).toHaveURL(/\/conversation\?/)
  await expect(page).toHaveURL(paths.team)
  expect(provider.conversations.size).toBe(1)
})

test('a wrong code, then the right one; another number takes the proof back', async ({
  page,
  receiver,
  number,
  troubles,
}) => {
  troubles.forgive(422, 'the wrong code')
  const form = consultPage(page)
  const flow = phone(page)
  await askForCode(page, number)
  const code = lastCode(receiver)
  await flow.code.fill(code === '000000' ? '000001' : '000000')
  await flow.code.press('Enter')
  await expect(form.says('Invalid verification code. Please check and try again.')).toBeVisible()
  await expect(flow.code).toBeFocused()
  await flow.code.fill(code)
  await flow.code.press('Enter')
  await expect(form.says(consult.phone.verified)).toBeVisible()
  // Looking at the other method loses nothing.
  await form.byEmail.check()
  await expect(form.submit).toBeDisabled()
  await form.byPhone.check()
  await expect(form.submit).toBeEnabled()
  await flow.number.press('End')
  await flow.number.press('Backspace')
  await expect(form.submit).toBeDisabled()
  await expect(form.says(consult.phone.verified)).toBeHidden()
})

test('resend: shut for 60 s, then the code is cleared and a second later another is on its way', async ({
  page,
  receiver,
  number,
}) => {
  const form = consultPage(page)
  const flow = phone(page)
  await page.clock.install()
  await page.goto(paths.signup)
  await form.name.fill('Ada Lovelace')
  await form.email.fill('ada@example.com')
  const ready = page.waitForResponse('**/api/bot-check')
  await form.byPhone.check()
  await flow.number.fill(`+47${number}`)
  await expect(flow.country).toHaveValue('Norway (+47)')
  await page.clock.runFor(BOT_CHECK_INIT_MS)
  await ready
  await flow.send.click()
  await expect(form.says(consult.phone.codeSent)).toBeVisible()
  await flow.code.fill('123')
  const before = messages(receiver).length
  await expect(flow.resend).toBeDisabled()
  // From here on the clock moves only as it is told.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
  const left = Number(/\d+/.exec((await page.getByText(/^Again in/).textContent()) ?? '')?.[0])
  expect(left).toBeGreaterThan(1)
  await page.clock.runFor((left - 1) * 1000)
  await expect(flow.resend).toHaveAccessibleDescription('Again in 1 s')
  await expect(flow.resend).toBeDisabled()
  await page.clock.runFor(1000)
  await expect(flow.resend).toBeEnabled()
  await flow.resend.click()
  await expect(flow.code).toHaveValue('')
  expect(messages(receiver)).toHaveLength(before)
  await page.clock.runFor(1000)
  await expect.poll(() => messages(receiver).length).toBe(before + 1)
  await flow.code.fill(lastCode(receiver))
  await flow.verify.click()
  await expect(form.says(consult.phone.verified)).toBeVisible()
})

test('the list of countries: by keyboard, by pointer, put back by Escape', async ({ page }) => {
  const { country } = phone(page)
  await page.goto(paths.signup)
  await consultPage(page).byPhone.check()
  await expect(country).toHaveValue('United States (+1)')
  await country.fill('cote')
  const list = page.getByRole('listbox', { name: 'Country' })
  await expect(list.getByRole('option')).toHaveCount(1)
  await expect(country).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(country).toHaveValue('United States (+1)')

  await country.fill('united')
  await page.keyboard.press('ArrowDown')
  const active = list.locator('[data-active]')
  await expect(country).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '')
  await expect(active).toContainText('United Kingdom')
  await page.keyboard.press('Enter')
  await expect(country).toHaveValue('United Kingdom (+44)')

  await country.fill('jap')
  await list.getByRole('option', { name: 'Japan' }).click()
  await expect(country).toHaveValue('Japan (+81)')
  await country.fill('atlantis')
  await expect(page.getByText(consult.phone.noCountry)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(country).toHaveValue('Japan (+81)')
})

test('Home and End reach both ends of the list, and a word still being composed is not sent', async ({
  page,
}) => {
  const { country } = phone(page)
  await page.goto(paths.signup)
  await consultPage(page).byPhone.check()
  await country.click()
  const options = page.getByRole('listbox', { name: 'Country' }).getByRole('option')
  await page.keyboard.press('End')
  await expect(options.last()).toHaveAttribute('data-active')
  await page.keyboard.press('Home')
  await expect(options.first()).toHaveAttribute('data-active')
  await country.fill('jap')
  await country.dispatchEvent('keydown', { key: 'Enter', isComposing: true, keyCode: 229, bubbles: true })
  await expect(options).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(country).toHaveValue('Japan (+81)')
})

test('a reload keeps the method, the country and the number', async ({ page, number }) => {
  await page.goto(paths.signup)
  await consultPage(page).byPhone.check()
  await chooseCountry(page, 'norw')
  await phone(page).number.fill(number)
  await page.reload()
  await expect(consultPage(page).byPhone).toBeChecked()
  await expect(phone(page).country).toHaveValue('Norway (+47)')
  await expect(phone(page).number).toHaveValue(/^\d\d \d\d \d\d \d\d$/)
})

test('axe finds nothing in the phone flow', async ({ page, number }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await askForCode(page, number)
  await expectAccessible(page, 'a code was sent')
  await phone(page).verify.click()
  await expect(consultPage(page).says('OTP is required')).toBeVisible()
  await expectAccessible(page, 'a code is missing')
  await phone(page).country.fill('nor')
  await expectAccessible(page, 'the list of countries is open')
})

/** As much of Google's widget as our page asks of it; what it answers is the test's. */
const widget = `window.grecaptcha = {
  ready: (done) => done(),
  render(place, options) {
    place.textContent = 'protected by a stand-in'
    window.captcha = options
    return 0
  },
  execute: () => window.captcha.callback('token-of-the-widget'),
  reset: () => { window.captchaResets = (window.captchaResets ?? 0) + 1 },
}`

test.describe('with reCAPTCHA', () => {
  test.use({ bypassCSP: true })

  test('the widget stands in its place, its token goes along, and it is reset', async ({
    page,
    number,
    troubles,
  }) => {
    troubles.forgive('foreign host: www.google.com', 'the operator chose that check')
    await page.route('**/api/config', async (route) => {
      const config = await (await route.fetch()).json()
      await route.fulfill({ json: { ...config, botCheck: { kind: 'recaptcha', siteKey: 'site-key' } } })
    })
    await page.route('https://www.google.com/recaptcha/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: widget }),
    )
    let sent: unknown
    await page.route('**/api/verification/phone', (route) => {
      sent = route.request().postDataJSON()
      return route.fulfill({ status: 202, json: { state: 'sent', resendAfterSeconds: 60 } })
    })
    await page.goto(paths.signup)
    await consultPage(page).byPhone.check()
    await chooseCountry(page, 'norw')
    await phone(page).number.fill(number)
    await expect(page.locator(`#${BOT_CHECK_ELEMENT_ID}`)).toHaveText('protected by a stand-in')
    await page.evaluate("window.captcha['expired-callback']()")
    await expect(page.getByText('reCAPTCHA expired. Please try again.')).toBeVisible()
    await phone(page).send.click()
    await expect(consultPage(page).says(consult.phone.codeSent)).toBeVisible()
    expect(sent).toEqual({ phone: `+47${number}`, countryCode: 'NO', botCheck: 'token-of-the-widget' })
    expect(await page.evaluate('window.captcha.sitekey')).toBe('site-key')
    expect(await page.evaluate('window.captchaResets')).toBe(2)
  })
})
