import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AssertedCredential } from '../../src/contract/passkeys.ts'
import { type SoftPasskey, softPasskey } from '../support/authenticator.ts'
import { addPasskey, PUBLIC_SITE, signInWith, stepUp } from '../support/server/desk-passkeys.ts'
import { type Colleague, type Desk, MIRA, OMAR, openDesk } from '../support/server/desk-server.ts'
import { describeEachStore, type OpenTestStore } from '../support/stores.ts'
import { sized } from '../support/test-length.ts'

/** Somebody who has a passkey, or an answer of one, that is not for this door. */

const SITE = PUBLIC_SITE
const EVIL = 'https://desk.example.evil.example'

type Scene = AsyncDisposable & { desk: Desk; miras: SoftPasskey; omars: SoftPasskey }

/** A public site with two colleagues, each with a passkey. */
async function open(openTestStore: OpenTestStore): Promise<Scene> {
  const desk = await openDesk(await openTestStore(), { env: { PUBLIC_URL: SITE } })
  const [miras, omars] = [softPasskey(), softPasskey()]
  for (const [email, key] of [
    [MIRA, miras],
    [OMAR, omars],
  ] as const)
    expect((await addPasskey(await desk.signIn(email), key, SITE)).statusCode).toBe(201)
  return { desk, miras, omars, [Symbol.asyncDispose]: () => desk[Symbol.asyncDispose]() }
}

const codeOf = (answer: { statusCode: number; json: () => { error?: { code: string } } }) =>
  answer.statusCode < 300 ? answer.statusCode : answer.json().error?.code
const show = (who: Colleague, credential: AssertedCredential) =>
  who.post('/api/staff/step-up', { credential }).then(codeOf)
const challengeFor = async (who: Colleague) => (await who.post('/api/staff/step-up/options')).json()
const exported = (who: Colleague) =>
  who.post('/api/staff/people/export', { email: 'ada@example.com' }).then(codeOf)

const refusals = ['passkey_refused', 'passkey_too_late']

/** Answers that a browser on our own page would never give. */
const lies = {
  'from another site that looks like ours': { origin: EVIL },
  'from another port of our host': { origin: `${SITE}:8443` },
  'from our host without TLS': { origin: SITE.replace('https', 'http') },
  'from within a frame': { crossOrigin: true },
  'made for another site': { rpId: 'evil.example' },
  'made for the parent of our host': { rpId: 'example' },
  'for which nobody was asked for finger, face or PIN': { verified: false },
  'for which nobody was there': { present: false, verified: false },
} as const
const liesOfSignatures = {
  ...lies,
  'that is a registration': { type: 'webauthn.create' },
  'that names another owner': { userHandle: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
}
const liesOfNewOnes = { ...lies, 'that is a signature': { type: 'webauthn.get' } }

describeEachStore('a passkey’s answer', (openTestStore) => {
  test('that was not given on our own page, by somebody who was there, signs nobody in and lets nobody export', async () => {
    await using scene = await open(openTestStore)
    const { desk, miras } = scene
    const link = await desk.signIn()
    for (const [what, lie] of Object.entries(liesOfSignatures)) {
      const { answer } = await signInWith(desk, miras, SITE, lie)
      expect(refusals, what).toContain(codeOf(answer))
      expect(answer.headers['set-cookie']).toBeUndefined()
      const credential = miras.sign(await challengeFor(link), { origin: SITE, ...lie })
      expect(refusals, what).toContain(await show(link, credential))
      expect(await exported(link), what).toBe('passkey_needed')
    }
    // The passkey itself is as good as before.
    expect(await exported(await stepUp(link, miras, SITE))).toBe(200)
  })

  test('is taken once, in the browser that asked for it', async () => {
    await using scene = await open(openTestStore)
    const { desk, miras } = scene
    const { answer, browser, credential } = await signInWith(desk, miras, SITE)
    expect(codeOf(answer)).toBe(200)
    const again = await browser.post('/api/staff/sign-in/passkey', { credential })
    expect(codeOf(again), 'replayed').toBe('passkey_too_late')

    // A thief who sees a fresh answer go by has another browser.
    const asked = await desk.anyone.post('/api/staff/sign-in/passkey/options')
    const owner = desk.browserOf(asked)
    const fresh = miras.sign(asked.json(), { origin: SITE })
    const thief = desk.browserOf(await desk.anyone.post('/api/staff/sign-in/passkey/options'))
    for (const who of [thief, desk.anyone])
      expect(codeOf(await who.post('/api/staff/sign-in/passkey', { credential: fresh }))).toBe(
        'passkey_too_late',
      )
    expect(codeOf(await owner.post('/api/staff/sign-in/passkey', { credential: fresh }))).toBe(200)
  })

  test('of two at once to one challenge one is taken', async () => {
    await using scene = await open(openTestStore)
    const { desk, miras } = scene
    const link = await desk.signIn()
    const credential = miras.sign(await challengeFor(link), { origin: SITE })
    const both = await Promise.all([show(link, credential), show(link, credential)])
    expect(both.map(String).toSorted()).toEqual(['204', 'passkey_too_late'])
  })

  test('to a challenge that was refused once is refused for good', async () => {
    await using scene = await open(openTestStore)
    const { desk, miras } = scene
    const link = await desk.signIn()
    const asked = await challengeFor(link)
    expect(await show(link, miras.sign(asked, { origin: EVIL }))).toBe('passkey_refused')
    expect(await show(link, miras.sign(asked, { origin: SITE }))).toBe('passkey_too_late')
  })

  test('to a challenge of another session, of another purpose or of nobody is refused', async () => {
    await using scene = await open(openTestStore)
    const { desk, miras } = scene
    const [one, other] = [await desk.signIn(), await desk.signIn()]
    const signed = (challenge: string) => miras.sign({ rpId: 'desk.example', challenge }, { origin: SITE })
    const ofOther = (await challengeFor(other)).challenge
    const toSignIn = (await desk.anyone.post('/api/staff/sign-in/passkey/options')).json().challenge
    const made = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
    for (const challenge of [ofOther, toSignIn, made, ''])
      expect(await show(one, signed(challenge))).toBe('passkey_too_late')
    expect(await exported(one)).toBe('passkey_needed')

    const browser = desk.browserOf(await desk.anyone.post('/api/staff/sign-in/passkey/options'))
    const credential = signed((await challengeFor(one)).challenge)
    expect(codeOf(await browser.post('/api/staff/sign-in/passkey', { credential }))).toBe('passkey_too_late')
  })

  test('after the session has ended is worth nothing', async () => {
    await using scene = await open(openTestStore)
    const { desk, miras } = scene
    const link = await desk.signIn()
    const credential = miras.sign(await challengeFor(link), { origin: SITE })
    await link.post('/api/staff/sign-out')
    expect(await show(link, credential)).toBe('unauthorized')
    expect(await show(await desk.signIn(), credential), 'nor in the next one').toBe('passkey_too_late')
  })

  test('of another person, or in another’s name, lets nobody export', async () => {
    await using scene = await open(openTestStore)
    const { desk, miras, omars } = scene
    const mira = await desk.signIn(MIRA)
    const attempts = [
      omars.sign(await challengeFor(mira), { origin: SITE }),
      // Omar's signature under the name of Mira's passkey, and the other way round.
      omars.sign(await challengeFor(mira), { origin: SITE, id: miras.id }),
      miras.sign(await challengeFor(mira), { origin: SITE, id: omars.id }),
      softPasskey().sign(await challengeFor(mira), { origin: SITE }),
    ]
    for (const attempt of attempts) expect(await show(mira, attempt)).toBe('passkey_refused')
    expect(await exported(mira)).toBe('passkey_needed')
    const { entries } = (await mira.get('/api/staff/audit?action=passkey.refused')).json()
    expect(entries).toHaveLength(attempts.length)
  })

  test('of a copy, whose counter stands behind, is refused and written down', async () => {
    await using scene = await open(openTestStore)
    const { desk, miras } = scene
    expect(codeOf((await signInWith(desk, miras, SITE, { counter: 9 })).answer)).toBe(200)
    for (const counter of [9, 8, 0])
      expect(codeOf((await signInWith(desk, miras, SITE, { counter })).answer)).toBe('passkey_refused')
    const owner = await signInWith(desk, miras, SITE, { counter: 10 })
    expect(codeOf(owner.answer)).toBe(200)
    const { entries } = (await owner.colleague.get('/api/staff/audit?action=passkey.refused')).json()
    expect(entries.map(({ actor }: { actor: string }) => actor)).toEqual([MIRA, MIRA, MIRA])
  })

  test('with one bit turned anywhere is refused', async () => {
    await using scene = await open(openTestStore)
    const { desk, miras } = scene
    const link = await desk.signIn()
    for (const part of ['signature', 'authenticatorData', 'clientDataJSON'] as const) {
      const good = miras.sign(await challengeFor(link), { origin: SITE })
      const bytes = Buffer.from(good.response[part], 'base64url')
      bytes[bytes.length - 3] = (bytes[bytes.length - 3] ?? 0) ^ 1
      const response = { ...good.response, [part]: bytes.toString('base64url') }
      expect(refusals, part).toContain(await show(link, { ...good, response }))
    }
    expect(await exported(link)).toBe('passkey_needed')
  })
})

describeEachStore('a new passkey', (openTestStore) => {
  test('that was not made on our own page, by somebody who was there, is not added', async () => {
    await using desk = await openDesk(await openTestStore(), { env: { PUBLIC_URL: SITE } })
    const mira = await desk.signIn()
    for (const [what, lie] of Object.entries(liesOfNewOnes)) {
      const options = (await mira.post('/api/staff/passkeys/options')).json()
      const credential = softPasskey().create(options, { origin: SITE, ...lie })
      const answer = await mira.post('/api/staff/passkeys', { name: 'x', credential })
      expect(refusals, what).toContain(codeOf(answer))
    }
    expect(await desk.db.selectFrom('staff_passkeys').select('id').execute()).toEqual([])
    expect((await addPasskey(mira, softPasskey(), SITE)).statusCode).toBe(201)
  })

  test('made of anything at all breaks nothing', async () => {
    await using desk = await openDesk(await openTestStore(), { env: { PUBLIC_URL: SITE } })
    const mira = await desk.signIn()
    const deep = Buffer.alloc(10_000, 0x81)
    const bytes = fc.oneof(fc.uint8Array({ minLength: 1, maxLength: 400 }), fc.constant(deep))
    const mutated = fc.tuple(bytes, fc.nat(), fc.boolean())
    const property = fc.asyncProperty(mutated, async ([given, at, isWhole]) => {
      const options = (await mira.post('/api/staff/passkeys/options')).json()
      const credential = softPasskey().create(options, { origin: SITE })
      const good = Buffer.from(credential.response.attestationObject, 'base64url')
      const start = at % good.length
      const bad = isWhole ? given : Buffer.concat([good.subarray(0, start), given, good.subarray(start + 1)])
      const attestationObject = Buffer.from(bad).toString('base64url')
      const response = { ...credential.response, attestationObject }
      const sent = { name: 'x', credential: { ...credential, response } }
      // Nobody vouches for an authenticator's make: a byte of its name may be another.
      expect([...refusals, 201]).toContain(codeOf(await mira.post('/api/staff/passkeys', sent)))
      await desk.db.deleteFrom('staff_passkeys').execute()
    })
    await fc.assert(property, { numRuns: sized(20, 200, 2000) })
    expect((await addPasskey(mira, softPasskey(), SITE)).statusCode).toBe(201)
  }, 600_000)

  test('is not slipped into another’s account, nor taken from it', async () => {
    await using desk = await openDesk(await openTestStore(), { env: { PUBLIC_URL: SITE } })
    const [mira, omar] = [await desk.signIn(MIRA), await desk.signIn(OMAR)]
    const asked = (await mira.post('/api/staff/passkeys/options')).json()
    const key = softPasskey()
    const credential = key.create(asked, { origin: SITE })
    const add = (who: Colleague) => who.post('/api/staff/passkeys', { name: 'x', credential }).then(codeOf)
    expect(await add(omar), 'a challenge of hers in his session').toBe('passkey_too_late')
    expect(await add(mira)).toBe(201)
    expect(await add(mira), 'again').toBe('passkey_needed')
    // The same authenticator's id under his name would let him be taken for her.
    expect(codeOf(await addPasskey(omar, key, SITE))).toBe('passkey_refused')
    const { own } = (await omar.get('/api/staff/passkeys')).json()
    expect(own).toEqual([])
  })

  test('is not added by a link session once there is one: a stolen mailbox gets no export', async () => {
    await using scene = await open(openTestStore)
    const { desk } = scene
    const thief = await desk.signIn(MIRA)
    expect(await exported(thief)).toBe('passkey_needed')
    const erased = await thief.post('/api/staff/people/erase', { email: 'ada@example.com' })
    expect(codeOf(erased)).toBe('passkey_needed')
    expect(codeOf(await thief.get('/api/staff/leads.csv'))).toBe('passkey_needed')
    expect(codeOf(await addPasskey(thief, softPasskey(), SITE))).toBe('passkey_needed')
    const { own, others } = (await thief.get('/api/staff/passkeys')).json()
    for (const { id } of [...own, ...others])
      expect(codeOf(await thief.delete(`/api/staff/passkeys/${id}`))).toBe('passkey_needed')
    // Asking for the rest of the ceremony without the first part helps as little.
    const credential = softPasskey().create(
      { rp: { id: 'desk.example', name: '' }, user: { id: 'x', name: '', displayName: '' }, challenge: 'x' },
      { origin: SITE },
    )
    expect(codeOf(await thief.post('/api/staff/passkeys', { name: 'x', credential }))).toBe('passkey_needed')
  })
})

describeEachStore(
  'on one machine, where a session alone takes data out of who has no passkey',
  (openTestStore) => {
    test('it removes nobody’s passkey, and so opens nothing of who has one', async () => {
      await using desk = await openDesk(await openTestStore(), {
        env: { PUBLIC_URL: 'http://localhost:3000' },
      })
      await addPasskey(await desk.signIn(MIRA), softPasskey(), 'http://localhost:3000')
      const omar = await desk.signIn(OMAR)
      expect(await exported(omar)).toBe(200)
      const { others } = (await omar.get('/api/staff/passkeys')).json()
      expect(others).toHaveLength(1)
      expect(codeOf(await omar.delete(`/api/staff/passkeys/${others[0].id}`))).toBe('passkey_missing')
      expect(await exported(await desk.signIn(MIRA))).toBe('passkey_needed')
    })
  },
)

describeEachStore('the door for passkeys', (openTestStore) => {
  test('asks everybody the same, and names nobody', async () => {
    await using scene = await open(openTestStore)
    const { desk } = scene
    const asked = (await desk.anyone.post('/api/staff/sign-in/passkey/options')).json()
    expect(Object.keys(asked).toSorted()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification'])
    const creation = (await (await desk.signIn()).post('/api/staff/step-up/options')).json()
    expect(creation.allowCredentials).toHaveLength(1)
  })

  test('tells an authenticator no address as the person’s id, and keeps no challenge in plain text', async () => {
    await using desk = await openDesk(await openTestStore(), { env: { PUBLIC_URL: SITE } })
    const options = (await (await desk.signIn()).post('/api/staff/passkeys/options')).json()
    const handle = Buffer.from(options.user.id, 'base64url')
    expect([handle.length, handle.toString().includes('mira')]).toEqual([32, false])
    const rows = JSON.stringify(await desk.db.selectFrom('codes').selectAll().execute())
    expect(rows).not.toContain(options.challenge)
  })

  test('gives no browser back what it made up, and a clock that is turned back makes nothing fresh', async () => {
    await using scene = await open(openTestStore)
    const { desk, miras } = scene
    const cookie = `__Host-passkey-browser=${'A'.repeat(42)}.`
    const url = '/api/staff/sign-in/passkey/options'
    const asked = await desk.app.inject({ method: 'POST', url, headers: { cookie } })
    expect(asked.headers['set-cookie']).toMatch(/^__Host-passkey-browser=[\w-]{43}; /)
    expect(asked.headers['set-cookie']).not.toContain('AAAA')

    const { colleague } = await signInWith(desk, miras, SITE)
    expect(await exported(colleague)).toBe(200)
    desk.wait(-3_600_000)
    expect(await exported(colleague)).toBe('passkey_needed')
  })

  test('writes down no more challenges than can be answered', async () => {
    await using desk = await openDesk(await openTestStore(), { env: { PUBLIC_URL: SITE } })
    for (let n = 0; n < 20; n++) {
      await desk.anyone.post('/api/staff/sign-in/passkey/options')
      desk.wait(60_000)
    }
    expect((await desk.db.selectFrom('codes').select('id').execute()).length).toBeLessThanOrEqual(4)
  })
})
