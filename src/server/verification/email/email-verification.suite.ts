import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { movingClock } from '../../../../tests/support/moving-clock.ts'
import type { Database } from '../../store/database.ts'
import { newAddress, type OpenedIdentity } from '../identity.suite.ts'
import type { Identity } from '../identity.ts'
import { emailVerification } from './email-verification.ts'

export type OpenedVerification = OpenedIdentity & { db: Kysely<Database> }

/** How visitors come to be verified, over any identity. */
export function emailVerificationSuite(open: () => OpenedVerification) {
  function start(adjust: (identity: Identity) => Identity = (same) => same) {
    const { identity, db, mailedTo } = open()
    const emails = emailVerification({ identity: adjust(identity), db, clock: movingClock() })
    const email = newAddress()
    const newestCode = async () => (await mailedTo(email)).at(-1) ?? 'no mail'
    const mailed = async () => (await mailedTo(email)).length
    return { emails, email, mailed, newestCode, mailedTo: () => mailedTo(email) }
  }
  const newVisitor = () => {
    const id = randomUUID()
    return { id, browser: { known: id, welcome: () => id } }
  }
  /** A browser without our cookie. */
  const newBrowser = () => {
    const id = randomUUID()
    return { id, browser: { known: undefined, welcome: () => id } }
  }
  const nobody = { state: 'none', isVerified: false }

  test('a first visit: none, sent, verified', async () => {
    const { emails, email, newestCode } = start()
    const { id, browser } = newVisitor()
    expect(await emails.status(id)).toEqual({ ok: true, state: 'none' })
    expect(await emails.proofOf(id, email)).toEqual(nobody)

    expect(await emails.send(id, { email, name: ' Ada Lovelace ' })).toEqual({ ok: true, state: 'sent' })
    expect(await emails.status(id)).toEqual({ ok: true, state: 'sent', email, name: 'Ada Lovelace' })
    expect(await emails.proofOf(id, email)).toEqual({ state: 'sent', isVerified: false })

    expect(await emails.confirm(browser, await newestCode())).toEqual({
      ok: true,
      email,
      name: 'Ada Lovelace',
    })
    expect(await emails.status(id)).toEqual({ ok: true, state: 'verified', email, name: 'Ada Lovelace' })
    expect(await emails.proofOf(id, email)).toEqual({ state: 'verified', isVerified: true })
    expect(await emails.proofOf(id, email.toUpperCase())).toMatchObject({ isVerified: true })
  })

  test('what is proved is one address of one visitor', async () => {
    const { emails, email, newestCode } = start()
    const { id, browser } = newVisitor()
    await emails.send(id, { email })
    await emails.confirm(browser, await newestCode())
    expect(await emails.proofOf(id, newAddress())).toEqual(nobody)
    expect(await emails.proofOf(newVisitor().id, email)).toEqual(nobody)
    expect(await emails.proofOf(undefined, email)).toEqual(nobody)
    expect(await emails.status(undefined)).toEqual({ ok: true, state: 'none' })
  })

  test('the link opened in another browser proves it in both, with the form filled in', async () => {
    const { emails, email, newestCode } = start()
    const first = newVisitor()
    const second = newBrowser()
    await emails.send(first.id, { email, name: 'Ada' })
    expect(await emails.confirm(second.browser, await newestCode())).toEqual({ ok: true, email, name: 'Ada' })
    expect(await emails.status(second.id)).toEqual({ ok: true, state: 'verified', email, name: 'Ada' })
    expect(await emails.status(first.id)).toEqual({ ok: true, state: 'verified', email, name: 'Ada' })
    expect(await emails.proofOf(first.id, email)).toEqual({ state: 'verified', isVerified: true })
    expect(await emails.proofOf(second.id, email)).toEqual({ state: 'verified', isVerified: true })
  })

  test('a link waits for a press wherever its mail was not asked for', async () => {
    const { emails, email, newestCode } = start()
    const asker = newVisitor()
    await emails.send(asker.id, { email, name: 'Ada' })
    const code = await newestCode()
    const other = newVisitor()
    await emails.send(other.id, { email: newAddress('other') })
    const registered = newVisitor()
    await emails.send(registered.id, { email })
    const press = { ok: true, state: 'press_needed', email }
    for (const visitor of [undefined, randomUUID(), other.id, registered.id])
      expect(await emails.opened(visitor, code)).toEqual(press)
    expect(await emails.opened(asker.id, code)).toEqual({ ok: true, state: 'ready' })
    expect(await emails.status(asker.id)).toMatchObject({ state: 'sent' })

    // Once used it proves nothing more, which is said where it is applied.
    await emails.confirm(other.browser, code)
    for (const visitor of [undefined, asker.id, other.id, registered.id])
      expect(await emails.opened(visitor, code)).toEqual({ ok: true, state: 'ready' })
  })

  test('where nobody can say whose link it is, nothing is said of it', async () => {
    const { emails } = start((identity) => ({
      ...identity,
      meantBy: async () => ({ ok: false, code: 'network_request_failed' }),
    }))
    expect(await emails.opened(undefined, 'code')).toEqual({ ok: false, code: 'network_request_failed' })
  })

  test('the same link again is fine for whom it proved, and used up for a stranger', async () => {
    const { emails, email, newestCode } = start()
    const first = newVisitor()
    const second = newBrowser()
    await emails.send(first.id, { email, name: 'Ada' })
    const code = await newestCode()
    await emails.confirm(second.browser, code)
    const proved = { ok: true, email, name: 'Ada' }
    expect(await emails.confirm({ ...second.browser, known: second.id }, code)).toEqual(proved)
    expect(await emails.confirm(first.browser, code)).toEqual(proved)

    const stranger = newVisitor()
    expect(await emails.confirm(stranger.browser, code)).toEqual({ ok: false, code: 'link_used' })
    expect(await emails.status(stranger.id)).toEqual({ ok: true, state: 'none' })
    expect(await emails.proofOf(stranger.id, email)).toEqual(nobody)
  })

  test('one page that applies its code twice at once is told twice that it worked', async () => {
    const { emails, email, newestCode } = start()
    const { id, browser } = newVisitor()
    await emails.send(id, { email })
    const code = await newestCode()
    const outcomes = await Promise.all([emails.confirm(browser, code), emails.confirm(browser, code)])
    expect(outcomes).toMatchObject([{ ok: true }, { ok: true }])
  })

  test('a forged code proves nothing, also to a visitor who waits for a link', async () => {
    const { emails, email } = start()
    const { id, browser } = newVisitor()
    await emails.send(id, { email })
    expect(await emails.confirm(browser, 'forged')).toEqual({ ok: false, code: 'link_invalid' })
    expect(await emails.confirm(newBrowser().browser, 'forged')).toEqual({ ok: false, code: 'link_invalid' })
    expect(await emails.status(id)).toMatchObject({ state: 'sent' })
  })

  test('asking again within the visit mails another link, also with the address in capitals', async () => {
    const { emails, email, mailedTo } = start()
    const { id, browser } = newVisitor()
    for (const spelling of [email, email.toUpperCase(), email])
      expect(await emails.send(id, { email: spelling })).toEqual({ ok: true, state: 'sent' })
    const codes = await mailedTo()
    expect(codes).toHaveLength(3)
    expect(await emails.confirm(browser, codes[2] ?? '')).toMatchObject({ ok: true })
  })

  test('two presses at once are a send and a resend', async () => {
    const { emails, email, mailed } = start()
    const { id } = newVisitor()
    const outcomes = await Promise.all([emails.send(id, { email }), emails.send(id, { email })])
    expect(outcomes).toEqual([
      { ok: true, state: 'sent' },
      { ok: true, state: 'sent' },
    ])
    expect(await mailed()).toBe(2)
  })

  test('an address from an earlier visit is already registered, unverified and without a mail', async () => {
    const { emails, email, mailed } = start()
    await emails.send(newVisitor().id, { email, name: 'Ada' })
    const { id } = newVisitor()
    const answer = { ok: true, state: 'already_registered' }
    expect(await emails.send(id, { email, name: 'Grace' })).toEqual(answer)
    expect(await emails.send(id, { email })).toEqual(answer)
    expect(await mailed()).toBe(1)
    // What the earlier visitor called themselves is not told.
    expect(await emails.status(id)).toEqual({ ...answer, email, name: 'Grace' })
    expect(await emails.proofOf(id, email)).toEqual({ state: 'already_registered', isVerified: false })
  })

  test('already registered, and verified then: the record may say so', async () => {
    const { emails, email, newestCode } = start()
    const earlier = newVisitor()
    await emails.send(earlier.id, { email })
    const { id } = newVisitor()
    await emails.send(id, { email })
    await emails.confirm(newBrowser().browser, await newestCode())
    expect(await emails.proofOf(id, email)).toEqual({ state: 'already_registered', isVerified: true })
    expect(await emails.status(id)).toMatchObject({ state: 'already_registered' })
  })

  test('who has proved the address needs no other mail and stays verified', async () => {
    const { emails, email, mailed, newestCode } = start()
    const first = newVisitor()
    const second = newBrowser()
    await emails.send(first.id, { email })
    await emails.confirm(second.browser, await newestCode())
    // The first browser has not asked since: its press finds out.
    for (const { id } of [first, second]) {
      expect(await emails.send(id, { email })).toEqual({ ok: true, state: 'already_registered' })
      expect(await emails.status(id)).toMatchObject({ state: 'verified', email })
      expect(await emails.proofOf(id, email)).toEqual({ state: 'verified', isVerified: true })
    }
    expect(await mailed()).toBe(1)
  })

  test('another address starts anew; going back finds the former as it was', async () => {
    const { emails, email, newestCode } = start()
    const { id, browser } = newVisitor()
    await emails.send(id, { email, name: 'Ada' })
    await emails.confirm(browser, await newestCode())
    const other = newAddress('other')
    await emails.send(id, { email: other })
    expect(await emails.status(id)).toEqual({ ok: true, state: 'sent', email: other })
    expect(await emails.proofOf(id, email)).toMatchObject({ isVerified: true })
    await emails.send(id, { email })
    expect(await emails.status(id)).toEqual({ ok: true, state: 'verified', email, name: 'Ada' })
  })

  test.each(['Ada 2', 'A', '', 'buy at evil.example'])(
    'a name like %j keeps no mail from being sent and is left out',
    async (name) => {
      const { emails, email } = start()
      const { id } = newVisitor()
      expect(await emails.send(id, { email, name })).toEqual({ ok: true, state: 'sent' })
      expect(await emails.status(id)).toEqual({ ok: true, state: 'sent', email })
    },
  )

  test.each(['a,b@example.com', '"a"@example.com', 'a<b>@example.com', 'a\u0000b@example.com', 'a;b@c.de'])(
    'nothing is sent to %j',
    async (email) => {
      const { emails } = start()
      const { id } = newVisitor()
      expect(await emails.send(id, { email })).toEqual({ ok: false, code: 'invalid_email' })
      expect(await emails.status(id)).toEqual({ ok: true, state: 'none' })
    },
  )

  test('where the mail could not be sent, the next press sends it and is not "already registered"', async () => {
    let isDown = true
    const { emails, email, mailed } = start((identity) => ({
      ...identity,
      sendLink: async (account, name) =>
        isDown ? { ok: false, code: 'network_request_failed' } : identity.sendLink(account, name),
    }))
    const { id } = newVisitor()
    expect(await emails.send(id, { email })).toEqual({ ok: false, code: 'network_request_failed' })
    expect(await emails.status(id)).toEqual({ ok: true, state: 'none' })
    expect(await emails.proofOf(id, email)).toEqual(nobody)
    isDown = false
    expect(await emails.send(id, { email })).toEqual({ ok: true, state: 'sent' })
    expect(await mailed()).toBe(1)
  })

  test('a check that cannot be made says so, and the signup goes by what is known', async () => {
    let isDown = false
    const { emails, email } = start((identity) => ({
      ...identity,
      lookup: async (account) =>
        isDown ? { ok: false, code: 'network_request_failed' } : identity.lookup(account),
    }))
    const { id } = newVisitor()
    await emails.send(id, { email })
    isDown = true
    expect(await emails.status(id)).toEqual({ ok: false, code: 'status_check_failed' })
    expect(await emails.proofOf(id, email)).toEqual({ state: 'sent', isVerified: false })
  })

  test('an account deleted behind our back is made anew', async () => {
    const { identity } = open()
    const handles: string[] = []
    const { emails, email, newestCode } = start((same) => ({
      ...same,
      register: async (address) => {
        const made = await same.register(address)
        if (made.ok) handles.push(made.account)
        return made
      },
    }))
    const { id, browser } = newVisitor()
    await emails.send(id, { email })
    await identity.erase(handles[0] ?? '')
    expect(await emails.send(id, { email })).toEqual({ ok: true, state: 'sent' })
    expect(await emails.confirm(browser, await newestCode())).toMatchObject({ ok: true, email })
  })

  test('an address that is forgotten is nobody’s, and free', async () => {
    const { emails, email, newestCode } = start()
    const { id, browser } = newVisitor()
    await emails.send(id, { email, name: 'Ada' })
    await emails.confirm(browser, await newestCode())
    await emails.forget(email.toUpperCase())
    expect(await emails.status(id)).toEqual({ ok: true, state: 'none' })
    expect(await emails.proofOf(id, email)).toEqual(nobody)
    expect(await emails.send(newVisitor().id, { email })).toEqual({ ok: true, state: 'sent' })
  })
}
