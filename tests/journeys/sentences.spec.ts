import type { Page, Route } from '@playwright/test'
import { LONG_TOAST_DURATION_MS } from '../../src/contract/interface.ts'
import { paths } from '../../src/contract/paths.ts'
import { phoneUnavailableNotice } from '../../src/contract/phone-sentences.ts'
import { expect, test } from '../support/journey.ts'
import { consultPage } from '../support/mailed.ts'

/**
 * Every sentence of the specification's §5 and §8, held against what a visitor sees and where. Answers are put in
 * the server's place: that it gives them is held by the API's own suites, and by the other journeys. Written out, not
 * imported: a sentence changed by mistake must not change here with it.
 */

const ADDRESS = 'ada@example.com'

const answer = (status: number, json: unknown) => (route: Route) => route.fulfill({ status, json })
const refuse = (status: number, code: string, message = 'Nobody should read this.', more = {}) =>
  answer(status, { error: { code, message, ...more } })
const lost = (route: Route) => route.abort()

const api = {
  email: '**/api/verification/email',
  phone: '**/api/verification/phone',
  confirmPhone: '**/api/verification/phone/confirm',
  botCheck: '**/api/bot-check',
  signups: '**/api/signups',
  starts: '**/api/conversations',
}

type Answer = (route: Route) => unknown
const on = (page: Page, method: string, url: string, then: Answer) =>
  page.route(url, (route) => (route.request().method() === method ? then(route) : route.fallback()))

/** Stands before the form with an address the server calls verified. */
async function verified(page: Page) {
  await on(page, 'GET', api.email, answer(200, { state: 'verified', email: ADDRESS, name: 'Ada Lovelace' }))
  await page.goto(paths.signup)
  await expect(consultPage(page).says('Email verification successful!')).toBeVisible()
}

async function typed(page: Page, email = ADDRESS) {
  await page.goto(paths.signup)
  await consultPage(page).name.fill('Ada Lovelace')
  await consultPage(page).email.fill(email)
}

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

/** Chooses the phone in a product that has it on, and waits for the bot check as long as a visitor would type. */
async function byPhone(page: Page, staging: { number?: string; botCheck?: Answer } = {}) {
  const { number = '4155550132', botCheck = answer(200, puzzle(600)) } = staging
  await page.route('**/api/config', async (route) => {
    const json = await (await route.fetch()).json()
    await route.fulfill({ json: { ...json, phoneVerification: true } })
  })
  await page.route(api.botCheck, botCheck)
  await typed(page)
  const asked = page.waitForRequest(api.botCheck)
  await consultPage(page).byPhone.check()
  await phone(page).number.fill(number)
  await asked
}

const phone = (page: Page) => ({
  number: page.getByRole('textbox', { name: 'Phone Number' }),
  code: page.getByRole('textbox', { name: 'Verification Code' }),
  send: page.getByRole('button', { name: 'Send OTP', exact: true }),
  verify: page.getByRole('button', { name: 'Verify OTP', exact: true }),
})

const codeSent = answer(202, { state: 'sent', resendAfterSeconds: 60 })

async function pressSendOtp(page: Page, then: Answer) {
  await on(page, 'POST', api.phone, then)
  await byPhone(page)
  // The check has come; a press before it is another sentence.
  await expect(async () => {
    await phone(page).send.click()
    await expect(page.getByText('reCAPTCHA not ready')).toBeHidden({ timeout: 100 })
  }).toPass()
}

async function withCode(page: Page, code: string, then: Answer = codeSent) {
  await pressSendOtp(page, codeSent)
  await expect(page.getByRole('button', { name: 'Resend OTP' })).toBeDisabled()
  await on(page, 'POST', api.confirmPhone, then)
  await phone(page).code.fill(code)
  await phone(page).verify.click()
}

/** The number proven; the rest of the form as the test says. */
async function provenByPhone(page: Page) {
  await withCode(page, '123456', answer(200, { state: 'verified' }))
  await expect(consultPage(page).submit).toBeEnabled()
}

const submitted = async (page: Page, then: Answer) => {
  await on(page, 'POST', api.signups, then)
  await verified(page)
  await consultPage(page).submit.click()
}

const sentMail = async (page: Page, then: Answer) => {
  await on(page, 'POST', api.email, then)
  await typed(page)
  await consultPage(page).send.click()
}

const checked = async (page: Page, then: Answer) => {
  await typed(page)
  await on(page, 'GET', api.email, then)
  await consultPage(page).check.click()
}

const started = (path: string, button: string, then: Answer) => async (page: Page) => {
  await on(page, 'POST', api.starts, then)
  await page.goto(path)
  await page.getByRole('button', { name: button }).first().click()
}
const fromHome = (then: Answer) => started(paths.home, 'Get Demo', then)
const fromTeam = (then: Answer) => started(paths.team, 'Chat with my AI Avatar', then)

const made = answer(201, {
  conversation_id: 'c1',
  conversation_url: 'http://127.0.0.1:9/c1',
  status: 'active',
})

const CAPACITY = 'Maximum concurrent conversations reached (8 active). Please try again in a few minutes.'

type Place =
  | 'toast'
  /** In the description of a field that is marked wrong. */
  | 'name'
  | 'email'
  | 'phone'
  | 'code'
  /** In a live region of the screen. */
  | 'status'
  | 'panel'

type Row = [sentence: string, place: Place, reach: (page: Page) => Promise<unknown>]

const withName = (name: string) => async (page: Page) => {
  await verified(page)
  await consultPage(page).name.fill(name)
  await consultPage(page).submit.click()
}
const withEmail = (email: string) => async (page: Page) => {
  await provenByPhone(page)
  await consultPage(page).email.fill(email)
  await consultPage(page).submit.click()
}

const validation: Row[] = [
  ['Name is required', 'name', withName('')],
  ['Name must be at least 2 characters', 'name', withName(' A ')],
  ['Name can only contain letters and spaces', 'name', withName('R2D2')],
  ['Email is required', 'email', withEmail('')],
  ['Please enter a valid email address', 'email', withEmail('a b@example.com')],
  // Submit is shut while the number is not proven: the form itself can hear these only from the server.
  [
    'Phone number is required',
    'phone',
    (page) =>
      pressSendOtp(page, refuse(422, 'invalid', '', { fields: { phone: 'Phone number is required' } })),
  ],
  [
    'Please enter a valid phone number',
    'phone',
    (page) =>
      pressSendOtp(
        page,
        refuse(422, 'invalid', '', { fields: { phone: 'Please enter a valid phone number' } }),
      ),
  ],
  ['OTP is required', 'code', (page) => withCode(page, '')],
  ['OTP must be 6 digits', 'code', (page) => withCode(page, '12a34')],
  // The input strips what is no digit.
  [
    'OTP must contain only numbers',
    'code',
    (page) =>
      withCode(
        page,
        '123456',
        refuse(422, 'invalid', '', { fields: { code: 'OTP must contain only numbers' } }),
      ),
  ],
  [
    'Please verify your phone number first',
    'toast',
    async (page) => {
      await provenByPhone(page)
      await on(
        page,
        'POST',
        api.signups,
        refuse(409, 'phone_unverified', 'Please verify your phone number first'),
      )
      await consultPage(page).submit.click()
    },
  ],
  [
    'Please verify your email address first',
    'toast',
    (page) => submitted(page, refuse(409, 'email_unverified', 'Please verify your email address first')),
  ],
  ['Please fix the errors in the form', 'toast', withName('4')],
  [
    'Please enter a valid email address first',
    'email',
    async (page) => {
      await typed(page, 'nobody')
      await consultPage(page).send.click()
    },
  ],
  [
    'Please enter a valid phone number first',
    'phone',
    async (page) => {
      await byPhone(page, { number: '' })
      await phone(page).send.click()
    },
  ],
  [
    'Please request OTP first',
    'code',
    async (page) => {
      await byPhone(page)
      await phone(page).verify.click()
    },
  ],
]

const starts: Row[] = [
  [
    'Failed to create demo conversation. Please try again.',
    'toast',
    fromHome(refuse(502, 'create_failed', 'Failed to create demo conversation. Please try again.')),
  ],
  ['Something went wrong while starting the demo. Please try again.', 'toast', fromHome(lost)],
  ['Starting demo conversation...', 'toast', fromHome(made)],
  [CAPACITY, 'toast', fromTeam(refuse(503, 'capacity_reached', CAPACITY))],
  [
    'Failed to create conversation. Please try again.',
    'toast',
    fromTeam(refuse(502, 'create_failed', 'Failed to create conversation. Please try again.')),
  ],
  ['Something went wrong while starting the conversation. Please try again.', 'toast', fromTeam(lost)],
  ['Starting conversation with AI Avatar...', 'toast', fromTeam(made)],
  [CAPACITY, 'toast', (page) => submitted(page, refuse(503, 'capacity_reached', CAPACITY))],
  [
    'Failed to create conversation. Please try again.',
    'toast',
    (page) =>
      submitted(page, refuse(502, 'create_failed', 'Failed to create conversation. Please try again.')),
  ],
  [
    'Thank you! Your information has been saved. Starting conversation...',
    'toast',
    (page) => submitted(page, made),
  ],
]

const email: Row[] = [
  [
    'This email is already registered. Submit button is now enabled.',
    'status',
    (page) => sentMail(page, answer(200, { state: 'already_registered' })),
  ],
  ['Invalid email address format.', 'email', (page) => sentMail(page, refuse(422, 'invalid_email'))],
  [
    'Too many requests. Please try again later.',
    'email',
    (page) => sentMail(page, refuse(429, 'too_many_requests')),
  ],
  [
    'Password is too weak. Please try again.',
    'email',
    (page) => sentMail(page, refuse(502, 'weak_password')),
  ],
  [
    'Network error. Please check your internet connection and try again.',
    'email',
    (page) => sentMail(page, lost),
  ],
  [
    'Internal server error. Please try again in a few moments.',
    'email',
    (page) => sentMail(page, refuse(500, 'internal')),
  ],
  [
    'Failed to send verification email. Please try again.',
    'email',
    (page) => sentMail(page, refuse(502, 'send_failed')),
  ],
  [
    'Email not verified yet. Please check your inbox and click the verification link.',
    'status',
    (page) => checked(page, answer(200, { state: 'sent', email: ADDRESS })),
  ],
  [
    'Error checking verification status. Please try again.',
    'status',
    (page) => checked(page, refuse(502, 'status_check_failed')),
  ],
]

const phoneFlow: Row[] = [
  [
    'reCAPTCHA expired. Please try again.',
    'status',
    (page) => byPhone(page, { botCheck: answer(200, puzzle(1)) }),
  ],
  [
    'Failed to initialize reCAPTCHA. Please refresh the page and try again.',
    'status',
    (page) => byPhone(page, { botCheck: lost }),
  ],
  [
    'reCAPTCHA not ready. Please refresh the page and try again.',
    'status',
    async (page) => {
      await byPhone(page, { botCheck: () => {} })
      await phone(page).send.click()
    },
  ],
  ...(
    [
      ['phone_invalid', 'Invalid phone number. Please check the country and the number and try again.'],
      ['sms_too_many', 'Please wait a few minutes and try again.'],
      ['sms_quota_exceeded', 'SMS quota exceeded. Please try again later.'],
      ['bot_check_failed', 'The reCAPTCHA check failed. Please try again.'],
      [
        'country_unsupported',
        'We cannot send text messages to this country. Please use email verification instead.',
      ],
      ['bot_check_missing', 'The reCAPTCHA check is missing. Please refresh the page and try again.'],
      ['sms_internal', 'Internal server error. Please try again in a few moments.'],
      ['phone_unavailable', 'Phone verification is not available. Please use email verification instead.'],
      ['sms_failed', 'Failed to send OTP. Please try again.'],
    ] as const
  ).map(([code, sentence]): Row => [sentence, 'phone', (page) => pressSendOtp(page, refuse(422, code))]),
  [
    'Network error. Please check your internet connection and try again.',
    'phone',
    (page) => pressSendOtp(page, lost),
  ],
  [phoneUnavailableNotice, 'toast', (page) => pressSendOtp(page, refuse(503, 'phone_unavailable'))],
  ...(
    [
      ['otp_wrong', 'Invalid verification code. Please check and try again.'],
      ['otp_expired', 'Verification code has expired. Please request a new one.'],
      ['otp_too_many', 'Too many attempts. Please try again later.'],
      ['otp_refused', 'Invalid OTP. Please try again.'],
    ] as const
  ).map(([code, sentence]): Row => [sentence, 'code', (page) => withCode(page, '123456', refuse(422, code))]),
]

const saving: Row[] = [
  [
    'Failed to save data. Please try again.',
    'toast',
    (page) => submitted(page, refuse(503, 'save_failed', 'Failed to save data. Please try again.')),
  ],
  [
    'Something went wrong while saving your information. Please try again.',
    'toast',
    (page) => submitted(page, lost),
  ],
]

const rest: Row[] = [
  ['No conversation URL provided', 'toast', (page) => page.goto(paths.conversation)],
  ['Conversation Not Found', 'panel', (page) => page.goto(paths.conversation)],
  ['The conversation URL is missing or invalid.', 'panel', (page) => page.goto(paths.conversation)],
]

const fields = { name: 'Full Name', email: 'Email Address', phone: 'Phone Number', code: 'Verification Code' }

/** The way there counts, too. */
const timeout = 60_000

async function expectSentence(page: Page, sentence: string, place: Place) {
  if (place === 'toast')
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByText(sentence, { exact: true }),
    ).toBeVisible({ timeout })
  else if (place === 'status')
    await expect(page.getByRole('status').getByText(sentence, { exact: true })).toBeVisible({ timeout })
  else if (place === 'panel')
    await expect(page.getByRole('main').getByText(sentence, { exact: true })).toBeVisible({ timeout })
  else {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible({ timeout })
    const field = page.getByRole('textbox', { name: fields[place], exact: true })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(sentence)
    await expect(field).toBeFocused()
  }
}

const catalogue = { validation, starts, email, 'phone flow': phoneFlow, saving, rest }
for (const [group, rows] of Object.entries(catalogue))
  test.describe(group, () => {
    for (const [index, [sentence, place, reach]] of rows.entries())
      test(`${index + 1}. ${place}: ${sentence}`, async ({ page, troubles }) => {
        // Looked for from the start: a toast may come and go while a busy machine is still reporting the press.
        await Promise.all([expectSentence(page, sentence, place), reach(page)])
        // The browser's own notes that requests were answered with errors, which is what this is about.
        troubles.splice(0)
      })
  })

test.describe('how long a toast stays', () => {
  const saveFailed = 'Failed to save data. Please try again.'
  const cases: [string, number, Answer][] = [
    [CAPACITY, LONG_TOAST_DURATION_MS, refuse(503, 'capacity_reached', CAPACITY)],
    ['Thank you! Your information has been saved. Starting conversation...', 4000, made],
    [saveFailed, 4000, refuse(503, 'save_failed', saveFailed)],
  ]
  for (const [sentence, milliseconds, then] of cases)
    test(`${milliseconds} ms: ${sentence}`, async ({ page, troubles }) => {
      await page.clock.install()
      await page.addInitScript(() => {
        window.open = () => null
      })
      await on(page, 'POST', api.signups, then)
      await verified(page)
      // From here on the clock moves only as it is told.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
      await consultPage(page).submit.click()
      const toast = page.locator('[data-toast]').filter({ hasText: sentence })
      await expect(toast).toBeVisible()
      await page.clock.runFor(milliseconds - 1)
      await expect(toast).not.toHaveClass(/toast-leaving/)
      await page.clock.runFor(1)
      await expect(toast).toHaveClass(/toast-leaving/)
      troubles.splice(0)
    })
})
