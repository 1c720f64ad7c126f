import { afterEach, beforeEach, expect, test } from 'vitest'
import { noWorkAsked } from '../../../tests/support/proof.ts'
import { openTestApp, type TestApp } from '../../../tests/support/server/test-app.ts'
import { describeEachStore, type TestStore } from '../../../tests/support/stores.ts'
import { messages } from './messages-table.ts'
import { waitlist } from './waitlist-table.ts'

const message = {
  firstName: 'Ada',
  lastName: 'Núñez 田中',
  email: 'ada@example.com',
  subject: 'Agents for our treasury',
  message: 'How long does a pilot take?\nWe have two ledgers.',
}

const demo = {
  ...message,
  kind: 'demo',
  preferredDays: 'Tuesday, Thursday',
  timeZone: 'Asia/Tokyo',
}

describeEachStore('what visitors leave', (openTestStore) => {
  let store: TestStore
  let server: TestApp

  beforeEach(async () => {
    store = await openTestStore()
    const { databaseUrl, dataDir } = store.place
    server = await openTestApp({
      adjust: (services) => ({ ...services, demandProof: noWorkAsked }),
      env: {
        DATA_DIR: dataDir,
        SALES_EMAIL: 'sales@site.example',
        ...(databaseUrl && {
          DATABASE_URL: databaseUrl,
          SESSION_SECRET: 'a secret for all messages in tests',
          AVATAR_API_URL: 'http://127.0.0.1:9',
          AVATAR_API_KEY: 'k',
          AVATAR_REPLICA_ID: 'r',
          AVATAR_PERSONA_ID: 'p',
        }),
      },
    })
  })
  afterEach(() => server[Symbol.asyncDispose]())

  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url, payload, headers })
  const kept = async () => (await messages.newestFirst(store.db, { limit: 20 })).items
  const waiting = async () => (await waitlist.newestFirst(store.db, { limit: 20 })).items
  const letters = () => store.db.selectFrom('outbox').selectAll().orderBy('id').execute()
  const leads = () => store.db.selectFrom('leads').selectAll().orderBy('id').execute()

  test('a message is kept as it was written, mailed to sales, confirmed, and a lead', async () => {
    const attribution = { landing: '/products', source: 'newsletter', campaign: 'spring' }
    const answer = await post('/api/messages', {
      ...message,
      category: 'partnerships',
      attribution,
      website: '',
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({ status: 'received' })
    expect(await kept()).toMatchObject([
      { ...message, kind: 'message', category: 'partnerships', timeZone: null, isSuspect: false },
    ])
    expect(await letters()).toMatchObject([
      { kind: 'message-to-sales', to: 'sales@site.example', replyTo: message.email, about: message.email },
      { kind: 'message-received', to: message.email, replyTo: 'sales@site.example', about: message.email },
    ])
    const [lead] = await leads()
    expect(lead).toMatchObject({
      kind: 'message',
      recordId: (await kept())[0]?.id,
      email: message.email,
      name: 'Ada Núñez 田中',
      headline: message.subject,
      isSuspect: false,
    })
    expect(JSON.parse(lead?.attribution ?? '')).toEqual(attribution)
  })

  test('a demo request is answered with times on the days that suit, in the mail and at once', async () => {
    const answer = await post('/api/messages', demo)
    expect(answer.statusCode).toBe(201)
    const { calendar } = answer.json()
    expect(calendar.filename).toMatch(/\.ics$/)
    expect(calendar.content.match(/BEGIN:VEVENT/g)).toHaveLength(3)
    expect(calendar.content).toContain('STATUS:TENTATIVE')
    // 10:00 in Tokyo.
    expect(calendar.content.match(/DTSTART:\d{8}T010000Z/g)).toHaveLength(3)
    expect(await kept()).toMatchObject([demo])
    const [toSales, toVisitor] = await letters()
    expect(toSales).toMatchObject({ kind: 'demo-to-sales', replyTo: message.email })
    expect(toVisitor).toMatchObject({ kind: 'demo-proposed', to: message.email })
    expect(JSON.parse(toVisitor?.attachments ?? '')[0].content).toBe(calendar.content)
    expect(await leads()).toMatchObject([{ kind: 'demo' }])

    const again = await post('/api/messages', demo)
    expect(again.json(), 'asked again, the same file').toEqual(answer.json())
    expect(await letters()).toHaveLength(2)
  })

  test('pressed twice at once, or again after a lost answer: one message, one lead, one pair of letters', async () => {
    const key = { 'idempotency-key': 'press-1' }
    // No more than a stranger may be written to in an hour: whose letter would be held back is a matter of luck.
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => post('/api/messages', message, key)).concat(
        Array.from({ length: 3 }, () => post('/api/messages', message)),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201))
    // Those with a key, and those without one.
    expect(await kept()).toHaveLength(2)
    expect(await leads()).toHaveLength(2)
    expect(await letters()).toHaveLength(4)
    await post('/api/messages', { ...message, message: 'And another thing.' }, key)
    expect(await kept(), 'other words are another message').toHaveLength(3)
  })

  test('who fills in what no person sees is answered like the rest, kept and marked, and nobody is written to', async () => {
    const trap = { website: 'https://spam.example' }
    expect((await post('/api/messages', { ...message, ...trap })).json()).toEqual({ status: 'received' })
    expect((await post('/api/messages', { ...demo, ...trap })).json().calendar).toBeDefined()
    const entry = { email: 'ada@example.com', interest: 'Smart Cities' }
    expect((await post('/api/waitlist', { ...entry, ...trap })).statusCode).toBe(201)
    expect((await kept()).map(({ isSuspect }) => isSuspect)).toEqual([true, true])
    expect((await leads()).map(({ isSuspect }) => isSuspect)).toEqual([true, true, true])
    expect(await letters()).toEqual([])

    await post('/api/waitlist', entry)
    expect(
      (await letters()).map(({ kind }) => kind),
      'the person themselves can still join',
    ).toEqual(['waitlist-joined'])
  })

  test('who is fast is no suspect: in the list at once, mailed to sales, whatever an older page says of the time', async () => {
    for (const [n, haste] of [{}, { elapsedMs: 90 }, { website: '  ', elapsedMs: 0 }].entries()) {
      const answer = await post('/api/messages', { ...message, ...haste, message: `Pasted ${n}` })
      expect(answer.statusCode).toBe(201)
      expect(await leads()).toHaveLength(n + 1)
    }
    expect((await leads()).map(({ isSuspect }) => isSuspect)).toEqual([false, false, false])
    expect((await letters()).filter(({ to }) => to === 'sales@site.example')).toHaveLength(3)
  })

  test('an address somebody else keeps typing is not flooded, and no message is lost', async () => {
    for (let n = 0; n < 9; n++) await post('/api/messages', { ...message, message: `Number ${n}` })
    expect(await kept()).toHaveLength(9)
    const kinds = (await letters()).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'message-to-sales')).toHaveLength(9)
    expect(kinds.filter((kind) => kind === 'message-received')).toHaveLength(6)
  })

  test('what somebody types is mailed to sales and to nobody else: no stranger gets our letterhead with it', async () => {
    const typed = 'Claim your prize at https://phish.example'
    const words = { firstName: typed, lastName: typed, subject: typed, message: typed }
    const form = { ...words, email: 'stranger@example.com' }
    await post('/api/messages', form)
    await post('/api/messages', { ...demo, ...form, preferredDays: typed, timeZone: typed })
    await post('/api/waitlist', { email: form.email, interest: typed })
    const toStranger = (await letters()).filter(({ to }) => to === form.email)
    expect(toStranger.map(({ kind }) => kind).sort()).toEqual([
      'demo-proposed',
      'message-received',
      'waitlist-joined',
    ])
    // A calendar file folds its lines.
    for (const { subject, text, html, attachments } of toStranger)
      expect([subject, text, html, attachments].join('\n').replaceAll(/\\r\\n[\t ]/g, '')).not.toMatch(
        /phish|prize/,
      )
  })

  test('bad fields are named, each with its sentence, and nothing is kept', async () => {
    const answer = await post('/api/messages', {
      firstName: ' ',
      lastName: 'Smith',
      email: 'ada at example',
      subject: 'Hello\r\nBcc: everyone@example.com',
      message: 'x'.repeat(5001),
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().error.fields).toEqual({
      firstName: 'First name is required',
      email: 'Please enter a valid email address',
      subject: 'Subject must stand on one line',
      message: 'Message can have at most 5000 characters',
    })
    expect(await kept()).toEqual([])
    expect(await letters()).toEqual([])
  })

  test('the waitlist keeps an address once for each interest, and says so by mail once', async () => {
    const entry = { email: 'ada@example.com', interest: 'Smart Cities' }
    for (const email of ['ada@example.com', 'ada@example.com', 'Ada@Example.com'])
      expect((await post('/api/waitlist', { ...entry, email })).statusCode).toBe(201)
    await post('/api/waitlist', { ...entry, interest: 'Energy' })
    expect(await waiting()).toMatchObject([{ interest: 'Energy' }, entry])
    expect(await letters()).toMatchObject([
      { kind: 'waitlist-joined', to: 'ada@example.com' },
      { kind: 'waitlist-joined' },
    ])
    expect(await leads()).toMatchObject([
      { kind: 'waitlist', headline: 'Smart Cities', name: '' },
      { headline: 'Energy' },
    ])
    expect((await post('/api/waitlist', { email: '', interest: 'x' })).json().error.fields).toEqual({
      email: 'Email is required',
    })
  })
})
