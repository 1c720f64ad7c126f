import { openStore, type StorePlace } from '../../src/server/store/store.ts'
import { post } from './instances.ts'

/** The smallest form that is kept. */
export const joinWaitlist = (url: string, email: string) =>
  post(url, '/api/waitlist', { email, interest: 'Digital twins' })

/** The addresses that are there when a database is opened anew. */
export async function waitlistIn(place: StorePlace): Promise<string[]> {
  const store = await openStore(place)
  const rows = await store.db.selectFrom('waitlist').select('email').execute()
  await store.close()
  return rows.map(({ email }) => email)
}
