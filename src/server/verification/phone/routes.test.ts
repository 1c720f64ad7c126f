import { describe, expect, test } from 'vitest'
import { startHttpStandIn } from '../../../../tests/support/http-stand-in.ts'
import { solve } from '../../../../tests/support/proof.ts'
import { TestVisitor } from '../../../../tests/support/server/conversation-server.ts'
import { openTestApp } from '../../../../tests/support/server/test-app.ts'
import { describeEachStore, type TestStore } from '../../../../tests/support/stores.ts'
import { botCheckChallenge } from '../../../contract/bot-check.ts'
import { otpSendSentences } from '../../../contract/phone-sentences.ts'
import type { BotCheckVerdict } from '../../bot-check/bot-check.ts'
import { singleUseCodes } from '../../codes/codes.ts'
import { OTP_LIFETIME_MS, ownProof } from './own-proof.ts'
import { openPhoneVerification } from './phone-verification.ts'
import type { Sms, SmsOutcome } from './sms.ts'

const secret = 'a secret for phone numbers in tests'
const number = { phone: '(201) 555-0123', countryCode: 'US' }

/** The server with a telephone that the test reads, a bot check it decides, and a clock it turns. */
async function open(store?: TestStore, env: Record<string, string> = {}) {
  const read = {
    telephone: [] as Sms[],
    now: Date.now(),
    sms: { ok: true } as SmsOutcome,
    human: { ok: true } as BotCheckVerdict,
  }
  const clock = () => read.now
  const place = store?.place
  const server = await openTestApp({
    env: {
      PHONE_VERIFICATION: 'on',
      LIMITS_SCALE: '1',
      SESSION_SECRET: secret,
      ...(place && { DATA_DIR: place.dataDir }),
      ...(place?.databaseUrl && {
        DATABASE_URL: place.databaseUrl,
        AVATAR_API_URL: 'http://127.0.0.1:9',
        AVATAR_API_KEY: 'k',
        AVATAR_REPLICA_ID: 'r',
        AVATAR_PERSONA_ID: 'p',
      }),
      ...env,
    },
    adjust: (services) => ({
      ...services,
      verification: {
        ...services.verification,
        phone: openPhoneVerification({
          ...services,
          proof: ownProof({
            ...services,
            codes: singleUseCodes({ secret, clock }),
            sms: async (message) => {
              if (read.sms.ok) read.telephone.push(message)
              return read.sms
            },
          }),
          botCheck: { verify: async () => read.human },
          smsRules: services.config.phone,
          secret,
          limitsScale: 1,
          clock,
        }),
      },
    }),
  })
  const visitor = new TestVisitor(server.app)
  return {
    ...server,
    read,
    visitor,
    ask: (payload: object = number, from = visitor) =>
      from.send('POST', '/api/verification/phone', { payload }),
    confirm: (code: string, from = visitor) =>
      from.send('POST', '/api/verification/phone/confirm', { payload: { code } }),
    isVerified: async (phone = '+12015550123') => {
      const id = decodeURIComponent(visitor.cookie ?? '')
        .split('=')[1]
        ?.split('.')[0]
      return (await server.services.verification.phone.proofOf(id, phone)).isVerified
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const errorOf = (answer: { json(): { error: { code: string; message: string } } }) => {
  const { code, message } = answer.json().error
  return { code, message }
}

describeEachStore('the phone flow', (openTestStore) => {
  test('a number, a code of six digits, and it is proven for this visitor alone', async () => {
    await using server = await open(await openTestStore())
    const asked = await server.ask()
    expect(asked.statusCode).toBe(202)
    expect(asked.json()).toEqual({ state: 'sent', resendAfterSeconds: 60 })
    const [message] = server.read.telephone
    expect(message).toEqual({ to: '+12015550123', code: expect.stringMatching(/^\d{6}$/) })
    expect(await server.isVerified()).toBe(false)

    const stranger = new TestVisitor(server.app)
    await stranger.send('POST', '/api/verification/phone', { payload: { ...number, phone: '2015550188' } })
    expect(errorOf(await server.confirm(message?.code ?? '', stranger)).code).toBe('otp_wrong')

    const confirmed = await server.confirm(message?.code ?? '')
    expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { state: 'verified' }])
    expect(await server.isVerified()).toBe(true)
    expect(await server.isVerified('+12015550188')).toBe(false)
    expect(errorOf(await server.confirm(message?.code ?? '')).code).toBe('otp_refused')
  })

  test('60 s lie between two codes to a number, whoever asks; the newer one voids the older', async () => {
    await using server = await open(await openTestStore())
    await server.ask()
    server.read.now += 45_000
    for (const from of [server.visitor, new TestVisitor(server.app)]) {
      const early = await server.ask(number, from)
      expect(early.statusCode).toBe(429)
      expect(early.headers['retry-after']).toBe('15')
      expect(errorOf(early)).toEqual({
        code: 'sms_too_many',
        message: 'Please wait a few minutes and try again.',
      })
    }
    server.read.now += 15_000
    const answers = await Promise.all([server.ask(), server.ask()])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 429])
    const [first, second] = server.read.telephone.map(({ code }) => code)
    if (first !== second) expect(errorOf(await server.confirm(first ?? '')).code).toBe('otp_wrong')
    expect((await server.confirm(second ?? '')).statusCode).toBe(200)
  })

  test('five guesses at a code, then not even the right one is taken', async () => {
    await using server = await open(await openTestStore())
    await server.ask()
    const right = server.read.telephone[0]?.code ?? ''
    for (let guess = 0; guess < 5; guess++)
      expect(errorOf(await server.confirm(wrong(right)))).toEqual({
        code: 'otp_wrong',
        message: 'Invalid verification code. Please check and try again.',
      })
    expect(errorOf(await server.confirm(right))).toEqual({
      code: 'otp_too_many',
      message: 'Too many attempts. Please try again later.',
    })
    expect(await server.isVerified()).toBe(false)
  })

  test('a code that came back too late, and one that nobody asked for', async () => {
    await using server = await open(await openTestStore())
    expect(errorOf(await server.confirm('012345'))).toEqual({
      code: 'otp_not_requested',
      message: 'Please request OTP first',
    })
    await server.ask()
    server.read.now += OTP_LIFETIME_MS + 1
    expect(errorOf(await server.confirm(server.read.telephone[0]?.code ?? ''))).toEqual({
      code: 'otp_expired',
      message: 'Verification code has expired. Please request a new one.',
    })
  })

  test('no number stands in the database as it is rung up', async () => {
    const store = await openTestStore()
    await using server = await open(store)
    await server.ask()
    await server.confirm(server.read.telephone[0]?.code ?? '')
    const rows = await Promise.all(
      (['phone_sends', 'phone_verifications', 'codes'] as const).map((table) =>
        store.db.selectFrom(table).selectAll().execute(),
      ),
    )
    expect(rows.map(({ length }) => length)).toEqual([1, 1, 1])
    expect(JSON.stringify(rows)).not.toContain('2015550123')
    expect(server.logged.join()).not.toContain('2015550123')
  })
})

describe('what a visitor is told when no code comes', () => {
  test.each([
    ['invalid-phone-number', 422, 'phone_invalid'],
    ['quota-exceeded', 503, 'sms_quota_exceeded'],
    ['unsupported-country', 422, 'country_unsupported'],
    ['billing-not-enabled', 503, 'phone_unavailable'],
    ['unreachable', 500, 'sms_internal'],
    ['failed', 502, 'sms_failed'],
  ] as const)('%s: %i %s, and it need not be waited for', async (refusal, status, code) => {
    await using server = await open()
    server.read.sms = { ok: false, code: refusal }
    const refused = await server.ask()
    expect(refused.statusCode).toBe(status)
    expect(errorOf(refused)).toEqual({ code, message: otpSendSentences[code] })
    server.read.sms = { ok: true }
    expect((await server.ask()).statusCode).toBe(202)
  })

  test.each([
    ['missing', 'bot_check_missing'],
    ['expired', 'bot_check_expired'],
    ['failed', 'bot_check_failed'],
    ['unavailable', 'sms_internal'],
  ] as const)('a bot check that is %s: %s, and nothing is sent', async (verdict, code) => {
    await using server = await open()
    server.read.human = { ok: false, code: verdict }
    expect(errorOf(await server.ask())).toEqual({ code, message: otpSendSentences[code] })
    expect(server.read.telephone).toEqual([])
  })

  test('a number that is none', async () => {
    await using server = await open()
    expect(errorOf(await server.ask({ ...number, phone: '+49 1' })).code).toBe('phone_invalid')
    const refused = await server.ask({ phone: '030', countryCode: 'de' })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().error.fields).toEqual({
      phone: 'Please enter a valid phone number',
      countryCode: 'Please choose a country',
    })
    expect(errorOf(await server.confirm('12345a')).code).toBe('invalid')
  })

  test('too many to one number, for a visitor, or while the counter is gone', async () => {
    await using server = await open()
    for (let sent = 0; sent < 5; sent++) {
      expect((await server.ask()).statusCode).toBe(202)
      server.read.now += 60_000
    }
    expect(errorOf(await server.ask())).toEqual({
      code: 'sms_too_many',
      message: otpSendSentences.sms_too_many,
    })
    server.services.limiter.consume = async () => ({
      ok: false,
      code: 'limits_unavailable',
      retryAfterSeconds: 5,
    })
    const refused = await server.ask({ ...number, phone: '2015550199' })
    expect([refused.statusCode, server.read.telephone.length]).toEqual([503, 5])
  })
})

describe('as it is composed', () => {
  test.each(['/api/verification/phone', '/api/verification/phone/confirm', '/api/bot-check'])(
    'while it is off there is nothing at %s',
    async (url) => {
      await using server = await openTestApp()
      const method = url.endsWith('check') ? 'GET' : 'POST'
      const answer = await server.app.inject({ method, url, ...(method === 'POST' && { payload: number }) })
      expect(answer.statusCode).toBe(404)
      expect(answer.json().error.code).toBe('not_found')
    },
  )

  async function withPuzzle(app: Parameters<typeof solvePuzzle>[0], payload: object = number) {
    return new TestVisitor(app).send('POST', '/api/verification/phone', {
      payload: { ...payload, botCheck: await solvePuzzle(app) },
    })
  }

  async function solvePuzzle(app: ConstructorParameters<typeof TestVisitor>[0]) {
    return solve(botCheckChallenge.parse((await app.inject('/api/bot-check')).json()))
  }

  test('on a bare clone the puzzle is solved and the code stands in the outbox', async () => {
    await using server = await openTestApp({ env: { PHONE_VERIFICATION: 'on' } })
    const visitor = new TestVisitor(server.app)
    const token = await solvePuzzle(server.app)
    const ask = () =>
      visitor.send('POST', '/api/verification/phone', { payload: { ...number, botCheck: token } })
    expect((await ask()).statusCode).toBe(202)
    const [letter] = await server.services.store.db.selectFrom('outbox').selectAll().execute()
    const code = /\d{6}/.exec(letter?.text ?? '')?.[0]
    const confirmed = await visitor.send('POST', '/api/verification/phone/confirm', { payload: { code } })
    expect(confirmed.statusCode).toBe(200)
    expect(errorOf(await ask()).code).toBe('bot_check_failed')
  })

  test('a webhook is given the message, with the last line that telephones read', async () => {
    await using receiver = await startHttpStandIn({ status: 202 })
    await using server = await openTestApp({
      env: {
        PHONE_VERIFICATION: 'on',
        SMS_WEBHOOK_URL: receiver.url,
        SMS_COUNTRIES: 'US',
        PUBLIC_URL: 'https://www.example.com',
      },
    })
    expect((await withPuzzle(server.app)).statusCode).toBe(202)
    const { data } = JSON.parse(receiver.asked[0]?.body ?? '')
    expect(data.to).toBe('+12015550123')
    expect(data.text).toMatch(/^(\d{6}) is your [^\n]*\n\n@www\.example\.com #\1$/)
  })

  test('in public without a webhook nobody is promised a code', async () => {
    await using server = await openTestApp({
      env: { PHONE_VERIFICATION: 'on', PUBLIC_URL: 'https://www.example.com' },
    })
    expect(errorOf(await withPuzzle(server.app))).toEqual({
      code: 'phone_unavailable',
      message: 'Phone verification is not available. Please use email verification instead.',
    })
  })
})
