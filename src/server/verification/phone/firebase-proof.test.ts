import { expect, test } from 'vitest'
import { startHttpStandIn, type Told } from '../../../../tests/support/http-stand-in.ts'
import { TestVisitor } from '../../../../tests/support/server/conversation-server.ts'
import { openTestApp } from '../../../../tests/support/server/test-app.ts'

const number = { phone: '2015550123', countryCode: 'US' }
const sent: Told = { status: 200, body: { sessionInfo: 'session-of-firebase' } }
const signedIn = (phoneNumber: string, isNewUser = true): Told => ({
  status: 200,
  body: { idToken: 'id-token', refreshToken: 'r', phoneNumber, isNewUser },
})
const refused = (status: number, message: string): Told => ({ status, body: { error: { message } } })

/** The server with IDENTITY=firebase, before a toolkit that says what the test says. */
async function open(...answers: Told[]) {
  const toolkit = await startHttpStandIn(...answers)
  const server = await openTestApp({
    env: {
      PHONE_VERIFICATION: 'on',
      IDENTITY: 'firebase',
      FIREBASE_API_KEY: 'firebase-key',
      FIREBASE_AUTH_URL: toolkit.url,
      BOT_CHECK: 'recaptcha',
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET: 'unused-secret',
      LIMITS_SCALE: '1000',
    },
  })
  const visitor = new TestVisitor(server.app)
  return {
    toolkit,
    db: server.services.store.db,
    ask: (botCheck: string | undefined = 'widget-token') =>
      visitor.send('POST', '/api/verification/phone', { payload: { ...number, botCheck } }),
    confirm: (code = '123456') =>
      visitor.send('POST', '/api/verification/phone/confirm', { payload: { code } }),
    async isVerified() {
      const id = visitor.cookie?.split('=')[1]?.split('.')[0]
      return (await server.services.verification.phone.proofOf(id, '+12015550123')).isVerified
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await toolkit[Symbol.asyncDispose]()
    },
  }
}

test('Firebase gets the number and the widget’s token, and later the code with its own session', async () => {
  await using server = await open(sent, signedIn('+12015550123'), { status: 200, body: {} })
  expect((await server.ask()).statusCode).toBe(202)
  expect(await server.isVerified()).toBe(false)
  const kept = JSON.stringify(await server.db.selectFrom('phone_verifications').selectAll().execute())
  expect(kept).not.toMatch(/session-of-firebase|2015550123/)
  expect((await server.confirm()).statusCode).toBe(200)
  expect(await server.isVerified()).toBe(true)
  expect(
    server.toolkit.asked.map(({ path, body }) => [path.split(/accounts:|\?/)[1], JSON.parse(body)]),
  ).toEqual([
    ['sendVerificationCode', { phoneNumber: '+12015550123', recaptchaToken: 'widget-token' }],
    ['signInWithPhoneNumber', { sessionInfo: 'session-of-firebase', code: '123456' }],
    ['delete', { idToken: 'id-token' }],
  ])
  // What it needed is gone with it.
  expect((await server.confirm()).json().error.code).toBe('otp_refused')
})

test('an account that was there before is left alone, and another number than the one asked for proves nothing', async () => {
  await using server = await open(sent, signedIn('+12015550199', false))
  await server.ask()
  expect((await server.confirm()).json().error.code).toBe('otp_refused')
  expect(await server.isVerified()).toBe(false)
  expect(server.toolkit.asked).toHaveLength(2)
})

test('without a token Firebase is not asked', async () => {
  await using server = await open(sent)
  expect((await server.ask('')).json().error.code).toBe('bot_check_missing')
  expect(server.toolkit.asked).toEqual([])
})

test.each<[Told, string]>([
  [refused(400, 'INVALID_PHONE_NUMBER : TOO_SHORT'), 'phone_invalid'],
  [refused(400, 'TOO_MANY_ATTEMPTS_TRY_LATER'), 'sms_too_many'],
  [refused(400, 'QUOTA_EXCEEDED : Exceeded quota for sending SMS.'), 'sms_quota_exceeded'],
  [refused(400, 'CAPTCHA_CHECK_FAILED'), 'bot_check_failed'],
  [refused(400, 'INVALID_RECAPTCHA_TOKEN'), 'bot_check_failed'],
  [refused(400, 'MISSING_RECAPTCHA_TOKEN'), 'bot_check_missing'],
  [
    refused(400, 'OPERATION_NOT_ALLOWED : SMS unable to be sent until this region enabled'),
    'country_unsupported',
  ],
  [refused(400, 'BILLING_NOT_ENABLED'), 'phone_unavailable'],
  [refused(400, 'SOMETHING_ELSE'), 'sms_failed'],
  [refused(500, 'INTERNAL_ERROR'), 'sms_internal'],
  ['hang up', 'sms_internal'],
])('why no code was sent: %#', async (told, code) => {
  await using server = await open(told)
  expect((await server.ask()).json().error.code).toBe(code)
})

test.each<[Told, string]>([
  [refused(400, 'INVALID_CODE'), 'otp_wrong'],
  [refused(400, 'SESSION_EXPIRED'), 'otp_expired'],
  [refused(400, 'TOO_MANY_ATTEMPTS_TRY_LATER'), 'otp_too_many'],
  [refused(400, 'INVALID_SESSION_INFO'), 'otp_refused'],
  ['hang up', 'otp_refused'],
])('why a code was not taken: %#', async (told, code) => {
  await using server = await open(sent, told)
  await server.ask()
  expect((await server.confirm()).json().error.code).toBe(code)
  expect(await server.isVerified()).toBe(false)
})
