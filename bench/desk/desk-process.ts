import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { z } from 'zod'
import { openTestApp } from '../../tests/support/server/test-app.ts'
import { OWNERS } from './generated.ts'
import { insertLeads } from './generated-leads.ts'
import { insertTalks } from './generated-talks.ts'
import { indexedAfterwards } from './indexed-afterwards.ts'

/** The server over so many leads or talks, with somebody signed in; tells its address and, when asked, its live memory. */
const { what, count, databaseUrl } = z
  .object({ what: z.enum(['leads', 'talks']), count: z.number(), databaseUrl: z.string().optional() })
  .parse(JSON.parse(process.argv[2] ?? ''))

const server = await openTestApp({
  env: {
    STAFF_EMAILS: OWNERS.join(','),
    LIMITS_SCALE: '100000',
    ...(databaseUrl && {
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: 'a secret for the bench and no other',
      AVATAR_API_URL: 'http://127.0.0.1:9',
      AVATAR_API_KEY: 'k',
      AVATAR_REPLICA_ID: 'r',
      AVATAR_PERSONA_ID: 'p',
    }),
  },
})
const { app, services, logged } = server
const { db } = services.store
const began = performance.now()
const insert = { leads: insertLeads, talks: insertTalks }[what]
const generate = () => insert(db, count, Date.now())
if (databaseUrl) await indexedAfterwards(databaseUrl, generate)
else {
  await generate()
  await sql`analyze`.execute(db)
}
const generatedSeconds = (performance.now() - began) / 1000

const { token } = await services.staff.sessions.begin(db, OWNERS[0] ?? '')
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo
process.send?.({ url: `http://127.0.0.1:${port}`, cookie: `staff=${token}`, generatedSeconds })

// Whoever measures was cut off: nobody is left to close us.
process.on('disconnect', () => process.exit())
process.on('message', async (asked) => {
  if (asked === 'memory') {
    logged.length = 0
    global.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    process.send?.({ live: heapUsed + external })
  }
  if (asked === 'scrub') {
    const started = performance.now()
    await services.store.scrub()
    process.send?.({ ms: performance.now() - started })
  }
  if (asked === 'close') {
    await server[Symbol.asyncDispose]()
    process.disconnect()
  }
})
