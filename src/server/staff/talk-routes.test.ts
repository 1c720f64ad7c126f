import { expect, test } from 'vitest'
import { type Colleague, MIRA, OMAR, openDesk } from '../../../tests/support/server/desk-server.ts'
import { holdTalk, turnsOf } from '../../../tests/support/server/held-talk.ts'
import { insertTalk } from '../../../tests/support/server/insert-talk.ts'
import { describeEachStore } from '../../../tests/support/stores.ts'
import { COUNTED_AT_MOST } from '../../contract/staff.ts'
import type { TalksAnswer } from '../../contract/staff-talks.ts'
import { conversations } from '../conversations/conversations-table.ts'
import { stampNew } from '../store/ids.ts'
import { ensureTalk } from '../talks/talk-records.ts'
import { talks } from '../talks/talks-table.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

async function listed(colleague: Colleague, query = ''): Promise<TalksAnswer> {
  const answer = await colleague.get(`/api/staff/talks?${query}`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}
const said = (words: string) => ['Welcome, what brings you here?', words]

describeEachStore('talks at the desk', (openTestStore) => {
  test('all of them, newest first, page by page, each once, also while new ones come in', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    const ids: string[] = []
    for (let n = 0; n < 7; n++) {
      desk.wait(MINUTE_MS)
      ids.unshift(await holdTalk(desk, { said: said('Our treasury is slow') }))
    }
    for (let n = 0; n < 30; n++) await holdTalk(desk, { said: said('Nothing of the kind') })
    for (const search of ['', 'search=treasury&', 'search=wel&']) {
      const seen: string[] = []
      let cursor = ''
      for (;;) {
        const { talks, next } = await listed(mira, `${search}limit=3${cursor}`)
        seen.push(...talks.map(({ id }) => id))
        desk.wait(MINUTE_MS)
        await holdTalk(desk, { said: said('The treasury again') })
        if (!next) break
        cursor = `&cursor=${next}`
      }
      expect(seen.filter((id) => ids.includes(id))).toEqual(ids)
      expect(new Set(seen).size).toBe(seen.length)
    }
    expect((await mira.get('/api/staff/talks?cursor=x')).statusCode).toBe(400)
  })

  test('filters, alone and together', async () => {
    await using desk = await openDesk(await openTestStore())
    const greeting = 'Welcome, what brings you here?'
    const names = new Map<string, string>()
    const hold = async (name: string, held: Parameters<typeof holdTalk>[1]) => {
      desk.wait(MINUTE_MS)
      const id = await holdTalk(desk, held)
      names.set(id, name)
      return id
    }
    await hold('unjoined', { isJoined: false, from: 'leadership' })
    desk.wait(DAY_MS)
    await hold('short', { said: said('Hello'), row: { score: 10, stars: 2, industry: 'health' } })
    const long = ['Hello there', 'a', 'b', 'c', 'd', 'e', 'Bye']
    await hold('long', { said: long, attribution: { source: 'Fair' }, row: { score: 60, stars: 5 } })
    const reachable = await hold('lead', {
      said: [...said('Banking'), 'x', 'y', 'z', 'Bye'],
      row: { industry: 'banking' },
    })
    const meeting = await hold('meeting', {
      said: long,
      from: 'consult',
      row: { score: 90, hasMeeting: true },
    })
    for (const [at, conversationId] of [reachable, meeting].entries())
      await desk.services.leads.record(desk.db, {
        kind: 'talk',
        recordId: `contact ${at}`,
        email: `visitor${at}@example.com`,
        name: '',
        headline: 'Talk',
        conversationId,
      })
    const mira = await desk.signIn()

    const cases: [query: string, names: string[]][] = [
      ['', ['meeting', 'lead', 'long', 'short', 'unjoined']],
      ['from=consult', ['meeting']],
      ['from=leadership', ['unjoined']],
      ['industry=banking', ['lead']],
      ['source=fair', ['long']],
      ['source=direct&from=home', ['lead', 'short']],
      ['who=lead', ['meeting', 'lead']],
      ['who=anonymous', ['long', 'short', 'unjoined']],
      ['scoreAtLeast=60', ['meeting', 'long']],
      ['scoreAtLeast=0', ['meeting', 'long', 'short']],
      ['stars=5', ['long']],
      ['stars=5&scoreAtLeast=61', []],
      ['reached=joined', ['meeting', 'lead', 'long', 'short']],
      ['reached=third_turn', ['meeting', 'lead', 'long']],
      ['reached=address', ['meeting', 'lead']],
      ['reached=meeting', ['meeting']],
      ['reached=address&who=anonymous', []],
      [`greeting=${encodeURIComponent(greeting)}`, ['lead', 'short']],
      ['until=2026-03-02', ['unjoined']],
      ['since=2026-03-03', ['meeting', 'lead', 'long', 'short']],
      ['since=2026-03-03&until=2026-03-03&from=home&who=lead', ['lead']],
      ['search=bank', ['lead']],
      ['search=hello&who=anonymous', ['long', 'short']],
      ['search=hello&scoreAtLeast=50&reached=third_turn', ['meeting', 'long']],
      ['search=hello&since=2026-03-04', []],
    ]
    for (const [query, expected] of cases) {
      const { talks } = await listed(mira, query)
      expect([query, talks.map(({ id }) => names.get(id))]).toEqual([query, expected])
      const { total } = (await mira.get(`/api/staff/talk-counts?${query}`)).json()
      expect([query, total]).toEqual([query, { count: expected.length, isMore: false }])
    }
    expect((await mira.get('/api/staff/talk-choices')).json()).toEqual({
      sources: ['direct', 'fair'],
      greetings: ['Hello there', greeting],
    })
    for (const query of [
      'who=everybody',
      'since=yesterday',
      'limit=0',
      'stars=6',
      'reached=',
      'scoreAtLeast=x',
    ])
      expect((await mira.get(`/api/staff/talks?${query}`)).statusCode).toBe(400)
  })

  test('a line says when, how long, from where, what was learned and who can be reached', async () => {
    await using desk = await openDesk(await openTestStore())
    const id = await holdTalk(desk, {
      said: said('I run a bank'),
      attribution: { source: 'fair' },
      learned: { summary: 'A banker looked in.', score: 72 },
      row: { seconds: 95, industry: 'banking', role: 'CFO', stars: 4, country: 'Portugal' },
    })
    const mira = await desk.signIn()
    const line = {
      id,
      state: 'here',
      from: 'home',
      source: 'fair',
      startedAt: desk.now(),
      seconds: 95,
      turns: 2,
      industry: 'banking',
      role: 'CFO',
      score: 72,
      stars: 4,
      leadId: null,
      email: null,
      summary: 'A banker looked in.',
    }
    expect((await listed(mira)).talks).toEqual([line])
    const made = await mira.post(`/api/staff/talks/${id}/lead`, { email: 'Ada@Example.com', name: 'Ada' })
    expect(made.statusCode).toBe(201)
    const { leadId } = made.json()
    expect((await listed(mira)).talks).toEqual([{ ...line, leadId, email: 'Ada@Example.com' }])
  })

  test('search finds by the beginnings of words in what either of them said', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    const first = await holdTalk(desk, {
      said: ['Olá! Wie geht’s?', 'Unser Büro in Łódź braucht 4,000 Lizenzen'],
    })
    desk.wait(MINUTE_MS)
    const second = await holdTalk(desk, {
      said: ['Welcome', `It costs "100%" ; drop table talks; -- 田中さん`],
    })
    const many = Array.from({ length: 900 }, (_, n) => `word${n}`).join(' ')
    desk.wait(MINUTE_MS)
    const third = await holdTalk(desk, { said: ['Welcome', many] })
    const cases: [search: string, found: string[]][] = [
      ['buro', [first]],
      ['LÓD', []],
      ['łódź', [first]],
      ['lizenz 4', [first]],
      ['izenzen', []],
      ['welcome', [third, second]],
      ['田', [second]],
      [`"100%" -- ;`, [second]],
      ['word899', [third]],
      ['word89 welcome', [third]],
      [`' or '1'='1`, []],
      ['welcome NOT drop', []],
      ['--', []],
    ]
    for (const [search, found] of cases) {
      const { talks } = await listed(mira, `search=${encodeURIComponent(search)}`)
      expect([search, talks.map(({ id }) => id)]).toEqual([search, found])
    }
  })

  test('a count beyond a thousand only says that there are more', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    const { clock } = desk.services.staff
    const id = await holdTalk(desk, { said: said('Crowded') })
    const one = await desk.db.selectFrom('talks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const { seq: _, search: __, ...row } = one as typeof one & { search?: unknown }
    await desk.db.transaction().execute(async (trx) => {
      for (let n = 0; n < COUNTED_AT_MOST; n++)
        await trx
          .insertInto('talks')
          .values({ ...row, ...stampNew(clock) })
          .execute()
    })
    for (const query of ['', 'search=crowd', 'from=home'])
      expect((await mira.get(`/api/staff/talk-counts?${query}`)).json()).toEqual({
        total: { count: COUNTED_AT_MOST, isMore: true },
      })
  })

  test('a talk’s page says all that is known of it, and that it was looked at', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    const facts = [
      { kind: 'industry' as const, value: 'banking', words: null, turn: 1 },
      { kind: 'pain' as const, value: 'slow closing', words: 'closing takes three weeks', turn: 1 },
    ]
    const reasons = [{ points: 20, why: 'Names a pain' }]
    const turns = said('I run a bank, and closing takes three weeks')
    const id = await holdTalk(desk, {
      said: turns,
      learned: { summary: 'A bank.', facts, reasons, score: 20, by: 'model' },
      row: { stars: 5, ratingWords: 'Nice', ratedAt: desk.now() },
    })
    for (const [path, isFollowed] of [
      ['/products', false],
      ['/technology', true],
    ] as const) {
      desk.wait(1000)
      await desk.db
        .insertInto('talk_links')
        .values({ ...stampNew(desk.services.staff.clock), talkId: id, path, label: 'More', isFollowed })
        .execute()
    }
    const url = `/api/staff/talks/${id}`
    for (const [who, text] of [
      [mira, 'Call back'],
      [await desk.signIn(OMAR), 'Called'],
    ] as const) {
      desk.wait(1000)
      expect((await who.post(`${url}/notes`, { text })).statusCode).toBe(201)
    }

    desk.wait(1000)
    const ratedAt = (await talks.byId(desk.db, id))?.ratedAt
    const answer = await mira.get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      talk: { id, score: 20, stars: 5, summary: 'A bank.' },
      conversation: { id, source: 'home', isActive: false },
      transcript: turnsOf(turns),
      facts,
      reasons,
      learnedBy: 'model',
      rating: { stars: 5, words: 'Nice', at: ratedAt },
      links: [
        { path: '/products', label: 'More', isFollowed: false },
        { path: '/technology', isFollowed: true },
      ],
      notes: [
        { author: MIRA, text: 'Call back' },
        { author: OMAR, text: 'Called' },
      ],
    })
    const { entries } = (await mira.get('/api/staff/audit')).json()
    const talkDeeds = entries.filter(({ subject }: { subject: string }) => subject === id)
    expect(talkDeeds.map(({ action, actor }: Record<string, string>) => [action, actor])).toEqual([
      ['talk.viewed', MIRA],
      ['talk.note', OMAR],
      ['talk.note', MIRA],
    ])
    expect(JSON.stringify(entries)).not.toContain('Call back')

    const bare = await holdTalk(desk, { isJoined: false })
    expect((await mira.get(`/api/staff/talks/${bare}`)).json()).toMatchObject({
      transcript: null,
      facts: [],
      reasons: [],
      learnedBy: null,
      rating: null,
      links: [],
      notes: [],
    })
    expect((await mira.get('/api/staff/talks/none')).statusCode).toBe(404)
    expect((await mira.post('/api/staff/talks/none/notes', { text: 'x' })).statusCode).toBe(404)
    expect((await mira.post(`${url}/notes`, { text: ' ' })).json().error.fields).toEqual({
      text: 'Note is required',
    })
  })

  test('a lead is made of a talk once, with what was learned, and its page says so', async () => {
    await using desk = await openDesk(await openTestStore())
    const [mira, omar] = [await desk.signIn(), await desk.signIn(OMAR)]
    const facts = [{ kind: 'role' as const, value: 'CFO', words: null, turn: 1 }]
    const id = await holdTalk(desk, {
      said: said('Write to ada@example.com'),
      attribution: { source: 'fair' },
      learned: { summary: 'Wants a call.', facts, score: 64 },
      row: { industry: 'banking', country: 'Portugal' },
    })
    const url = `/api/staff/talks/${id}/lead`
    const address = { email: 'Ada@example.com', name: 'Ada' }
    const both = await Promise.all([mira.post(url, address), omar.post(url, { email: 'bo@example.com' })])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    expect((await mira.post(url, address)).json().error.code).toBe('talk_has_lead')
    const { leadId } = both.find(({ statusCode }) => statusCode === 201)?.json() ?? {}

    const { lead, record, talk, transcript, attribution } = (
      await mira.get(`/api/staff/leads/${leadId}`)
    ).json()
    expect(lead).toMatchObject({ kind: 'talk', score: 64, source: 'fair', hasConversation: true })
    expect(record).toMatchObject({ kind: 'talk', talkId: id, place: 'desk', provenAt: null })
    expect(attribution).toEqual({ source: 'fair' })
    expect(transcript).toHaveLength(2)
    expect(talk).toEqual({ id, summary: 'Wants a call.', score: 64, reasons: [], facts, stars: null })
    const row = await desk.db
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', leadId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ industry: 'banking', country: 'Portugal', conversationId: id })
    expect((await mira.get('/api/staff/audit?action=talk.lead')).json().entries).toMatchObject([
      { subject: id, detail: { lead: leadId } },
    ])
    expect(
      await desk.db.selectFrom('outbox').select('to').where('kind', '!=', 'staff-sign-in').execute(),
    ).toEqual([])

    expect((await mira.post('/api/staff/talks/none/lead', address)).statusCode).toBe(404)
    const wrong = await mira.post(url, { email: 'nobody' })
    expect(wrong.json().error.fields).toEqual({ email: 'Please enter a valid email address' })
  })

  test('a talk belongs to whoever left a form in its browser, before or after', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    const lead = { kind: 'message' as const, email: 'ada@example.com', name: 'Ada', headline: 'Hello' }
    const after = await holdTalk(desk, { said: said('Hello') })
    const record = (conversationId: string, recordId: string, isSuspect = false) =>
      desk.services.leads.record(desk.db, { ...lead, recordId, conversationId, isSuspect })
    await record(after, 'a machine’s', true)
    const first = await record(after, 'first')
    await record(after, 'second')
    const before = await insertTalk(desk, { source: 'consult' })
    const signup = await record(before, 'third')
    const conversation = await conversations.byId(desk.db, before)
    if (conversation) await ensureTalk(desk.db, conversation)
    const leadIds = new Map((await listed(mira)).talks.map(({ id, leadId }) => [id, leadId]))
    expect(leadIds).toEqual(
      new Map([
        [before, signup],
        [after, first],
      ]),
    )
  })

  test('the CSV file holds what is filtered, defuses formulas and leaves out what was said', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    await holdTalk(desk, { said: said('Secret words'), row: { summary: '=cmd|x', role: '@SUM(A1)' } })
    await holdTalk(desk, { from: 'consult', row: { summary: 'Nothing' } })
    const answer = await mira.get('/api/staff/talks.csv?from=home&search=secret')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="talks-2026-03-02.csv"')
    const [header, ...lines] = answer.body.trimEnd().split('\n')
    expect(header).toBe(
      '\uFEFFid,startedAt,state,from,source,seconds,turns,industry,role,score,stars,leadId,email,summary',
    )
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/,home,direct,,2,,'@SUM\(A1\),,,,,'=cmd\|x$/)
    expect(answer.body).not.toContain('Secret')
    desk.wait(1000)
    expect((await mira.get('/api/staff/talks.csv')).body.trimEnd().split('\n')).toHaveLength(3)
    expect((await mira.get('/api/staff/audit?action=talks.exported')).json().entries).toMatchObject([
      { actor: MIRA, detail: {} },
      { actor: MIRA, detail: { from: 'home', search: 'by words' } },
    ])
  })

  test('data is taken out and away only by who has shown a passkey', async () => {
    await using desk = await openDesk(await openTestStore(), { env: { PUBLIC_URL: 'https://desk.example' } })
    const mira = await desk.signIn()
    const id = await holdTalk(desk, { said: said('Hello') })
    expect((await mira.get('/api/staff/talks.csv')).json().error.code).toBe('passkey_missing')
    expect((await mira.post(`/api/staff/talks/${id}/erase`)).json().error.code).toBe('passkey_missing')
    expect((await listed(mira)).talks).toHaveLength(1)
  })
})
