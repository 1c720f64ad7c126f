import { openPeople } from '../../../src/server/staff/people/people.ts'
import { providerEnv, startProvider } from '../provider.ts'
import type { TestStore } from '../stores.ts'
import { openTestApp } from './test-app.ts'

export type PeopleServer = Awaited<ReturnType<typeof openPeopleServer>>

/** The whole server over this store, with a provider, and what staff do for a person who asks for export or erasure. */
export async function openPeopleServer(store: TestStore) {
  const provider = await startProvider()
  const server = await openTestApp({
    env: {
      DATA_DIR: store.place.dataDir,
      ...(store.place.databaseUrl && { DATABASE_URL: store.place.databaseUrl }),
      SESSION_SECRET: 'a secret for people and their data in tests',
      LIMITS_SCALE: '1000',
      STAFF_EMAILS: 'mira@desk.example',
      ...providerEnv(provider),
    },
  })
  const people = openPeople({
    store,
    clock: Date.now,
    hashPerson: () => 'hash',
    conversations: server.services.conversations,
    accounts: server.services.verification.email,
  })
  return {
    provider,
    server,
    people,
    async close() {
      await server[Symbol.asyncDispose]()
      await provider.close()
    },
  }
}
