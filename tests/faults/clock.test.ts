import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { errors } from '../../src/contract/errors.ts'
import { limits } from '../../src/server/http/limits.ts'
import { type Instance, openInstances, post } from '../support/instances.ts'
import { type Provider, startProvider } from '../support/provider.ts'
import { type Smtp, startSmtp } from '../support/smtp.ts'
import { describeFault } from '../support/stores.ts'
import { isLong } from '../support/test-length.ts'

const HOUR_MS = 3_600_000
const STAFF = 'mira@example.com'
/** The server's workers look around every five seconds. */
const A_ROUND_MS = 6500

describeFault('the clock of a running server is set by hours', (openTestStore) => {
  let provider: Provider
  let smtp: Smtp
  let clockFile: string
  let instances: Awaited<ReturnType<typeof openInstances>>
  let server: Instance

  beforeEach(async () => {
    const store = await openTestStore()
    provider = await startProvider()
    smtp = await startSmtp()
    clockFile = join(store.place.dataDir, 'clock')
    instances = await openInstances({
      place: store.place,
      provider,
      preload: ['clock'],
      env: {
        CLOCK_FILE: clockFile,
        SMTP_URL: smtp.url,
        SALES_EMAIL: 'sales@example.com',
        STAFF_EMAILS: STAFF,
        LIMITS_SCALE: '1',
      },
    })
    server = await instances.launch()
  })
  afterEach(async () => {
    await instances.close()
    await smtp.stop()
    await provider.close()
  })

  const setBy = (hours: number) => {
    writeFileSync(clockFile, String(hours * HOUR_MS))
    return server.says(/clock set.*/, () => server.process.kill('SIGCONT'))
  }
  const start = (cookie = '') =>
    post(server.url, '/api/conversations', { from: 'home' }, { ...(cookie && { cookie }) })
  const joinWaitlist = (email: string) =>
    post(server.url, '/api/waitlist', { email, interest: 'Digital twins' })

  // Rounds of the workers go by meanwhile; clock-set.test.ts and mail.test.ts have the same on a clock of their own.
  if (isLong)
    test('no talk is ended that somebody is in, starts go on, letters go out', async () => {
      const { answer, cookie = '' } = await start()
      const beat = () => post(server.url, `/api/conversations/${answer.conversation_id}/seen`, {}, { cookie })
      const beatForARound = async () => {
        for (const until = performance.now() + A_ROUND_MS; performance.now() < until; ) {
          expect((await beat()).answer).toEqual({ status: 'active' })
          await new Promise((resolve) => setTimeout(resolve, 500))
        }
      }
      const aLetterGoesOut = async (email: string) => {
        expect((await joinWaitlist(email)).status).toBe(201)
        await smtp.next(email)
      }
      for (const [name, hours] of [
        ['ahead', 3],
        ['back', -3],
      ] as const) {
        // One letter is left waiting across the change.
        await smtp.stop()
        expect((await joinWaitlist(`waiting.${name}@example.com`)).status).toBe(201)
        await setBy(hours)
        await smtp.start()
        await beatForARound()
        expect((await start()).status).toBe(201)
        await smtp.next(`waiting.${name}@example.com`)
        await aLetterGoesOut(`new.${name}@example.com`)
      }
    }, 120_000)

  test('limits keep nobody out longer than they say, and go on holding', async () => {
    const { points, seconds } = limits.emailConfirms
    const fill = async () => {
      const sent = []
      for (let n = 0; n < points + 2; n++)
        sent.push(await post(server.url, '/api/verification/email/confirm', { oobCode: 'guess' }))
      return sent
    }
    const statuses = (sent: Awaited<ReturnType<typeof fill>>) => sent.map(({ status }) => status)
    const held = [...Array(points).fill(errors.link_invalid.status), 429, 429]
    expect(statuses(await fill())).toEqual(held)
    for (const hours of [3, -3]) {
      await setBy(hours)
      const sent = await fill()
      expect(statuses(sent)).toEqual(held)
      expect(sent.at(-1)?.message).toBe(errors.too_many_requests.message)
      const { retryAfterSeconds } = { retryAfterSeconds: Number.NaN, ...sent.at(-1)?.answer.error }
      expect(retryAfterSeconds).toBeLessThanOrEqual(seconds)
    }
  }, 120_000)

  test('a link of the desk is too old when the clock says so, a new one works, and so does its session', async () => {
    const linkTo = async () => {
      expect((await post(server.url, '/api/staff/sign-in', { email: STAFF })).status).toBe(202)
      const [link = ''] = (await smtp.next(STAFF)).links
      return new URL(link).hash.slice(1) || (new URL(link).searchParams.get('code') ?? '')
    }
    const use = (code: string) => post(server.url, '/api/staff/sign-in/confirm', { code })
    const isIn = async (cookie = '') =>
      (await fetch(`${server.url}/api/staff/session`, { headers: { cookie } })).status === 200
    const old = await linkTo()
    await setBy(3)
    expect(await use(old)).toMatchObject({ status: 410, message: errors.sign_in_link_spent.message })
    const { status, cookie } = await use(await linkTo())
    expect(status).toBe(200)
    expect(await isIn(cookie)).toBe(true)
    await setBy(-3)
    expect(await isIn(cookie), 'turned back').toBe(true)
    expect((await use(await linkTo())).status).toBe(200)
    await setBy(30)
    expect(await isIn(cookie), 'a day later').toBe(false)
  }, 120_000)
})
