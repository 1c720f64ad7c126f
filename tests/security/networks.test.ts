import { afterEach, expect, test } from 'vitest'
import { limits } from '../../src/server/http/limits.ts'
import { type Instance, openInstances, post } from '../support/instances.ts'
import { challengeIn, solve } from '../support/proof.ts'
import { type Provider, providerEnv, startProvider } from '../support/provider.ts'
import { openTestApp } from '../support/server/test-app.ts'
import { describeEachStore } from '../support/stores.ts'

/** One network against everybody else: their talks, the day's budget, the limit all have together. */

const STRANGER = '203.0.113.66'
const office = (n: number) => `198.51.100.${n}`
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function openProvider(): Promise<Provider> {
  const provider = await startProvider()
  closing.push(() => provider.close())
  return provider
}

const start = ({ url }: Instance, address: string) =>
  post(url, '/api/conversations', { from: 'home' }, { 'x-forwarded-for': address })

/** Somebody with a page: it starts a talk and shows it. */
async function visitorAt(instance: Instance, address: string) {
  const started = await start(instance, address)
  expect(started.status).toBe(201)
  const id = String(started.answer.conversation_id)
  const headers = { cookie: started.cookie ?? '', 'x-forwarded-for': address }
  const seen = () => post(instance.url, `/api/conversations/${id}/seen`, {}, headers)
  await seen()
  return { id, seen }
}

describeEachStore('200 starts without a cookie from one address', (openTestStore) => {
  test('three visitors talk on, and a second office still starts', async () => {
    const provider = await openProvider()
    const { place } = await openTestStore()
    const instances = await openInstances({
      place,
      provider,
      env: { LIMITS_SCALE: '1', TRUST_PROXY: 'loopback' },
    })
    closing.push(instances.close)
    const [one, other] = await Promise.all([instances.launch(), instances.launch()])
    const talking = []
    for (const n of [1, 2, 3]) talking.push(await visitorAt(one, office(n)))

    const answers: Awaited<ReturnType<typeof start>>[] = []
    for (let round = 0; round < 20; round++) {
      const presses = Array.from({ length: 10 }, (_, n) => start(n % 2 ? one : other, STRANGER))
      answers.push(...(await Promise.all(presses)))
      for (const { seen } of talking) await seen()
    }
    for (const { id, seen } of talking) {
      expect((await seen()).answer.status).toBe('active')
      expect(provider.conversations.get(id)?.status).toBe('active')
    }
    expect((await start(other, office(4))).status).toBe(201)
    const strangers = answers.flatMap(({ answer }) => answer.conversation_id ?? [])
    expect(strangers.length).toBeGreaterThan(0)
    const live = provider.active().filter(({ conversation_id }) => strangers.includes(conversation_id))
    expect(live.length).toBeLessThanOrEqual(4)
    expect(provider.active().length - live.length, 'the three, and the second office').toBe(4)
  }, 120_000)
})

describeEachStore('six starts without a page, each from a network of its own', (openTestStore) => {
  test('with `AVATAR_CLEANUP=idle` three visitors talk on, two of them of one office', async () => {
    const provider = await openProvider()
    const { place } = await openTestStore()
    const instances = await openInstances({
      place,
      provider,
      env: { LIMITS_SCALE: '1', TRUST_PROXY: 'loopback', AVATAR_CLEANUP: 'idle' },
    })
    closing.push(instances.close)
    const instance = await instances.launch()
    const talking = []
    for (const n of [1, 1, 2]) talking.push(await visitorAt(instance, office(n)))
    for (let n = 0; n < 6; n++) await start(instance, `2001:db8:77:aa0${n}::1`)
    for (const { id, seen } of talking) {
      expect((await seen()).answer.status).toBe('active')
      expect(provider.conversations.get(id)?.status).toBe('active')
    }
  }, 60_000)
})

test('one network gets no more than a quarter of the day’s talks, and the next office still starts', async () => {
  const provider = await openProvider()
  const server = await openTestApp({
    env: { ...providerEnv(provider), LIMITS_SCALE: '1', STARTS_PER_DAY: '40' },
  })
  closing.push(async () => server[Symbol.asyncDispose]())
  const startAt = (remoteAddress: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/conversations',
      payload: { from: 'home' },
      remoteAddress,
    })
  const startAndEnd = async (address: string) => {
    const answer = await startAt(address)
    if (answer.statusCode !== 201) return answer.json().error.code
    const cookie = [answer.headers['set-cookie']].flat()[0]?.split(';')[0] ?? ''
    const url = `/api/conversations/${answer.json().conversation_id}/end`
    await server.app.inject({ method: 'POST', url, headers: { cookie } })
    return 'made'
  }
  const answers: string[] = []
  for (let n = 0; n < 45; n++) answers.push(await startAndEnd(`2001:db8:1:2::${n.toString(16)}`))
  const made = answers.filter((answer) => answer === 'made')
  expect(made.length).toBeGreaterThan(0)
  expect(made.length).toBeLessThanOrEqual(10)
  expect(await startAndEnd(office(1))).toBe('made')
}, 60_000)

/** Every limit at this scale, and no provider: who passes the limits is told that starts are off. */
async function openWithoutStarts(scale: string) {
  const server = await openTestApp({ env: { LIMITS_SCALE: scale, STARTS: 'off' } })
  closing.push(async () => server[Symbol.asyncDispose]())
  return async (remoteAddress: string, proof?: string) => {
    const [url, payload] = ['/api/conversations', { from: 'home' }]
    const headers = proof ? { 'x-proof': proof } : {}
    return (await server.app.inject({ method: 'POST', url, payload, remoteAddress, headers })).json()
  }
}

test('many networks with one start each work for it from some point on; one network alone makes nobody work', async () => {
  const ask = await openWithoutStarts('1')
  const codeAt = async (address: string, proof?: string) => (await ask(address, proof)).error.code
  for (let n = 0; n < 50; n++) await codeAt(STRANGER)
  const free = limits.startsUnprovenOfAll.points - limits.startsUnproven.points
  for (let n = 0; n < free; n++) expect(await codeAt(`2001:db8:77:${n.toString(16)}::1`)).toBe('starts_off')
  expect(await codeAt(office(1))).toBe('proof_required')
  expect(await codeAt(office(1), await solve(challengeIn(await ask(office(1)))))).toBe('starts_off')
})

test('nineteen networks together do not use up what all have', async () => {
  const askAt = await openWithoutStarts('0.1')
  const codeAt = async (address: string, proof?: string) => (await askAt(address, proof)).error.code
  for (let network = 1; network < 20; network++)
    for (let n = 0; n < 20; n++) await codeAt(`203.0.113.${network}`)
  expect(await codeAt('203.0.113.1')).toBe('too_many_requests')
  const proof = await solve(challengeIn(await askAt(office(1))))
  expect(await codeAt(office(1), proof)).toBe('starts_off')
})
