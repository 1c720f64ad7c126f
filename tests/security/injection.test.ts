import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leadPage, leadsAnswer } from '../../src/contract/staff.ts'
import { type HttpStandIn, startHttpStandIn } from '../support/http-stand-in.ts'
import { type Provider, providerEnv, providerEvent, startProvider } from '../support/provider.ts'
import { openTestApp, type TestApp } from '../support/server/test-app.ts'
import { type Smtp, startSmtp } from '../support/smtp.ts'
import { describeEachStore } from '../support/stores.ts'

const SALES = 'sales@site.example'
const STAFF = 'staff@site.example'
/** Not its own, nor anything's below it, may ever be asked or written to. */
const EVIL = 'evil.example'

/** What has been smuggled through somebody's form before, each fit for a field of one line. */
const attacks: Record<string, string> = {
  script: `<script src=//${EVIL}></script><img src=x onerror=alert(1)>"'><svg/onload=alert(1)>`,
  sql: `'); DROP TABLE leads; --" OR "1"="1`,
  template: `{{7*7}}${'$'}{7*7}<%= 7*7 %>#{7*7}{%import os%}%s%n`,
  formula: `=HYPERLINK("http://${EVIL}";"x")`,
  'formula behind a separator': `a;=cmd|'/c calc'!A1;@SUM(1)`,
  'header, by separators of lines that are not CR or LF': `x\u2028Bcc: victim@${EVIL}\u0085Bcc: victim@${EVIL}\u000bX-Evil: 1`,
  'encoded word': `=?utf-8?q?x=0D=0ABcc:_victim@${EVIL}?=`,
  prototype: '__proto__',
  constructor: 'constructor',
  'direction of reading': 'invoice\u202efdp.exe',
}

const attribution = (text: string) => ({
  landing: text,
  referrer: text,
  source: text,
  medium: text,
  campaign: text,
  term: text,
  content: text,
})

describeEachStore('what is typed into a form stays text', (openTestStore) => {
  let server: TestApp
  let smtp: Smtp
  let receiver: HttpStandIn
  let provider: Provider
  let url: string

  beforeAll(async () => {
    const { place } = await openTestStore()
    smtp = await startSmtp()
    receiver = await startHttpStandIn({ status: 204 })
    provider = await startProvider()
    server = await openTestApp({
      env: {
        DATA_DIR: place.dataDir,
        ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
        SESSION_SECRET: 'a secret for tests of injections',
        LIMITS_SCALE: '1000',
        SMTP_URL: smtp.url,
        SALES_EMAIL: SALES,
        STAFF_EMAILS: STAFF,
        LEAD_WEBHOOK_URL: receiver.url,
        LEAD_WEBHOOK_SECRET: 'whsec_c2VjcmV0',
        ...providerEnv(provider),
      },
    })
    url = await server.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await server[Symbol.asyncDispose]()
    await smtp.stop()
    await receiver[Symbol.asyncDispose]()
    await provider.close()
  })

  const post = (path: string, body: string | object, cookie = '') =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''

  async function signIn() {
    await post('/api/staff/sign-in', { email: STAFF })
    const [link = ''] = (await smtp.next(STAFF)).links
    const code = new URL(link).searchParams.get('code')
    const cookie = cookieOf(await post('/api/staff/sign-in/confirm', { code: code ?? '' }))
    return (path: string) => fetch(`${url}${path}`, { headers: { cookie } })
  }

  describe('and is refused', () => {
    const line = `x\r\nBcc: victim@${EVIL}`
    test.each([
      ['a first name', '/api/messages', { firstName: line }],
      ['a last name', '/api/messages', { lastName: `x\nBcc: victim@${EVIL}` }],
      ['a subject', '/api/messages', { subject: line }],
      ['an address', '/api/messages', { email: `a@example.com\r\nBcc: victim@${EVIL}` }],
      ['two addresses', '/api/messages', { email: `a@example.com,victim@${EVIL}` }],
      ['an interest', '/api/waitlist', { interest: line }],
      ['an address on the waitlist', '/api/waitlist', { email: `a@example.com\nBcc: victim@${EVIL}` }],
      ['a signup’s name', '/api/signups', { name: attacks.script }],
      ['a proof’s address', '/api/verification/email', { email: `a@example.com\r\nBcc: victim@${EVIL}` }],
      ['an address to sign in', '/api/staff/sign-in', { email: `${STAFF}\r\nBcc: victim@${EVIL}` }],
    ])('where lines or letters would mean something: %s', async (_what, path, bad) => {
      const good = {
        firstName: 'Ada',
        lastName: 'Lovelace',
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        subject: 'Agents',
        message: 'Hello',
        interest: 'Energy',
        verificationMethod: 'email',
      }
      const answer = await post(path, { ...good, ...bad })
      expect(answer.status, 'nothing is kept or mailed').toBe(422)
      expect(await answer.text()).not.toContain(EVIL)
    })
  })

  test('at the desk, in the CSV file, in every mail and in the webhook', async () => {
    const sent: { firstName: string; email: string }[] = []
    for (const [at, text] of Object.values(attacks).entries()) {
      const talk = await post('/api/conversations', { from: 'home', attribution: attribution(text) })
      const visitor = cookieOf(talk)
      const { conversation_id: id } = (await talk.json()) as { conversation_id: string }
      const turns = [{ role: 'user', content: text }]
      const event = providerEvent(id, 'application.transcription_ready', { transcript: turns })
      await post(new URL(provider.conversations.get(id)?.callback_url ?? '').pathname, event)

      const form = {
        firstName: text,
        lastName: text,
        email: `visitor${at}@example.com`,
        subject: text,
        message: `${text}\r\nBcc: victim@${EVIL}\n.\r\n\r\n${text}`,
        category: 'partnerships',
        attribution: attribution(text),
      }
      sent.push(form)
      const times = { kind: 'demo', preferredDays: text, timeZone: text }
      for (const [path, body] of [
        ['/api/messages', form],
        ['/api/messages', { ...form, ...times }],
        ['/api/waitlist', { email: form.email, interest: text, attribution: attribution(text) }],
      ] as const)
        expect((await post(path, body, visitor)).status, `${path} takes ${text}`).toBe(201)
      const asked = await post(`/api/conversations/${id}/transcript`, { email: form.email }, visitor)
      expect(asked.status).toBe(202)
    }
    const forms = sent.length * 3

    const read = await signIn()
    const list = leadsAnswer.parse(await (await read('/api/staff/leads?limit=200')).json())
    expect(list.leads).toHaveLength(forms)
    for (const { id } of list.leads) {
      const answer = await read(`/api/staff/leads/${id}`)
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
      const { lead, record, transcript } = leadPage.parse(await answer.json())
      const form = sent.find(({ email }) => email === lead.email)
      expect(lead.headline, 'as it was typed, to the letter').toBe(form?.firstName)
      expect(transcript).toEqual([{ speaker: 'visitor', text: form?.firstName }])
      if (record && 'firstName' in record) expect(record.lastName).toBe(form?.firstName)
    }

    const csv = await (await read('/api/staff/leads.csv')).text()
    expect(csv.match(/^[\da-f-]{36},/gm), 'a row each').toHaveLength(forms)
    // Whichever of these a spreadsheet takes for its separator: none has a formula behind it.
    expect(csv.match(/(^|[,;\t\n]"?)[=+@-].*/gm)).toBeNull()

    await smtp.until(() => smtp.taken.length >= 1 + 2 * sent.length + forms + sent.length)
    for (const { raw, html, to } of smtp.taken) {
      const [head = ''] = raw.split('\r\n\r\n')
      const names = head
        .replaceAll(/\r\n[\t ]+/g, ' ')
        .split('\r\n')
        .map((line) => line.split(':')[0])
      const allowed = [
        'From',
        'To',
        'Reply-To',
        'Message-ID',
        'Date',
        'Subject',
        'Auto-Submitted',
        'MIME-Version',
        'Content-Type',
        'Content-Transfer-Encoding',
      ]
      expect(names.filter((name) => !allowed.includes(name ?? ''))).toEqual([])
      expect(new Set(names).size, 'no header twice').toBe(names.length)
      expect(to, 'nobody else is written to').toMatch(
        /^(sales@site|staff@site|visitor\d+@example)\.(example|com)$/,
      )
      expect(html).not.toMatch(/<(script|img|svg|iframe|object|base|form|link)\b/i)
      expect(html, 'every link is one of ours').not.toMatch(new RegExp(`(href|src)="[^"]*${EVIL}`))
    }

    const created = () =>
      receiver.asked.map(({ body }) => JSON.parse(body)).filter(({ type }) => type === 'lead.created')
    await expect.poll(() => created().length, { timeout: 20_000 }).toBe(forms)
    const notices = created().map(({ data }) => data.headline)
    expect(new Set(notices)).toEqual(new Set(sent.map(({ firstName }) => firstName)))
    for (const { headers } of receiver.asked) expect(headers).not.toHaveProperty('x-evil')
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })

  test('an address made of signs reaches nobody but the one mailbox it names, or none', async () => {
    const odd = [
      `"<victim@${EVIL}>"`.replace('@', '%'),
      '<script>alert(1)</script>',
      'a,b',
      'a;b',
      'a>b',
      '"a"',
      '(comment)a',
      'a\\b',
      '=?utf-8?q?=3C?=',
    ]
    const before = smtp.taken.length
    const since = () => smtp.taken.slice(before)
    for (const local of odd)
      await post('/api/messages', {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: `${local}@example.com`,
        subject: 'Agents',
        message: 'Hello',
      })
    await smtp.until(() => since().filter(({ to }) => to === SALES).length === odd.length)
    for (const { raw, to } of since()) {
      expect(to === SALES || to.endsWith('@example.com'), to).toBe(true)
      const [head = ''] = raw.split('\r\n\r\n')
      const replyTo = /^Reply-To: (.*(?:\r\n[\t ].*)*)/im.exec(head)?.[1] ?? ''
      expect(replyTo.match(/@/g), `one mailbox: ${replyTo}`).toHaveLength(1)
      // What a mail client would take for a second address.
      expect(replyTo.replaceAll(/"[^"]*"|<[^>]*>/g, ''), `one mailbox: ${replyTo}`).not.toMatch(/[,;]/)
    }
  })

  test.each([
    '{"email":"ada@example.com","interest":"Energy","__proto__":{"polluted":true}}',
    '{"email":"ada@example.com","interest":"Energy","constructor":{"prototype":{"polluted":true}}}',
    '{"email":"ada@example.com","interest":"Energy","attribution":{"__proto__":{"polluted":true}}}',
    '{"email":"ada@example.com","interest":"Energy","attribution":{"constructor":{"prototype":{"polluted":true}}}}',
    '{"__proto__":{"email":"ada@example.com","interest":"Energy"}}',
  ])('no body reaches the prototype of everything: %s', async (body) => {
    const { status } = await post('/api/waitlist', body)
    expect(status).toBeLessThan(500)
    expect({}).not.toHaveProperty('polluted')
    expect(Object.prototype).not.toHaveProperty('email')
    expect([201, 400]).toContain(status)
  })
})
