import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { botCheckToken } from '../../src/contract/bot-check.ts'
import { errors } from '../../src/contract/errors.ts'
import { proofOfWork } from '../../src/server/bot-check/proof-of-work.ts'
import { limits } from '../../src/server/http/limits.ts'
import { challengeIn, solutionOf, solve } from '../support/proof.ts'
import { type Provider, providerEnv, startProvider } from '../support/provider.ts'
import { type ConversationServer, openConversationServer } from '../support/server/conversation-server.ts'
import { openSignupServer } from '../support/server/signup-server.ts'
import { openTestApp } from '../support/server/test-app.ts'
import { describeEachStore, type TestStore } from '../support/stores.ts'

/** Whoever asks for much from one network works for it first: a script pays, a visitor's browser does it unseen. */

const OFFICE = '203.0.113.7'
const SECOND_OFFICE = '203.0.113.8'
const FREE_STARTS = limits.startsUnproven.points

type Sending = { from?: string; cookie?: string; proof?: string; key?: string; payload?: string | object }

const senderTo =
  ({ app }: Pick<ConversationServer, 'app'>) =>
  (url: string, { from = OFFICE, cookie, proof, key, payload }: Sending = {}) =>
    app.inject({
      method: 'POST',
      url,
      remoteAddress: from,
      headers: {
        ...(cookie && { cookie }),
        ...(proof && { 'x-proof': proof }),
        ...(key && { 'idempotency-key': key }),
        'content-type': 'application/json',
      },
      payload: payload ?? { from: 'home' },
    })

describeEachStore('a script that starts talks', (openTestStore) => {
  let store: TestStore
  let server: ConversationServer
  let send: ReturnType<typeof senderTo>
  const start = (sending?: Sending) => send('/api/conversations', sending)
  const started = () => server.provider.conversations.size

  beforeEach(async () => {
    store = await openTestStore()
    server = await openConversationServer(store, { env: { LIMITS_SCALE: '1', PHONE_VERIFICATION: 'on' } })
    send = senderTo(server)
  })
  afterEach(() => server.close())

  const spendFreeStarts = async () => {
    for (let n = 0; n < FREE_STARTS; n++) expect((await start()).statusCode).toBe(201)
  }
  const puzzle = async (sending?: Sending) => {
    const refused = await start(sending)
    expect(refused.statusCode).toBe(428)
    return challengeIn(refused.json())
  }

  test('has two for nothing, cookie or not; another office starts as ever', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) statuses.push((await start()).statusCode)
    expect(statuses).toEqual([201, 201, 428, 428, 428, 428])
    expect(started()).toBe(FREE_STARTS)
    expect((await start({ from: SECOND_OFFICE })).statusCode).toBe(201)
  })

  test('is not helped by the many addresses of its IPv6 network', async () => {
    const statuses: number[] = []
    for (let n = 1; n <= 4; n++) statuses.push((await start({ from: `2001:db8:1:2::${n}` })).statusCode)
    expect(statuses).toEqual([201, 201, 428, 428])
    expect((await start({ from: '2001:db8:1:3::1' })).statusCode).toBe(201)
  })

  test('is told so in a sentence fit for a visitor, with a puzzle to go on by', async () => {
    await spendFreeStarts()
    const { error } = (await start()).json()
    expect(error).toMatchObject({ code: 'proof_required', message: errors.proof_required.message })
    const proof = await solve(error.challenge)
    expect((await start({ proof })).statusCode).toBe(201)
  })

  test('gets one talk for one answer, however often and at once it brings it', async () => {
    await spendFreeStarts()
    const challenge = await puzzle()
    const proof = await solve(challenge)
    const answers = await Promise.all(Array.from({ length: 5 }, () => start({ proof })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 428, 428, 428, 428])
    const renewed = await puzzle({ proof })
    expect(renewed.parameters.nonce).not.toBe(challenge.parameters.nonce)
    expect(started()).toBe(FREE_STARTS + 1)
  })

  test('gets nothing for what was earned for something else, forged, made easier or too old', async () => {
    await spendFreeStarts()
    const challenge = await puzzle()
    const solution = await solutionOf(challenge)
    const joined = { payload: { email: 'a@example.com', interest: 'Energy' } }
    for (let n = 0; n < limits.lettersUnproven.points; n++) await send('/api/waitlist', joined)
    const letter = challengeIn((await send('/api/waitlist', joined)).json())
    const textMessage = (await server.app.inject('/api/bot-check')).json()
    const relabelled = {
      ...letter,
      parameters: { ...letter.parameters, data: challenge.parameters.data },
    }
    const anotherHouse = proofOfWork({ db: store.db, secret: 'of another house', purpose: 'start' })
    const earlier = proofOfWork({
      db: store.db,
      secret: 'a secret for conversations in tests',
      purpose: 'start',
      clock: () => Date.now() - 3_600_000,
    })
    const bad = {
      'for a letter': await solve(letter),
      'for a letter, told as for a start': botCheckToken({
        challenge: relabelled,
        solution: await solutionOf(letter),
      }),
      'for a text message': await solve(textMessage),
      'not worked for': botCheckToken({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
      'made easier': botCheckToken({
        challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } },
        solution,
      }),
      'signed by another': await solve(await anotherHouse.challenge()),
      'too old': await solve(await earlier.challenge()),
      'no token at all': 'x'.repeat(4000),
      'of deep nesting': btoa('['.repeat(2500)),
    }
    for (const [what, proof] of Object.entries(bad)) {
      const refused = await start({ proof })
      expect([what, refused.statusCode]).toEqual([what, 428])
      expect(challengeIn(refused.json()), what).toBeDefined()
    }
    expect(started()).toBe(FREE_STARTS)
    const honest = botCheckToken({ challenge, solution })
    expect((await start({ proof: honest })).statusCode, 'none of that has spent it').toBe(201)
    // Six puzzles are solved here, one after the other.
  }, 60_000)

  test('has nothing of its body looked at before it has worked', async () => {
    await spendFreeStarts()
    for (const payload of ['{"from": ', `{"from":"${'x'.repeat(60_000)}"}`, 'x'.repeat(500_000)])
      expect((await start({ payload })).statusCode).toBe(428)
  })

  test('has puzzles made for it only as often as its network may ask at all', async () => {
    const statuses: number[] = []
    for (let n = 0; n < limits.starts.points + 5; n++)
      statuses.push((await start({ payload: 'never read' })).statusCode)
    expect(statuses.filter((status) => status === 428)).toHaveLength(limits.starts.points - FREE_STARTS)
    expect(statuses.slice(-5)).toEqual([429, 429, 429, 429, 429])
  })
})

describeEachStore('a consultation, which starts a talk too', (openTestStore) => {
  let provider: Provider
  beforeEach(async () => {
    provider = await startProvider()
  })
  afterEach(() => provider.close())

  test('is asked for the same work, and is one signup however often it is sent', async () => {
    const { place, db } = await openTestStore()
    await using server = await openSignupServer({ place, provider, env: { LIMITS_SCALE: '1' } })
    const send = senderTo(server)
    for (let n = 0; n < FREE_STARTS; n++) expect((await send('/api/conversations')).statusCode).toBe(201)

    const ada = {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '',
      countryCode: '',
      countryName: '',
    }
    const signup = { payload: { ...ada, verificationMethod: 'email' }, key: randomUUID() }
    const refused = await send('/api/signups', signup)
    expect(refused.statusCode).toBe(428)
    expect(await db.selectFrom('signups').selectAll().execute()).toEqual([])

    const first = await send('/api/signups', { ...signup, proof: await solve(challengeIn(refused.json())) })
    expect(first.statusCode).toBe(201)
    const cookie = [first.headers['set-cookie']].flat()[0]?.split(';')[0] ?? ''
    // The answer was lost: the browser sends it again, is asked to work again, and gets the same one.
    const asked = await send('/api/signups', { ...signup, cookie })
    const proof = await solve(challengeIn(asked.json()))
    const second = await send('/api/signups', { ...signup, cookie, proof })
    expect([second.statusCode, second.json()]).toEqual([201, first.json()])
    expect(await db.selectFrom('signups').selectAll().execute()).toHaveLength(1)
    expect(provider.conversations.size).toBe(FREE_STARTS + 1)
  })
})

describe('what an operator has chosen before text messages', () => {
  test('changes nothing about it', async () => {
    const provider = await startProvider()
    await using server = await openTestApp({
      env: {
        ...providerEnv(provider),
        BOT_CHECK: 'recaptcha',
        RECAPTCHA_SITE_KEY: 'site-key',
        RECAPTCHA_SECRET: 'unused-secret',
      },
    })
    const send = senderTo(server)
    for (let n = 0; n < FREE_STARTS; n++) expect((await send('/api/conversations')).statusCode).toBe(201)
    const refused = await send('/api/conversations')
    const proof = await solve(challengeIn(refused.json()))
    expect((await send('/api/conversations', { proof })).statusCode).toBe(201)
    await provider.close()
  })
})
