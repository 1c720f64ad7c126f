import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keptFor } from '../../src/contract/retention.ts'
import { clickableIn } from '../support/clickable.ts'
import { providerEvent } from '../support/provider.ts'
import { type ConversationServer, openConversationServer } from '../support/server/conversation-server.ts'
import { describeEachStore, type TestStore } from '../support/stores.ts'

/** A stranger who would have the company mail his words, and his links, to whomever he names. */

const VICTIM = 'vera@victim.example'
const SITE = 'http://localhost:3000'

/** Nothing of this may be pressable in any mail program; each is also fit for a field of one line. */
const lures = [
  'https://evil.example/pay?now=1',
  'HTTP://EVIL.EXAMPLE',
  '//evil.example/pay',
  'www.evil.example',
  'evil.example',
  'pay.evil.co.uk/login',
  'bücher.example',
  'пример.рф',
  'evil。example',
  'xn--80ak6aa92e.com',
  '192.168.7.13/pay',
  'mallory@evil.example',
  'mailto:mallory@evil.example',
  'tel:+4670123456',
  'javascript:alert(1)',
  'file://evil.example/share',
  '[pay here](https://evil.example)',
  '<a href="https://evil.example">pay here</a>',
  'evil\u200b.example',
]
const speech = (role: 'user' | 'assistant') =>
  lures.map((lure) => ({ role, content: `Your account is locked: ${lure} opens it.` }))

describeEachStore('words by mail', (openTestStore) => {
  let store: TestStore
  let server: ConversationServer
  beforeEach(async () => {
    store = await openTestStore()
    server = await openConversationServer(store, {
      env: { PUBLIC_URL: SITE, SALES_EMAIL: 'sales@site.example' },
    })
  })
  afterEach(() => server.close())

  const lettersTo = async (to: string, kind?: string) =>
    (await store.db.selectFrom('outbox').selectAll().where('to', '=', to).orderBy('id').execute()).filter(
      (letter) => kind === undefined || letter.kind === kind,
    )
  const codeIn = async (to: string) =>
    /oobCode=([\w-]+)/.exec((await lettersTo(to, 'verify-email')).at(-1)?.text ?? '')?.[1] ?? ''
  type Visitor = ReturnType<typeof server.visitor>
  const askProof = (visitor: Visitor, email: string) =>
    visitor.send('POST', '/api/verification/email', { payload: { email, name: 'Mallory' } })
  const confirm = (visitor: Visitor, oobCode: string) =>
    visitor.send('POST', '/api/verification/email/confirm', { payload: { oobCode } })
  const talked = async (visitor: Visitor) => {
    const { id } = await visitor.talk()
    const transcript = [...speech('user'), ...speech('assistant')]
    const told = await server.app.inject({
      method: 'POST',
      url: new URL(server.provider.conversations.get(id)?.callback_url ?? '').pathname,
      payload: providerEvent(id, 'application.transcription_ready', { transcript }),
    })
    expect(told.statusCode).toBe(204)
    return id
  }
  const askTranscript = async (visitor: Visitor, id: string, email: string) => {
    const url = `/api/conversations/${id}/transcript`
    expect((await visitor.send('POST', url, { payload: { email } })).statusCode).toBe(202)
  }
  const read = (token: string) =>
    server.app.inject({ method: 'POST', url: '/api/transcripts/read', payload: { token } })
  const linkIn = (text: string) => new URL(/\S+\/transcript#\S+/.exec(text)?.[0] ?? 'missing:')

  /** Mallory's talk, sent to somebody whose address he has typed. */
  async function relayed() {
    const mallory = server.visitor()
    const id = await talked(mallory)
    await askTranscript(mallory, id, VICTIM)
    const letters = await lettersTo(VICTIM)
    const [letter] = letters
    if (!letter) throw new Error('no letter came')
    return { mallory, id, letter, letters, link: linkIn(letter.text) }
  }

  test('an address nobody has proven gets a link of ours, and not a word of a stranger’s', async () => {
    const { letter, letters, link } = await relayed()
    expect(letters).toHaveLength(1)
    for (const part of [letter.subject, letter.text, letter.html])
      for (const word of ['locked', 'opens it', 'evil', 'Mallory', 'рф', '192.168'])
        expect(part).not.toContain(word)
    expect(link.origin).toBe(SITE)
    expect(new Set(clickableIn(letter).map((url) => new URL(url).origin))).toEqual(new Set([SITE]))
    expect(JSON.parse(letter.attachments)).toEqual([])
  })

  test('the link shows the words on our site, by a POST of its page, as often as it is opened', async () => {
    const { link } = await relayed()
    // What travels with a GET, and what a mail scanner asks for, has no token in it.
    expect(link.pathname + link.search).toBe('/transcript')
    const token = link.hash.slice(1)
    expect(token).toMatch(/^[\w-]{43}$/)
    for (const _ of [1, 2]) {
      const answer = await read(token)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.json().turns).toHaveLength(2 * lures.length)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    const rows = JSON.stringify(await store.db.selectFrom('transcript_requests').selectAll().execute())
    expect(rows, 'the database holds no token').not.toContain(token)
    expect(server.logged.join('')).not.toContain(token)
  })

  test('a forged, an expired and an erased link show nothing, and say so', async () => {
    const { id, link } = await relayed()
    const token = link.hash.slice(1)
    for (const forged of [`${token.slice(0, -1)}_`, token.slice(0, 20), id, "' or 1=1 --", '__proto__']) {
      const answer = await read(forged)
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'transcript_not_found'])
    }
    expect((await read('')).statusCode).toBe(422)

    server.timing.advance(keptFor.transcriptLinks.days * 86_400_000 - 1)
    expect((await read(token)).statusCode).toBe(200)
    server.timing.advance(1)
    const late = await read(token)
    expect([late.statusCode, late.json().error.code]).toEqual([410, 'transcript_link_expired'])

    const other = await relayed()
    await store.db.deleteFrom('transcripts').execute()
    const gone = await read(linkIn(other.letters.at(-1)?.text ?? '').hash.slice(1))
    expect([gone.statusCode, gone.json().error.code]).toEqual([404, 'transcript_not_found'])
  })

  test('having asked for the proof is none, also where its owner gave it elsewhere', async () => {
    const mallory = server.visitor()
    await askProof(mallory, VICTIM)
    // Vera confirms what looks like a letter of ours, because it is one; Mallory's form then counts as verified.
    await confirm(server.visitor(), await codeIn(VICTIM))
    const standing = await mallory.send('GET', '/api/verification/email')
    expect(standing.json()).toMatchObject({ state: 'verified', email: VICTIM })

    await askTranscript(mallory, await talked(mallory), VICTIM)
    const [letter] = await lettersTo(VICTIM, 'transcript-link')
    expect(letter?.text).not.toContain('locked')
    expect(await lettersTo(VICTIM, 'transcript')).toEqual([])
  })

  test('nor is a proof of another address, of another visitor, or of one who waits for it', async () => {
    const vera = server.visitor()
    await askProof(vera, VICTIM)
    await confirm(vera, await codeIn(VICTIM))
    const mallory = server.visitor()
    await askProof(mallory, 'mallory@evil.example')
    await confirm(mallory, await codeIn('mallory@evil.example'))
    const id = await talked(mallory)
    for (const email of [VICTIM, 'm.allory@evil.example', 'mallory@evil.example.com', 'mallory@evil.exampl'])
      await askTranscript(mallory, id, email)
    expect(
      await store.db.selectFrom('outbox').select('to').where('kind', '=', 'transcript').execute(),
    ).toEqual([])
  })

  test('a proven address gets the words, and nothing that was said can be pressed', async () => {
    const mallory = server.visitor()
    const email = 'Mallory@Evil.example'
    await askProof(mallory, email)
    await confirm(mallory, await codeIn(email))
    await askTranscript(mallory, await talked(mallory), email.toLowerCase())
    const [letter] = await lettersTo(email.toLowerCase(), 'transcript')
    expect(letter?.text).toContain('Your account is locked')
    const pressable = clickableIn(letter ?? { text: '', html: '' })
    expect(pressable.filter((url) => !url.startsWith(SITE))).toEqual([])
  })

  describe('what is typed into a form', () => {
    const email = 'mallory@evil.example'
    const base = { firstName: 'Mallory', lastName: 'Grey', email, subject: 'Hello', message: 'Hello' }
    const send = (fields: object, url = '/api/messages') =>
      server.visitor().send('POST', url, { payload: fields })

    test('is in no letter to the address that was typed beside it', async () => {
      const typed = lures.join(' ')
      const words = {
        firstName: typed.slice(0, 90),
        lastName: typed.slice(0, 90),
        subject: typed.slice(0, 190),
      }
      const said = {
        ...base,
        ...words,
        message: typed,
        preferredDays: typed.slice(0, 190),
        timeZone: 'evil.example',
      }
      for (const kind of ['message', 'demo']) expect((await send({ ...said, kind })).statusCode).toBe(201)
      const interest = { email, interest: typed.slice(0, 190) }
      expect((await send(interest, '/api/waitlist')).statusCode).toBe(201)
      await askProof(server.visitor(), email)
      const letters = await lettersTo(email)
      expect(new Set(letters.map(({ kind }) => kind))).toEqual(
        new Set(['message-received', 'demo-proposed', 'waitlist-joined', 'verify-email']),
      )
      for (const letter of letters) {
        expect(`${letter.subject} ${letter.text} ${letter.html} ${letter.attachments}`).not.toMatch(
          /evil|Mallory/i,
        )
        // Our own address for replies stands in the calendar and its description.
        const foreign = clickableIn(letter).filter((url) => !url.startsWith(SITE))
        expect(foreign).toEqual([])
      }
    })

    test('is readable for sales, and not pressable', async () => {
      for (const lure of lures) {
        const fields = { firstName: lure, lastName: lure, subject: lure, message: `See ${lure}\n${lure}` }
        const cameFrom = { attribution: { source: lure } }
        for (const kind of ['message', 'demo'])
          expect(
            (await send({ ...base, ...fields, ...cameFrom, kind, preferredDays: lure })).statusCode,
          ).toBe(201)
      }
      const letters = await lettersTo('sales@site.example')
      expect(letters).toHaveLength(2 * lures.length)
      for (const letter of letters) {
        const foreign = clickableIn(letter).filter((url) => !url.startsWith(SITE))
        // Whom they are to answer, as the reply does.
        expect(new Set(foreign)).toEqual(new Set([`mailto:${email}`]))
      }
      const text = letters.map((letter) => letter.text).join('\n')
      expect(text).toContain('https[://]evil[.]example/pay?now=1')
    })

    test('an address that is a lure itself is broken up too', async () => {
      await send({ ...base, email: 'https://evil.example/pay?now=@evil.example' })
      const [letter] = await lettersTo('sales@site.example')
      const foreign = clickableIn(letter ?? { text: '', html: '' }).filter((url) => !url.startsWith(SITE))
      expect(foreign).toEqual([])
    })
  })
})
