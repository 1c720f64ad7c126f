import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../src/server/store/database.ts'
import { providerEvent } from '../support/provider.ts'
import { TestVisitor } from '../support/server/conversation-server.ts'
import { openPeopleServer, type PeopleServer } from '../support/server/people-server.ts'
import { describeEachStore, type TestStore } from '../support/stores.ts'

/** Quilla asks to be erased. Others have typed her address wherever there is something to type. */

const ERASED = "Quilla.O'Zeb+News@Ostravanka.example"
const NAME = 'Quilla Zebrowska'
const BYSTANDER = 'bo@bystander.example'

/** As it comes to stand in a text, an address, a page of HTML, JSON, a letter of ours. */
const spellings = [
  ERASED,
  ERASED.toUpperCase(),
  encodeURIComponent(ERASED),
  encodeURIComponent(ERASED).toLowerCase(),
  `mailto:${ERASED}?subject=x`,
  `<${ERASED}>,"${ERASED}"`,
  `line\n${ERASED}\n\t${ERASED}.`,
]

/** What is left of it in any column of any table, however it is spelt there. */
async function traces(db: Kysely<Database>) {
  const plain = (value: unknown) => {
    const text = Buffer.isBuffer(value) ? value.toString('latin1') : String(value)
    return text
      .replaceAll(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
      .replaceAll('&#39;', "'")
      .replaceAll(/\[([@.:])\]/g, '$1')
      .toLowerCase()
  }
  const found: string[] = []
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        if (/ostravanka|o'zeb|quilla/.test(plain(value)))
          found.push(`${name}.${column}: ${plain(value).slice(0, 60)}`)
  }
  return found
}

describeEachStore('an erasure', (openTestStore) => {
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

  const post = async (visitor: TestVisitor, url: string, payload: object, status = 201) => {
    const answer = await visitor.send('POST', url, { payload })
    expect([url, answer.statusCode]).toEqual([url, status])
    return answer
  }
  const attribution = (text: string) =>
    Object.fromEntries(
      ['landing', 'referrer', 'source', 'medium', 'campaign', 'term', 'content'].map((key) => [key, text]),
    )
  const message = (email: string, words: object) => ({
    firstName: 'Bo',
    lastName: 'Bystander',
    email,
    subject: 'Hello',
    message: 'Hello',
    ...words,
  })
  async function proven(email: string) {
    const visitor = new TestVisitor(server.app)
    await post(visitor, '/api/verification/email', { email, name: 'Bo' }, 202)
    const [letter] = await store.db.selectFrom('outbox').select('text').where('to', '=', email).execute()
    const oobCode = /oobCode=([\w-]+)/.exec(letter?.text ?? '')?.[1]
    await post(visitor, '/api/verification/email/confirm', { oobCode }, 200)
    return visitor
  }
  async function talks(visitor: TestVisitor, text: string) {
    const answer = await post(visitor, '/api/conversations', { from: 'home', attribution: attribution(text) })
    const id = answer.json().conversation_id as string
    const transcript = ['user', 'assistant'].map((role) => ({ role, content: text }))
    await server.app.inject({
      method: 'POST',
      url: new URL(provider.conversations.get(id)?.callback_url ?? '').pathname,
      payload: providerEvent(id, 'application.transcription_ready', { transcript }),
    })
    return id
  }

  /** All that a person can leave here, in the name of `email`, with `text` wherever something can be typed. */
  async function leaveEverywhere(email: string, text: string) {
    const line = text.replaceAll(/\s+/g, ' ')
    const visitor = await proven(email)
    const id = await talks(visitor, text)
    await post(visitor, `/api/conversations/${id}/transcript`, { email }, 202)
    await post(visitor, '/api/signups', {
      name: 'Bo Bystander',
      email,
      verificationMethod: 'email',
      countryName: line.slice(0, 100),
      attribution: attribution(text),
    })
    const words = {
      firstName: line.slice(0, 100),
      lastName: line.slice(0, 100),
      subject: line.slice(0, 200),
      message: `${text}\n> ${text}`,
      preferredDays: line.slice(0, 200),
      timeZone: line.slice(0, 100),
      attribution: attribution(text),
    }
    for (const kind of ['message', 'demo'])
      await post(visitor, '/api/messages', message(email, { ...words, kind }))
    const interest = { email, interest: line.slice(0, 200), attribution: attribution(text) }
    await post(visitor, '/api/waitlist', interest)
    const [lead] = await store.db.selectFrom('leads').select('id').where('person', '=', email).execute()
    await sql`insert into lead_notes (id, "leadId", author, text, "createdAt")
      values (${crypto.randomUUID()}, ${lead?.id}, 'mira@desk.example', ${text}, '2026-01-01T00:00:00.000Z')`.execute(
      store.db,
    )
  }

  test('leaves no trace of the address in any text column of any table', async () => {
    await leaveEverywhere(ERASED.toLowerCase(), `I am ${ERASED}`)
    for (const [at, spelling] of spellings.entries())
      await leaveEverywhere(`bo${at}@bystander.example`, `Ask ${spelling} about it`)
    const before = await traces(store.db)
    for (const place of [
      'messages.firstName',
      'messages.lastName',
      'messages.preferredDays',
      'messages.timeZone',
      'leads.name',
      'leads.source',
      'leads.attribution',
      'leads.words',
      'conversations.attribution',
      'transcripts.turns',
      'avatar_events.body',
      'waitlist.interest',
      'waitlist.onceKey',
      'outbox.subject',
      'outbox.text',
      'outbox.html',
      'lead_notes.text',
    ])
      expect(
        before.some((found) => found.startsWith(`${place}:`)),
        place,
      ).toBe(true)

    await people.erase(ERASED, 'mira@desk.example')
    expect(await traces(store.db)).toEqual([])

    // What was not hers is all there.
    const leads = await store.db.selectFrom('leads').selectAll().execute()
    expect(leads).toHaveLength(5 * spellings.length)
    for (const lead of leads) {
      expect(JSON.parse(lead.attribution)).toMatchObject({
        campaign: expect.stringContaining('[erased]'),
      })
      expect(lead.email).toMatch(/^bo\d@bystander\.example$/)
    }
    expect(new Set(leads.map(({ kind }) => kind)).size).toBe(5)
    const turns = await store.db.selectFrom('transcripts').select('turns').execute()
    for (const row of turns) expect(JSON.parse(row.turns)).toHaveLength(2)
    // The same person may wait for the same again.
    const visitor = new TestVisitor(server.app)
    const interest = { email: 'bo0@bystander.example', interest: 'Ask nobody' }
    await post(visitor, '/api/waitlist', interest)
  })

  test('leaves alone what only looks like the address', async () => {
    const others = [
      'n@gmail.com.au',
      'susan@gmail.com',
      'x.n@gmail.com',
      'x-n@gmail.com',
      'x+n@gmail.com',
      'n@gmail.company',
      'n@gmail.com-mail.example',
      'nn@gmail.com',
      'n@gmailxcom',
    ]
    const words = { subject: others.join(', '), message: others.join('\n') }
    await post(new TestVisitor(server.app), '/api/messages', message(BYSTANDER, words))
    for (const email of others.filter((one) => one.includes('.')))
      await post(new TestVisitor(server.app), '/api/messages', message(email, {}))
    const all = async () =>
      JSON.stringify([
        await store.db.selectFrom('messages').selectAll().orderBy('id').execute(),
        await store.db.selectFrom('leads').selectAll().orderBy('id').execute(),
        await store.db.selectFrom('outbox').selectAll().orderBy('id').execute(),
      ])
    const before = await all()
    await people.erase('n@gmail.com', 'mira@desk.example')
    expect((await all()) === before).toBe(true)
  })

  test('takes the name out of what others wrote, unless it is somebody else’s too', async () => {
    const about = {
      subject: `About ${NAME}`,
      message: `I met ${NAME.toLowerCase()}. ${NAME}’s plan is good.`,
    }
    const own = { firstName: 'Quilla', lastName: 'Zebrowska' }
    const visitor = () => new TestVisitor(server.app)
    await post(visitor(), '/api/messages', message(ERASED, own))
    await post(visitor(), '/api/messages', message(BYSTANDER, { ...about, lastName: `for ${NAME}` }))
    // A stranger's "name" must not take words out of everybody's letters.
    await post(
      visitor(),
      '/api/messages',
      message('eve@evil.example', { firstName: 'cost', lastName: 'reduction' }),
    )
    for (let n = 0; n < 12; n++) {
      const words = { subject: `On cost reduction ${n}`, message: 'Cost reduction is what we want.' }
      await post(visitor(), '/api/messages', message(`bo${n}@bystander.example`, words))
    }
    const bystanders = async () =>
      (await store.db.selectFrom('messages').selectAll().where('email', '=', BYSTANDER).execute())[0]
    await people.erase(ERASED, 'mira@desk.example')
    expect(await traces(store.db)).toEqual([])
    expect(await bystanders()).toMatchObject({
      lastName: 'for [erased]',
      subject: 'About [erased]',
      message: 'I met [erased]. [erased]’s plan is good.',
    })
    await people.erase('eve@evil.example', 'mira@desk.example')
    const left = await store.db.selectFrom('messages').select('message').execute()
    expect(left.filter((row) => row.message === 'Cost reduction is what we want.')).toHaveLength(12)

    // A namesake keeps the name.
    await post(
      visitor(),
      '/api/messages',
      message('ada@one.example', { firstName: 'Ada', lastName: 'Smith' }),
    )
    await post(
      visitor(),
      '/api/messages',
      message('ada@two.example', { firstName: 'Ada', lastName: 'Smith' }),
    )
    await people.erase('ada@one.example', 'mira@desk.example')
    const namesake = await store.db
      .selectFrom('leads')
      .select('name')
      .where('email', '=', 'ada@two.example')
      .execute()
    expect(namesake).toEqual([{ name: 'Ada Smith' }])
  })

  test('of somebody on the staff leaves the staff’s own doings signed', async () => {
    const mira = 'mira@desk.example'
    await post(new TestVisitor(server.app), '/api/messages', message(mira, {}))
    await post(new TestVisitor(server.app), '/api/messages', message(BYSTANDER, {}))
    await store.db.updateTable('leads').set({ owner: mira }).where('email', '=', BYSTANDER).execute()
    await people.erase(mira, mira)
    expect(await store.db.selectFrom('leads').select('owner').execute()).toEqual([{ owner: mira }])
  })
})
