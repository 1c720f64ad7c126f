import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { errors } from '../../src/contract/errors.ts'
import { openStore, type StorePlace } from '../../src/server/store/store.ts'
import { openInstances, post } from '../support/instances.ts'
import { findPostgresBinaries, type PostgresServer, startPostgres } from '../support/postgres.ts'
import { type Provider, startProvider } from '../support/provider.ts'
import { sized } from '../support/test-length.ts'

let provider: Provider
let folder: string

beforeEach(async () => {
  provider = await startProvider()
  folder = mkdtempSync(join(tmpdir(), 'veyra-faults-'))
})
afterEach(async () => {
  await provider.close()
  rmSync(folder, { recursive: true, force: true })
})

const leave = (url: string, email: string) => post(url, '/api/waitlist', { email, interest: 'Digital twins' })

async function keptIn(place: StorePlace): Promise<string[]> {
  const store = await openStore(place)
  const rows = await store.db.selectFrom('waitlist').select('email').execute()
  await store.close()
  return rows.map(({ email }) => email)
}

describe.skipIf('missing' in inject('postgres'))('PostgreSQL is restarted under forms being sent', () => {
  let postgres: PostgresServer
  beforeEach(async () => {
    const [binaries = ''] = findPostgresBinaries()
    postgres = await startPostgres(binaries)
  })
  afterEach(() => postgres.remove())

  test('nothing acknowledged is lost, errors come only while it is down, and nobody restarts us', async () => {
    const place = { databaseUrl: postgres.url, dataDir: folder }
    const instances = await openInstances({ place, provider })
    const { url } = await instances.launch()
    const acknowledged: string[] = []
    const refusedWhileUp: unknown[] = []
    let refused = 0
    let isDown = false
    let isOver = false
    const write = async (writer: number) => {
      for (let n = 0; !isOver; n++) {
        const wasDown = isDown
        const email = `w${writer}.${n}@example.com`
        const { status, code, message } = await leave(url, email)
        if (status === 201) acknowledged.push(email)
        else {
          refused += 1
          expect(message).toBe(errors.not_ready.message)
          if (!wasDown && !isDown) refusedWhileUp.push({ status, code })
        }
      }
    }
    const load = Promise.all(Array.from({ length: 4 }, (_, writer) => write(writer)))
    const until = async (count: () => boolean) => {
      while (!count()) await leave(url, 'nobody@example.com')
    }
    for (let round = 0; round < sized(1, 5); round++) {
      const [accepted, complained] = [acknowledged.length, refused]
      await until(() => acknowledged.length > accepted + 10)
      isDown = true
      await postgres.stop()
      await until(() => refused > complained + 3)
      await postgres.start()
      const back = acknowledged.length
      await until(() => acknowledged.length > back + 10)
      isDown = false
    }
    isOver = true
    await load
    await instances.close()
    const kept = new Set(await keptIn(place))
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([])
    expect(refusedWhileUp).toEqual([])
  }, 300_000)
})

describe('the disk is full under the embedded database', () => {
  test('visitors read a sentence, what was acknowledged is there, and with room again all goes on', async () => {
    const place = { dataDir: folder }
    // The system refuses to let any file of this process grow beyond so many blocks of 512 bytes.
    const cramped = await openInstances({ place, provider, prelude: "trap '' XFSZ; ulimit -f 3000" })
    const { url } = await cramped.launch()
    const acknowledged: string[] = []
    let answer = await leave(url, 'first@example.com')
    for (let n = 0; answer.status === 201; n++) {
      const email = `${n}.${'long'.repeat(40)}@example.com`
      answer = await leave(url, email)
      if (answer.status === 201) acknowledged.push(email)
    }
    expect(answer).toMatchObject({ status: 503, code: 'not_ready', message: errors.not_ready.message })
    expect((await fetch(`${url}/about`)).status).toBe(200)
    await cramped.close()

    const roomy = await openInstances({ place, provider })
    const again = await roomy.launch()
    expect((await leave(again.url, 'last@example.com')).status).toBe(201)
    await roomy.close()
    const kept = new Set(await keptIn(place))
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([])
    expect(kept).toContain('last@example.com')
    expect(acknowledged.length).toBeGreaterThan(0)
  }, 180_000)
})
