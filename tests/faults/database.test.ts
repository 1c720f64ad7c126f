import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { errors } from '../../src/contract/errors.ts'
import { openInstances, post } from '../support/instances.ts'
import { findPostgresBinaries, type PostgresServer, startPostgres } from '../support/postgres.ts'
import { type Provider, startProvider } from '../support/provider.ts'
import { isSoak } from '../support/test-length.ts'
import { joinWaitlist, waitlistIn } from '../support/waitlist.ts'

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
        const { status, code, message } = await joinWaitlist(url, email)
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
      while (!count()) await joinWaitlist(url, 'nobody@example.com')
    }
    for (let round = 0; round < (isSoak ? 5 : 1); round++) {
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
    const kept = new Set(await waitlistIn(place))
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([])
    expect(refusedWhileUp).toEqual([])
  }, 300_000)
})

describe.skipIf('missing' in inject('postgres'))('PostgreSQL has no connection left for us', () => {
  let postgres: PostgresServer
  const taken: pg.Client[] = []
  const connected = async () => {
    const client = new pg.Client({ connectionString: postgres.url })
    client.on('error', () => {})
    await client.connect()
    return client
  }
  const takeAll = async () => {
    for (;;) {
      const client = await connected().catch(() => undefined)
      if (!client) return
      taken.push(client)
    }
  }
  const giveBack = () => Promise.all(taken.splice(0).map((client) => client.end()))

  beforeEach(async () => {
    const [binaries = ''] = findPostgresBinaries()
    postgres = await startPostgres(binaries)
    const operator = await connected()
    await operator.query('alter system set max_connections = 30')
    await operator.end()
    await postgres.stop()
    await postgres.start()
  })
  afterEach(async () => {
    await giveBack()
    await postgres.remove()
  })

  test('visitors read a sentence, pages are served, and with connections again all goes on by itself', async () => {
    const place = { databaseUrl: postgres.url, dataDir: folder }
    const instances = await openInstances({ place, provider })
    const { url, process } = await instances.launch()
    const acknowledged: string[] = []
    const leaveNext = async () => {
      const email = `n${acknowledged.length}@example.com`
      const left = await joinWaitlist(url, email)
      if (left.status === 201) acknowledged.push(email)
      return left
    }
    for (let n = 0; n < 10; n++) expect((await leaveNext()).status).toBe(201)

    await takeAll()
    // Those we had open are ended by the server, as a failover would; somebody else takes their places.
    let left = await leaveNext()
    while (left.status === 201) {
      await taken[0]?.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'veyra'",
      )
      await takeAll()
      left = await leaveNext()
    }
    expect(left).toMatchObject({ status: 503, code: 'not_ready', message: errors.not_ready.message })
    const pressed = await post(url, '/api/conversations', { from: 'home' })
    expect(pressed).toMatchObject({ status: 503, code: 'limits_unavailable' })
    expect(pressed.message).toBe(errors.limits_unavailable.message)
    expect((await fetch(`${url}/about`)).status).toBe(200)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect((await fetch(`${url}/readyz`)).status).toBe(503)

    await giveBack()
    for (const more = acknowledged.length + 10; acknowledged.length < more; ) await leaveNext()
    expect((await post(url, '/api/conversations', { from: 'home' })).status).toBe(201)
    expect(process.exitCode).toBeNull()
    await instances.close()
    const kept = new Set(await waitlistIn(place))
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([])
  }, 120_000)
})
