import { expect, test } from 'vitest'
import { type SoftPasskey, softPasskey } from '../../../../tests/support/authenticator.ts'
import {
  addPasskey,
  PUBLIC_SITE,
  signInWith,
  stepUp,
} from '../../../../tests/support/server/desk-passkeys.ts'
import { type Colleague, MIRA, OMAR, openDesk } from '../../../../tests/support/server/desk-server.ts'
import { describeEachStore } from '../../../../tests/support/stores.ts'
import {
  FIRST_PASSKEY_WITHIN_MS,
  PASSKEY_CHALLENGE_LIFETIME_MS,
  STEP_UP_LIFETIME_MS,
} from '../../../contract/passkeys.ts'

const SITE = 'http://localhost:3000'
/** What takes data out or away. */
const takeOut = {
  'the list of leads': (who: Colleague) => who.get('/api/staff/leads.csv'),
  'a person': (who: Colleague) => who.post('/api/staff/people/export', { email: 'ada@example.com' }),
  'a person for good': (who: Colleague) => who.post('/api/staff/people/erase', { email: 'ada@example.com' }),
}
const codeOf = (answer: { statusCode: number; json: () => { error?: { code: string } } }) =>
  answer.statusCode < 300 ? answer.statusCode : answer.json().error?.code
const outcomes = (who: Colleague) =>
  Promise.all(Object.values(takeOut).map(async (take) => codeOf(await take(who))))
const thrice = (code: string | number) => [code, code, code]

describeEachStore('a passkey', (openTestStore) => {
  test('is made after signing in by link, and signs in from then on', async () => {
    await using desk = await openDesk(await openTestStore())
    const key = softPasskey()
    const mira = await desk.signIn()
    desk.wait(1)
    const made = await addPasskey(mira, key, SITE, 'Laptop')
    expect([made.statusCode, made.json()]).toEqual([
      201,
      { id: expect.any(String), email: MIRA, name: 'Laptop', createdAt: desk.now(), lastUsedAt: null },
    ])
    desk.wait(1)
    await mira.post('/api/staff/sign-out')

    desk.wait(3_600_000)
    const { answer, colleague } = await signInWith(desk, key, SITE)
    expect([answer.statusCode, answer.json().email]).toEqual([200, MIRA])
    expect((await colleague.get('/api/staff/session')).json().email).toBe(MIRA)
    const { own, others, origin } = (await colleague.get('/api/staff/passkeys')).json()
    expect([origin, others, own]).toEqual([
      SITE,
      [],
      [expect.objectContaining({ name: 'Laptop', lastUsedAt: desk.now() })],
    ])
    const { entries } = (await colleague.get('/api/staff/audit')).json()
    expect(entries.map((entry: { action: string }) => entry.action)).toEqual([
      'staff.signed_in',
      'staff.signed_out',
      'passkey.added',
      'staff.signed_in',
    ])
    expect(entries[0]).toMatchObject({ actor: MIRA, detail: { by: 'passkey' }, subject: own[0].id })
    expect(entries[3]).toMatchObject({ actor: MIRA, detail: { by: 'link' } })
  })

  test('tells its owner by letter that it was added, and that it is gone', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    const key = softPasskey()
    const { id } = (await addPasskey(mira, key, SITE, 'Laptop')).json()
    const sure = await stepUp(mira, key, SITE)
    await sure.delete(`/api/staff/passkeys/${id}`)
    const letters = await desk.db
      .selectFrom('outbox')
      .select(['to', 'subject'])
      .where('kind', '=', 'staff-passkey')
      .orderBy('id')
      .execute()
    expect(letters).toEqual([
      { to: MIRA, subject: 'A passkey was added to your Veyra desk' },
      { to: MIRA, subject: 'A passkey was removed from your Veyra desk' },
    ])
  })

  test('of a person is asked for again before data is taken out or away, and is good for five minutes', async () => {
    await using desk = await openDesk(await openTestStore())
    const key = softPasskey()
    await addPasskey(await desk.signIn(), key, SITE)
    const link = await desk.signIn()
    expect(await outcomes(link)).toEqual(thrice('passkey_needed'))
    expect(codeOf(await link.get('/api/staff/step-up'))).toBe('passkey_needed')

    const sure = await stepUp(link, key, SITE)
    expect(await outcomes(sure)).toEqual(thrice(200))
    expect(codeOf(await sure.get('/api/staff/step-up'))).toBe(204)
    desk.wait(STEP_UP_LIFETIME_MS)
    expect(await outcomes(sure)).toEqual(thrice('passkey_needed'))

    const { colleague } = await signInWith(desk, key, SITE)
    expect(await outcomes(colleague), 'who has just signed in with it has shown it').toEqual(thrice(200))
    desk.wait(STEP_UP_LIFETIME_MS)
    expect(await outcomes(colleague)).toEqual(thrice('passkey_needed'))
    const { entries } = (await colleague.get('/api/staff/audit?action=passkey.confirmed')).json()
    expect(entries).toHaveLength(1)
  })

  test('that was shown gives the session a new token; the former ends, and may do no more than before', async () => {
    await using desk = await openDesk(await openTestStore())
    const key = softPasskey()
    await addPasskey(await desk.signIn(), key, SITE)
    const link = await desk.signIn()
    const { endsAt } = (await link.get('/api/staff/session')).json()
    desk.wait(60_000)
    const sure = await stepUp(link, key, SITE)
    expect(sure.cookie).not.toBe(link.cookie)
    expect((await sure.get('/api/staff/session')).json().endsAt, 'it lives no longer').toBe(endsAt)
    expect((await link.get('/api/staff/session')).statusCode, 'what is under way may end').toBe(200)
    expect(await outcomes(link)).toEqual(thrice('passkey_needed'))
    desk.wait(10_000)
    expect((await link.get('/api/staff/session')).statusCode).toBe(401)
    expect((await sure.get('/api/staff/session')).statusCode).toBe(200)
  })

  test('signing out leaves no former token good', async () => {
    await using desk = await openDesk(await openTestStore())
    const key = softPasskey()
    await addPasskey(await desk.signIn(), key, SITE)
    const link = await desk.signIn()
    const sure = await stepUp(link, key, SITE)
    await sure.post('/api/staff/sign-out')
    expect((await link.get('/api/staff/session')).statusCode).toBe(401)
  })

  test('is added or removed, once there is one, only by who shows one', async () => {
    await using desk = await openDesk(await openTestStore())
    const [first, second] = [softPasskey(), softPasskey()]
    const link = await desk.signIn()
    const { id } = (await addPasskey(link, first, SITE)).json()
    expect(codeOf(await link.post('/api/staff/passkeys/options'))).toBe('passkey_needed')
    expect(codeOf(await link.delete(`/api/staff/passkeys/${id}`))).toBe('passkey_needed')

    const sure = await stepUp(link, first, SITE)
    expect((await addPasskey(sure, second, SITE)).statusCode).toBe(201)
    expect((await sure.delete(`/api/staff/passkeys/${id}`)).statusCode).toBe(204)
    expect(codeOf(await sure.delete(`/api/staff/passkeys/${id}`))).toBe('not_found')
    expect(codeOf((await signInWith(desk, first, SITE)).answer)).toBe('passkey_refused')
    expect(codeOf((await signInWith(desk, second, SITE)).answer)).toBe(200)
  })

  test('that is removed ends the sessions it was shown in', async () => {
    await using desk = await openDesk(await openTestStore())
    const [laptop, phone] = [softPasskey(), softPasskey()]
    const link = await desk.signIn()
    const { id } = (await addPasskey(link, laptop, SITE)).json()
    const sure = await stepUp(link, laptop, SITE)
    await addPasskey(sure, phone, SITE)
    const stolen = (await signInWith(desk, laptop, SITE)).colleague
    const here = (await signInWith(desk, phone, SITE)).colleague
    await here.delete(`/api/staff/passkeys/${id}`)
    expect((await stolen.get('/api/staff/session')).statusCode).toBe(401)
    expect((await here.get('/api/staff/session')).statusCode).toBe(200)
  })

  test('that was lost is removed by a colleague; its owner comes back by link and makes another', async () => {
    await using desk = await openDesk(await openTestStore())
    const [lost, found, omars] = [softPasskey(), softPasskey(), softPasskey()]
    await addPasskey(await desk.signIn(MIRA), lost, SITE, 'At the bottom of the lake')
    await addPasskey(await desk.signIn(OMAR), omars, SITE)
    const mira = await desk.signIn(MIRA)
    expect((await mira.get('/api/staff/leads')).statusCode, 'the way back in').toBe(200)
    expect(codeOf(await mira.post('/api/staff/passkeys/options'))).toBe('passkey_needed')

    const omar = (await signInWith(desk, omars, SITE)).colleague
    const { others } = (await omar.get('/api/staff/passkeys')).json()
    expect(others).toMatchObject([{ email: MIRA, name: 'At the bottom of the lake' }])
    expect((await omar.delete(`/api/staff/passkeys/${others[0].id}`)).statusCode).toBe(204)
    expect((await addPasskey(mira, found, SITE)).statusCode).toBe(201)
    const { entries } = (await omar.get('/api/staff/audit?action=passkey.removed')).json()
    expect(entries).toMatchObject([{ actor: OMAR, detail: { of: MIRA } }])
  })

  test('the first is made shortly after a link, not in an old session', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    desk.wait(FIRST_PASSKEY_WITHIN_MS)
    expect(codeOf(await mira.post('/api/staff/passkeys/options'))).toBe('passkey_wants_new_sign_in')
    expect((await addPasskey(await desk.signIn(), softPasskey(), SITE)).statusCode).toBe(201)
  })

  test('of somebody taken off STAFF_EMAILS opens nothing, and is gone at the next start', async () => {
    await using desk = await openDesk(await openTestStore())
    const key = softPasskey()
    await addPasskey(await desk.signIn(OMAR), key, SITE)
    desk.staffEmails.splice(desk.staffEmails.indexOf(OMAR), 1)
    expect(codeOf((await signInWith(desk, key, SITE)).answer)).toBe('passkey_refused')
    await desk.app.listen({ port: 0, host: '127.0.0.1' })
    await expect
      .poll(() => desk.db.selectFrom('staff_passkeys').select('id').execute(), { timeout: 10_000 })
      .toEqual([])
    desk.staffEmails.push(OMAR)
    expect(codeOf((await signInWith(desk, key, SITE)).answer)).toBe('passkey_refused')
  })

  test('its challenge is given up after three minutes', async () => {
    await using desk = await openDesk(await openTestStore())
    const key = softPasskey()
    await addPasskey(await desk.signIn(), key, SITE)
    const late = await signInWith(desk, key, SITE, {}, () => desk.wait(PASSKEY_CHALLENGE_LIFETIME_MS))
    expect(codeOf(late.answer)).toBe('passkey_too_late')
  })

  test('two pages of one browser may ask at once', async () => {
    await using desk = await openDesk(await openTestStore())
    const key = softPasskey()
    await addPasskey(await desk.signIn(), key, SITE)
    const asked = await desk.anyone.post('/api/staff/sign-in/passkey/options')
    const browser = desk.browserOf(asked)
    await browser.post('/api/staff/sign-in/passkey/options')
    const credential = key.sign(asked.json(), { origin: SITE })
    expect((await browser.post('/api/staff/sign-in/passkey', { credential })).statusCode).toBe(200)
  })
})

describeEachStore('where the site stands', (openTestStore) => {
  const enrolled = async (env: Record<string, string>) => openDesk(await openTestStore(), { env })

  test('on one machine, who has no passkey takes data out with the session alone', async () => {
    await using desk = await enrolled({ PUBLIC_URL: SITE })
    const mira = await desk.signIn()
    desk.wait(3_600_000)
    expect(await outcomes(mira)).toEqual(thrice(200))
  })

  test('anywhere else a passkey has to be made first', async () => {
    await using desk = await enrolled({ PUBLIC_URL: PUBLIC_SITE })
    const mira = await desk.signIn()
    expect(await outcomes(mira)).toEqual(thrice('passkey_missing'))
    const key = softPasskey()
    expect((await addPasskey(mira, key, PUBLIC_SITE)).statusCode).toBe(201)
    expect(await outcomes(mira)).toEqual(thrice('passkey_needed'))
    expect(await outcomes(await stepUp(mira, key, PUBLIC_SITE))).toEqual(thrice(200))
  })

  test.each([
    ['http://127.0.0.1:3000', 200],
    ['http://[::1]:3000', 200],
    ['https://203.0.113.9', 'passkeys_impossible'],
    ['http://intranet.example', 'passkeys_impossible'],
  ])('%s can have no passkeys, and says so', async (address, taking) => {
    await using desk = await enrolled({ PUBLIC_URL: address })
    const mira = await desk.signIn()
    expect(await outcomes(mira)).toEqual(thrice(taking))
    expect((await mira.get('/api/staff/passkeys')).json().origin).toBeNull()
    expect(codeOf(await mira.post('/api/staff/passkeys/options'))).toBe('passkeys_impossible')
    expect(codeOf(await desk.anyone.post('/api/staff/sign-in/passkey/options'))).toBe('passkeys_impossible')
  })

  test('a passkey of another host counts for nothing: a site that moves locks nobody in', async () => {
    await using desk = await enrolled({ PUBLIC_URL: PUBLIC_SITE })
    const key: SoftPasskey = softPasskey()
    const mira = await desk.signIn()
    await addPasskey(mira, key, PUBLIC_SITE)
    await desk.db.updateTable('staff_passkeys').set({ rpId: 'former.example' }).execute()
    expect(await outcomes(mira)).toEqual(thrice('passkey_missing'))
    expect((await addPasskey(mira, softPasskey(), PUBLIC_SITE)).statusCode).toBe(201)
  })
})
