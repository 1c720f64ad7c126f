import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openStore, type Store } from '../../store/store.ts'
import { emailVerificationSuite } from '../email/email-verification.suite.ts'
import { emailVerification } from '../email/email-verification.ts'
import { identitySuite, newAddress } from '../identity.suite.ts'
import type { Identity } from '../identity.ts'
import { firebaseIdentity } from './firebase-identity.ts'

/** Against Firebase's own emulator: `npm run test:firebase` starts it and sets these. */
const host = z.string().min(1).parse(process.env.FIREBASE_AUTH_EMULATOR_HOST)
const project = z.string().min(1).parse(process.env.GCLOUD_PROJECT)
const url = `http://${host}`
const publicUrl = 'http://localhost:3000'

let dataDir: string
let store: Store
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'veyra-firebase-'))
  store = await openStore({ dataDir })
  await store.migrate()
})
afterAll(async () => {
  await store.close()
  await rm(dataDir, { recursive: true, force: true })
})

const listed = z.object({
  oobCodes: z.array(z.object({ email: z.string(), oobCode: z.string(), oobLink: z.string() })),
})
const pending = async () => {
  const answer = await fetch(`${url}/emulator/v1/projects/${project}/oobCodes`)
  return listed.parse(await answer.json()).oobCodes
}

/** The emulator forgets a code once it is used; a mailbox would not. */
function open() {
  const mails: Awaited<ReturnType<typeof pending>> = []
  const firebase = firebaseIdentity({ url, key: 'any', secret: 'a secret', publicUrl, log: { warn() {} } })
  const identity: Identity = {
    ...firebase,
    async sendLink(account, name) {
      const sent = await firebase.sendLink(account, name)
      for (const mail of await pending())
        if (!mails.some(({ oobCode }) => oobCode === mail.oobCode)) mails.push(mail)
      return sent
    },
  }
  const mailedTo = async (email: string) =>
    mails.filter((mail) => mail.email === email).map(({ oobCode }) => oobCode)
  return { identity, mailedTo, mails, db: store.db }
}

let opened: ReturnType<typeof open>
beforeAll(() => {
  opened = open()
})

describe('firebase’s emulator, as any identity', () => identitySuite(() => opened))
describe('firebase’s emulator, verifying visitors', () => emailVerificationSuite(() => opened))

test('the return through Firebase’s own page, without a code: Check Verification Status finds it', async () => {
  const email = newAddress()
  const emails = emailVerification(opened)
  await emails.send('visitor', { email, name: 'Ada' })
  expect(await emails.status('visitor')).toMatchObject({ state: 'sent' })
  const link = opened.mails.find((mail) => mail.email === email)?.oobLink ?? ''
  const page = await fetch(link, { redirect: 'manual' })
  expect(page.headers.get('location')).toBe(`${publicUrl}/email-verification-success`)
  expect(await emails.status('visitor')).toEqual({ ok: true, state: 'verified', email, name: 'Ada' })
})

test('the return through our own page, with the code', async () => {
  const email = newAddress()
  const emails = emailVerification(opened)
  await emails.send('visitor', { email, name: 'Ada' })
  const [code] = await opened.mailedTo(email)
  const browser = { known: undefined, welcome: () => 'other browser' }
  expect(await emails.confirm(browser, code ?? '')).toEqual({ ok: true, email, name: 'Ada' })
  expect(await emails.status('visitor')).toMatchObject({ state: 'verified' })
})

test('an id token that has run out is renewed at the token endpoint', async () => {
  let now = Date.now()
  const identity = firebaseIdentity({
    url,
    key: 'any',
    secret: 'a secret',
    publicUrl,
    log: { warn() {} },
    clock: () => now,
  })
  const made = await identity.register(newAddress())
  if (!made.ok) throw new Error(made.code)
  now += 60 * 60 * 1000
  const looked = await identity.lookup(made.account)
  expect(looked).toMatchObject({ ok: true, isVerified: false })
  expect(looked.ok && looked.account).not.toBe(made.account)
})

test('its refusals are the codes we know', async () => {
  const { identity } = opened
  expect(await identity.register('no address')).toEqual({ ok: false, code: 'invalid_email' })
  expect(await identity.confirm('')).toEqual({ ok: false, code: 'send_failed' })
})
