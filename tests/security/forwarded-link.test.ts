import { afterEach, beforeEach, expect, test } from 'vitest'
import { providerEvent } from '../support/provider.ts'
import { TestVisitor } from '../support/server/conversation-server.ts'
import { openPeopleServer, type PeopleServer } from '../support/server/people-server.ts'
import { describeEachStore, type TestStore } from '../support/stores.ts'

/**
 * Mallory has the verification mail for her own address sent, and forwards its link to Vera. Whatever Vera does with
 * it, what she says in her own talks is not Mallory's to be given, or to be erased.
 */

const MALLORY = 'mallory@evil.example'
const VERA = 'vera@victim.example'
const SECRET = 'We close the Ostrava plant in May'

describeEachStore('a forwarded verification link', (openTestStore) => {
  let store: TestStore
  let provider: PeopleServer['provider']
  let server: PeopleServer['server']
  let people: PeopleServer['people']
  let close: PeopleServer['close']
  beforeEach(async () => {
    store = await openTestStore()
    ;({ provider, server, people, close } = await openPeopleServer(store))
  })
  afterEach(() => close())

  type Visitor = TestVisitor
  const newVisitor = () => new TestVisitor(server.app)
  const post = (visitor: Visitor, url: string, payload: object) => visitor.send('POST', url, { payload })
  const proofOf = async (visitor: Visitor) =>
    (await visitor.send('GET', '/api/verification/email')).json().state
  const ask = async (visitor: Visitor, email: string) => {
    await post(visitor, '/api/verification/email', { email, name: 'Mallory Grey' })
    const letters = await store.db.selectFrom('outbox').selectAll().where('to', '=', email).execute()
    return /oobCode=([\w-]+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? ''
  }
  /** What the page does first with a link. */
  const opens = (visitor: Visitor, oobCode: string) =>
    post(visitor, '/api/verification/email/link', { oobCode })
  const presses = (visitor: Visitor, oobCode: string) =>
    post(visitor, '/api/verification/email/confirm', { oobCode })
  const talks = async (visitor: Visitor, said: string) => {
    const { id } = await visitor.talk()
    const transcript = [{ role: 'user', content: said }]
    await server.app.inject({
      method: 'POST',
      url: new URL(provider.conversations.get(id)?.callback_url ?? '').pathname,
      payload: providerEvent(id, 'application.transcription_ready', { transcript }),
    })
    return id
  }
  const writes = (visitor: Visitor, email: string) =>
    post(visitor, '/api/messages', {
      firstName: 'A',
      lastName: 'B',
      email,
      subject: 'Hello',
      message: 'Hello',
    })
  /** Which of these an export holds. */
  const foundFor = async (email: string, ...traces: string[]) => {
    const held = JSON.stringify((await people.export(email, 'staff')).held)
    return traces.filter((trace) => held.includes(trace))
  }

  test('opened in a browser that did not ask for it, waits for a press and changes nothing', async () => {
    const [mallory, vera] = [newVisitor(), newVisitor()]
    const code = await ask(mallory, MALLORY)
    for (const browser of [vera, newVisitor()])
      for (const _ of [1, 2]) {
        const answer = await opens(browser, code)
        expect([answer.statusCode, answer.json()]).toEqual([200, { state: 'press_needed', email: MALLORY }])
        expect(answer.headers['set-cookie']).toBeUndefined()
        expect(await proofOf(browser)).toBe('none')
      }
    expect(await proofOf(mallory)).toBe('sent')
    // Who waits for a mail of her own is no less a stranger to this one.
    await ask(vera, VERA)
    expect((await opens(vera, code)).json()).toMatchObject({ state: 'press_needed' })
    expect((await presses(vera, code)).json()).toMatchObject({ state: 'verified', email: MALLORY })
  })

  test('opened in the browser that asked, needs none', async () => {
    const mallory = newVisitor()
    const code = await ask(mallory, MALLORY)
    expect((await opens(mallory, code)).json()).toEqual({ state: 'ready' })
    expect(await proofOf(mallory)).toBe('sent')
    expect((await presses(mallory, code)).json()).toMatchObject({ state: 'verified', email: MALLORY })
  })

  test('a forged, used or expired one says so when it is applied, and names nobody before', async () => {
    const [mallory, vera] = [newVisitor(), newVisitor()]
    const code = await ask(mallory, MALLORY)
    await presses(mallory, code)
    for (const bad of ['forged', code]) {
      expect((await opens(vera, bad)).json()).toEqual({ state: 'ready' })
      expect((await presses(vera, bad)).statusCode).toBeGreaterThanOrEqual(400)
    }
  })

  test('pressed or not, gives the sender nothing of what the other one says', async () => {
    const [mallory, vera] = [newVisitor(), newVisitor()]
    const before = await talks(vera, SECRET)
    const code = await ask(mallory, MALLORY)
    await opens(vera, code)
    await presses(vera, code)
    const after = await talks(vera, SECRET)
    await writes(vera, VERA)
    const own = await talks(mallory, 'I am Mallory')
    await writes(mallory, MALLORY)

    const browser = vera.cookie?.split(/[=.]/)[1] ?? 'no cookie'
    const [hers, veras] = [
      ['I am Mallory', own, MALLORY],
      [SECRET, after, VERA],
    ]
    expect(await foundFor(MALLORY, ...hers, ...veras, before, browser)).toEqual(hers)
    expect(await foundFor(VERA, ...veras, ...hers, before, browser)).toEqual(veras)
  })

  test('nor can the sender have the other one’s talks ended or erased', async () => {
    const [mallory, vera] = [newVisitor(), newVisitor()]
    const code = await ask(mallory, MALLORY)
    await presses(vera, code)
    const id = await talks(vera, SECRET)
    await writes(mallory, MALLORY)
    const { erased } = await people.erase(MALLORY, 'staff')
    expect(erased).not.toHaveProperty('conversations')
    expect(await vera.status(id)).toMatchObject({ status: 'active' })
    expect(JSON.stringify(await store.db.selectFrom('transcripts').selectAll().execute())).toContain(SECRET)
  })

  test('what is tied to a person’s own lead, signup or request is theirs', async () => {
    const mallory = newVisitor()
    const code = await ask(mallory, MALLORY)
    await presses(mallory, code)
    const anonymous = await talks(mallory, 'Nobody knows who said this')
    const signup = await post(mallory, '/api/signups', {
      name: 'Mallory Grey',
      email: MALLORY,
      verificationMethod: 'email',
    })
    expect(signup.statusCode).toBe(201)
    const asked = await talks(mallory, 'Send me this')
    await post(mallory, `/api/conversations/${asked}/transcript`, { email: MALLORY })
    const written = await talks(mallory, 'And then I wrote')
    await writes(mallory, MALLORY)
    const tied = [signup.json().conversation_id, asked, written]
    expect(await foundFor(MALLORY, ...tied, anonymous)).toEqual(tied)
  })

  test('a transcript sent to a friend tells the friend nothing of whom else it was sent to', async () => {
    const vera = newVisitor()
    const id = await talks(vera, SECRET)
    await writes(vera, VERA)
    const friends = ['friend@one.example', 'friend@two.example']
    for (const email of friends) await post(vera, `/api/conversations/${id}/transcript`, { email })
    expect(await foundFor(friends[0] ?? '', SECRET, VERA, 'friend@two.example')).toEqual([SECRET])

    // The friend's wish to be forgotten is no reason to take the talk from whoever had it.
    await people.erase(friends[0] ?? '', 'staff')
    expect(await foundFor(VERA, SECRET)).toEqual([SECRET])
    const everything = await Promise.all(
      (['outbox', 'transcript_requests'] as const).map((table) =>
        store.db.selectFrom(table).selectAll().execute(),
      ),
    )
    expect(JSON.stringify(everything)).not.toContain('friend@one.example')

    // With her own it goes for all: also the letters that led to it.
    await people.erase(VERA, 'staff')
    expect(await store.db.selectFrom('transcript_requests').selectAll().execute()).toEqual([])
    expect(await store.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })
})
