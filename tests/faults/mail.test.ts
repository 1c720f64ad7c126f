import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openInstances, post } from '../support/instances.ts'
import { type Provider, startProvider } from '../support/provider.ts'
import { type Smtp, startSmtp } from '../support/smtp.ts'
import { describeFault, type TestStore } from '../support/stores.ts'
import { isLong } from '../support/test-length.ts'

describeFault('the mail server misbehaves under forms being sent', (openTestStore) => {
  let store: TestStore
  let provider: Provider
  let smtp: Smtp
  let clockFile: string
  let instances: Awaited<ReturnType<typeof openInstances>>

  beforeEach(async () => {
    store = await openTestStore()
    provider = await startProvider()
    smtp = await startSmtp()
    clockFile = join(store.place.dataDir, 'clock')
    instances = await openInstances({
      place: store.place,
      provider,
      preload: ['clock'],
      env: { CLOCK_FILE: clockFile, SMTP_URL: smtp.url, SALES_EMAIL: 'sales@example.com' },
    })
  })
  afterEach(async () => {
    await instances.close()
    await smtp.stop()
    await provider.close()
  })

  const write = (url: string, email: string) =>
    post(url, '/api/messages', {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email,
      subject: 'A question',
      message: 'What does it cost?',
    })
  const waiting = () => store.db.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute()

  async function expectAllSent() {
    while ((await waiting()).length > 0) await new Promise((resolve) => setTimeout(resolve, 200))
    const rows = await store.db.selectFrom('outbox').select('id').execute()
    const ids = new Set(smtp.taken.map(({ messageId }) => messageId))
    expect(ids.size, 'every letter was sent, and a repeat carries the same Message-ID').toBe(rows.length)
  }

  // A mail server that was away is asked again seconds later; mail.test.ts has the same on a clock of its own.
  if (isLong)
    test('down, then asking to come back later: every form is taken at once, every letter sent in the end', async () => {
      const server = await instances.launch()
      await smtp.stop()
      for (const n of [1, 2, 3]) expect((await write(server.url, `down${n}@example.com`)).status).toBe(201)
      expect(smtp.taken).toEqual([])
      await smtp.start()
      await expectAllSent()

      smtp.fail({ at: 'rcpt', status: 451, to: 'grey@example.com' })
      expect((await write(server.url, 'grey@example.com')).status).toBe(201)
      const postponed = store.db.selectFrom('outbox').select('lastError').where('to', '=', 'grey@example.com')
      await expect.poll(() => postponed.executeTakeFirst(), { timeout: 20_000 }).toEqual({ lastError: '451' })
      // Greylisting asks for minutes: the clock brings them.
      writeFileSync(clockFile, '600000')
      await server.says(/clock set/, () => server.process.kill('SIGCONT'))
      await expectAllSent()
      expect(smtp.to('grey@example.com')).toHaveLength(1)
    }, 90_000)

  test('silent after the letter was handed over: nobody waits for it, no other letter does', async () => {
    const { url } = await instances.launch()
    smtp.fail({ at: 'hang after data', to: 'silent@example.com', taken: true })
    expect((await write(url, 'silent@example.com')).status).toBe(201)
    await smtp.until(() => smtp.to('silent@example.com').length === 1)
    expect((await write(url, 'other@example.com')).status).toBe(201)
    // What comes after that takes as long as we are patient with a mail server: half a minute, and then a pause.
    if (!isLong) return
    await smtp.next('other@example.com')
    await expectAllSent()
    const [first, again] = smtp.to('silent@example.com')
    expect(again?.messageId).toBe(first?.messageId)
  }, 180_000)
})
