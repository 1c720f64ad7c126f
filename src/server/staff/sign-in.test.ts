import { expect, test } from 'vitest'
import { MIRA, OMAR, openDesk } from '../../../tests/support/server/desk-server.ts'
import { describeEachStore } from '../../../tests/support/stores.ts'
import { SESSION_IDLE_MS, SESSION_LIFETIME_MS, SIGN_IN_LINK_LIFETIME_MS } from '../../contract/staff.ts'

describeEachStore('signing in to the desk', (openTestStore) => {
  test('a mailed link signs in, once', async () => {
    await using desk = await openDesk(await openTestStore())
    const asked = await desk.ask(' Mira@Desk.Example ')
    expect([asked.statusCode, asked.json()]).toEqual([202, { state: 'sent' }])
    const code = await desk.mailedCode(MIRA)
    const answer = await desk.confirm(code)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      email: MIRA,
      signedInAt: desk.now(),
      idleEndsAt: '2026-03-02T17:00:00.000Z',
      endsAt: '2026-03-03T09:00:00.000Z',
    })
    expect(answer.headers['set-cookie']).toMatch(/^staff=[\w-]{43}; .*HttpOnly; SameSite=Strict$/)

    const again = await desk.confirm(code)
    expect([again.statusCode, again.json().error.code]).toEqual([410, 'sign_in_link_spent'])
    expect(again.headers['set-cookie']).toBeUndefined()
  })

  test('signing in again in the same browser ends the session it had', async () => {
    await using desk = await openDesk(await openTestStore())
    const before = await desk.signIn()
    await desk.ask(MIRA)
    const answer = await before.post('/api/staff/sign-in/confirm', { code: await desk.mailedCode(MIRA) })
    expect(answer.statusCode).toBe(200)
    expect((await before.get('/api/staff/session')).statusCode).toBe(401)
    const cookie = [answer.headers['set-cookie']].flat()[0]?.split(';')[0] ?? ''
    const now = await desk.app.inject({ url: '/api/staff/session', headers: { cookie } })
    expect(now.statusCode).toBe(200)
  })

  test('whoever asks gets the same answer, and only staff get mail', async () => {
    await using desk = await openDesk(await openTestStore())
    const answers = [await desk.ask(MIRA), await desk.ask('stranger@elsewhere.example')]
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    await desk.services.staff.signIn.settled()
    const letters = await desk.db.selectFrom('outbox').select(['to', 'about']).execute()
    expect(letters).toEqual([{ to: MIRA, about: MIRA }])
  })

  test('opening the link changes nothing: only the page that it opens does, by POST', async () => {
    await using desk = await openDesk(await openTestStore())
    await desk.ask(MIRA)
    const code = await desk.mailedCode(MIRA)
    const opened = await desk.app.inject({ method: 'GET', url: `/login?code=${code}` })
    expect(opened.headers['set-cookie']).toBeUndefined()
    expect((await desk.confirm(code)).statusCode).toBe(200)
  })

  test('a stale and a forged link sign nobody in', async () => {
    await using desk = await openDesk(await openTestStore())
    await desk.ask(MIRA)
    const stale = await desk.mailedCode(MIRA)
    desk.wait(SIGN_IN_LINK_LIFETIME_MS)
    for (const code of [stale, 'forged', `${stale.slice(0, -1)}${stale.endsWith('A') ? 'B' : 'A'}`])
      expect((await desk.confirm(code)).statusCode).toBe(410)
    expect(await desk.db.selectFrom('staff_sessions').select('id').execute()).toEqual([])
  })

  test('of two uses of a link at once one signs in', async () => {
    await using desk = await openDesk(await openTestStore())
    await desk.ask(MIRA)
    const code = await desk.mailedCode(MIRA)
    const answers = await Promise.all([desk.confirm(code), desk.confirm(code)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410])
  })

  test('a code for something else does not open the desk', async () => {
    await using desk = await openDesk(await openTestStore())
    const { code } = await desk.services.codes.issue(desk.db, {
      purpose: 'verify-email',
      form: 'link',
      holder: MIRA,
      lifetimeMs: 60_000,
    })
    expect((await desk.confirm(code)).statusCode).toBe(410)
  })

  test('a session ends when idle, and after a day however busy', async () => {
    await using desk = await openDesk(await openTestStore())
    const idle = await desk.signIn()
    desk.wait(SESSION_IDLE_MS)
    expect((await idle.get('/api/staff/session')).statusCode).toBe(401)

    const busy = await desk.signIn()
    for (let waited = 0; waited + SESSION_IDLE_MS / 2 < SESSION_LIFETIME_MS; waited += SESSION_IDLE_MS / 2) {
      expect((await busy.get('/api/staff/session')).statusCode).toBe(200)
      desk.wait(SESSION_IDLE_MS / 2)
    }
    desk.wait(SESSION_IDLE_MS / 2)
    expect((await busy.get('/api/staff/session')).statusCode).toBe(401)
  })

  test('signing out ends this session, signing out everywhere ends all of mine and nobody else’s', async () => {
    await using desk = await openDesk(await openTestStore())
    const [first, second, third] = [await desk.signIn(), await desk.signIn(), await desk.signIn()]
    const omar = await desk.signIn(OMAR)
    const statuses = () =>
      Promise.all(
        [first, second, third, omar].map(async (one) => (await one.get('/api/staff/session')).statusCode),
      )
    const out = await first.post('/api/staff/sign-out')
    expect(out.statusCode).toBe(204)
    expect(out.headers['set-cookie']).toMatch(/^staff=; Max-Age=0;/)
    expect(await statuses()).toEqual([401, 200, 200, 200])
    expect((await second.post('/api/staff/sign-out-everywhere')).statusCode).toBe(204)
    expect(await statuses()).toEqual([401, 401, 401, 200])
  })

  test('who is taken off STAFF_EMAILS is out at once, and their link is worth nothing', async () => {
    await using desk = await openDesk(await openTestStore())
    const omar = await desk.signIn(OMAR)
    await desk.ask(OMAR)
    const code = await desk.mailedCode(OMAR)
    desk.staffEmails.splice(desk.staffEmails.indexOf(OMAR), 1)
    expect((await omar.get('/api/staff/session')).statusCode).toBe(401)
    expect((await desk.confirm(code)).statusCode).toBe(410)
  })

  test('neither token nor code is in the database, and neither they nor addresses in the log', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    await mira.get('/api/staff/session')
    const token = mira.cookie?.split('=')[1] ?? 'none'
    const rows = JSON.stringify(await desk.db.selectFrom('staff_sessions').selectAll().execute())
    expect(rows).not.toContain(token)
    const code = await desk.mailedCode(MIRA)
    for (const secret of [token, code, MIRA]) expect(desk.logged.join('')).not.toContain(secret)
  })
})
