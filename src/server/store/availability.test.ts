import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '../../../tests/support/free-port.ts'
import { startPostgres } from '../../../tests/support/postgres.ts'
import { describeEachStore, postgresForTests } from '../../../tests/support/stores.ts'
import { insertWaitlistEntry, waitlist } from '../messages/waitlist-table.ts'
import { connectPostgres } from './postgres.ts'
import { openStore } from './store.ts'

const entry = { email: 'ada@example.com', interest: 'twins' }

describeEachStore('a store', (openTestStore) => {
  test('answers a ping while open and rejects it once closed; closing twice is fine', async () => {
    const store = await openTestStore()
    await store.ping()
    await store.close()
    await store.close()
    await expect(store.ping()).rejects.toMatchObject({ name: 'StoreError', code: 'unreachable' })
  })

  test('can be closed without ever having been used', async () => {
    const store = await openTestStore({ migrated: false })
    await expect(store.close()).resolves.toBeUndefined()
  })
})

describe('the embedded database', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'veyra-embedded-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('is one file in a folder made for it, private to its owner, written through to the disk', async () => {
    const dataDir = join(folder, 'new', 'data')
    const store = await openStore({ dataDir })
    await store.migrate()
    expect(statSync(join(dataDir, 'veyra.db')).mode & 0o777).toBe(0o600)
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    const setting = async (name: string) => (await sql.raw(`pragma ${name}`).execute(store.db)).rows
    expect(await setting('journal_mode')).toEqual([{ journal_mode: 'wal' }])
    expect(await setting('synchronous')).toEqual([{ synchronous: 2 }])
    expect(await setting('foreign_keys')).toEqual([{ foreign_keys: 1 }])
    await store.close()
    expect(existsSync(join(dataDir, 'veyra.db-wal'))).toBe(false)
  })

  test('a ping notices that the file was removed, though SQLite would go on writing into nothing', async () => {
    const store = await openStore({ dataDir: folder })
    await store.migrate()
    rmSync(join(folder, 'veyra.db'))
    await expect(store.ping()).rejects.toMatchObject({ code: 'unreachable', message: /removed or replaced/ })
    await store.close()
  })

  test('an unwritable folder is one clear line', async () => {
    const dataDir = join(folder, 'locked')
    mkdirSync(dataDir, { mode: 0o500 })
    chmodSync(folder, 0o755)
    await withoutPrivileges(async () => {
      await expect(openStore({ dataDir })).rejects.toMatchObject({
        name: 'StoreError',
        code: 'folder',
        message: `The data folder ${dataDir} cannot be written to (EACCES)`,
      })
    })
  })

  test('a folder that cannot be made is one clear line', async () => {
    writeFileSync(join(folder, 'file'), '')
    const dataDir = join(folder, 'file', 'data')
    await expect(openStore({ dataDir })).rejects.toMatchObject({
      code: 'folder',
      message: `The data folder ${dataDir} cannot be written to (ENOTDIR)`,
    })
  })

  test('a file that is no database is one clear line, and is left as it was', async () => {
    const path = join(folder, 'veyra.db')
    writeFileSync(path, 'my shopping list, and not a database at all'.repeat(50))
    await expect(openStore({ dataDir: folder })).rejects.toMatchObject({
      code: 'file',
      message: `The database file ${path} cannot be opened: file is not a database`,
    })
    expect(statSync(path).size).toBe(2150)
  })
})

describe('an address of PostgreSQL', () => {
  test('that is none is refused without repeating it: it may hold a password', async () => {
    for (const databaseUrl of ['mysql://root:hush@localhost/veyra', 'hush', ''])
      await expect(openStore({ databaseUrl, dataDir: '' })).rejects.toMatchObject({
        code: 'address',
        message: expect.not.stringContaining('hush'),
      })
  })

  test('where nobody answers is one clear line without the password', async () => {
    const port = await freePort()
    const store = await openStore({ databaseUrl: `postgres://me:hush@127.0.0.1:${port}/veyra`, dataDir: '' })
    const line = `PostgreSQL at 127.0.0.1:${port}/veyra cannot be used: connect ECONNREFUSED 127.0.0.1:${port}`
    await expect(store.ping()).rejects.toMatchObject({ code: 'unreachable', message: line })
    await expect(store.migrate()).rejects.toMatchObject({ code: 'unreachable', message: line })
    await store.close()
  })
})

const server = postgresForTests()
const binaries = 'binaries' in server ? server.binaries : undefined

describe.skipIf(binaries === undefined)('a restart of PostgreSQL', () => {
  test('fails what was in flight and nothing else: the store recovers by itself', {
    timeout: 120_000,
  }, async () => {
    const postgres = await startPostgres(binaries ?? '')
    const store = await openStore({ databaseUrl: postgres.url, dataDir: '' })
    try {
      await store.migrate()
      const before = await insertWaitlistEntry(store.db, Date.now, entry)

      const [written, stopped] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const caught = store.db.transaction().execute(async (trx) => {
        await insertWaitlistEntry(trx, Date.now, entry)
        written.resolve()
        await stopped.promise
        await insertWaitlistEntry(trx, Date.now, entry)
      })
      await written.promise
      await postgres.stop()
      await expect(store.ping()).rejects.toMatchObject({ code: 'unreachable' })
      stopped.resolve()
      await expect(caught).rejects.toThrow()
      await expect(insertWaitlistEntry(store.db, Date.now, entry)).rejects.toThrow()

      await postgres.start()
      await store.ping()
      const after = await insertWaitlistEntry(store.db, Date.now, entry)
      expect((await waitlist.newestFirst(store.db, { limit: 9 })).items).toEqual([after, before])
    } finally {
      await store.close()
      await postgres.remove()
    }
  })
})

describe.skipIf('missing' in server)('a network that swallows everything', () => {
  test('does not hold a query or a ping for ever, and is forgotten once it works again', async () => {
    const network = await startNetwork('url' in server ? server.url : '')
    const store = connectPostgres(network.url, {
      connections: 1,
      connectMs: 20_000,
      statementMs: 2_000,
      silenceMs: 3_000,
      pingMs: 200,
    })
    try {
      await sql`select 1`.execute(store.db)
      network.swallow()
      const query = sql`select 1`.execute(store.db)
      await expect(store.ping()).rejects.toMatchObject({ code: 'unreachable' })
      await expect(query).rejects.toThrow(/no answer within 3000 ms/)
      network.pass()
      await sql`select 1`.execute(store.db)
    } finally {
      await store.close()
      network.close()
    }
  })
})

/** A TCP relay in front of the server; connections that were open when it swallowed stay dead. */
async function startNetwork(serverUrl: string) {
  const { hostname, port } = new URL(serverUrl)
  const sockets = new Set<Socket>()
  let swallowing = false
  const relay = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      if (!swallowing) from.pipe(to)
    }
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const url = new URL(serverUrl)
  url.hostname = '127.0.0.1'
  url.port = String((relay.address() as AddressInfo).port)
  return {
    url: url.href,
    swallow() {
      swallowing = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    pass() {
      swallowing = false
    },
    close() {
      relay.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Root may write anywhere; the test must not depend on who runs it. */
async function withoutPrivileges(work: () => Promise<void>): Promise<void> {
  if (process.getuid?.() !== 0 || !process.seteuid) return work()
  process.seteuid(65_534)
  try {
    await work()
  } finally {
    process.seteuid(0)
  }
}
