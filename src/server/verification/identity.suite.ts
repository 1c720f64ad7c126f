import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Identity } from './identity.ts'

export type OpenedIdentity = {
  identity: Identity
  /** The codes in the mails to this address, oldest first. */
  mailedTo(email: string): Promise<string[]>
}

/** An address of its own for each test: an emulator is shared by all of them. */
export const newAddress = (spelling = 'ada') => `${spelling}.${randomUUID().slice(0, 8)}@example.com`

/** What every identity must do, whoever keeps the accounts. */
export function identitySuite(open: () => OpenedIdentity) {
  async function registered(email = newAddress()) {
    const { identity, mailedTo } = open()
    const made = await identity.register(email)
    if (!made.ok) throw new Error(made.code)
    const newestCode = async () => (await mailedTo(email)).at(-1) ?? 'no mail'
    return { email, identity, account: made.account, mailedTo: () => mailedTo(email), newestCode }
  }

  test('an address has one account, however it is spelt', async () => {
    const { identity, email } = await registered()
    expect(await identity.register(email)).toEqual({ ok: false, code: 'email_exists' })
    expect(await identity.register(email.toUpperCase())).toEqual({ ok: false, code: 'email_exists' })
  })

  test('of two who register one address at once, one is first', async () => {
    const email = newAddress()
    const { identity } = open()
    const outcomes = await Promise.all([identity.register(email), identity.register(email)])
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true])
  })

  test('an account is not verified before its link came back, and is afterwards', async () => {
    const { identity, email, account, newestCode } = await registered()
    expect(await identity.lookup(account)).toMatchObject({ ok: true, isVerified: false })
    expect(await identity.sendLink(account, 'Ada Lovelace')).toMatchObject({ ok: true })
    expect(await identity.lookup(account)).toMatchObject({ ok: true, isVerified: false })
    expect(await identity.confirm(await newestCode())).toMatchObject({
      ok: true,
      email,
      name: 'Ada Lovelace',
    })
    expect(await identity.lookup(account)).toMatchObject({ ok: true, isVerified: true })
  })

  test('registering mails nothing, each send one link', async () => {
    const { identity, account, mailedTo } = await registered()
    expect(await mailedTo()).toEqual([])
    await identity.sendLink(account, null)
    expect(await mailedTo()).toHaveLength(1)
    await identity.sendLink(account, null)
    const codes = await mailedTo()
    expect(new Set(codes).size).toBe(2)
    expect(await identity.confirm(codes[1] ?? '')).toMatchObject({ ok: true })
  })

  test('the name last given is the one that comes back; without any there is none', async () => {
    const { identity, account, newestCode } = await registered()
    await identity.sendLink(account, 'Ada')
    await identity.sendLink(account, 'José Núñez 田中')
    await identity.sendLink(account, null)
    expect(await identity.confirm(await newestCode())).toMatchObject({ ok: true, name: 'José Núñez 田中' })

    const nameless = await registered()
    await identity.sendLink(nameless.account, null)
    expect(await identity.confirm(await nameless.newestCode())).toMatchObject({ ok: true, name: null })
  })

  test('a link works once, also for two at once', async () => {
    const { identity, account, newestCode } = await registered()
    await identity.sendLink(account, null)
    const code = await newestCode()
    const outcomes = await Promise.all([identity.confirm(code), identity.confirm(code)])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    const again = await identity.confirm(code)
    expect(again.ok ? 'fine' : again.code).toMatch(/^link_(used|invalid)$/)
  })

  test('asking whom a link is for uses nothing up', async () => {
    const { identity, email, account, newestCode } = await registered()
    await identity.sendLink(account, 'Ada')
    const code = await newestCode()
    for (const _ of [1, 2]) expect(await identity.meantBy(code)).toMatchObject({ ok: true, email })
    expect(await identity.lookup(account)).toMatchObject({ isVerified: false })
    expect(await identity.confirm(code)).toMatchObject({ ok: true, email })
    expect(await identity.meantBy(code)).toMatchObject({ ok: false })
    expect(await identity.meantBy('forged')).toMatchObject({ ok: false, code: 'link_invalid' })
  })

  test.each(['x', 'forged-forged-forged', `${'A'.repeat(43)}`, "' or 1=1 --", '田中'])(
    'the forged code %j is refused',
    async (code) => {
      expect(await open().identity.confirm(code)).toMatchObject({ ok: false, code: 'link_invalid' })
    },
  )

  test('a handle that is not ours is no account', async () => {
    const { identity } = open()
    for (const handle of ['', 'nonsense', randomUUID()]) {
      expect(await identity.lookup(handle)).toEqual({ ok: false, code: 'account_gone' })
      expect(await identity.sendLink(handle, null)).toEqual({ ok: false, code: 'account_gone' })
    }
  })

  test('of an erased account nothing is left: its link is dead, its address free', async () => {
    const { identity, email, account, newestCode } = await registered()
    await identity.sendLink(account, 'Ada')
    const code = await newestCode()
    expect(await identity.erase(account)).toEqual({ ok: true })
    expect(await identity.erase(account)).toEqual({ ok: true })
    expect(await identity.lookup(account)).toEqual({ ok: false, code: 'account_gone' })
    expect(await identity.confirm(code)).toMatchObject({ ok: false, code: 'link_invalid' })
    expect(await identity.register(email)).toMatchObject({ ok: true })
  })
}
