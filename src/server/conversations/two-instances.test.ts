import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Call, type Provider, startProvider } from '../../../tests/support/provider.ts'
import { describeEachStore, type TestStore } from '../../../tests/support/stores.ts'
import { CLEANUP_THRESHOLD } from '../../contract/conversations.ts'
import { writeTestSite } from '../test-site.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

describeEachStore('two processes over one database', (openTestStore) => {
  let store: TestStore
  let provider: Provider
  let siteFolder: string
  const children: ChildProcess[] = []

  beforeEach(async () => {
    store = await openTestStore()
    provider = await startProvider()
    siteFolder = await writeTestSite()
  })
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    await provider.close()
    await rm(siteFolder, { recursive: true, force: true })
  })

  /** The server as it is run, until it says where it is. */
  async function launch() {
    const { databaseUrl, dataDir } = store.place
    const child = spawn(process.execPath, [main, siteFolder], {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        DATA_DIR: dataDir,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        SESSION_SECRET: 'the same for both of them',
        LIMITS_SCALE: '1000',
        AVATAR_API_URL: provider.url,
        AVATAR_API_KEY: provider.key,
        AVATAR_REPLICA_ID: 'r',
        AVATAR_PERSONA_ID: 'p',
        AVATAR_ROOM_ORIGINS: provider.url,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(child)
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const url = /Site +(\S+)/.exec(output)?.[1]
        if (url) resolve(url)
      })
    child.once('exit', () => reject(new Error(`it ended: ${output}`)))
    return { child, url: await promise, output: () => output }
  }

  async function press(url: string) {
    const response = await fetch(`${url}/api/conversations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"from":"home"}',
    })
    const body = await response.text()
    return { status: response.status, body, cookie: response.headers.get('set-cookie') ?? '' }
  }

  /** Who has waited 8 s for the others is asked to try again in a moment, and does. */
  async function pressUntilServed(url: string) {
    for (;;) {
      const answer = await press(url)
      if (answer.status !== 503 || JSON.parse(answer.body).error.code !== 'starts_busy') return answer
    }
  }

  test('20 visitors at once with 7 active: the cleanup runs as the rule says, and no create is uncounted', async () => {
    const [one, other] = await Promise.all([launch(), launch()])
    provider.seed(7)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => pressUntilServed(n % 2 ? one.url : other.url)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(doneAt(provider.takeCalls())).toEqual(doneByTheRule(7, 20))
    expect(answers.map(({ body }) => body).join() + one.output() + other.output()).not.toContain(provider.key)
  }, 120_000)

  test('a killed instance that was starting keeps the other one out for seconds only', async () => {
    const [one, other] = await Promise.all([launch(), launch()])
    const held = Promise.withResolvers<void>()
    provider.fail('create', { until: held.promise }, { times: 1 })
    press(one.url).catch(() => {})
    await provider.until(() => provider.calls.some(({ operation }) => operation === 'create'))
    one.child.kill('SIGKILL')
    expect((await press(other.url)).status).toBe(201)
    held.resolve()
  }, 60_000)

  test('what one has started, the other ends; and what the provider calls back reaches both', async () => {
    const [one, other] = await Promise.all([launch(), launch()])
    const { body, cookie } = await press(one.url)
    const { conversation_id: id } = JSON.parse(body)
    const at = (url: string, rest = '', method = 'GET') =>
      fetch(`${url}/api/conversations/${id}${rest}`, {
        method,
        headers: { cookie: cookie.split(';')[0] ?? '' },
      })
    expect(await (await at(other.url, '/seen', 'POST')).json()).toEqual({ status: 'active' })
    expect((await provider.notify(id, 'system.replica_joined')).status).toBe(204)
    expect((await at(other.url, '/end', 'POST')).status).toBe(204)
    expect(provider.active()).toEqual([])
    expect(await (await at(one.url)).json()).toEqual({ status: 'ended', reason: 'visitor' })
  }, 60_000)
})

/** What the provider was asked, its closings taken together: `close 8` is eight ends and eight deletes. */
function doneAt(calls: Call[]): string[] {
  const done: string[] = []
  const closing = { end: 0, delete: 0 }
  for (const { operation } of calls) {
    if (operation === 'end' || operation === 'delete') {
      closing[operation] += 1
      continue
    }
    if (closing.end + closing.delete > 0) {
      done.push(closing.end === closing.delete ? `close ${closing.end}` : `close ${JSON.stringify(closing)}`)
      Object.assign(closing, { end: 0, delete: 0 })
    }
    done.push(operation)
  }
  return done
}

/** What must have been asked so that none was created uncounted, one start after the other. */
function doneByTheRule(active: number, starts: number): string[] {
  const done: string[] = []
  let count = active
  for (let n = 0; n < starts; n++) {
    done.push('list')
    if (count >= CLEANUP_THRESHOLD) {
      done.push(`close ${count}`, 'list')
      count = 0
    }
    done.push('create')
    count += 1
  }
  return done
}
