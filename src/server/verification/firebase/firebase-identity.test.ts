import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type IdentityToolkit,
  startIdentityToolkit,
  type ToolkitFault,
} from '../../../../tests/support/identity-toolkit.ts'
import { describeEachStore, type TestStore } from '../../../../tests/support/stores.ts'
import { emailVerificationSuite } from '../email/email-verification.suite.ts'
import { emailVerification } from '../email/email-verification.ts'
import { identitySuite, newAddress } from '../identity.suite.ts'
import { firebaseIdentity } from './firebase-identity.ts'
import { sealedWith } from './sealed.ts'
import { endpoints } from './toolkit-call.ts'

const publicUrl = 'https://www.example.com'
const secret = 'a secret for firebase'

let toolkit: IdentityToolkit
let logged: Record<string, unknown>[]
let now: number
beforeEach(async () => {
  toolkit = await startIdentityToolkit()
  logged = []
  now = Date.now()
})
afterEach(() => toolkit.close())

const identityAt = (url = toolkit.url, callMs?: number) =>
  firebaseIdentity({
    url,
    key: toolkit.key,
    secret,
    publicUrl,
    clock: () => now,
    log: { warn: (line: object) => void logged.push(line as Record<string, unknown>) },
    ...(callMs !== undefined && { callMs }),
  })
const mailedTo = async (email: string) =>
  toolkit.mails.filter((mail) => mail.email === email).map(({ oobCode }) => oobCode)
const operations = () => toolkit.takeCalls().map(({ operation }) => operation)
const registered = async (email = newAddress()) => {
  const made = await identityAt().register(email)
  if (!made.ok) throw new Error(made.code)
  return made.account
}

describe('firebase over a stand-in, as any identity', () =>
  identitySuite(() => ({ identity: identityAt(), mailedTo })))

describeEachStore('firebase over a stand-in, verifying visitors', (openTestStore) => {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore()
  })
  emailVerificationSuite(() => ({ identity: identityAt(), mailedTo, db: store.db }))

  test('what the database keeps of an account is unreadable', async () => {
    await emailVerification({ identity: identityAt(), db: store.db }).send('v', { email: newAddress() })
    const row = await store.db
      .selectFrom('email_verifications')
      .selectAll()
      .where('visitor', '=', 'v')
      .executeTakeFirst()
    expect(row?.account).toMatch(/^[\w-]{100,}$/)
    expect(row?.account).not.toContain('idToken')
    expect(Buffer.from(row?.account ?? '', 'base64url').toString()).not.toContain('idToken')
  })
})

describe('the wire', () => {
  test('is the toolkit’s calls, in their order', async () => {
    const email = newAddress()
    const identity = identityAt()
    const account = await registered(email)
    await identity.sendLink(account, 'Ada')
    const [asked, signedUp, named, sent] = toolkit.takeCalls()
    const continueUrl = `${publicUrl}/email-verification-success`
    expect(asked).toEqual({
      operation: 'createAuthUri',
      key: toolkit.key,
      body: { identifier: email, continueUri: continueUrl },
    })
    expect(signedUp).toMatchObject({ operation: 'signUp', body: { email, returnSecureToken: true } })
    expect(named).toMatchObject({ operation: 'update', body: { displayName: 'Ada' } })
    expect(sent).toMatchObject({
      operation: 'sendOobCode',
      body: { requestType: 'VERIFY_EMAIL', continueUrl, canHandleCodeInApp: true },
    })
    await identity.confirm((await mailedTo(email))[0] ?? '')
    await identity.lookup(account)
    expect(operations()).toEqual(['update', 'lookup'])
  })

  test('every account has a password of its own that meets any policy', async () => {
    await registered()
    await registered()
    const passwords = toolkit
      .takeCalls()
      .flatMap(({ body }) => (body.password ? [String(body.password)] : []))
    expect(new Set(passwords).size).toBe(2)
    for (const password of passwords)
      expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*\W).{30,}$/)
  })

  test('without a name none is set', async () => {
    const account = await registered()
    toolkit.takeCalls()
    await identityAt().sendLink(account, null)
    expect(operations()).toEqual(['sendOobCode'])
  })

  test.each([
    [
      'https://identitytoolkit.googleapis.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ],
    [
      'http://127.0.0.1:9099',
      'http://127.0.0.1:9099/identitytoolkit.googleapis.com',
      'http://127.0.0.1:9099/securetoken.googleapis.com',
    ],
    [
      'http://127.0.0.1:9099/identitytoolkit.googleapis.com',
      'http://127.0.0.1:9099/identitytoolkit.googleapis.com',
      'http://127.0.0.1:9099/securetoken.googleapis.com',
    ],
  ])('%s serves both', (url, accounts, tokens) =>
    expect(endpoints(url)).toEqual({ toolkit: accounts, tokens }),
  )
})

describe('accounts', () => {
  test('where the project hides which addresses have one, the sign-up tells', async () => {
    await toolkit.close()
    toolkit = await startIdentityToolkit({ hidesAccounts: true })
    const email = newAddress()
    await registered(email)
    expect(await identityAt().register(email)).toEqual({ ok: false, code: 'email_exists' })
  })

  test('an id token about to end is renewed first, and the new one is kept', async () => {
    const account = await registered()
    toolkit.takeCalls()
    now += 3_599_000
    const looked = await identityAt().lookup(account)
    expect(operations()).toEqual(['token', 'lookup'])
    if (!looked.ok) throw new Error(looked.code)
    expect(looked.account).not.toBe(account)
    expect(await identityAt().lookup(looked.account)).toMatchObject({ ok: true, account: looked.account })
    expect(operations()).toEqual(['lookup'])
  })

  test('one that is refused before its time is renewed, once', async () => {
    const account = await registered()
    toolkit.takeCalls()
    toolkit.expireIdTokens()
    expect(await identityAt().lookup(account)).toMatchObject({ ok: true })
    expect(operations()).toEqual(['lookup', 'token', 'lookup'])
    toolkit.fail('lookup', { refusal: 'TOKEN_EXPIRED' })
    toolkit.fail('lookup', { refusal: 'TOKEN_EXPIRED' })
    expect(await identityAt().lookup(account)).toEqual({ ok: false, code: 'account_gone' })
    expect(operations()).toEqual(['lookup', 'token', 'lookup'])
  })

  test('with another session secret the handles of before are nobody’s', async () => {
    const account = await registered()
    const other = firebaseIdentity({
      url: toolkit.url,
      key: 'k',
      secret: 'another',
      publicUrl,
      log: { warn() {} },
    })
    expect(await other.lookup(account)).toEqual({ ok: false, code: 'account_gone' })
  })
})

describe('every failure has its code of the catalogue', () => {
  /** Only where no answer is to come: a busy machine may take longer than that for one that does. */
  const patienceFor = (fault: ToolkitFault) => ('silence' in fault ? 500 : undefined)

  const registering: [string, ToolkitFault, string][] = [
    ['INVALID_EMAIL', { refusal: 'INVALID_EMAIL' }, 'invalid_email'],
    ['TOO_MANY_ATTEMPTS', { refusal: 'TOO_MANY_ATTEMPTS_TRY_LATER : slow down' }, 'too_many_requests'],
    ['QUOTA_EXCEEDED', { refusal: 'QUOTA_EXCEEDED : Exceeded quota.' }, 'too_many_requests'],
    ['429', { status: 429 }, 'too_many_requests'],
    ['WEAK_PASSWORD', { refusal: 'WEAK_PASSWORD : Password should be longer' }, 'weak_password'],
    ['a policy', { refusal: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS' }, 'weak_password'],
    ['INTERNAL_ERROR', { refusal: 'INTERNAL_ERROR' }, 'internal_error'],
    ['500', { status: 500, body: { error: { message: 'INTERNAL' } } }, 'internal_error'],
    ['503 without a body', { status: 503 }, 'internal_error'],
    ['an answer that is none', { status: 200, body: { idToken: 7 } }, 'internal_error'],
    ['a dropped line', { drop: true }, 'network_request_failed'],
    ['no answer', { silence: true }, 'network_request_failed'],
    ['EMAIL_EXISTS', { refusal: 'EMAIL_EXISTS' }, 'email_exists'],
    ['anything else', { refusal: 'OPERATION_NOT_ALLOWED : Password sign-in is off.' }, 'send_failed'],
    ['a bad key', { status: 400, body: { error: { message: 'API key not valid.' } } }, 'send_failed'],
    ['a redirect, which is not followed', { status: 302 }, 'network_request_failed'],
  ]
  test.each(registering)('signing up: %s', async (_, fault, code) => {
    toolkit.fail('signUp', fault)
    expect(await identityAt(toolkit.url, patienceFor(fault)).register(newAddress())).toEqual({
      ok: false,
      code,
    })
  })

  test.each([
    ['INVALID_IDENTIFIER', { refusal: 'INVALID_IDENTIFIER' }, 'invalid_email'],
    ['a dropped line', { drop: true }, 'network_request_failed'],
    ['500', { status: 500 }, 'internal_error'],
  ] as [string, ToolkitFault, string][])('asking for the address: %s', async (_, fault, code) => {
    toolkit.fail('createAuthUri', fault)
    expect(await identityAt().register(newAddress())).toEqual({ ok: false, code })
    expect(operations()).toEqual(['createAuthUri'])
  })

  test.each([
    ['TOO_MANY_ATTEMPTS', { refusal: 'TOO_MANY_ATTEMPTS_TRY_LATER' }, 'too_many_requests'],
    ['an unlisted return address', { refusal: 'UNAUTHORIZED_DOMAIN : not allowlisted' }, 'send_failed'],
    ['USER_NOT_FOUND', { refusal: 'USER_NOT_FOUND' }, 'account_gone'],
    ['no answer', { silence: true }, 'network_request_failed'],
  ] as [string, ToolkitFault, string][])('sending the link: %s', async (_, fault, code) => {
    const account = await registered()
    toolkit.fail('sendOobCode', fault)
    expect(await identityAt(toolkit.url, patienceFor(fault)).sendLink(account, null)).toEqual({
      ok: false,
      code,
    })
  })

  test.each([
    ['INVALID_OOB_CODE', { refusal: 'INVALID_OOB_CODE' }, 'link_invalid'],
    ['EXPIRED_OOB_CODE', { refusal: 'EXPIRED_OOB_CODE' }, 'link_expired'],
    ['USER_DISABLED', { refusal: 'USER_DISABLED' }, 'link_invalid'],
    ['a dropped line', { drop: true }, 'network_request_failed'],
    ['500', { status: 500 }, 'internal_error'],
  ] as [string, ToolkitFault, string][])('applying a code: %s', async (_, fault, code) => {
    toolkit.fail('update', fault)
    expect(await identityAt().confirm('code')).toEqual({ ok: false, code })
  })

  test('a provider that is not there is a network error, and after ten tries is left alone for a while', async () => {
    const { url } = toolkit
    await toolkit.close()
    const identity = identityAt(url)
    for (let i = 0; i < 11; i++)
      expect(await identity.register(newAddress())).toEqual({ ok: false, code: 'network_request_failed' })
    expect(logged.map(({ code }) => code)).toEqual([...Array(10).fill('ECONNREFUSED'), 'CIRCUIT_OPEN'])
    toolkit = await startIdentityToolkit()
  })

  test('no address, token, code or key is logged', async () => {
    const email = newAddress()
    toolkit.fail('signUp', { status: 500, body: { error: { message: `INTERNAL ${email}` } } })
    await identityAt().register(email)
    toolkit.fail('update', { drop: true })
    await identityAt().confirm('secret-code')
    expect(logged).toHaveLength(2)
    const lines = JSON.stringify(logged)
    for (const secretText of [email, 'secret-code', toolkit.key]) expect(lines).not.toContain(secretText)
  })
})

describe('a seal', () => {
  const seal = sealedWith(secret, 'tests')
  test('opens what it sealed, each time under another cover', () => {
    expect(seal.open(seal.seal('tökens'))).toBe('tökens')
    expect(seal.seal('same')).not.toBe(seal.seal('same'))
  })
  test('opens nothing that was changed, cut or sealed for another purpose', () => {
    const sealed = seal.seal('tokens')
    const flipped = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`
    for (const other of [flipped, sealed.slice(0, -4), '', 'x', sealedWith(secret, 'else').seal('tokens')])
      expect(seal.open(other)).toBeUndefined()
  })
})
