import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Provider, providerEnv, startProvider } from '../../../tests/support/provider.ts'
import { ada, SECRET, SignupVisitor } from '../../../tests/support/server/signup-server.ts'
import { openTestApp } from '../../../tests/support/server/test-app.ts'
import { describeEachStore, type TestStore } from '../../../tests/support/stores.ts'
import { signups } from './signups-table.ts'

/** With everything as it is composed: the address is proven by the link in a real letter. */
describeEachStore('from an unknown visitor to a saved signup', (openTestStore) => {
  let store: TestStore
  let provider: Provider
  beforeEach(async () => {
    store = await openTestStore()
    provider = await startProvider()
  })
  afterEach(() => provider.close())

  const open = () =>
    openTestApp({
      env: {
        DATA_DIR: store.place.dataDir,
        ...(store.place.databaseUrl && { DATABASE_URL: store.place.databaseUrl }),
        SESSION_SECRET: SECRET,
        ...providerEnv(provider),
        LIMITS_SCALE: '1000',
      },
    })
  const saved = async () => (await signups.newestFirst(store.db, { limit: 50 })).items
  const ask = (visitor: SignupVisitor) =>
    visitor.send('POST', '/api/verification/email', { payload: { email: ada.email, name: ada.name } })
  async function linkCode() {
    const letters = await store.db
      .selectFrom('outbox')
      .select('text')
      .where('kind', '=', 'verify-email')
      .execute()
    return /oobCode=([\w-]+)/.exec(letters.at(-1)?.text ?? '')?.[1]
  }

  test('unknown and merely sent are not enough; the link is; another address is another matter', async () => {
    await using server = await open()
    const visitor = new SignupVisitor(server.app)
    expect((await visitor.submit()).json().error.code).toBe('email_unverified')
    expect((await ask(visitor)).statusCode).toBe(202)
    expect((await visitor.submit()).json().error.code).toBe('email_unverified')
    const confirmed = await visitor.send('POST', '/api/verification/email/confirm', {
      payload: { oobCode: await linkCode() },
    })
    expect(confirmed.statusCode).toBe(200)
    expect((await visitor.submit({ ...ada, email: 'eve@example.com' })).json().error.code).toBe(
      'email_unverified',
    )
    expect(provider.calls).toEqual([])
    expect((await visitor.submit()).statusCode).toBe(201)
    expect(await saved()).toMatchObject([{ email: ada.email, isEmailVerified: true }])
  })

  test('a stranger cannot submit a proven address as theirs without having asked; asked, it is registered', async () => {
    await using server = await open()
    const owner = new SignupVisitor(server.app)
    await ask(owner)
    const stranger = new SignupVisitor(server.app)
    expect((await stranger.submit()).json().error.code).toBe('email_unverified')
    expect((await ask(stranger)).json()).toEqual({ state: 'already_registered' })
    expect((await stranger.submit()).statusCode).toBe(201)
    expect(await saved()).toMatchObject([{ isEmailVerified: false }])
  })
})
