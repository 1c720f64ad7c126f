import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, test } from 'vitest'
import { startIdentityToolkit } from '../../../../tests/support/identity-toolkit.ts'
import { noWorkAsked } from '../../../../tests/support/proof.ts'
import { openTestApp } from '../../../../tests/support/server/test-app.ts'
import { describeEachStore } from '../../../../tests/support/stores.ts'
import { emailSendSentences, linkSentences } from '../../../contract/verification-sentences.ts'
import type { Limiter } from '../../http/limits.ts'
import type { Services } from '../../services.ts'
import { StoreError } from '../../store/store-error.ts'
import type { Failed } from '../identity.ts'

const email = 'ada@example.com'
const name = 'Ada Lovelace'

describeEachStore('proving an e-mail address', (openTestStore) => {
  async function open(adjust: (services: Services) => Services = (same) => same) {
    const store = await openTestStore()
    const { databaseUrl, dataDir } = store.place
    const server = await openTestApp({
      adjust: (services) => adjust({ ...services, demandProof: noWorkAsked }),
      env: {
        DATA_DIR: dataDir,
        ...(databaseUrl && {
          DATABASE_URL: databaseUrl,
          SESSION_SECRET: 'a secret for verification in tests',
          AVATAR_API_URL: 'http://127.0.0.1:9',
          AVATAR_API_KEY: 'k',
          AVATAR_REPLICA_ID: 'r',
          AVATAR_PERSONA_ID: 'p',
        }),
      },
    })

    /** One browser with its cookie. */
    const newBrowser = () => {
      let cookie: string | undefined
      const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
        const headers = cookie === undefined ? {} : { cookie }
        const answer: LightMyRequestResponse = await server.app.inject({
          method,
          url,
          headers,
          ...(payload && { payload }),
        })
        cookie = String(answer.headers['set-cookie'] ?? cookie ?? '').split(';')[0] || undefined
        return answer
      }
      return {
        send: (body: object) => ask('POST', '/api/verification/email', body),
        status: async () => (await ask('GET', '/api/verification/email')).json(),
        check: () => ask('GET', '/api/verification/email'),
        confirm: (oobCode: unknown) => ask('POST', '/api/verification/email/confirm', { oobCode }),
        visit: (url: string) => ask('GET', url),
        hasCookie: () => cookie !== undefined,
      }
    }
    const links = async () => {
      const letters = await store.db.selectFrom('outbox').select(['text']).orderBy('createdAt').execute()
      return letters.map(({ text }) => new URL(/\S+oobCode=\S+/.exec(text)?.[0] ?? ''))
    }
    const newestCode = async () => (await links()).at(-1)?.searchParams.get('oobCode') ?? ''
    return { ...server, store, newBrowser, links, newestCode }
  }

  test('from the first press to the link, and back in another browser', async () => {
    await using server = await open()
    const [desktop, phone] = [server.newBrowser(), server.newBrowser()]
    expect(await desktop.status()).toEqual({ state: 'none' })
    expect(desktop.hasCookie()).toBe(false)

    const sent = await desktop.send({ email: ` ${email} `, name })
    expect([sent.statusCode, sent.json()]).toEqual([202, { state: 'sent' }])
    expect(await desktop.status()).toEqual({ state: 'sent', email, name })

    // A mail scanner follows the link: nothing happens.
    const [link] = await server.links()
    expect(link?.pathname).toBe('/email-verification-success')
    expect(link?.searchParams.get('mode')).toBe('verifyEmail')
    await phone.visit(`${link?.pathname}${link?.search}`)
    expect(await desktop.status()).toMatchObject({ state: 'sent' })

    const confirmed = await phone.confirm(await server.newestCode())
    expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { state: 'verified', email, name }])
    expect(await phone.status()).toEqual({ state: 'verified', email, name })
    expect(await desktop.status()).toEqual({ state: 'verified', email, name })

    const again = await phone.confirm(await server.newestCode())
    expect([again.statusCode, again.json()]).toEqual([200, { state: 'verified', email, name }])
    const stranger = await server.newBrowser().confirm(await server.newestCode())
    expect([stranger.statusCode, stranger.json().error]).toEqual([
      410,
      { code: 'link_used', message: linkSentences.link_used },
    ])
  })

  test('a name that was not given comes back empty', async () => {
    await using server = await open()
    const browser = server.newBrowser()
    await browser.send({ email })
    expect((await browser.confirm(await server.newestCode())).json()).toEqual({
      state: 'verified',
      email,
      name: '',
    })
  })

  test('asked again in the same visit it is a resend; from another it is already registered', async () => {
    await using server = await open()
    const [first, second] = [server.newBrowser(), server.newBrowser()]
    await first.send({ email })
    expect((await first.send({ email })).statusCode).toBe(202)
    const answer = await second.send({ email: email.toUpperCase() })
    expect([answer.statusCode, answer.json()]).toEqual([200, { state: 'already_registered' }])
    expect(await second.status()).toEqual({ state: 'already_registered', email: email.toUpperCase() })
    expect(await server.links()).toHaveLength(2)
  })

  test('forged, void and expired links get their sentences', async () => {
    await using server = await open()
    const browser = server.newBrowser()
    await browser.send({ email })
    const former = await server.newestCode()
    await browser.send({ email })
    const newest = await server.newestCode()
    await server.store.db
      .updateTable('codes')
      .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
      .execute()
    const expected = [
      ['forged', 400, 'link_invalid'],
      [former, 410, 'link_expired'],
      [newest, 410, 'link_expired'],
    ] as const
    for (const [code, status, error] of expected) {
      const answer = await browser.confirm(code)
      expect([answer.statusCode, answer.json().error]).toEqual([
        status,
        { code: error, message: linkSentences[error] },
      ])
    }
    // The way on: a new mail.
    expect((await browser.send({ email })).statusCode).toBe(202)
    expect((await browser.confirm(await server.newestCode())).statusCode).toBe(200)
  })

  test('of two browsers that apply one link at once, one wins', async () => {
    await using server = await open()
    await server.newBrowser().send({ email })
    const code = await server.newestCode()
    const answers = await Promise.all([server.newBrowser().confirm(code), server.newBrowser().confirm(code)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410])
  })

  test('what is no address, or no code, is named at its field', async () => {
    await using server = await open()
    const browser = server.newBrowser()
    const sentenceFor = async (body: object) => (await browser.send(body)).json().error.fields?.email
    expect(await sentenceFor({ email: '' })).toBe('Email is required')
    expect(await sentenceFor({ email: 'ada' })).toBe('Please enter a valid email address')
    expect((await browser.send({ email, name: 7 })).statusCode).toBe(422)
    for (const code of [undefined, 7, '', 'x'.repeat(1001)])
      expect((await browser.confirm(code)).statusCode).toBe(422)
    expect(await server.links()).toEqual([])
  })

  test('nothing a visitor typed, and no code, is ever logged', async () => {
    await using server = await open()
    const browser = server.newBrowser()
    await browser.send({ email, name })
    await browser.send({ email: 'a,b@example.com' })
    await browser.confirm(await server.newestCode())
    await browser.confirm('forged')
    await browser.check()
    const lines = server.logged.join('')
    expect(lines).toContain('/api/verification/email/confirm')
    for (const secret of [email, 'example.com', name, await server.newestCode(), 'forged'])
      expect(lines).not.toContain(secret)
  })

  const sendStatuses = {
    invalid_email: 422,
    too_many_requests: 429,
    weak_password: 502,
    network_request_failed: 503,
    internal_error: 502,
    send_failed: 502,
  } as const
  test.each(Object.entries(emailSendSentences))(
    'a send that fails with %s reads "%s"',
    async (key, sentence) => {
      const code = key as keyof typeof emailSendSentences
      const failed: Failed<typeof code> = { ok: false, code }
      await using server = await open((services) => ({
        ...services,
        verification: {
          ...services.verification,
          email: { ...services.verification.email, send: async () => failed, confirm: async () => failed },
        },
      }))
      const browser = server.newBrowser()
      for (const answer of [await browser.send({ email }), await browser.confirm('code')])
        expect([answer.statusCode, answer.json().error]).toEqual([
          sendStatuses[code],
          { code, message: sentence },
        ])
    },
  )

  test('trouble on our side has the catalogue’s sentences', async () => {
    const thrown = async () => {
      throw new Error(`broke over ${email}`)
    }
    await using server = await open((services) => ({
      ...services,
      verification: {
        ...services.verification,
        email: { ...services.verification.email, send: thrown, status: thrown },
      },
    }))
    const browser = server.newBrowser()
    expect((await browser.send({ email })).json().error.message).toBe(
      'Internal server error. Please try again in a few moments.',
    )
    expect((await browser.check()).json().error).toEqual({
      code: 'status_check_failed',
      message: 'Error checking verification status. Please try again.',
    })
    expect(server.logged.join('')).toContain('broke over [address]')
  })

  test('while the database is away it is an outage, in the catalogue’s words', async () => {
    const away = async () => {
      throw new StoreError('unreachable', 'the database is away')
    }
    await using server = await open((services) => ({
      ...services,
      verification: {
        ...services.verification,
        email: { ...services.verification.email, send: away, status: away },
      },
    }))
    const browser = server.newBrowser()
    const sent = await browser.send({ email })
    expect([sent.statusCode, sent.headers['retry-after']]).toEqual([503, '5'])
    expect(sent.json().error).toMatchObject({
      code: 'not_ready',
      message: 'Internal server error. Please try again in a few moments.',
    })
    expect((await browser.check()).json().error.message).toBe(
      'Error checking verification status. Please try again.',
    )
  })

  test('one mailbox gets only so many mails, whoever asks', async () => {
    await using server = await open()
    for (let i = 0; i < 5; i++) await server.newBrowser().send({ email })
    const refused = await server.newBrowser().send({ email: email.toUpperCase() })
    expect([refused.statusCode, refused.json().error]).toMatchObject([
      429,
      { code: 'too_many_requests', message: 'Too many requests. Please try again later.' },
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await server.newBrowser().send({ email: 'grace@example.com' })).statusCode).toBe(202)
  })

  test('one visitor mails only so many mailboxes', async () => {
    await using server = await open()
    const browser = server.newBrowser()
    for (let i = 0; i < 10; i++)
      expect((await browser.send({ email: `ada${i}@example.com` })).statusCode).toBe(202)
    expect((await browser.send({ email: 'ada10@example.com' })).statusCode).toBe(429)
  })

  test('where sends cannot be counted, none is made; a check still is', async () => {
    const unreachable: Limiter = {
      async consume(limit) {
        return limit.startsWith('emailSends')
          ? { ok: false, code: 'limits_unavailable', retryAfterSeconds: 5 }
          : { ok: true }
      },
    }
    await using server = await open((services) => ({ ...services, limiter: unreachable }))
    const browser = server.newBrowser()
    expect((await browser.send({ email })).statusCode).toBe(503)
    expect(await browser.status()).toEqual({ state: 'none' })
    expect(await server.links()).toEqual([])
  })
})

describe('on the running server', () => {
  test('IDENTITY=firebase proves addresses at Firebase, and mails nothing itself', async () => {
    const toolkit = await startIdentityToolkit()
    try {
      await using server = await openTestApp({
        env: { IDENTITY: 'firebase', FIREBASE_API_KEY: toolkit.key, FIREBASE_AUTH_URL: toolkit.url },
      })
      const url = '/api/verification/email'
      const sent = await server.app.inject({ method: 'POST', url, payload: { email, name } })
      expect(sent.statusCode).toBe(202)
      const [mail] = toolkit.mails
      expect(mail?.body.continueUrl).toBe('http://localhost:3000/email-verification-success')
      const confirmed = await server.app.inject({
        method: 'POST',
        url: `${url}/confirm`,
        payload: { oobCode: mail?.oobCode },
      })
      expect(confirmed.json()).toEqual({ state: 'verified', email, name })
      const cookie = String(sent.headers['set-cookie']).split(';')[0] ?? ''
      expect((await server.app.inject({ url, headers: { cookie } })).json()).toMatchObject({
        state: 'verified',
      })
      expect(await server.services.store.db.selectFrom('outbox').selectAll().execute()).toEqual([])
      const kept = JSON.stringify(
        await server.services.store.db.selectFrom('email_verifications').selectAll().execute(),
      )
      for (const secret of [toolkit.key, mail?.oobCode ?? '', String(mail?.body.idToken)]) {
        expect(server.logged.join('')).not.toContain(secret)
        expect(kept).not.toContain(secret)
      }
    } finally {
      await toolkit.close()
    }
  })

  test('codes cannot be tried without end', async () => {
    // Three tries in ten minutes for one network.
    await using server = await openTestApp({ env: { LIMITS_SCALE: '0.02' } })
    const guess = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/verification/email/confirm',
        payload: { oobCode: 'guess' },
      })
    for (let i = 0; i < 3; i++) expect((await guess()).statusCode).toBe(400)
    expect((await guess()).statusCode).toBe(429)
  })
})
