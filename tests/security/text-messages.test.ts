import { describe, expect, test } from 'vitest'
import { openPhoneVerification } from '../../src/server/verification/phone/phone-verification.ts'
import { pickProof } from '../../src/server/verification/phone/pick-proof.ts'
import { startHttpStandIn, type Told } from '../support/http-stand-in.ts'
import { TestVisitor } from '../support/server/conversation-server.ts'
import { openTestApp } from '../support/server/test-app.ts'
import { describeEachStore, type TestStore } from '../support/stores.ts'

/** Somebody rents numbers that are paid for each message they get, and has ours sent to them. */

const secret = 'a secret for text messages in tests'

type Options = { env?: Record<string, string>; answers?: Told[]; clock?: () => number; store?: TestStore }

/** The server as it is composed, before a receiver of text messages, for somebody whom the bot check believes. */
async function open({ env = {}, answers = [{ status: 204 }], clock = Date.now, store }: Options = {}) {
  const receiver = await startHttpStandIn(...answers)
  const databaseUrl = store?.place.databaseUrl
  const server = await openTestApp({
    env: {
      PHONE_VERIFICATION: 'on',
      SMS_WEBHOOK_URL: receiver.url,
      SESSION_SECRET: secret,
      LIMITS_SCALE: '1000',
      ...(store && { DATA_DIR: store.place.dataDir }),
      ...(databaseUrl && {
        DATABASE_URL: databaseUrl,
        AVATAR_API_URL: 'http://127.0.0.1:9',
        AVATAR_API_KEY: 'k',
        AVATAR_REPLICA_ID: 'r',
        AVATAR_PERSONA_ID: 'p',
      }),
      ...(env.IDENTITY === 'firebase' && { FIREBASE_AUTH_URL: receiver.url }),
      ...env,
    },
    adjust: (services) => ({
      ...services,
      verification: {
        ...services.verification,
        phone: openPhoneVerification({
          ...services,
          ...pickProof(services.config, { ...services, secret }),
          botCheck: { verify: async () => ({ ok: true }) },
          smsRules: services.config.phone,
          limitsScale: services.config.limitsScale,
          secret,
          clock,
        }),
      },
    }),
  })
  const send = (phone: string, countryCode: string) => {
    const payload = { phone, countryCode, botCheck: 'believed' }
    return new TestVisitor(server.app).send('POST', '/api/verification/phone', { payload })
  }
  return {
    receiver,
    send,
    ask: async (phone: string, countryCode: string): Promise<string> => {
      const answer = await send(phone, countryCode)
      return answer.statusCode === 202 ? 'sent' : answer.json().error.code
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await receiver[Symbol.asyncDispose]()
    },
  }
}

describe('numbers that cost more than a message, or that nobody carries', () => {
  const sold: [kind: string, phone: string, country: string][] = [
    ['premium rate', '+449098790000', 'GB'],
    ['premium rate', '+33890123456', 'FR'],
    ['premium rate', '+19002345678', 'US'],
    ['shared cost', '+448431234567', 'GB'],
    ['shared cost', '+491801234567', 'DE'],
    ['personal number', '+447012345678', 'GB'],
    ['personal number', '+15005550006', 'US'],
    ['universal access', '+443031231234', 'GB'],
    ['pager', '+447640123456', 'GB'],
    ['voicemail', '+49172551234567', 'DE'],
  ]
  const everywhere = [...new Set(sold.map(([, , country]) => country))].join()

  test.each(sold)('%s %s is written to by no server of ours', async (_kind, phone, country) => {
    await using paid = await open({ env: { SMS_COUNTRIES: everywhere } })
    expect(await paid.ask(phone, country)).toBe('phone_invalid')
    expect(paid.receiver.asked).toEqual([])
  })

  test('nor is Firebase asked to', async () => {
    const env = { IDENTITY: 'firebase', FIREBASE_API_KEY: 'k', SMS_COUNTRIES: 'US', SMS_PER_DAY: '1' }
    const session = { status: 200, body: { sessionInfo: 'session' } }
    await using server = await open({ env, answers: [session] })
    expect(await server.ask('+15005550006', 'US')).toBe('phone_invalid')
    expect(await server.ask('+4915123456789', 'DE')).toBe('country_unsupported')
    expect(server.receiver.asked).toEqual([])
    expect(await server.ask('+12015550123', 'US')).toBe('sent')
    expect(await server.ask('+12015550124', 'US')).toBe('sms_quota_exceeded')
    expect(server.receiver.asked).toHaveLength(1)
  })
})

describe('countries', () => {
  test('only those the operator has named are written to, whatever country was chosen in the form', async () => {
    await using server = await open({ env: { SMS_COUNTRIES: 'gb, NO' } })
    expect(await server.ask('7400123456', 'GB')).toBe('sent')
    expect(await server.ask('40612345', 'NO')).toBe('sent')
    expect(await server.ask('15123456789', 'DE')).toBe('country_unsupported')
    // Islands with Britain's prefix and prices of their own.
    for (const phone of ['+447781123456', '+447797712345', '+447624123456'])
      expect([phone, await server.ask(phone, 'GB')]).toEqual([phone, 'country_unsupported'])
    // A range that nobody has been given.
    expect(await server.ask('42123456', 'NO')).toBe('phone_invalid')
    expect(server.receiver.asked).toHaveLength(2)
  })

  test('on a bare clone, whose codes stay in the outbox, all are', async () => {
    await using server = await open({ env: { SMS_WEBHOOK_URL: '' } })
    for (const [phone, country] of [
      ['+12015550123', 'US'],
      ['+4915123456789', 'DE'],
      ['+447781123456', 'GG'],
      // In a range that was given to nobody: nothing is lost by writing it down.
      ['42123456', 'NO'],
    ] as const)
      expect([phone, await server.ask(phone, country)]).toEqual([phone, 'sent'])
    expect(await server.ask('+15005550006', 'US'), 'and yet none of those').toBe('phone_invalid')
  })
})

describeEachStore('messages of a day', (openTestStore) => {
  const number = (n: number) => `+1201555${String(2000 + n)}`
  const env = { SMS_COUNTRIES: 'US', SMS_PER_DAY: '3' }

  test('are so many for all visitors together, over restarts, until the next day by UTC', async () => {
    const store = await openTestStore()
    let now = Date.parse('2027-03-01T23:50:00Z')
    const clock = () => now
    const asked: string[] = []
    const ask = async (count: number) => {
      await using server = await open({ env, store, clock })
      for (let n = 0; n < count; n++) asked.push(await server.ask(number(asked.length), 'US'))
    }
    await ask(2)
    await ask(2)
    expect(asked).toEqual(['sent', 'sent', 'sent', 'sms_quota_exceeded'])
    now = Date.parse('2027-03-01T23:59:59Z')
    await ask(1)
    expect(asked.at(-1)).toBe('sms_quota_exceeded')
    now = Date.parse('2027-03-02T00:00:00Z')
    await ask(1)
    expect(asked.at(-1)).toBe('sent')
  })

  test('are no more when instances send at once, and those that were not taken do not count', async () => {
    const store = await openTestStore()
    await using one = await open({ env, store })
    await using two = await open({ env, store, answers: [{ status: 400 }, { status: 400 }, { status: 204 }] })
    for (const n of [0, 1]) expect(await two.ask(number(n), 'US')).toBe('sms_failed')
    const asked = await Promise.all(
      Array.from({ length: 12 }, (_, n) => (n % 2 ? one : two).ask(number(n), 'US')),
    )
    expect(asked.filter((outcome) => outcome === 'sent')).toHaveLength(3)
    expect(asked.filter((outcome) => outcome === 'sms_quota_exceeded')).toHaveLength(9)
  })

  test('are none where the operator says none; who is turned away reads it, and when to come back', async () => {
    const store = await openTestStore()
    const clock = () => Date.parse('2027-03-01T23:59:00Z')
    await using server = await open({ env: { ...env, SMS_PER_DAY: '0' }, store, clock })
    const refused = await server.send(number(0), 'US')
    expect([refused.statusCode, refused.json().error]).toEqual([
      503,
      {
        code: 'sms_quota_exceeded',
        message: 'SMS quota exceeded. Please try again later.',
        retryAfterSeconds: 60,
      },
    ])
    expect(server.receiver.asked).toEqual([])
    expect(await store.db.selectFrom('phone_sends').selectAll().execute(), 'nor need it rest').toEqual([])
  })
})
