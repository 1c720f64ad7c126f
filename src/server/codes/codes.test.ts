import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { describeEachStore, type TestStore } from '../../../tests/support/stores.ts'
import { ATTEMPTS_AT_MOST, type Codes, singleUseCodes } from './codes.ts'

const HOUR = 60 * 60 * 1000
const link = { purpose: 'verify-email', form: 'link', holder: 'account-1', lifetimeMs: HOUR } as const
const digits = { purpose: 'verify-phone', form: 'digits', holder: '+4670', lifetimeMs: HOUR } as const

describeEachStore('single-use codes', (openTestStore) => {
  let store: TestStore
  let codes: Codes
  let now: number
  beforeEach(async () => {
    store = await openTestStore()
    now = Date.UTC(2026, 0, 1)
    codes = singleUseCodes({ secret: 'a secret for codes', clock: () => now })
  })
  const redeem = (code: string, holder?: string) =>
    codes.redeem(store.db, {
      purpose: holder ? 'verify-phone' : 'verify-email',
      code,
      ...(holder && { holder }),
    })

  test('a link gives back its holder and detail, once', async () => {
    const { code } = await codes.issue(store.db, { ...link, detail: { name: 'Ada' } })
    expect(await redeem(code)).toEqual({ ok: true, holder: 'account-1', detail: { name: 'Ada' } })
    expect(await redeem(code)).toMatchObject({ ok: false, code: 'used', holder: 'account-1' })
  })

  test('peeking uses nothing up', async () => {
    const { code } = await codes.issue(store.db, link)
    const peek = () => codes.peek(store.db, { purpose: 'verify-email', code })
    expect([await peek(), await peek()]).toMatchObject([{ ok: true }, { ok: true }])
    expect(await redeem(code)).toMatchObject({ ok: true })
    expect(await peek()).toMatchObject({ ok: false, code: 'used' })
  })

  test('of many redeems at once exactly one wins', async () => {
    for (const wanted of [link, digits]) {
      const { code } = await codes.issue(store.db, wanted)
      const holder = wanted.form === 'digits' ? wanted.holder : undefined
      const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(code, holder)))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(answers.filter((answer) => !answer.ok && answer.code === 'used')).toHaveLength(4)
    }
  })

  test('one in a transaction that fails is not used up', async () => {
    const { code } = await codes.issue(store.db, link)
    const failing = store.db.transaction().execute(async (trx) => {
      await codes.redeem(trx, { purpose: 'verify-email', code })
      throw new Error('what came after failed')
    })
    await expect(failing).rejects.toThrow('what came after failed')
    expect(await redeem(code)).toMatchObject({ ok: true })
  })

  test('it expires at its moment, and a used one stays used', async () => {
    const { code } = await codes.issue(store.db, link)
    const other = await codes.issue(store.db, { ...link, holder: 'account-2' })
    now += HOUR - 1
    expect(await redeem(other.code)).toMatchObject({ ok: true })
    now += 1
    expect(await redeem(code)).toMatchObject({ ok: false, code: 'expired', holder: 'account-1' })
    expect(await redeem(other.code)).toMatchObject({ ok: false, code: 'used' })
  })

  test('issuing again voids the former, and only for the same purpose and holder', async () => {
    const first = await codes.issue(store.db, link)
    const others = [
      await codes.issue(store.db, { ...link, holder: 'account-2' }),
      await codes.issue(store.db, { ...link, purpose: 'staff-sign-in' }),
    ]
    const second = await codes.issue(store.db, link)
    expect(await redeem(first.code)).toMatchObject({ ok: false, code: 'expired' })
    expect(await redeem(second.code)).toMatchObject({ ok: true })
    expect(await redeem(others[0]?.code ?? '')).toMatchObject({ ok: true })
    expect(
      await codes.redeem(store.db, { purpose: 'staff-sign-in', code: others[1]?.code ?? '' }),
    ).toMatchObject({ ok: true })
  })

  test('where several are to stay, the newest of the same detail do, and using one leaves the others', async () => {
    const issue = async (from: string) => {
      now += 1
      return (await codes.issue(store.db, { ...link, detail: { from }, keep: 3 })).code
    }
    const stranger = await issue('elsewhere')
    const mine = [await issue('office'), await issue('office'), await issue('office'), await issue('office')]
    const use = (code = '') =>
      codes.redeem(store.db, { purpose: 'verify-email', code, leaveOthers: true }).then(({ ok }) => ok)
    expect([await use(mine[0]), await use(mine[1]), await use(mine[2]), await use(mine[3])]).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect(await use(stranger)).toBe(true)
  })

  test('a code is good for its own purpose and its own holder alone', async () => {
    const { code } = await codes.issue(store.db, link)
    expect(await codes.redeem(store.db, { purpose: 'staff-sign-in', code })).toEqual({
      ok: false,
      code: 'unknown',
    })
    expect(await codes.redeem(store.db, { ...link, code, holder: 'account-2' })).toMatchObject({ ok: false })
    expect(await redeem(code)).toMatchObject({ ok: true })
  })

  test('digits are six, asked for with their holder, and guessed at only a few times', async () => {
    const { code } = await codes.issue(store.db, digits)
    expect(code).toMatch(/^\d{6}$/)
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await codes.redeem(store.db, { purpose: 'verify-phone', code })).toEqual({
      ok: false,
      code: 'unknown',
    })
    expect(await redeem(code, '+4671')).toEqual({ ok: false, code: 'unknown' })
    for (let i = 0; i < ATTEMPTS_AT_MOST; i++)
      expect(await redeem(wrong, digits.holder)).toEqual({ ok: false, code: 'unknown' })
    expect(await redeem(code, digits.holder)).toEqual({ ok: false, code: 'too_many_attempts' })
    expect(await codes.peek(store.db, { ...digits, code })).toEqual({ ok: false, code: 'too_many_attempts' })

    const again = await codes.issue(store.db, digits)
    expect(await redeem(again.code, digits.holder)).toMatchObject({ ok: true })
  })

  test('guesses at once do not get more tries than guesses in turn', async () => {
    const { code } = await codes.issue(store.db, digits)
    const wrong = Array.from({ length: 12 }, (_, n) =>
      String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'),
    )
    const answers = await Promise.all(wrong.map((one) => redeem(one, digits.holder)))
    expect(answers.filter((answer) => !answer.ok && answer.code === 'unknown')).toHaveLength(ATTEMPTS_AT_MOST)
  })

  test('the database holds no code, and another secret finds none', async () => {
    const issued = [await codes.issue(store.db, link), await codes.issue(store.db, digits)]
    const rows = JSON.stringify(await store.db.selectFrom('codes').selectAll().execute())
    for (const { code } of issued) expect(rows).not.toContain(code)
    const other = singleUseCodes({ secret: 'another secret', clock: () => now })
    expect(await other.redeem(store.db, { purpose: 'verify-email', code: issued[0]?.code ?? '' })).toEqual({
      ok: false,
      code: 'unknown',
    })
  })

  test('what expired long ago, or is to be forgotten, is gone', async () => {
    await codes.issue(store.db, link)
    now += 8 * 24 * HOUR
    await codes.issue(store.db, digits)
    const holders = () => store.db.selectFrom('codes').select('holder').execute()
    expect(await holders()).toEqual([{ holder: digits.holder }])
    await codes.forget(store.db, digits.holder)
    expect(await holders()).toEqual([])
  })

  test('what was never issued is never redeemed', async () => {
    await codes.issue(store.db, link)
    await fc.assert(
      fc.asyncProperty(fc.base64String({ maxLength: 60 }), async (forged) => {
        expect(await redeem(forged)).toEqual({ ok: false, code: 'unknown' })
      }),
      { numRuns: 25 },
    )
  })
})
