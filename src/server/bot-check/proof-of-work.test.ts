import { beforeEach, expect, test } from 'vitest'
import { solutionOf, solve } from '../../../tests/support/proof.ts'
import { describeEachStore, type TestStore } from '../../../tests/support/stores.ts'
import { botCheckToken } from '../../contract/bot-check.ts'
import { PUZZLE_LIFETIME_MS, proofOfWork } from './proof-of-work.ts'

const secret = 'a secret for puzzles'
const purpose = 'start'
const nobody = '203.0.113.7'
const failed = { ok: false, code: 'failed' }

describeEachStore('the embedded bot check', (openTestStore) => {
  let store: TestStore
  beforeEach(async () => {
    store = await openTestStore()
  })

  test('an answer lets one request through, and of many at once just one', async () => {
    const check = proofOfWork({ db: store.db, secret, purpose })
    const challenge = await check.challenge()
    const token = await solve(challenge)
    const verdicts = await Promise.all(Array.from({ length: 5 }, () => check.verify(token, nobody)))
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await check.verify(token, nobody)).toEqual(failed)
    const otherInstance = proofOfWork({ db: store.db, secret, purpose })
    expect(await otherInstance.verify(token, nobody)).toEqual(failed)
  })

  test('what is forged, guessed, made easier or somebody else signed is refused', async () => {
    const check = proofOfWork({ db: store.db, secret, purpose })
    const challenge = await check.challenge()
    const solution = await solutionOf(challenge)
    const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }
    const longer = {
      ...challenge,
      parameters: { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 1 },
    }
    const theirs = await proofOfWork({ db: store.db, secret: 'another', purpose }).challenge()
    for (const payload of [
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge: easier, solution },
      { challenge: longer, solution },
      { challenge: { ...challenge, signature: 'ab'.repeat(32) }, solution },
      { challenge: theirs, solution: await solutionOf(theirs) },
    ])
      expect(await check.verify(botCheckToken(payload), nobody)).toEqual(failed)
    for (const token of ['nonsense', btoa('{}'), btoa('[1'), `${btoa('{"challenge":{}}')}`])
      expect(await check.verify(token, nobody)).toEqual(failed)
    // None of that has spent the honest answer.
    expect(await check.verify(botCheckToken({ challenge, solution }), nobody)).toEqual({ ok: true })
  })

  test('what was earned for one purpose is good for that one alone', async () => {
    const [start, letter] = (['start', 'letter'] as const).map((purpose) =>
      proofOfWork({ db: store.db, secret, purpose }),
    )
    const challenge = await start?.challenge()
    const token = challenge ? await solve(challenge) : ''
    expect(await letter?.verify(token, nobody)).toEqual(failed)
    expect(await start?.verify(token, nobody), 'and is not spent by being shown elsewhere').toEqual({
      ok: true,
    })
  })

  test('nothing brought, and an answer brought too late', async () => {
    let now = Date.now()
    const check = proofOfWork({ db: store.db, secret, purpose, clock: () => now })
    expect(await check.verify(undefined, nobody)).toEqual({ ok: false, code: 'missing' })
    const challenge = await check.challenge()
    const token = await solve(challenge)
    now += PUZZLE_LIFETIME_MS + 1000
    expect(await check.verify(token, nobody)).toEqual({ ok: false, code: 'expired' })
  })

  test('spent answers are forgotten once they have expired', async () => {
    let now = Date.now()
    const check = proofOfWork({ db: store.db, secret, purpose, clock: () => now })
    for (let round = 0; round < 2; round++) {
      const challenge = await check.challenge()
      expect(await check.verify(await solve(challenge), nobody)).toEqual({ ok: true })
      now += PUZZLE_LIFETIME_MS + 1000
    }
    expect(await store.db.selectFrom('bot_checks_spent').selectAll().execute()).toHaveLength(1)
  })
})
