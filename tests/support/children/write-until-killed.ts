import { writeSync } from 'node:fs'
import { insertMessage } from '../../../src/server/messages/messages-table.ts'
import { insertWaitlistEntry } from '../../../src/server/messages/waitlist-table.ts'
import { openStore, type StorePlace } from '../../../src/server/store/store.ts'

/** Writes pairs of rows, a transaction each, and prints an id only once its transaction was acknowledged. */
const place: StorePlace = JSON.parse(process.argv[2] ?? '')
const store = await openStore(place)

for (;;) {
  const id = await store.db.transaction().execute(async (trx) => {
    const entry = await insertWaitlistEntry(trx, Date.now, { email: 'a@example.com', interest: 'twins' })
    await insertMessage(trx, Date.now, {
      kind: 'message',
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'a@example.com',
      subject: entry.id,
      message: 'x'.repeat(2_000),
      category: null,
      preferredDays: null,
      timeZone: null,
    })
    return entry.id
  })
  writeSync(1, `${id}\n`)
}
