import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { compiled } from '../../tests/support/compiled.ts'
import { writeTestSite } from '../../tests/support/server/test-site.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

/** More than the buffers of a loopback connection hold. */
const LONG_FILM_BYTES = 40 * 1024 * 1024

let siteFolder: string
let dataDir: string
beforeAll(async () => {
  siteFolder = await writeTestSite()
  await writeFile(join(siteFolder, 'films/long.mp4'), Buffer.alloc(LONG_FILM_BYTES))
  dataDir = await mkdtemp(join(tmpdir(), 'veyra-main-'))
})

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

/** The server as `npm start` runs it, over the site in miniature, on ports the system chooses. */
function launch(env: Record<string, string> = {}, site = siteFolder) {
  const child = spawn(process.execPath, [main, site], {
    env: { PATH: process.env.PATH, ...compiled, PORT: '0', STUDIO_PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const ended = Promise.all([once(child, 'exit'), buffer(child.stderr)]).then(([[code], stderr]) => ({
    code,
    stderr: stderr.toString(),
  }))
  const url = new Promise<string>((resolve) => {
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk
      const found = /Site +(\S+)/.exec(printed)?.[1]
      if (found) resolve(found)
    })
  })
  const started = Promise.race([
    url,
    ended.then(({ code, stderr }) => Promise.reject(new Error(`ended with ${code}: ${stderr}`))),
  ])
  started.catch(() => {})
  return { child, ended, started }
}

/** Each problem on a line of its own, a non-zero exit, no stack. */
async function linesOfFailedStart(env: Record<string, string>, site?: string) {
  const { code, stderr } = await launch(env, site).ended
  expect(code).toBe(1)
  expect(stderr).not.toMatch(/^\s+at /m)
  return stderr.trimEnd().split('\n')
}

describe('what keeps it from starting', () => {
  test('each bad variable is one line', async () => {
    expect(
      await linesOfFailedStart({ PORT: 'abc', AVATAR_CLEANUP: 'some', SESSION_SECRET: 'hunter2' }),
    ).toEqual([
      'PORT: "abc" is not a whole number from 0 to 65535',
      'SESSION_SECRET: the value given is not at least 32 characters long; this makes one: openssl rand -hex 32',
      'AVATAR_CLEANUP: "some" is not one of all, idle',
    ])
  })

  test('a taken port', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const address = holder.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const lines = await linesOfFailedStart({ PORT: port })
    holder.close()
    expect(lines).toEqual([
      `Port ${port} on 127.0.0.1 is taken: stop the program that holds it, or set PORT to another.`,
    ])
  })

  test('an address that is not ours', async () => {
    expect(await linesOfFailedStart({ HOST: '192.0.2.1' })).toEqual([
      '192.0.2.1 is no address of this machine: set HOST to one that is.',
    ])
  })

  test('a data folder that cannot be written', async () => {
    const file = join(dataDir, 'a-file')
    await writeFile(file, '')
    const lines = await linesOfFailedStart({ DATA_DIR: join(file, 'data') })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^The data folder .* cannot be used/)
  })

  test('a database out of reach', async () => {
    const lines = await linesOfFailedStart({
      DATABASE_URL: 'postgres://site:hunter2@127.0.0.1:1/site',
      SESSION_SECRET: 'x'.repeat(32),
      AVATAR_API_URL: 'https://tavusapi.com',
      AVATAR_API_KEY: 'k',
      AVATAR_REPLICA_ID: 'r',
      AVATAR_PERSONA_ID: 'p',
    })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/PostgreSQL at 127\.0\.0\.1:1\/site/)
    expect(lines[0]).not.toContain('hunter2')
  })

  test('a site that was never built', async () => {
    const lines = await linesOfFailedStart({}, join(dataDir, 'nothing'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^The site is not built/)
  })
})

describe('running', () => {
  test('it says where to go, answers there, and stops cleanly', async () => {
    const { child, ended, started } = launch()
    const url = await started
    expect(url).toMatch(/^http:\/\/localhost:\d+$/)
    const page = await fetch(url)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(`href="${url}/home"`)
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 0, stderr: '' })
  })

  test('a stop signal lets what is in flight finish, takes nothing new, then ends', async () => {
    const { child, ended, started } = launch()
    const url = (await started).replace('localhost', '127.0.0.1')
    // A film that nobody reads yet stays in flight; so does a form whose second half is still to come. Neither asks
    // to have its connection kept, which would be waited for in turn.
    const film = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${url}/films/long.mp4`, { agent: false }, resolve).on('error', reject)
    })
    const form = request(`${url}/api/nowhere`, {
      agent: false,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 9 },
    })
    const formAnswered = new Promise<IncomingMessage>((resolve) => form.on('response', resolve))
    form.write('{"a"')
    // Answered after the form's first half has been read, on the same event loop.
    await fetch(`${url}/healthz`)

    child.kill('SIGTERM')
    await untilRefused(`${url}/healthz`)
    expect(child.exitCode).toBeNull()

    form.end(':"b"}')
    const answer = await formAnswered
    expect(answer.statusCode).toBe(404)
    expect(JSON.parse(await text(answer)).error.code).toBe('not_found')
    expect((await buffer(film)).length).toBe(LONG_FILM_BYTES)
    expect(await ended).toEqual({ code: 0, stderr: '' })
  })
})

/** The listening socket is closed at some moment after the signal: there is nothing to subscribe to. */
async function untilRefused(url: string) {
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    )
  while (await answers()) await new Promise((resolve) => setTimeout(resolve, 20))
}
