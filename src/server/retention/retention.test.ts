import { expect, test } from 'vitest'
import { openTestApp } from '../../../tests/support/server/test-app.ts'

const YEARS_AGO = '2020-01-01T00:00:00.000Z'

test('what is too old goes by itself while the server listens, also where nobody comes by any more', async () => {
  await using server = await openTestApp()
  const { db } = server.services.store
  const row = { id: 'old', createdAt: YEARS_AGO }
  await db
    .insertInto('codes')
    .values({
      ...row,
      purpose: 'staff-sign-in',
      form: 'link',
      holder: 'ada@example.com',
      codeHash: 'h',
      detail: '{}',
      attempts: 0,
      usedAt: null,
      voidedAt: null,
      expiresAt: YEARS_AGO,
    })
    .execute()
  await db
    .insertInto('email_verifications')
    .values({
      ...row,
      visitor: 'a browser',
      email: 'ada@example.com',
      emailKey: 'ada@example.com',
      name: null,
      state: 'verified',
      account: null,
      confirmedBy: null,
      updatedAt: YEARS_AGO,
    })
    .execute()
  await db
    .insertInto('phone_verifications')
    .values({ ...row, visitor: 'a browser', numberHash: 'h', verifiedAt: null, session: null })
    .execute()
  await db.insertInto('phone_sends').values({ numberHash: 'h', sentAt: YEARS_AGO }).execute()
  await db
    .insertInto('signup_requests')
    .values({
      ...row,
      visitor: 'a browser',
      keyHash: 'h',
      bodyHash: 'h',
      conversationId: null,
      signupId: null,
    })
    .execute()
  await db.insertInto('bot_checks_spent').values({ fingerprint: 'f', expiresAt: YEARS_AGO }).execute()
  await db
    .insertInto('staff_sessions')
    .values({ ...row, tokenHash: 'h', email: 'ada@example.com', lastSeenAt: YEARS_AGO })
    .execute()

  await server.app.listen({ port: 0, host: '127.0.0.1' })

  const emptied = [
    'codes',
    'phone_verifications',
    'phone_sends',
    'signup_requests',
    'bot_checks_spent',
    'staff_sessions',
  ] as const
  const left = async () => {
    const counts = await Promise.all(emptied.map((table) => db.selectFrom(table).selectAll().execute()))
    return counts.flat()
  }
  await expect.poll(left, { timeout: 10_000 }).toEqual([])
  // That the address was proved stays; whose browser proved it does not.
  const proved = await db.selectFrom('email_verifications').selectAll().execute()
  expect(proved).toMatchObject([{ email: 'ada@example.com', state: 'verified' }])
  expect(proved[0]?.visitor).not.toBe('a browser')
})
