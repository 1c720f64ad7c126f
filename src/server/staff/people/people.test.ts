import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { providerEnv, startProvider } from '../../../../tests/support/provider.ts'
import { type Desk, MIRA, openDesk } from '../../../../tests/support/server/desk-server.ts'
import { holdTalk, turnsOf } from '../../../../tests/support/server/held-talk.ts'
import { insertTalk } from '../../../../tests/support/server/insert-talk.ts'
import { describeEachStore } from '../../../../tests/support/stores.ts'
import { insertMessage } from '../../messages/messages-table.ts'
import { insertWaitlistEntry } from '../../messages/waitlist-table.ts'
import { insertSignup } from '../../signups/signups-table.ts'
import type { Database } from '../../store/database.ts'
import { stampNew } from '../../store/ids.ts'
import { transcriptFetches } from '../../talks/fetching/fetches-table.ts'
import { impersonal, personalTables } from './personal-tables.ts'

/** Words that occur nowhere else, so that any trace of the person shows. */
const email = 'Quilla.Zebrowski@Ostravanka.example'
const person = email.toLowerCase()
const name = 'Quilla Zebrowski'
const phone = '+4670123451987'
const traces = ['quilla', 'zebrowski', 'ostravanka', '70123451987', 'okapi farming']
const said = 'My okapi farming needs agents'

const other = { email: 'bystander@example.com', name: 'Bo Bystander' }

const tablesOf = async (db: Kysely<Database>) =>
  (await db.introspection.getTables())
    .map((table) => table.name)
    .filter((table) => !table.startsWith('sqlite_'))

const foundIn = (text: string) => traces.filter((trace) => text.toLowerCase().includes(trace))

/** Every table with what is found of the person in it, byte for byte. */
async function tracesInTables(db: Kysely<Database>) {
  const found: Record<string, string[]> = {}
  for (const table of await tablesOf(db)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)
    const values = rows.flatMap((row) => Object.values(row))
    const text = values
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
      .join('\n')
    if (foundIn(text).length > 0) found[table] = foundIn(text)
  }
  return found
}

const tracesInFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const found = foundIn(readFileSync(join(entry.parentPath, entry.name), 'latin1'))
      return found.length > 0 ? [[entry.name, found]] : []
    })

/** Leaves something in every table that can hold anything of a visitor's. */
async function live(desk: Desk) {
  const { db, services } = desk
  const { clock } = services.staff
  const { leads, mail, verification, codes } = services
  const about = { email, name, headline: `${name} asks` }

  const message = await insertMessage(db, clock, {
    kind: 'message',
    firstName: 'Quilla',
    lastName: 'Zebrowski',
    email,
    subject: `${name} asks`,
    message: said,
    category: null,
    preferredDays: null,
    timeZone: null,
  })
  const first = await leads.record(db, { ...about, kind: 'message', recordId: message.id })
  const entry = await insertWaitlistEntry(db, clock, { email: person, interest: said })
  await leads.record(db, { ...about, email: person, kind: 'waitlist', recordId: entry.id })

  const url = 'https://rooms.example/quilla'
  const visitor = '0199a0a0-aaaa-7000-8000-000000000001'
  const talk = await insertTalk(desk, { providerId: 'c-first', visitor, url })
  const running = await insertTalk(desk, { providerId: 'c-running', visitor, url, state: 'active' })
  const signup = await insertSignup(db, clock, {
    name,
    email,
    phone,
    countryCode: 'SE',
    countryName: 'Sweden',
    verificationMethod: 'phone',
    isPhoneVerified: true,
    isEmailVerified: false,
    avatarConversationId: 'c-first',
    avatarConversationUrl: 'https://rooms.example/quilla',
  })
  await leads.record(db, { ...about, kind: 'signup', recordId: signup.id, conversationId: talk })
  for (const conversationId of [talk, running])
    await db
      .insertInto('avatar_events')
      .values({
        ...stampNew(clock),
        conversationId,
        eventType: 'application.transcription_ready',
        body: JSON.stringify({ said }),
        fingerprint: conversationId,
      })
      .execute()
  await db
    .insertInto('transcripts')
    .values({
      ...stampNew(clock),
      conversationId: talk,
      turns: JSON.stringify([{ speaker: 'visitor', text: said }]),
    })
    .execute()
  await transcriptFetches.insert(db, {
    ...stampNew(clock),
    conversationId: talk,
    state: 'came',
    attempts: 1,
    dueAt: new Date(clock()).toISOString(),
    claimedUntil: null,
    lastProblem: null,
  })
  const unsent = { sentAt: null, linkHash: null, linkExpiresAt: null }
  for (const conversationId of [talk, running])
    await db
      .insertInto('transcript_requests')
      .values({ ...stampNew(clock), conversationId, email: person, ...unsent })
      .execute()
  await db
    .insertInto('signup_requests')
    .values({
      ...stampNew(clock),
      visitor,
      keyHash: 'k',
      bodyHash: 'b',
      conversationId: talk,
      signupId: signup.id,
    })
    .execute()
  await db
    .insertInto('phone_verifications')
    .values({ ...stampNew(clock), visitor, numberHash: 'hash', verifiedAt: null })
    .execute()
  await codes.issue(db, { purpose: 'verify-phone', form: 'digits', holder: visitor, lifetimeMs: 60_000 })
  await verification.email.send(visitor, { email, name })

  const forms = [
    ['/api/messages', { firstName: 'Quilla', lastName: 'Zebrowski', email, subject: said, message: said }],
    [
      '/api/messages',
      { kind: 'demo', firstName: 'Quilla', lastName: 'Z', email, subject: said, message: said },
    ],
    ['/api/waitlist', { email, interest: said }],
  ] as const
  for (const [url, payload] of forms) {
    const answer = await desk.app.inject({ method: 'POST', url, payload })
    if (answer.statusCode !== 201) throw new Error(answer.body)
  }

  const letter = { kind: 'message-to-sales', subject: said, preview: said, blocks: [] } as const
  await mail.queue(db, { ...letter, to: 'sales@desk.example', replyTo: email, about: email })
  await mail.queue(db, { ...letter, to: email, about: email })
  await mail.queue(db, { ...letter, to: `${phone}@sms.invalid`, about: `${phone}@sms.invalid` })

  const second = await leads.record(db, {
    ...other,
    kind: 'message',
    recordId: 'by-a-bystander',
    headline: `I come from ${email.toUpperCase()}`,
  })
  return { first, second, talk, running, held: await talkAtTheDesk(desk) }
}

/** A talk with all that it can leave, in which the address was left. Both of them asked what nobody knew. */
async function talkAtTheDesk(desk: Desk) {
  const { db, services } = desk
  const { clock } = services.staff
  const at = (talkId: string) => ({ ...stampNew(clock), talkId })
  const own = await holdTalk(desk, {
    said: ['Hello', said],
    learned: { summary: said, facts: [{ kind: 'industry', value: said, words: said, turn: 1 }] },
    row: { role: said, country: said, ratingWords: said, stars: 5, ratedAt: desk.now() },
  })
  const contact = { ...at(own), email: person, name, place: 'room' as const, provenAt: null }
  await db.insertInto('talk_contacts').values(contact).execute()
  await services.leads.record(db, {
    kind: 'talk',
    recordId: contact.id,
    email,
    name,
    headline: 'Talk',
    conversationId: own,
  })
  await db
    .insertInto('talk_notes')
    .values({ ...at(own), author: MIRA, text: said })
    .execute()
  await db
    .insertInto('talk_links')
    .values({ ...at(own), path: '/products', label: said, isFollowed: true })
    .execute()
  const mention = `Ask ${email} about it`
  const bystanders = await holdTalk(desk, {
    said: ['Hello', mention],
    learned: { summary: mention, facts: [{ kind: 'wants', value: mention, words: mention, turn: 1 }] },
    row: { ratingWords: mention },
  })
  await db
    .insertInto('talk_notes')
    .values({ ...at(bystanders), author: MIRA, text: mention })
    .execute()
  const group = { meaning: '[]', lastAt: desk.now(), doneAt: null }
  const [alone, shared] = [stampNew(clock), stampNew(clock)]
  await db
    .insertInto('unanswered_groups')
    .values([
      { ...alone, ...group, count: 1 },
      { ...shared, ...group, count: 2 },
    ])
    .execute()
  await db
    .insertInto('unanswered_questions')
    .values([
      { ...at(own), groupId: alone.id, turn: 1, words: said },
      { ...at(own), groupId: shared.id, turn: 2, words: said },
      { ...at(bystanders), groupId: shared.id, turn: 1, words: mention },
    ])
    .execute()
  return { own, bystanders, shared: shared.id }
}

describeEachStore('what is held on one person', (openTestStore, dialect) => {
  test('every table is known to hold people or to hold none', async () => {
    const { db } = await openTestStore()
    const known = new Set<string>([...Object.keys(personalTables), ...impersonal])
    const unknown = (await tablesOf(db)).filter(
      (table) => !known.has(table) && !/^(lead|talk)_search/.test(table),
    )
    expect(unknown, 'name them in personal-tables.ts').toEqual([])
  })

  test('is exported whole, and without our keys', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    const { first, held: talked } = await live(desk)
    await mira.post(`/api/staff/leads/${first}/notes`, { text: 'Called Quilla' })
    const answer = await mira.post('/api/staff/people/export', { email: email.toUpperCase() })
    expect(answer.statusCode).toBe(200)
    const { held } = answer.json()
    expect(held).toMatchObject({
      signups: [{ name, email, phone }],
      messages: [{ message: said }, { kind: 'message' }, { kind: 'demo' }],
      waitlist: [{ interest: said }, { interest: said }],
      lead_notes: [{ text: 'Called Quilla' }],
      accounts: [{ email }],
      conversations: expect.arrayContaining([
        expect.objectContaining({ providerId: 'c-first' }),
        expect.objectContaining({ providerId: 'c-running' }),
        expect.objectContaining({ id: talked.own }),
      ]),
      avatar_events: [{ body: JSON.stringify({ said }) }, {}],
      transcripts: expect.arrayContaining([
        expect.objectContaining({ turns: JSON.stringify(turnsOf(['Hello', said])) }),
      ]),
      talk_contacts: [{ email: person, place: 'room' }],
      talk_notes: [{ text: said }],
      talk_links: [{ path: '/products', isFollowed: true }],
      talks: [{ id: talked.own, summary: said, ratingWords: said }],
      unanswered_groups: [{ count: 1 }],
      unanswered_questions: [{ words: said }, { words: said }],
    })
    expect(answer.body).not.toContain(talked.bystanders)
    expect(Object.keys(held).toSorted()).toEqual(
      Object.keys(personalTables)
        .filter((table) => !['lead_deliveries', 'notices'].includes(table))
        .toSorted(),
    )
    for (const secret of ['codeHash', 'token of', 'Bystander']) expect(answer.body).not.toContain(secret)
    const { entries } = (await mira.get('/api/staff/audit?action=person.exported')).json()
    expect(entries).toHaveLength(1)
    expect(foundIn(JSON.stringify(entries))).toEqual([])
  })

  test('an erased person is in no table, file or log', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    const { first, second, talk, running, held } = await live(desk)
    await mira.get(`/api/staff/leads?search=zebrowski`)
    await mira.get(`/api/staff/leads/${first}`)
    await mira.post(`/api/staff/leads/${first}/notes`, { text: `Called ${name}` })
    await mira.post(`/api/staff/leads/${second}/notes`, { text: `Sent by ${email}.` })
    await mira.patch(`/api/staff/leads/${first}`, { version: 1, state: 'in_work' })
    await mira.get('/api/staff/leads.csv?search=quilla')
    await mira.post('/api/staff/people/export', { email })
    expect(Object.keys(await tracesInTables(desk.db))).toEqual(
      expect.arrayContaining(['accounts', 'leads', 'messages', 'outbox', 'signups', 'waitlist']),
    )
    if (dialect === 'sqlite') expect(tracesInFiles(desk.store.place.dataDir)).not.toEqual([])

    const answer = await mira.post('/api/staff/people/erase', { email: ` ${email.toUpperCase()}` })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().erased).toMatchObject({
      signups: 1,
      messages: 3,
      waitlist: 2,
      leads: 7,
      conversations: 3,
      talks: 1,
      talk_contacts: 1,
      talk_notes: 1,
      talk_links: 1,
      unanswered_groups: 1,
      unanswered_questions: 2,
    })

    expect(await tracesInTables(desk.db)).toEqual({})
    expect(tracesInFiles(desk.store.place.dataDir)).toEqual([])
    expect(foundIn(desk.logged.join(''))).toEqual([])

    // What was not theirs is still there, without the address in it.
    const page = (await mira.get(`/api/staff/leads/${second}`)).json()
    expect(page.lead).toMatchObject({ name: other.name, headline: 'I come from [erased]' })
    expect(page.notes).toMatchObject([{ text: 'Sent by [erased].' }])
    expect((await mira.get('/api/staff/leads?search=bystander')).json().leads).toHaveLength(1)
    expect((await mira.get('/api/staff/leads?search=ostravanka')).json().leads).toEqual([])

    expect((await mira.get(`/api/staff/talks/${held.own}`)).statusCode).toBe(404)
    expect((await mira.get(`/api/staff/talks/${held.bystanders}`)).json()).toMatchObject({
      talk: { summary: 'Ask [erased] about it' },
      transcript: [{}, { text: 'Ask [erased] about it' }],
      facts: [{ value: 'Ask [erased] about it' }],
      notes: [{ text: 'Ask [erased] about it' }],
    })
    expect((await mira.get('/api/staff/talks?search=about')).json().talks).toHaveLength(1)
    expect((await mira.get('/api/staff/talks?search=ostravanka')).json().talks).toEqual([])
    expect((await mira.get('/api/staff/unanswered')).json().groups).toMatchObject([
      { id: held.shared, count: 1, question: 'Ask [erased] about it' },
    ])

    // That it was done is on record, and that there were talks; no callback finds them any more.
    const { entries } = (await mira.get('/api/staff/audit?action=person.erased')).json()
    expect(entries).toMatchObject([{ detail: { leads: '7', signups: '1' } }])
    const talks = await desk.db
      .selectFrom('conversations')
      .select(['id', 'visitor', 'url', 'callbackTokenHash'])
      .where('id', '!=', held.bystanders)
      .orderBy('id')
      .execute()
    expect(talks).toEqual(
      [talk, running, held.own]
        .toSorted()
        .map((id) => ({ id, visitor: null, url: null, callbackTokenHash: id })),
    )
  })

  test('what the provider keeps of their talks is deleted there', async () => {
    const provider = await startProvider()
    await using desk = await openDesk(await openTestStore(), {
      env: providerEnv(provider),
    })
    const started = await desk.app.inject({
      method: 'POST',
      url: '/api/conversations',
      payload: { from: 'home' },
    })
    const providerId = started.json().conversation_id
    const talk = await desk.db.selectFrom('conversations').select('id').executeTakeFirstOrThrow()
    await desk.services.leads.record(desk.db, {
      kind: 'message',
      recordId: 'r1',
      email,
      name,
      headline: 'Hello',
      conversationId: talk.id,
    })
    expect(provider.conversations.get(providerId)?.status).toBe('active')
    const mira = await desk.signIn()
    expect((await mira.post('/api/staff/people/erase', { email })).statusCode).toBe(200)
    expect(provider.conversations.has(providerId)).toBe(false)
    expect(
      await desk.db.selectFrom('conversations').select(['state', 'providerId', 'endReason']).execute(),
    ).toEqual([{ state: 'ended', providerId: null, endReason: 'staff' }])
    await provider.close()
  })

  test('a talk is theirs whose lead it is, not everybody’s whose address was typed there', async () => {
    await using desk = await openDesk(await openTestStore())
    const { db, services } = desk
    const mira = await desk.signIn()
    const talk = await holdTalk(desk, { said: ['Hello', said], learned: { summary: said } })
    const leave = async (address: string) => {
      const contact = { ...stampNew(services.staff.clock), talkId: talk, email: address, name: '' }
      await db
        .insertInto('talk_contacts')
        .values({ ...contact, place: 'end', provenAt: null })
        .execute()
      const lead = { kind: 'talk' as const, recordId: contact.id, email: address, name: '', headline: 'Talk' }
      await services.leads.record(db, { ...lead, conversationId: talk })
    }
    await leave(person)
    await leave(other.email)
    await mira.post(`/api/staff/talks/${talk}/notes`, { text: 'Sounds keen' })

    // What was sent to them they have; what we thought of whoever talked they have not.
    const { held } = (await mira.post('/api/staff/people/export', { email: other.email })).json()
    expect(Object.keys(held).toSorted()).toEqual(['conversations', 'leads', 'talk_contacts', 'transcripts'])
    await mira.post('/api/staff/people/erase', { email: other.email })
    expect((await mira.get(`/api/staff/talks/${talk}`)).json()).toMatchObject({
      talk: { summary: said, email: person },
      notes: [{ text: 'Sounds keen' }],
    })

    await leave(other.email)
    await mira.post('/api/staff/people/erase', { email: person })
    expect((await mira.get(`/api/staff/talks/${talk}`)).statusCode).toBe(404)
    const { leads } = (await mira.get('/api/staff/leads')).json()
    expect(leads).toMatchObject([{ email: other.email, hasConversation: false, score: null }])
  })

  test('erasing again, or erasing nobody, is done at once', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    const answer = await mira.post('/api/staff/people/erase', { email: 'nobody@example.com' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { erased: {} }])
    expect((await mira.post('/api/staff/people/erase', { email: '' })).statusCode).toBe(422)
  })
})
