import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestIdentity, TEST_ORIGIN } from '../../../../tests/support/server/embedded-identity.ts'
import { describeEachStore, type TestStore } from '../../../../tests/support/stores.ts'
import { keptFor } from '../../../contract/retention.ts'
import { forgetOldBrowsers } from '../email/email-records.ts'
import { emailVerificationSuite } from '../email/email-verification.suite.ts'
import { emailVerification } from '../email/email-verification.ts'
import { identitySuite, newAddress } from '../identity.suite.ts'
import { LINK_LIFETIME_MS } from './link-lifetime.ts'

const DAY_MS = 24 * 60 * 60_000

describeEachStore('the embedded identity', (openTestStore) => {
  let now: number
  let store: TestStore
  let opened: ReturnType<typeof openTestIdentity>
  beforeAll(async () => {
    store = await openTestStore()
  })
  beforeEach(() => {
    now = Date.now()
    opened = openTestIdentity(store, () => now)
  })

  describe('as any identity', () => identitySuite(() => opened))
  describe('verifying visitors', () => emailVerificationSuite(() => opened))

  test('the mail carries the link of the outside contract, in text and HTML', async () => {
    const email = newAddress()
    const made = await opened.identity.register(email)
    if (made.ok) await opened.identity.sendLink(made.account, 'Ada <b>')
    const [letter] = await opened.letters(email)
    const [code] = await opened.mailedTo(email)
    expect(letter).toMatchObject({ kind: 'verify-email', about: email })
    expect(letter?.text).toContain(
      `${TEST_ORIGIN}/email-verification-success?mode=verifyEmail&oobCode=${code}`,
    )
    expect(letter?.html).toContain(`mode=verifyEmail&amp;oobCode=${code}`)
    // Whoever typed the name may not be who reads the mail.
    expect(`${letter?.text}${letter?.html}${letter?.subject}`).not.toContain('Ada')
  })

  test('a resend makes the former link void', async () => {
    const email = newAddress()
    const emails = emailVerification(opened)
    const id = randomUUID()
    await emails.send(id, { email })
    await emails.send(id, { email })
    const [former, newest] = await opened.mailedTo(email)
    const browser = { known: id, welcome: () => id }
    expect(await emails.confirm(browser, former ?? '')).toEqual({ ok: false, code: 'link_expired' })
    expect(await emails.confirm(browser, newest ?? '')).toMatchObject({ ok: true })
    // The address is proved: the older mail, opened now, is no bad news.
    expect(await emails.confirm(browser, former ?? '')).toMatchObject({ ok: true })
  })

  test('a link lives for a day; whoever holds the old mail may have a new one sent, in another browser too', async () => {
    const email = newAddress()
    const emails = emailVerification({ ...opened, clock: () => now })
    await emails.send(randomUUID(), { email, name: 'Ada' })
    now += LINK_LIFETIME_MS
    const [code] = await opened.mailedTo(email)
    const other = randomUUID()
    expect(await emails.confirm({ known: undefined, welcome: () => other }, code ?? '')).toEqual({
      ok: false,
      code: 'link_expired',
    })
    // It says nothing of whom it was for.
    expect(await emails.status(other)).toEqual({ ok: true, state: 'none' })
    expect(await emails.proofOf(other, email)).toEqual({ state: 'none', isVerified: false })
    expect(await emails.send(other, { email })).toEqual({ ok: true, state: 'sent' })
    expect(await emails.status(other)).toEqual({ ok: true, state: 'sent', email })
    const codes = await opened.mailedTo(email)
    expect(codes).toHaveLength(2)
    expect(await emails.confirm({ known: other, welcome: () => other }, codes[1] ?? '')).toEqual({
      ok: true,
      email,
      name: 'Ada',
    })
  })

  test('a void link proves nothing, also where the address was proved by another', async () => {
    const email = newAddress()
    const emails = emailVerification(opened)
    const id = randomUUID()
    await emails.send(id, { email })
    await emails.send(id, { email })
    const [former, newest] = await opened.mailedTo(email)
    const other = randomUUID()
    const browser = { known: other, welcome: () => other }
    expect(await emails.confirm(browser, former ?? '')).toEqual({ ok: false, code: 'link_expired' })
    await emails.confirm({ known: id, welcome: () => id }, newest ?? '')
    expect(await emails.confirm(browser, former ?? '')).toEqual({ ok: false, code: 'link_expired' })
    expect(await emails.proofOf(other, email)).toEqual({ state: 'none', isVerified: false })
    expect(await emails.send(other, { email })).toEqual({ ok: true, state: 'already_registered' })
    expect(await emails.proofOf(other, email)).toEqual({ state: 'already_registered', isVerified: true })
  })

  test('after a month nobody knows whose browser it was, only that the address was proved', async () => {
    const email = newAddress()
    const emails = emailVerification({ ...opened, clock: () => now })
    const id = randomUUID()
    await emails.send(id, { email })
    const [code] = await opened.mailedTo(email)
    await emails.confirm({ known: id, welcome: () => id }, code ?? '')
    now += (keptFor.browsers.days - 1) * DAY_MS
    await forgetOldBrowsers(store.db, now)
    expect(await emails.proofOf(id, email)).toMatchObject({ state: 'verified' })
    now += 2 * DAY_MS
    await forgetOldBrowsers(store.db, now)
    const later = randomUUID()
    await emails.send(later, { email })
    expect(await emails.proofOf(id, email)).toEqual({ state: 'none', isVerified: false })
    expect(await emails.proofOf(later, email)).toEqual({ state: 'already_registered', isVerified: true })
  })

  test('no password is kept, because there is none', async () => {
    await opened.identity.register(newAddress())
    const [account] = await store.db.selectFrom('accounts').selectAll().execute()
    expect(Object.keys(account ?? {}).sort()).toEqual([
      'createdAt',
      'email',
      'emailKey',
      'id',
      'isEmailVerified',
      'name',
      'updatedAt',
      'verifiedAt',
    ])
  })
})
