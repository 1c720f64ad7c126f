import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openTestIdentity } from '../../../../tests/support/server/embedded-identity.ts'
import { describeEachStore } from '../../../../tests/support/stores.ts'
import type { EmailState } from '../../../contract/verification.ts'
import { emailVerification } from './email-verification.ts'
import { nextStep } from './next-step.ts'

describe('what Send means', () => {
  test.each([
    ['a first press', undefined, 'register'],
    ['one whose mail could not be sent', { state: 'none', account: 'a' }, 'resend'],
    ['one that waits for a link', { state: 'sent', account: 'a' }, 'resend'],
    ['one that is verified', { state: 'verified', account: 'a' }, 'nothing'],
    ['one verified without speaking for the account', { state: 'verified', account: null }, 'nothing'],
    ['one from an earlier visit', { state: 'already_registered', account: null }, 'register'],
    ['one that showed an expired link', { state: 'already_registered', account: 'a' }, 'resend'],
  ] as const)('%s', (_, own, step) => expect(nextStep(own).step).toBe(step))
})

/** What the visitors of one history know, as plainly as it can be said. */
type Model = {
  accounts: Map<string, { liveLink: number | undefined; isVerified: boolean }>
  /** Per visitor and address; `speaks`: may have a mail sent to it. */
  own: Map<string, { state: EmailState; speaks: boolean }>
  mailed: { email: string; code: string; isUsed: boolean }[]
}

describeEachStore('any history of visitors, addresses and links', (openTestStore) => {
  const visitors = [0, 1, 2]
  const addresses = [0, 1]
  const move = fc.oneof(
    fc.record({
      does: fc.constant('send' as const),
      visitor: fc.constantFrom(...visitors),
      address: fc.constantFrom(...addresses),
    }),
    fc.record({
      does: fc.constant('confirm' as const),
      visitor: fc.constantFrom(...visitors),
      /** Which of the mails so far. */
      link: fc.nat(5),
    }),
    fc.record({ does: fc.constant('forge' as const), visitor: fc.constantFrom(...visitors) }),
  )

  test('leaves every visitor in the state that the rule says', async () => {
    const store = await openTestStore()
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 4, maxLength: 20 }), async (moves) => {
        const { identity, mailedTo } = openTestIdentity(store)
        const emails = emailVerification({ identity, db: store.db })
        const run = randomUUID()
        const visitorOf = (n: number) => `${run}-${n}`
        const addressOf = (n: number) => `a${n}.${run}@example.com`
        const model: Model = { accounts: new Map(), own: new Map(), mailed: [] }
        const at = (visitor: number, email: string) => `${visitor} ${email}`

        async function send(visitor: number, email: string) {
          const account = model.accounts.get(email)
          const key = at(visitor, email)
          const own = model.own.get(key) ?? { state: 'none', speaks: false }
          const isMailed = !account || (own.speaks && !account.isVerified)
          expect(await emails.send(visitorOf(visitor), { email })).toEqual({
            ok: true,
            state: isMailed ? 'sent' : 'already_registered',
          })
          if (isMailed) {
            model.mailed.push({ email, code: (await mailedTo(email)).at(-1) ?? '', isUsed: false })
            model.accounts.set(email, { liveLink: model.mailed.length - 1, isVerified: false })
            model.own.set(key, { state: 'sent', speaks: true })
          } else if (own.state === 'sent') model.own.set(key, { ...own, state: 'verified' })
          else if (own.state !== 'verified') model.own.set(key, { ...own, state: 'already_registered' })
        }

        async function confirm(visitor: number, index: number) {
          const link = model.mailed[index]
          if (!link) return
          const account = model.accounts.get(link.email)
          const key = at(visitor, link.email)
          const own = model.own.get(key) ?? { state: 'none', speaks: false }
          const isLive = account?.liveLink === index
          const isProved = own.state === 'verified' || (own.state === 'sent' && account?.isVerified === true)
          const id = visitorOf(visitor)
          const answer = await emails.confirm({ known: id, welcome: () => id }, link.code)
          expect(answer).toMatchObject(
            isLive || isProved
              ? { ok: true, email: link.email }
              : { ok: false, code: link.isUsed ? 'link_used' : 'link_expired' },
          )
          if (isLive) {
            link.isUsed = true
            model.accounts.set(link.email, { liveLink: undefined, isVerified: true })
          }
          if (isLive || isProved) model.own.set(key, { state: 'verified', speaks: true })
          else if (!link.isUsed) model.own.set(key, { ...own, speaks: true })
        }

        for (const made of moves) {
          const id = visitorOf(made.visitor)
          if (made.does === 'send') await send(made.visitor, addressOf(made.address))
          else if (made.does === 'confirm') await confirm(made.visitor, made.link)
          else
            expect(await emails.confirm({ known: id, welcome: () => id }, randomUUID())).toEqual({
              ok: false,
              code: 'link_invalid',
            })
        }

        for (const visitor of visitors)
          for (const address of addresses.map(addressOf)) {
            const own = model.own.get(at(visitor, address))?.state ?? 'none'
            const isVerified = model.accounts.get(address)?.isVerified === true
            const state = own === 'sent' && isVerified ? 'verified' : own
            expect(await emails.proofOf(visitorOf(visitor), address)).toEqual({
              state,
              isVerified: state === 'verified' || (state === 'already_registered' && isVerified),
            })
          }
      }),
      { numRuns: 60 },
    )
  })
})
