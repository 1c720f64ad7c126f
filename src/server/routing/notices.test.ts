import { expect, test } from 'vitest'
import { type Asked, type HttpStandIn, startHttpStandIn } from '../../../tests/support/http-stand-in.ts'
import { type Desk, MIRA, openDesk } from '../../../tests/support/server/desk-server.ts'
import { insertLearnedTalk, learn } from '../../../tests/support/server/learned-talk.ts'
import { describeEachStore, type TestStore } from '../../../tests/support/stores.ts'
import { NOTABLE_SCORE } from '../../contract/staff-talks.ts'
import { deliveries, takeOverDeliveries } from '../leads/deliveries.ts'
import type { NewLead } from '../leads/leads.ts'
import { signatureOf } from '../posting/signed-post.ts'
import { migrate } from '../store/migrate.ts'
import { migrations } from '../store/migrations/all.ts'
import type { Channel } from './channel.ts'
import { RETRY_AFTER_MS } from './notice-worker.ts'
import { notices } from './notices-table.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

let left = 0
const leave = (desk: Desk, given: Partial<NewLead> = {}) => {
  left += 1
  return desk.services.leads.record(desk.db, {
    kind: 'talk',
    recordId: `told ${left}`,
    email: 'ada@example.com',
    name: 'Ada Núñez',
    headline: 'Left an address in a talk',
    ...given,
  })
}

/** Looks until there is nothing due any more. */
async function tellAll({ services }: Desk): Promise<void> {
  while (await services.routing.round());
}

const isGenuine = ({ headers, body }: Asked) =>
  headers['webhook-signature'] ===
  signatureOf({
    secret: SECRET,
    id: String(headers['webhook-id']),
    seconds: Number(headers['webhook-timestamp']),
    body,
  })
const told = ({ asked }: HttpStandIn) => asked.map(({ body }) => JSON.parse(body))
const typesOf = (receiver: HttpStandIn) => told(receiver).map(({ type }) => type)

describeEachStore('the webhook is told', (openTestStore) => {
  const openTold = async (receiver: HttpStandIn, store?: TestStore) =>
    openDesk(store ?? (await openTestStore()), {
      env: { LEAD_WEBHOOK_URL: receiver.url, LEAD_WEBHOOK_SECRET: SECRET },
    })
  const within = (desk: Desk, deed: 'talkLearned' | 'talkOver' | 'talkRated', talk: string) =>
    desk.db.transaction().execute((trx) => desk.services.routing[deed](trx, talk))

  test('of each event once, signed, under an id of its own', async () => {
    await using receiver = await startHttpStandIn({ status: 204 })
    await using desk = await openTold(receiver)
    const talk = await insertLearnedTalk(desk, { learnedAt: null, turns: 9, seconds: 120 })
    const id = await leave(desk, { conversationId: talk })
    await desk.db.updateTable('talks').set({ leadId: id }).where('id', '=', talk).execute()
    await learn(desk, talk, { score: 71, industry: 'health', summary: 'Three clinics.' })
    await within(desk, 'talkLearned', talk)
    await within(desk, 'talkLearned', talk)
    await within(desk, 'talkOver', talk)
    await learn(desk, talk, { stars: 5, ratedAt: desk.now() })
    await within(desk, 'talkRated', talk)
    await within(desk, 'talkRated', talk)
    const mira = await desk.signIn()
    await mira.patch(`/api/staff/leads/${id}`, { version: 1, state: 'in_work', owner: MIRA })
    await mira.patch(`/api/staff/leads/${id}`, { version: 2, state: 'in_work' })
    await tellAll(desk)
    await tellAll(desk)

    expect(receiver.asked.every(isGenuine)).toBe(true)
    expect(new Set(receiver.asked.map(({ headers }) => headers['webhook-id'])).size).toBe(5)
    const byType = Object.fromEntries(
      told(receiver).map((notice) => [JSON.stringify([notice.type, notice.data.changed]), notice.data]),
    )
    expect(Object.keys(byType).toSorted()).toEqual(
      [
        ['lead.created', undefined],
        ['lead.rated', undefined],
        ['lead.updated', ['score']],
        ['lead.updated', ['state', 'owner']],
        ['talk.ended', undefined],
      ]
        .map((key) => JSON.stringify(key))
        .toSorted(),
    )
    expect(byType['["talk.ended",null]']).toMatchObject({
      id: talk,
      transcript: 'here',
      turns: 9,
      seconds: 120,
      score: 71,
      industry: 'health',
      summary: 'Three clinics.',
      leadId: id,
      url: `http://site.test/desk?view=talks&talk=${talk}`,
    })
    expect(byType['["lead.rated",null]']).toMatchObject({
      id,
      rating: { talkId: talk, stars: 5, words: null },
    })
    expect(byType['["lead.updated",["state","owner"]]']).toMatchObject({
      id,
      email: 'ada@example.com',
      state: 'in_work',
      owner: MIRA,
      score: 71,
      talkId: talk,
      version: 2,
      url: `http://site.test/desk?lead=${id}`,
    })
  })

  test('of a new lead with the owner it got, and of no change beside it', async () => {
    await using receiver = await startHttpStandIn({ status: 204 })
    await using desk = await openTold(receiver)
    const rules = [{ id: 'all', kind: null, industry: null, place: null, scoreAtLeast: null, owners: [MIRA] }]
    await desk.db
      .updateTable('routing')
      .set({ rules: JSON.stringify(rules) })
      .execute()
    await leave(desk)
    await tellAll(desk)
    expect(told(receiver)).toMatchObject([{ type: 'lead.created', data: { owner: MIRA, version: 2 } }])
  })

  test('of a rating again where it was changed, and of none without a lead', async () => {
    await using receiver = await startHttpStandIn({ status: 204 })
    await using desk = await openTold(receiver)
    const talk = await insertLearnedTalk(desk, { stars: 2, ratedAt: desk.now() })
    await within(desk, 'talkRated', talk)
    await leave(desk, { conversationId: talk })
    await within(desk, 'talkRated', talk)
    await tellAll(desk)
    await learn(desk, talk, { stars: 4, ratingWords: 'Better than I thought' })
    await within(desk, 'talkRated', talk)
    await tellAll(desk)
    const ratings = told(receiver).filter(({ type }) => type === 'lead.rated')
    expect(ratings.map(({ data }) => data.rating)).toMatchObject([
      { stars: 2, words: null },
      { stars: 4, words: 'Better than I thought' },
    ])
  })

  test('of nothing about a suspect, also when staff work it', async () => {
    await using receiver = await startHttpStandIn({ status: 204 })
    await using desk = await openTold(receiver)
    const talk = await insertLearnedTalk(desk, { stars: 1, score: 10 })
    const id = await leave(desk, { conversationId: talk, isSuspect: true })
    const mira = await desk.signIn()
    await mira.patch(`/api/staff/leads/${id}`, { version: 1, state: 'lost' })
    await within(desk, 'talkRated', talk)
    await within(desk, 'talkLearned', talk)
    await tellAll(desk)
    expect(typesOf(receiver)).toEqual(['talk.ended'])
  })

  test('of no change that was rolled back, and of nobody who was erased meanwhile', async () => {
    await using receiver = await startHttpStandIn({ status: 204 })
    await using desk = await openTold(receiver)
    const failed = desk.db.transaction().execute(async (trx) => {
      await desk.services.routing.notices.queue(trx, 'lead.created', 'never kept')
      throw new Error('the disk is full')
    })
    await expect(failed).rejects.toThrow('the disk is full')
    const talk = await insertLearnedTalk(desk, { score: 80, stars: 3 })
    await leave(desk, { conversationId: talk })
    await within(desk, 'talkLearned', talk)
    await within(desk, 'talkRated', talk)
    const mira = await desk.signIn()
    const exported = (await mira.post('/api/staff/people/export', { email: 'ada@example.com' })).json()
    expect(exported.held.notices).toHaveLength(4)
    await mira.post('/api/staff/people/erase', { email: 'ada@example.com' })
    expect(await desk.db.selectFrom('notices').select('id').execute()).toEqual([])

    const lost = await insertLearnedTalk(desk)
    await within(desk, 'talkOver', lost)
    await desk.db.deleteFrom('talks').where('id', '=', lost).execute()
    await tellAll(desk)
    expect(receiver.asked).toEqual([])
    expect(await desk.db.selectFrom('notices').select('id').execute()).toEqual([])
  })

  test('of what a version before this one left unsent, under the same id', async () => {
    await using receiver = await startHttpStandIn({ status: 204 })
    await using desk = await openTold(receiver)
    const id = await leave(desk)
    await tellAll(desk)
    await desk.db.deleteFrom('notices').execute()
    const delivery = {
      leadId: id,
      attempts: 2,
      claimedUntil: null,
      deliveredAt: null,
      lastProblem: 'answered 500',
    }
    const at = (createdAt: string) => ({ dueAt: createdAt, createdAt })
    await deliveries.insert(desk.db, {
      ...delivery,
      ...at(desk.now()),
      id: 'by an older one',
      state: 'pending',
    })
    await deliveries.insert(desk.db, {
      ...delivery,
      ...at('2025-01-01T00:00:00.000Z'),
      id: 'long ago',
      state: 'delivered',
    })
    const monthAgo = '2026-02-01T00:00:00.000Z'
    await takeOverDeliveries(desk.db, monthAgo)
    await takeOverDeliveries(desk.db, monthAgo)
    await tellAll(desk)
    expect(receiver.asked.slice(1).map(({ headers }) => headers['webhook-id'])).toEqual(['by an older one'])
    expect(await desk.db.selectFrom('lead_deliveries').select('id').execute()).toEqual([
      { id: 'by an older one' },
    ])
  })
})

describeEachStore('notices of an earlier version', (openTestStore, dialect) => {
  test('are all here, whether told or waiting', async () => {
    const { db } = await openTestStore({ migrated: false })
    await migrate(
      db,
      dialect,
      Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0096')),
    )
    const createdAt = '2026-01-01T00:00:00.000Z'
    const row = { attempts: 1, dueAt: createdAt, claimedUntil: null, lastProblem: null, createdAt }
    await deliveries.insert(db, { ...row, id: 'd1', leadId: 'l1', state: 'pending', deliveredAt: null })
    await deliveries.insert(db, {
      ...row,
      id: 'd2',
      leadId: 'l2',
      state: 'delivered',
      deliveredAt: createdAt,
    })
    await migrate(db, dialect)
    const about = { target: 'webhook', event: 'lead.created', occasion: '' }
    expect(await notices.byId(db, 'd1')).toMatchObject({
      ...row,
      ...about,
      subjectId: 'l1',
      state: 'pending',
    })
    expect(await notices.byId(db, 'd2')).toMatchObject({
      ...row,
      ...about,
      subjectId: 'l2',
      state: 'delivered',
    })
  })
})

describeEachStore('a channel of the staff’s', (openTestStore) => {
  const open = async (receiver: HttpStandIn, shape: Channel['shape'], env: Record<string, string> = {}) =>
    openDesk(await openTestStore(), { env, channel: { url: receiver.url, shape } })

  test('by NOTIFY_URL gets a line for a new lead, within a moment of the form', async () => {
    await using receiver = await startHttpStandIn({ status: 200 })
    await using desk = await openDesk(await openTestStore(), {
      env: { NOTIFY_URL: `${receiver.url}/services/T0/B0/x` },
    })
    await desk.app.listen({ host: '127.0.0.1', port: 0 })
    const form = {
      firstName: 'Ada',
      lastName: 'Núñez',
      email: 'ada@example.com',
      subject: 'Hello',
      message: 'Hi',
    }
    await desk.app.inject({ method: 'POST', url: '/api/messages', payload: form })
    await expect.poll(() => receiver.asked).toHaveLength(1)
    const [asked] = receiver.asked
    expect(asked).toMatchObject({ method: 'POST', path: '/services/T0/B0/x' })
    expect(asked?.headers['webhook-signature']).toBeUndefined()
    expect(JSON.parse(asked?.body ?? '').blocks[0].text).toEqual({
      type: 'plain_text',
      text: 'New lead: Ada Núñez · Message · nobody has it yet',
      emoji: false,
    })
    expect(asked?.body).not.toContain('ada@example.com')
  })

  test('gets a line for a talk with a lead or a good score, in the shape it takes, and for nothing else', async () => {
    await using receiver = await startHttpStandIn({ status: 202 })
    await using desk = await open(receiver, 'teams')
    const talkLearned = (talk: string) =>
      desk.db.transaction().execute((trx) => desk.services.routing.talkLearned(trx, talk))
    await talkLearned(await insertLearnedTalk(desk, { score: NOTABLE_SCORE - 1, turns: 1 }))
    await talkLearned(await insertLearnedTalk(desk, { score: NOTABLE_SCORE, turns: 2 }))
    const withLead = await insertLearnedTalk(desk, { score: 0, turns: 3, stars: 1 })
    const id = await leave(desk, { conversationId: withLead })
    await desk.db.updateTable('talks').set({ leadId: id }).where('id', '=', withLead).execute()
    await talkLearned(withLead)
    await desk.db.transaction().execute((trx) => desk.services.routing.talkRated(trx, withLead))
    await tellAll(desk)
    const lines = told(receiver).map(
      ({ type, attachments: [card] }) => `${type}: ${card.content.body[0].inlines[0].text}`,
    )
    expect(lines.toSorted()).toEqual([
      'message: A talk has ended: Ada Núñez · 3 turns · score 0',
      `message: A talk has ended: anonymous · 2 turns · score ${NOTABLE_SCORE}`,
      'message: New lead: Ada Núñez · Talk · score 0 · nobody has it yet',
    ])
  })

  test('waits and tries again by itself, whatever the webhook does; no name or address is logged', async () => {
    await using webhook = await startHttpStandIn({ status: 204 })
    await using receiver = await startHttpStandIn({ status: 429 }, 'hang up', { status: 200 })
    await using desk = await open(receiver, 'slack', {
      LEAD_WEBHOOK_URL: webhook.url,
      LEAD_WEBHOOK_SECRET: SECRET,
    })
    const id = await leave(desk)
    await tellAll(desk)
    await tellAll(desk)
    expect([webhook.asked.length, receiver.asked.length]).toEqual([1, 1])
    for (const ms of RETRY_AFTER_MS.slice(0, 2)) {
      desk.wait(ms)
      await tellAll(desk)
    }
    expect([webhook.asked.length, receiver.asked.length]).toEqual([1, 3])
    const rows = await desk.db.selectFrom('notices').selectAll().execute()
    expect(rows.map(({ target, state, attempts }) => [target, state, attempts]).toSorted()).toEqual([
      ['channel', 'delivered', 3],
      ['webhook', 'delivered', 1],
    ])
    const mira = await desk.signIn()
    expect((await mira.get(`/api/staff/leads/${id}`)).json().webhook).toMatchObject({
      state: 'delivered',
      attempts: 1,
    })
    const logged = desk.logged.join('')
    expect(logged).toContain('a notice has to be sent again')
    for (const secret of ['Ada', 'ada@example.com', receiver.url]) expect(logged).not.toContain(secret)
  })

  test('is left alone by an instance that knows none', async () => {
    await using receiver = await startHttpStandIn({ status: 200 })
    await using desk = await open(receiver, 'slack')
    await using other = await openDesk(desk.store)
    await leave(desk)
    await tellAll(other)
    expect(await desk.db.selectFrom('notices').select(['state', 'attempts']).execute()).toEqual([
      { state: 'pending', attempts: 0 },
    ])
    await tellAll(desk)
    expect(receiver.asked).toHaveLength(1)
  })
})
