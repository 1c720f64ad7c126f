import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { errors } from '../src/contract/errors.ts'
import { readConfig } from '../src/server/config.ts'
import { impersonal, personalTables } from '../src/server/staff/people/personal-tables.ts'
import { freePort } from './support/free-port.ts'
import { certify, hasNginx, placed } from './support/nginx.ts'
import { openTestApp } from './support/server/test-app.ts'

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')
const handbook = read('docs/operations.md')
const section = (title: string) => handbook.split(/^## /m).find((text) => text.startsWith(title)) ?? ''
const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

describe('the handbook', () => {
  test('gives an environment that the server starts with', () => {
    const [, example = ''] = /```sh\n(\s*PUBLIC_URL=[^`]*)```/.exec(handbook) ?? []
    const lines = example.split('\n').map((line) => line.trim())
    const pairs = lines
      .filter(Boolean)
      .map((line) => line.replaceAll('…', 'a-secret-of-thirty-two-characters').split(/=(.*)/s))
    const env = Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]))
    expect(readConfig(env)).toMatchObject({
      ok: true,
      config: { http: { publicUrl: 'https://www.example.com', isHttps: true, trustProxy: ['loopback'] } },
    })
    expect(Object.keys(env)).toEqual(expect.arrayContaining(['DATABASE_URL', 'SMTP_URL', 'METRICS_TOKEN']))
  })

  test('tells to watch only what /metrics has', async () => {
    await using server = await openTestApp()
    const { body } = await server.app.inject({ url: '/metrics', headers: { host: 'localhost:3000' } })
    const measured = [...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name)
    const watched = section('What to watch')
    const named = quoted(watched).flatMap((text) => text.match(/\b[a-z]+(?:_[a-z\d]+)+_[a-z\d]+\b/g) ?? [])
    const metrics = named.filter((name) => /_(total|seconds|bytes|count)$/.test(name))
    expect(metrics.length).toBeGreaterThan(5)
    expect(metrics.filter((name) => !measured.includes(name.replace(/_count$/, '')))).toEqual([])

    const outcomes = [...watched.matchAll(/conversation_starts_total\{outcome=~?"([^"]+)"/g)]
    const codes = outcomes.flatMap(([, list = '']) => list.split(/\\?\|/))
    expect(codes.filter((code) => !(code in errors))).toEqual([])
  })

  test('says of every table what is in it', () => {
    const named = quoted(section('Personal data'))
    expect([...Object.keys(personalTables), ...impersonal].filter((table) => !named.includes(table))).toEqual(
      [],
    )
  })
})

describe('the systemd unit', () => {
  test('starts the server with the flags of npm start', () => {
    const flags: string[] = JSON.parse(read('commands/server-flags.json'))
    const [, started = ''] = /^ExecStart=(.*)$/m.exec(read('deploy/veyra@.service')) ?? []
    expect(started).toBe(
      ['/opt/veyra/node_modules/.bin/node', ...flags, '/opt/veyra/src/server/main.ts'].join(' '),
    )
  })
})

test.skipIf(!hasNginx)('nginx takes the configurations of the site and the studio together', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'veyra-nginx-'))
  try {
    certify(folder, 'www.example.com')
    const place = { folder, httpPort: await freePort(), httpsPort: await freePort() }
    writeFileSync(join(folder, 'nginx-studio.conf'), placed(read('deploy/nginx-studio.conf'), place))
    const both = placed(read('deploy/nginx.conf'), place).replace(/\}\s*$/, 'include nginx-studio.conf;\n}')
    writeFileSync(join(folder, 'nginx.conf'), `pid nginx.pid;\n${both}`)
    const { status, stderr } = spawnSync('nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')])
    expect(status, String(stderr)).toBe(0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
