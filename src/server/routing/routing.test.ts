import { expect, test } from 'vitest'
import { type Colleague, type Desk, MIRA, OMAR, openDesk } from '../../../tests/support/server/desk-server.ts'
import { insertLearnedTalk, learn } from '../../../tests/support/server/learned-talk.ts'
import { describeEachStore, type TestStore } from '../../../tests/support/stores.ts'
import type { RoutingRule } from '../../contract/staff-talks.ts'
import type { NewLead } from '../leads/leads.ts'
import { openStore } from '../store/store.ts'

const rule = (id: string, asks: Partial<RoutingRule> = {}): RoutingRule => ({
  id,
  kind: null,
  industry: null,
  place: null,
  scoreAtLeast: null,
  owners: [MIRA],
  ...asks,
})

const put = (colleague: Colleague, version: number, rules: RoutingRule[]) =>
  colleague.send('PUT', '/api/staff/routing', { version, rules })

/** Puts these in place of whatever rules there are. */
async function ruled(desk: Desk, ...rules: RoutingRule[]): Promise<Colleague> {
  const mira = await desk.signIn()
  const { version } = (await mira.get('/api/staff/routing')).json()
  const answer = await put(mira, version, rules)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return mira
}

let left = 0
const leave = (desk: Desk, given: Partial<NewLead> = {}) => {
  left += 1
  return desk.services.leads.record(desk.db, {
    kind: 'message',
    recordId: `routed ${left}`,
    email: 'ada@example.com',
    name: 'Ada Núñez',
    headline: 'Agents for our treasury',
    ...given,
  })
}
const message = (n: number) => ({
  firstName: 'Ada',
  lastName: 'Núñez',
  email: `ada${n}@example.com`,
  subject: 'Hello',
  message: `Number ${n}`,
})
const send = ({ app }: Desk, form: object) =>
  app.inject({ method: 'POST', url: '/api/messages', payload: form })

const ownersOf = async (desk: Desk) =>
  (await desk.db.selectFrom('leads').select('owner').orderBy('createdAt').orderBy('seq').execute()).map(
    ({ owner }) => owner,
  )
const leadOf = (desk: Desk, id: string) =>
  desk.db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const lettersTo = async (desk: Desk, to: string) =>
  (await desk.db.selectFrom('outbox').selectAll().where('to', '=', to).orderBy('id').execute()).filter(
    ({ kind }) => kind.endsWith('-to-owner'),
  )

/** Another instance of the product over the same database, as another machine would run it. */
async function openAnother(store: TestStore): Promise<Desk> {
  const own = await openStore(store.place)
  const desk = await openDesk({ ...own, place: store.place })
  return {
    ...desk,
    async [Symbol.asyncDispose]() {
      await desk[Symbol.asyncDispose]()
      await own.close()
    },
  }
}

describeEachStore('the rules of who gets a lead', (openTestStore) => {
  test('are none at first; then what staff put there, in their order, and on record', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    expect((await mira.get('/api/staff/routing')).json()).toEqual({ version: 1, rules: [] })
    const rules = [
      rule('a', { kind: 'talk', scoreAtLeast: 70, owners: [OMAR, MIRA] }),
      rule('b', { place: 'Europe/', industry: 'banking' }),
    ]
    const answer = await put(mira, 1, rules)
    expect([answer.statusCode, answer.json()]).toEqual([200, { version: 2, rules }])
    expect((await mira.get('/api/staff/routing')).json()).toEqual({ version: 2, rules })
    const { entries } = (await mira.get('/api/staff/audit?action=routing.changed')).json()
    expect(entries).toMatchObject([{ actor: MIRA, subject: null, detail: { version: '2', rules: '2' } }])

    expect((await put(mira, 1, rules)).json(), 'who wants the same is in nobody’s way').toEqual({
      version: 2,
      rules,
    })
    const [given] = (await put(mira, 2, [rule('')])).json().rules
    expect(given.id, 'a rule without an id gets one').toMatch(/^[\da-f-]{36}$/)
  })

  test('two who change them lose nothing: the slower one is told and sees how they stand', async () => {
    await using desk = await openDesk(await openTestStore())
    const [mira, omar] = [await desk.signIn(MIRA), await desk.signIn(OMAR)]
    const answers = await Promise.all([put(mira, 1, [rule('m')]), put(omar, 1, [rule('o')])])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const slower = answers.find(({ statusCode }) => statusCode === 409)?.json()
    const now = (await mira.get('/api/staff/routing')).json()
    expect(slower.error).toMatchObject({ code: 'routing_changed', routing: now })
    for (const version of [0, 7, -1, 2_147_483_647])
      expect((await put(mira, version, [])).statusCode).toBe(409)
    expect((await mira.get('/api/staff/routing')).json()).toEqual(now)
  })

  test('name members of staff and nobody else, each rule by an id of its own', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    const refused = async (...rules: object[]) => {
      const answer = await mira.send('PUT', '/api/staff/routing', { version: 1, rules })
      return [answer.statusCode, answer.json().error.fields]
    }
    expect(await refused(rule('a'), rule('b', { owners: [MIRA, 'eve@example.com'] }))).toEqual([
      422,
      { 'rules.1.owners.1': 'This is no member of staff' },
    ])
    expect(await refused(rule('a', { owners: [] }))).toEqual([
      422,
      { 'rules.0.owners': 'Choose at least one owner' },
    ])
    expect(await refused(rule('a'), rule('a'))).toEqual([422, { 'rules.1.id': 'Another rule has this id' }])
    expect((await refused(rule('a', { scoreAtLeast: 101 })))[0]).toBe(422)
    expect((await put(mira, 1, [rule('a', { owners: [` ${MIRA.toUpperCase()}`] })])).json().rules).toEqual([
      rule('a'),
    ])
    expect((await desk.anyone.get('/api/staff/routing')).statusCode).toBe(401)
  })
})

describeEachStore('a new lead', (openTestStore) => {
  test('is its owner’s at once, who is mailed; sales are mailed as ever; it is on record', async () => {
    await using desk = await openDesk(await openTestStore(), { env: { SALES_EMAIL: 'sales@site.example' } })
    const mira = await ruled(desk, rule('demos', { kind: 'demo', place: 'Asia/', owners: [OMAR] }))
    await send(desk, { ...message(1), kind: 'demo', timeZone: 'asia/tokyo' })
    desk.wait(1000)
    await send(desk, { ...message(2), kind: 'demo', timeZone: 'Europe/Lisbon' })
    desk.wait(1000)
    await send(desk, { ...message(3), kind: 'message' })

    const { leads } = (await mira.get('/api/staff/leads')).json()
    expect(leads.map(({ owner, version }: { owner: string; version: number }) => [owner, version])).toEqual([
      [null, 1],
      [null, 1],
      [OMAR, 2],
    ])
    const page = (await mira.get(`/api/staff/leads/${leads[2].id}`)).json()
    expect(page.history).toMatchObject([
      { action: 'lead.created', actor: null },
      { action: 'lead.owner', actor: null, detail: { from: '', to: OMAR } },
    ])
    const [letter, ...others] = await lettersTo(desk, OMAR)
    expect(others).toEqual([])
    expect(letter).toMatchObject({
      kind: 'lead-to-owner',
      replyTo: 'ada1@example.com',
      about: 'ada1@example.com',
      subject: 'Yours: Ada Núñez, Hello',
    })
    expect(letter?.text).toContain(`http://site.test/desk?lead=${leads[2].id}`)
    const toSales = await desk.db
      .selectFrom('outbox')
      .select('kind')
      .where('to', '=', 'sales@site.example')
      .execute()
    expect(toSales).toHaveLength(3)
  })

  test('goes to several in turn, however many instances there are and however often they start', async () => {
    const store = await openTestStore()
    {
      await using desk = await openDesk(store)
      await ruled(desk, rule('all', { owners: [MIRA, OMAR] }))
      for (let n = 0; n < 3; n++) await leave(desk)
      expect(await ownersOf(desk)).toEqual([MIRA, OMAR, MIRA])
    }
    await using one = await openDesk(store)
    await leave(one)
    expect((await ownersOf(one)).at(-1), 'after a restart it goes on where it was').toBe(OMAR)

    await using other = await openAnother(store)
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) => send(n % 2 ? one : other, message(n))),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(16).fill(201))
    const owners = await ownersOf(one)
    expect(owners.filter((owner) => owner === MIRA)).toHaveLength(10)
    expect(owners.filter((owner) => owner === OMAR)).toHaveLength(10)
    for (const to of [MIRA, OMAR]) expect(await lettersTo(one, to)).toHaveLength(10)
  })

  test('that is not kept takes nobody’s turn and writes to nobody', async () => {
    await using desk = await openDesk(await openTestStore())
    await ruled(desk, rule('all', { owners: [MIRA, OMAR] }))
    const failed = desk.db.transaction().execute(async (trx) => {
      await desk.services.leads.record(trx, {
        kind: 'waitlist',
        recordId: 'never kept',
        email: 'x@example.com',
        name: '',
        headline: 'Energy',
      })
      throw new Error('the disk is full')
    })
    await expect(failed).rejects.toThrow('the disk is full')
    await leave(desk)
    expect(await ownersOf(desk)).toEqual([MIRA])
    expect(await lettersTo(desk, MIRA)).toHaveLength(1)
  })

  test('that looks like a machine’s is nobody’s, and nobody is mailed', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await ruled(desk, rule('all'))
    await send(desk, { ...message(1), website: 'https://spam.example' })
    const { leads } = (await mira.get('/api/staff/leads')).json()
    expect(leads).toMatchObject([{ isSuspect: true, owner: null, version: 1 }])
    expect(await lettersTo(desk, MIRA)).toEqual([])
  })

  test('goes past whoever left the staff, to the next rule where nobody of one is left', async () => {
    const store = await openTestStore()
    await using desk = await openDesk(store)
    const eve = 'eve@desk.example'
    const rules = [
      rule('hers', { kind: 'demo', owners: [eve] }),
      rule('theirs', { owners: [eve, MIRA, OMAR] }),
    ]
    await desk.db
      .updateTable('routing')
      .set({ rules: JSON.stringify(rules) })
      .execute()
    await leave(desk, { kind: 'demo' })
    await leave(desk)
    await leave(desk)
    expect(await ownersOf(desk)).toEqual([MIRA, OMAR, MIRA])
  })

  test('is kept where the rules cannot be read', async () => {
    await using desk = await openDesk(await openTestStore())
    await desk.db.updateTable('routing').set({ rules: '[{"kind":"from the future"}]' }).execute()
    await leave(desk)
    expect(await ownersOf(desk)).toEqual([null])
    expect(desk.logged.join('')).toContain('the rules of who gets a lead cannot be read')
  })

  test('knows what was learned in the talk before it', async () => {
    await using desk = await openDesk(await openTestStore())
    await ruled(desk, rule('good banks', { industry: 'banking', scoreAtLeast: 60, place: 'Japan' }))
    const known = { score: 70, industry: 'banking', country: 'Japan', summary: 'Runs two ledgers.' } as const
    const talk = await insertLearnedTalk(desk, known)
    const id = await leave(desk, { conversationId: talk })
    expect(await leadOf(desk, id)).toMatchObject({
      owner: MIRA,
      score: 70,
      industry: 'banking',
      country: 'Japan',
    })
    const [letter] = await lettersTo(desk, MIRA)
    expect(letter?.text).toContain('> Runs two ledgers.')
    expect(letter?.text).toContain('Score: 70 of 100')
    const told = await leave(desk, { conversationId: talk, country: 'Brazil' })
    expect(await leadOf(desk, told), 'what a visitor told stands').toMatchObject({
      country: 'Brazil',
      owner: null,
    })
  })
})

describeEachStore('what is learned in a talk', (openTestStore) => {
  const talkLearned = (desk: Desk, talk: string) =>
    desk.db.transaction().execute((trx) => desk.services.routing.talkLearned(trx, talk))

  test('gives a lead away that nobody had, with the summary', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await ruled(desk, rule('good ones', { scoreAtLeast: 60, owners: [OMAR] }))
    const talk = await insertLearnedTalk(desk, { learnedAt: null })
    const id = await leave(desk, { kind: 'talk', conversationId: talk })
    const suspect = await leave(desk, { conversationId: talk, isSuspect: true })
    expect(await leadOf(desk, id)).toMatchObject({ owner: null, score: null })

    await learn(desk, talk, { score: 80, industry: 'retail', summary: 'They open forty shops a year.' })
    await talkLearned(desk, talk)
    expect(await leadOf(desk, id)).toMatchObject({ owner: OMAR, score: 80, industry: 'retail', version: 2 })
    expect(await leadOf(desk, suspect)).toMatchObject({ owner: null, score: null })
    const letters = await lettersTo(desk, OMAR)
    expect(letters).toMatchObject([{ kind: 'lead-to-owner' }])
    expect(letters[0]?.text).toContain('They open forty shops a year.')
    expect((await mira.get(`/api/staff/leads/${id}`)).json().history.at(-1)).toMatchObject({
      action: 'lead.owner',
      actor: null,
    })
  })

  test('is mailed to the owner a lead has, and takes it from nobody', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await ruled(desk, rule('all', { owners: [OMAR] }))
    const talk = await insertLearnedTalk(desk, { learnedAt: null })
    const id = await leave(desk, { kind: 'talk', conversationId: talk })
    await mira.patch(`/api/staff/leads/${id}`, { version: 2, owner: MIRA })
    await learn(desk, talk, { score: 80, summary: 'They open forty shops a year.' })
    await talkLearned(desk, talk)
    expect(await leadOf(desk, id)).toMatchObject({ owner: MIRA, score: 80, version: 3 })
    expect(await lettersTo(desk, MIRA)).toMatchObject([
      { kind: 'talk-to-owner', subject: 'What Ada Núñez talked about' },
    ])
    expect(await lettersTo(desk, OMAR)).toMatchObject([{ kind: 'lead-to-owner' }])
  })

  test('of a talk nobody can be reached after changes no lead', async () => {
    await using desk = await openDesk(await openTestStore())
    await ruled(desk, rule('all'))
    const talk = await insertLearnedTalk(desk, { score: 90 })
    await talkLearned(desk, talk)
    await talkLearned(desk, 'a talk that is not there')
    expect(await ownersOf(desk)).toEqual([])
    expect(await lettersTo(desk, MIRA)).toEqual([])
  })
})
