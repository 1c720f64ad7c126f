import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runChild } from '../../../tests/support/children/child.ts'
import { HandTiming } from '../../../tests/support/hand-timing.ts'
import { type Smtp, startSmtp } from '../../../tests/support/smtp.ts'
import { describeEachStore, type TestStore } from '../../../tests/support/stores.ts'
import { keptFor } from '../../contract/retention.ts'
import { smtpSender } from './deliver.ts'
import type { Letter } from './letter.ts'
import { openMail } from './mail.ts'
import { GIVE_UP_AFTER_MS, waitAfter } from './mail-worker.ts'
import { CLAIM_MS } from './outbox-records.ts'

const DAY_MS = 24 * 60 * 60_000
const from = 'The Box <hello@site.example>'

const letter: Letter = {
  kind: 'verify-email',
  to: 'ada@example.com',
  about: 'Ada@Example.com',
  subject: 'Prove your address, Ada Núñez 田中',
  preview: 'One press and we know it is you.',
  blocks: [
    { kind: 'text', text: 'Hello Ada,\nplease press.' },
    { kind: 'action', label: 'It is me', url: 'http://localhost:3000/go?a=1&b=2' },
  ],
}

describeEachStore('mail', (openTestStore) => {
  let store: TestStore
  let smtp: Smtp
  let timing: HandTiming
  let logged: unknown[][]

  beforeEach(async () => {
    store = await openTestStore()
    smtp = await startSmtp()
    timing = new HandTiming()
    logged = []
  })
  afterEach(() => smtp.stop())

  const open = ({ silenceMs = 5000, hasServer = true } = {}) => {
    const note = (...line: unknown[]) => logged.push(line)
    const metrics = new Registry()
    const timeouts = { connectMs: 5000, silenceMs, wholeMs: 10_000 }
    const mail = openMail({
      store,
      smtpUrl: hasServer ? smtp.url : undefined,
      from,
      siteUrl: 'http://localhost:3000',
      metrics,
      log: { info: note, warn: note, error: note },
      timing,
      ...(hasServer && { sender: smtpSender({ url: smtp.url, from, timeouts }) }),
    })
    return { ...mail, metrics }
  }
  const rows = () => store.db.selectFrom('outbox').selectAll().orderBy('id').execute()

  test('a letter arrives once, as it was written, and the row knows', async () => {
    const mail = open()
    const id = await mail.queue(store.db, letter)
    await mail.round()
    await mail.round()
    expect(smtp.taken).toHaveLength(1)
    expect(smtp.taken[0]).toMatchObject({
      to: 'ada@example.com',
      from: 'hello@site.example',
      subject: letter.subject,
      messageId: `<${id}@site.example>`,
      links: ['http://localhost:3000/go?a=1&b=2', 'http://localhost:3000'],
    })
    expect(smtp.taken[0]?.headers).toMatchObject({
      from: 'The Box <hello@site.example>',
      'auto-submitted': 'auto-generated',
      date: new Date(timing.now()).toUTCString().replace('GMT', '+0000'),
    })
    expect(smtp.taken[0]?.html).toContain('href="http://localhost:3000/go?a=1&amp;b=2"')
    expect(await rows()).toMatchObject([
      { state: 'sent', attempts: 1, lastError: null, about: 'ada@example.com' },
    ])
  })

  test('a letter belongs to its transaction', async () => {
    const mail = open()
    const failed = store.db.transaction().execute(async (trx) => {
      await mail.queue(trx, letter)
      throw new Error('what it tells of was not kept')
    })
    await expect(failed).rejects.toThrow()
    await mail.round()
    expect(smtp.taken).toEqual([])
  })

  test('a server that is down for hours loses nothing, and each letter arrives once', async () => {
    const mail = open()
    await smtp.stop()
    for (const to of ['a@example.com', 'b@example.com']) await mail.queue(store.db, { ...letter, to })
    for (let hour = 0; hour < 6; hour++) {
      await mail.round()
      timing.advance(60 * 60_000)
    }
    expect(await rows()).toMatchObject([
      { state: 'queued', attempts: 0, claimedUntil: null },
      { state: 'queued', attempts: 0, claimedUntil: null },
    ])
    expect(await mail.metrics.metrics()).toMatch(/mail_waiting 2\n[\s\S]*/)
    expect(await mail.metrics.metrics()).toContain('mail_oldest_waiting_seconds 21600')
    await smtp.start()
    await mail.round()
    await mail.round()
    expect(smtp.taken.map(({ to }) => to).sort()).toEqual(['a@example.com', 'b@example.com'])
  })

  test('a server that asks to come back later is asked again later, not sooner', async () => {
    const mail = open()
    smtp.fail({ at: 'rcpt', status: 451 }, 2)
    await mail.queue(store.db, letter)
    await mail.round()
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1, lastError: '451' }])
    timing.advance(waitAfter(1) - 1)
    await mail.round()
    expect(await rows()).toMatchObject([{ attempts: 1 }])
    timing.advance(1)
    await mail.round()
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 2 }])
    timing.advance(waitAfter(2))
    await mail.round()
    expect(smtp.taken).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 3 }])
  })

  test('a clock that is turned back holds up no letter, neither a new one nor one that waits', async () => {
    const mail = open()
    smtp.fail({ at: 'rcpt', status: 451, to: 'ada@example.com' })
    await mail.queue(store.db, letter)
    await mail.round()
    await mail.queue(store.db, { ...letter, to: 'bob@example.com' })
    timing.set(-3 * 60 * 60_000)
    await mail.round()
    expect(smtp.taken.map(({ to }) => to).sort()).toEqual(['ada@example.com', 'bob@example.com'])
  })

  test('after five days of "later" a letter is given up', async () => {
    const mail = open()
    smtp.fail({ at: 'rcpt', status: 451 }, 100)
    await mail.queue(store.db, letter)
    await mail.round()
    timing.advance(GIVE_UP_AFTER_MS + 1)
    await mail.round()
    expect(await rows()).toMatchObject([{ state: 'failed', lastError: '451' }])
  })

  test('a server that falls silent over one letter holds up no other, and gets that one again', async () => {
    const mail = open({ silenceMs: 3000 })
    smtp.fail({ at: 'hang after data', to: 'ada@example.com', taken: true })
    await mail.queue(store.db, letter)
    await mail.queue(store.db, { ...letter, to: 'bob@example.com' })
    await mail.round()
    expect(smtp.to('bob@example.com')).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'queued', lastError: 'ETIMEDOUT' }, { state: 'sent' }])
    timing.advance(waitAfter(1))
    await mail.round()
    const [first, again] = smtp.to('ada@example.com')
    expect(again?.messageId).toBe(first?.messageId)
    expect(await rows()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  })

  test('what is refused for good is not tried again, and the log names nobody', async () => {
    const mail = open()
    smtp.fail({ at: 'rcpt', status: 550 })
    smtp.fail({ at: 'data', status: 554, to: 'bob@example.com' })
    await mail.queue(store.db, letter)
    await mail.round()
    await mail.queue(store.db, { ...letter, to: 'bob@example.com' })
    await mail.round()
    timing.advance(DAY_MS)
    await mail.round()
    expect(smtp.taken).toEqual([])
    expect(await rows()).toMatchObject([
      { state: 'failed', lastError: '550' },
      { state: 'failed', lastError: '554' },
    ])
    expect(logged).toHaveLength(2)
    expect(JSON.stringify(logged)).not.toContain('example.com')
    expect(await mail.metrics.metrics()).toContain(
      'mail_letters_total{kind="verify-email",outcome="failed"} 2',
    )
  })

  test('two instances send every letter, none of them twice', async () => {
    const [one, other] = [open(), open()]
    const wanted: string[] = []
    for (let n = 0; n < 24; n++) {
      const to = `visitor-${n}@example.com`
      wanted.push(to)
      await one.queue(store.db, { ...letter, to })
    }
    const drain = async (mail: typeof one) => {
      while (await mail.round());
    }
    await Promise.all([drain(one), drain(other), drain(one), drain(other)])
    expect(smtp.taken.map(({ to }) => to).sort()).toEqual(wanted.sort())
  })

  test('two processes send every letter, none of them twice', async () => {
    const mail = open()
    // They live by the real clock.
    timing.advance(Date.now() - timing.now())
    const wanted = Array.from({ length: 30 }, (_, n) => `visitor-${n}@example.com`)
    for (const to of wanted.slice(0, 15)) await mail.queue(store.db, { ...letter, to })
    const processes = [1, 2].map(() => runChild('send-mail.ts', { place: store.place, smtpUrl: smtp.url }))
    for (const to of wanted.slice(15)) await mail.queue(store.db, { ...letter, to })
    await smtp.until(() => smtp.taken.length >= wanted.length)
    const states = async () => new Set((await rows()).map(({ state }) => state))
    await expect.poll(states, { timeout: 30_000 }).toEqual(new Set(['sent']))
    for (const { process } of processes) process.kill('SIGKILL')
    await Promise.all(processes.map(({ ended }) => ended))
    expect(smtp.taken.map(({ to }) => to).sort()).toEqual(wanted.sort())
  })

  test('kill -9 between the send and the mark: the repeat carries the same Message-ID', async () => {
    const mail = open()
    // The killed process lives by the real clock.
    timing.advance(Date.now() - timing.now())
    await mail.queue(store.db, letter)
    smtp.fail({ at: 'hang after data', taken: true })
    const instance = runChild('send-mail.ts', { place: store.place, smtpUrl: smtp.url })
    await smtp.until(() => smtp.taken.length === 1)
    instance.process.kill('SIGKILL')
    expect(await instance.ended).toBeNull()

    await mail.round()
    expect(smtp.taken, 'while its claim lasts nobody else sends it').toHaveLength(1)
    timing.advance(CLAIM_MS + 60_000)
    await mail.round()
    await mail.round()
    expect(smtp.taken).toHaveLength(2)
    expect(smtp.taken[1]?.messageId).toBe(smtp.taken[0]?.messageId)
    expect(await rows()).toMatchObject([{ state: 'sent' }])
  })

  test('nothing a visitor types becomes a header or a second recipient', async () => {
    const mail = open()
    await mail.queue(store.db, {
      ...letter,
      to: 'ada,eve@example.com',
      replyTo: 'mal@example.com\r\nBcc: everyone@example.com',
      subject: 'Hello\r\nBcc: everyone@example.com\u2028\r\n\r\n<b>body</b>',
      blocks: [{ kind: 'quote', text: '<script>alert(1)</script>\r\n.\r\nMAIL FROM:<x@example.com>' }],
    })
    await mail.round()
    expect(smtp.taken).toHaveLength(1)
    const [taken] = smtp.taken
    expect(taken?.headers.bcc).toBeUndefined()
    expect(taken?.subject).toBe('Hello Bcc: everyone@example.com <b>body</b>')
    expect(taken?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(taken?.text).toContain('> .\n')
  })

  test('without a mail server the row itself is the delivery', async () => {
    const mail = open({ hasServer: false })
    await mail.queue(store.db, letter)
    expect(await mail.round()).toBe(false)
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 0 }])
  })

  test('letters that are done with are forgotten in time, those that wait are not', async () => {
    const mail = open()
    await mail.queue(store.db, letter)
    await mail.round()
    smtp.fail({ at: 'rcpt', status: 451 }, 100)
    await mail.queue(store.db, { ...letter, to: 'waiting@example.com' })
    timing.advance((keptFor.letters.days - 1) * DAY_MS)
    await mail.queue(store.db, { ...letter, to: 'young@example.com' })
    timing.advance(DAY_MS + 1)
    await store.db.updateTable('outbox').set({ claimedUntil: '9999' }).where('state', '=', 'queued').execute()
    mail.start()
    await mail.close()
    expect((await rows()).map(({ to }) => to)).toEqual(['waiting@example.com', 'young@example.com'])
  })

  test('a wake is heard at once, also one that comes during a round', async () => {
    const mail = open()
    mail.start()
    await timing.untilSleeping(5000)
    await mail.queue(store.db, letter)
    mail.wake()
    expect(await smtp.next('ada@example.com')).toBeDefined()
    await mail.close()
    expect(await rows()).toMatchObject([{ state: 'sent' }])
  })
})
