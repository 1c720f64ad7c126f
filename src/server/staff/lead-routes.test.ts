import { expect, test } from 'vitest'
import { type Colleague, type Desk, MIRA, OMAR, openDesk } from '../../../tests/support/server/desk-server.ts'
import { describeEachStore } from '../../../tests/support/stores.ts'
import { COUNTED_AT_MOST, type LeadsAnswer } from '../../contract/staff.ts'
import type { NewLead } from '../leads/leads.ts'
import { insertMessage } from '../messages/messages-table.ts'
import { stampNew } from '../store/ids.ts'

let made = 0
/** Leaves a lead at the desk's own time, a minute after the last. */
async function leave(desk: Desk, given: Partial<NewLead> = {}) {
  desk.wait(60_000)
  made += 1
  return desk.services.leads.record(desk.db, {
    kind: 'message',
    recordId: `record ${made}`,
    email: `visitor${made}@example.com`,
    name: 'Vera Visitor',
    headline: 'A question',
    ...given,
  })
}

async function listed(colleague: Colleague, query = ''): Promise<LeadsAnswer> {
  const answer = await colleague.get(`/api/staff/leads?${query}`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}
const namesOf = async (colleague: Colleague, query: string) =>
  (await listed(colleague, query)).leads.map(({ name }) => name)

describeEachStore('leads at the desk', (openTestStore) => {
  test('all of them, newest first, page by page, each once, also while new ones come in', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    const ids: string[] = []
    for (let n = 0; n < 7; n++) ids.unshift(await leave(desk))
    for (const search of ['', 'search=vera&']) {
      const seen: string[] = []
      let cursor = ''
      for (;;) {
        const { leads, next } = await listed(mira, `${search}limit=3${cursor}`)
        seen.push(...leads.map(({ id }) => id))
        await leave(desk, { name: 'Nora Newcomer' })
        if (!next) break
        cursor = `&cursor=${next}`
      }
      expect(seen.filter((id) => ids.includes(id))).toEqual(ids)
      expect(new Set(seen).size).toBe(seen.length)
    }
  })

  test('a cursor of nobody’s is refused', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    const forged = Buffer.from('{"createdAt":"x"}').toString('base64url')
    for (const cursor of ['x', forged, `${forged}%27`])
      expect((await mira.get(`/api/staff/leads?cursor=${cursor}`)).statusCode).toBe(400)
  })

  test('filters, alone and together', async () => {
    await using desk = await openDesk(await openTestStore())
    await leave(desk, { name: 'Old', kind: 'waitlist', attribution: { source: 'fair' } })
    desk.wait(24 * 60 * 60_000)
    const id = await leave(desk, { name: 'Mine', kind: 'signup', attribution: { source: 'fair' } })
    await leave(desk, { name: 'Fresh', kind: 'signup' })
    await leave(desk, { name: 'Bot', kind: 'signup', isSuspect: true })
    const mira = await desk.signIn()
    const change = { version: 1, state: 'in_work', owner: MIRA }
    expect((await mira.patch(`/api/staff/leads/${id}`, change)).statusCode).toBe(200)

    const cases: [query: string, names: string[]][] = [
      ['', ['Bot', 'Fresh', 'Mine', 'Old']],
      ['suspects=hidden', ['Fresh', 'Mine', 'Old']],
      ['suspects=only', ['Bot']],
      ['suspects=shown', ['Bot', 'Fresh', 'Mine', 'Old']],
      ['kind=signup', ['Bot', 'Fresh', 'Mine']],
      ['kind=signup&suspects=hidden', ['Fresh', 'Mine']],
      ['kind=waitlist&suspects=only', []],
      ['state=in_work', ['Mine']],
      ['state=won', []],
      [`owner=${MIRA}`, ['Mine']],
      ['owner=nobody', ['Bot', 'Fresh', 'Old']],
      ['source=fair', ['Mine', 'Old']],
      ['source=fair&kind=waitlist', ['Old']],
      ['to=2026-03-02', ['Old']],
      ['from=2026-03-03', ['Bot', 'Fresh', 'Mine']],
      ['from=2026-03-03&kind=signup', ['Bot', 'Fresh', 'Mine']],
      ['from=2026-03-03&suspects=hidden', ['Fresh', 'Mine']],
      ['from=2026-03-02&to=2026-03-02&source=fair', ['Old']],
      ['search=mine&state=in_work', ['Mine']],
      ['search=mine&state=new', []],
    ]
    for (const [query, names] of cases) {
      expect([query, await namesOf(mira, query)]).toEqual([query, names])
      const { total } = (await mira.get(`/api/staff/lead-counts?${query}`)).json()
      expect([query, total]).toEqual([query, { count: names.length, isMore: false }])
    }
    const { states } = (await mira.get('/api/staff/lead-counts?state=in_work')).json()
    expect(states).toMatchObject({ new: { count: 3 }, in_work: { count: 1 }, won: { count: 0 } })
    for (const [query, count] of [
      ['', 1],
      ['suspects=hidden', 1],
      ['state=in_work', 1],
      ['search=bot', 1],
      ['search=bot&suspects=hidden', 1],
      ['search=bot&suspects=only', 1],
      ['search=fresh', 0],
      ['kind=waitlist', 0],
    ] as const) {
      const { suspects } = (await mira.get(`/api/staff/lead-counts?${query}`)).json()
      expect([query, suspects]).toEqual([query, { count, isMore: false }])
    }
    expect((await mira.get('/api/staff/lead-choices')).json()).toEqual({
      owners: [MIRA, OMAR],
      sources: ['direct', 'fair'],
    })
    for (const query of ['state=lost_forever', 'from=yesterday', 'limit=0', 'kind='])
      expect((await mira.get(`/api/staff/leads?${query}`)).statusCode).toBe(400)
  })

  test('search finds by the beginnings of words in name, address and headline', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    await leave(desk, { name: 'José Núñez', email: 'jn@Contoso.example', headline: 'Treasury pilot' })
    await leave(desk, { name: '田中 太郎', email: 'tanaka@kaisha.example', headline: 'IT Operations' })
    await leave(desk, { name: "Shawn O'Neil", email: 'shawn@contoso.example', headline: '100% "compliance"' })
    const cases: [search: string, found: string[]][] = [
      ['jose', ['José Núñez']],
      ['NÚÑ', ['José Núñez']],
      ['contoso', ["Shawn O'Neil", 'José Núñez']],
      ['shawn@contoso.example', ["Shawn O'Neil"]],
      ['pilot contoso', ['José Núñez']],
      ['pilot kaisha', []],
      ['田中', ['田中 太郎']],
      ["o'neil", ["Shawn O'Neil"]],
      ['100%', ["Shawn O'Neil"]],
      ['ose', []],
      ['--', []],
      [`" OR words:* NOT '`, []],
      ['or', []],
      [`'; drop table leads; --`, []],
      ['operations AND it', []],
    ]
    for (const [search, found] of cases)
      expect([search, await namesOf(mira, `search=${encodeURIComponent(search)}`)]).toEqual([search, found])
  })

  test('a count beyond a thousand only says that there are more', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    const clock = desk.services.staff.clock
    await desk.db.transaction().execute(async (trx) => {
      for (let n = 0; n <= COUNTED_AT_MOST; n++)
        await desk.services.leads.record(trx, {
          kind: 'message',
          recordId: stampNew(clock).id,
          email: `crowd${n}@example.com`,
          name: 'Crowd',
          headline: 'Hello',
        })
    })
    const counts = async (query: string) => (await mira.get(`/api/staff/lead-counts?${query}`)).json()
    const all = { count: COUNTED_AT_MOST, isMore: true }
    expect(await counts('')).toMatchObject({
      total: all,
      states: { new: all, won: { count: 0, isMore: false } },
    })
    expect(await counts('search=crowd')).toMatchObject({
      total: all,
      states: { won: { count: 0, isMore: true } },
    })
  })

  test('a lead’s page says all that is known of it, and that it was looked at', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    const message = await insertMessage(desk.db, desk.services.staff.clock, {
      kind: 'demo',
      firstName: 'Ada',
      lastName: 'Núñez',
      email: 'Ada@example.com',
      subject: 'Show us',
      message: 'Two ledgers.\nOne pilot.',
      category: 'demo-request',
      preferredDays: 'Tuesday',
      timeZone: 'Asia/Tokyo',
    })
    const attribution = { source: 'fair', landing: '/technology' }
    const visitor = { email: 'Ada@example.com', name: 'Ada Núñez', headline: 'Show us' }
    const id = await leave(desk, { ...visitor, kind: 'demo', recordId: message.id, attribution })
    const other = await leave(desk, { ...visitor, email: 'ada@EXAMPLE.com', kind: 'waitlist' })
    await leave(desk)

    const answer = await mira.get(`/api/staff/leads/${id}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      lead: { id, kind: 'demo', state: 'new', owner: null, source: 'fair', version: 1 },
      record: { kind: 'demo', firstName: 'Ada', message: 'Two ledgers.\nOne pilot.', timeZone: 'Asia/Tokyo' },
      attribution,
      conversation: null,
      transcript: null,
      notes: [],
      history: [{ action: 'lead.created', actor: null }],
      others: [{ id: other }],
      webhook: { state: 'off' },
    })
    const audit = (await mira.get('/api/staff/audit?action=lead.viewed')).json()
    expect(audit.entries).toMatchObject([{ actor: MIRA, action: 'lead.viewed', subject: id }])
    expect((await mira.get('/api/staff/leads/nothing-like-it')).statusCode).toBe(404)
  })

  test('two who edit one lead lose nothing: the slower one is told and sees how it stands', async () => {
    await using desk = await openDesk(await openTestStore())
    const [mira, omar] = [await desk.signIn(MIRA), await desk.signIn(OMAR)]
    const id = await leave(desk)
    const url = `/api/staff/leads/${id}`
    const faster = await mira.patch(url, { version: 1, owner: MIRA })
    expect([faster.statusCode, faster.json().version]).toEqual([200, 2])
    const slower = await omar.patch(url, { version: 1, owner: OMAR, state: 'lost' })
    expect(slower.statusCode).toBe(409)
    expect(slower.json().error).toMatchObject({
      code: 'lead_changed',
      lead: { owner: MIRA, state: 'new', version: 2 },
    })
    expect((await omar.patch(url, { version: 2, state: 'in_work' })).json()).toMatchObject({
      owner: MIRA,
      state: 'in_work',
      version: 3,
    })

    const atOnce = await Promise.all([
      mira.patch(url, { version: 3, state: 'won' }),
      omar.patch(url, { version: 3, state: 'lost' }),
    ])
    expect(atOnce.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    await Promise.all([
      mira.post(`${url}/notes`, { text: 'Called, no answer' }),
      omar.post(`${url}/notes`, { text: 'Mailed the offer' }),
    ])
    const page = (await mira.get(url)).json()
    expect(
      page.notes.map(({ author, text }: { author: string; text: string }) => [author, text]).toSorted(),
    ).toEqual([
      [MIRA, 'Called, no answer'],
      [OMAR, 'Mailed the offer'],
    ])
    const winner = atOnce.find(({ statusCode }) => statusCode === 200)?.json().state
    expect(page.lead).toMatchObject({ owner: MIRA, state: winner, version: 4 })
    expect(
      page.history
        .map(({ action, actor, detail }: Record<string, unknown>) => [action, actor, detail])
        .slice(0, 4),
    ).toEqual([
      ['lead.created', null, {}],
      ['lead.owner', MIRA, { from: '', to: MIRA }],
      ['lead.state', OMAR, { from: 'new', to: 'in_work' }],
      ['lead.state', winner === 'won' ? MIRA : OMAR, { from: 'in_work', to: winner }],
    ])
    expect(page.history.slice(4).map(({ action }: { action: string }) => action)).toEqual([
      'lead.note',
      'lead.note',
    ])
  })

  test('an owner must be one of us, a note must say something, a change must change something', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    const url = `/api/staff/leads/${await leave(desk)}`
    const refused = async (answer: ReturnType<Colleague['patch']>) => (await answer).json().error.fields
    expect(await refused(mira.patch(url, { version: 1, owner: 'stranger@example.com' }))).toEqual({
      owner: 'This is no member of staff',
    })
    expect(await refused(mira.patch(url, { version: 1 }))).toEqual({ state: 'Nothing to change was given' })
    expect(await refused(mira.post(`${url}/notes`, { text: '  ' }))).toEqual({ text: 'Note is required' })
    expect((await mira.patch('/api/staff/leads/none', { version: 1, state: 'won' })).statusCode).toBe(404)
    expect((await mira.post('/api/staff/leads/none/notes', { text: 'x' })).statusCode).toBe(404)
    expect((await mira.patch(url, { version: 1, owner: MIRA })).statusCode).toBe(200)
    expect((await mira.patch(url, { version: 2, owner: null })).json()).toMatchObject({ owner: null })
  })
})
