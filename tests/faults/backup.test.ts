import { execFile, spawnSync } from 'node:child_process'
import { copyFileSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { Dialect } from '../../src/server/store/database.ts'
import { openStore, type StorePlace } from '../../src/server/store/store.ts'
import { openInstances, post } from '../support/instances.ts'
import { startProvider } from '../support/provider.ts'
import { describeFault } from '../support/stores.ts'

const run = promisify(execFile)
const inUrl = ({ databaseUrl = '' }: StorePlace) => databaseUrl

/** The very commands of docs/operations.md. */
const backup: Record<Dialect, { tools: string[]; take(from: StorePlace, to: StorePlace): Promise<void> }> = {
  sqlite: {
    tools: ['sqlite3'],
    async take({ dataDir: from }, { dataDir: to }) {
      for (const file of globSync(join(to, 'veyra.db*'))) rmSync(file)
      await run('sqlite3', [join(from, 'veyra.db'), `.backup '${join(to, 'veyra.db')}'`])
      for (const secret of ['session-secret', 'studio-key'])
        copyFileSync(join(from, secret), join(to, secret))
    },
  },
  postgres: {
    tools: ['pg_dump', 'pg_restore'],
    async take(from, to) {
      const file = join(to.dataDir, 'veyra.dump')
      await run('pg_dump', ['--format=custom', `--file=${file}`, inUrl(from)])
      await run('pg_restore', ['--clean', '--if-exists', '--no-owner', `--dbname=${inUrl(to)}`, file])
    },
  },
}
const isInstalled = (tool: string) => spawnSync(tool, ['--version']).status === 0

describeFault('a backup taken while forms are being sent', (openTestStore, dialect) => {
  test.skipIf(!backup[dialect].tools.every(isInstalled))(
    'brings back all that was acknowledged before it: records, letters, who a visitor is',
    async () => {
      const [live, restored] = [await openTestStore(), await openTestStore({ migrated: false })]
      const provider = await startProvider()
      // Letters wait: nobody listens there.
      const env = { SMTP_URL: 'smtp://127.0.0.1:9' }
      const before = await openInstances({ place: live.place, provider, env })
      const after = await openInstances({ place: restored.place, provider, env })
      try {
        const { url } = await before.launch()
        const email = 'ada@example.com'
        const { cookie = '' } = await post(url, '/api/verification/email', { email, name: 'Ada Lovelace' })
        const acknowledged: string[] = []
        let isOver = false
        const writing = (async () => {
          for (let n = 0; !isOver; n++) {
            const address = `reader${n}@example.com`
            const sent = { email: address, interest: 'Digital twins' }
            if ((await post(url, '/api/waitlist', sent)).status === 201) acknowledged.push(address)
          }
        })()
        await expect.poll(() => acknowledged.length).toBeGreaterThan(5)
        const wereThere = [...acknowledged]
        await restored.close()
        await backup[dialect].take(live.place, restored.place)
        isOver = true
        await writing
        await before.close()

        const { url: newUrl } = await after.launch()
        const status = await fetch(`${newUrl}/api/verification/email`, { headers: { cookie } })
        expect(await status.json()).toMatchObject({ state: 'sent', email })
        const rejoined = await post(newUrl, '/api/waitlist', { email: 'late@example.com', interest: 'Other' })
        expect(rejoined.status).toBe(201)

        const { db, close } = await openStore(restored.place)
        const kept = await db.selectFrom('waitlist').select('email').execute()
        const waiting = await db.selectFrom('outbox').select('to').where('state', '=', 'queued').execute()
        await close()
        expect(kept.map((row) => row.email)).toEqual(expect.arrayContaining(wereThere))
        expect(waiting.map((row) => row.to)).toEqual(expect.arrayContaining([email, ...wereThere]))
      } finally {
        await before.close()
        await after.close()
        await provider.close()
      }
    },
  )
})
