import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

/** Somebody between us and the Node we run on: a registry, a mirror, a cache, another account on this machine. */

const root = fileURLToPath(new URL('..', import.meta.url))
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))

const { version, platforms } = z
  .object({
    version: z.string(),
    platforms: z.record(
      z.string(),
      z.union([
        z.object({ package: z.string(), sha256: z.string().regex(/^[\da-f]{64}$/) }),
        z.object({ package: z.string(), signedBy: z.string() }),
      ]),
    ),
  })
  .parse(readJson('commands/runtime.json'))
const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        integrity: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    ),
  })
  .parse(readJson('package-lock.json'))
const here = platforms[`${process.platform}-${process.arch}`]
const sum = here && 'sha256' in here ? here.sha256 : undefined
const program = join(
  'node_modules',
  here?.package ?? '',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

describe('the Node we run on', () => {
  test('is locked for every platform, by version and by checksum or signature', () => {
    const { optionalDependencies } = z
      .object({ optionalDependencies: z.record(z.string(), z.string()) })
      .parse(readJson('package.json'))
    const names = Object.values(platforms).map((platform) => platform.package)
    expect(optionalDependencies).toEqual(Object.fromEntries(names.map((name) => [name, version])))
    for (const platform of Object.values(platforms)) {
      const locked = packages[`node_modules/${platform.package}`]
      expect(locked?.version).toBe(version)
      if ('sha256' in platform) expect(locked?.integrity).toMatch(/^sha512-/)
    }
  })

  test.runIf(sum !== undefined)(
    'is the one whose checksum is written down, and what scripts find first',
    () => {
      const installed = readFileSync(join(root, program))
      expect(createHash('sha256').update(installed).digest('hex')).toBe(sum)
      const found = execFileSync(join(root, 'node_modules', '.bin', 'node'), ['--version'])
      expect(String(found).trim()).toBe(`v${version}`)
    },
  )

  test('comes without anything that runs at installation, as does every package', () => {
    expect(Object.keys(packages).filter((path) => packages[path]?.hasInstallScript)).toEqual([])
    expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
  })
})

describe.skipIf(process.platform === 'win32' || sum === undefined)('a Node that is another', () => {
  let copy: string
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'veyra-copy-'))
    for (const path of ['commands', '.npmrc']) cpSync(join(root, path), join(copy, path), { recursive: true })
  })
  afterEach(() => rmSync(copy, { recursive: true, force: true }))

  /** Leaves a trace wherever it is run, and does what was asked so that nobody notices. */
  const spying = `#!/bin/sh\ntouch "${'$'}(dirname "$0")/../../../was-run"\nexec ${process.execPath} "$@"\n`
  const wasRun = () => existsSync(join(copy, 'was-run'))

  const write = (path: string, content: string, mode = 0o644) => {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), content, { mode })
  }
  const manifest = { name: 'copy', private: true, optionalDependencies: { [here?.package ?? '']: version } }

  async function start(command: string, env: Record<string, string>) {
    const child = spawn(process.execPath, [join('commands', command)], {
      cwd: copy,
      env: { PATH: process.env.PATH, HOME: copy, ...env },
    })
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    return { code, lines: said.trim().split('\n') }
  }

  test.each(['start.mjs', 'build.mjs', 'test.mjs', 'dev.mjs', 'bench.mjs'])(
    'on the disk stops %s with one line, and is not run',
    async (command) => {
      write('package.json', JSON.stringify(manifest))
      write('package-lock.json', '{}')
      // An npm that asks nobody and puts down what it was given.
      write('spy', spying, 0o755)
      write(
        'npm.mjs',
        `import { cpSync, mkdirSync } from 'node:fs'\nmkdirSync('${dirname(program)}', { recursive: true })\ncpSync('spy', '${program}')\n`,
      )
      const { code, lines } = await start(command, { npm_execpath: join(copy, 'npm.mjs') })
      expect(lines).toEqual([
        `${program} is not the Node ${version} we chose (its checksum differs) and was not run: delete node_modules and start again. If it comes back, do not trust the registry it comes from.`,
      ])
      expect(code).toBe(1)
      expect(wasRun()).toBe(false)
    },
  )

  const name = here?.package ?? ''
  const locked = packages[`node_modules/${name}`]
  test.each<[string, told: (forged: Buffer) => string | undefined]>([
    ['which tells its sum', (forged) => `sha512-${createHash('sha512').update(forged).digest('base64')}`],
    ['which tells the sum of the true one', () => locked?.integrity],
    ['which tells no sum', () => undefined],
  ])('from a registry %s is left out by npm itself, and the start says so', async (_, told) => {
    const own = { name, version, bin: { node: 'bin/node' }, scripts: { preinstall: 'touch ../../was-run' } }
    write('package/package.json', JSON.stringify(own))
    write('package/bin/node', spying, 0o755)
    execFileSync('tar', ['-czf', 'forged.tgz', 'package'], { cwd: copy })
    const forged = readFileSync(join(copy, 'forged.tgz'))
    const registry = createServer(({ url = '' }, answer) => {
      if (url.endsWith('.tgz')) return answer.end(forged)
      const dist = { tarball: `${address}/${name}/-/${name}-${version}.tgz`, integrity: told(forged) }
      answer.setHeader('content-type', 'application/json')
      answer.end(JSON.stringify({ name, 'dist-tags': {}, versions: { [version]: { ...own, dist } } }))
    }).listen(0, '127.0.0.1')
    await once(registry, 'listening')
    const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`
    try {
      write('package.json', JSON.stringify(manifest))
      write(
        'package-lock.json',
        JSON.stringify({
          name: 'copy',
          lockfileVersion: 3,
          packages: { '': manifest, [`node_modules/${name}`]: { ...locked, optional: true } },
        }),
      )
      const env = {
        npm_config_registry: address,
        npm_config_cache: join(copy, 'cache'),
        // It would ask again for minutes.
        npm_config_fetch_retries: '0',
      }
      const { code, lines } = await start('start.mjs', env)
      expect(lines).toEqual([
        `The installation brought no Node ${version}: npm could not fetch ${name}, or what it fetched has not the checksum in package-lock.json and was left out.`,
      ])
      expect(code).toBe(1)
      expect(wasRun()).toBe(false)
    } finally {
      registry.close()
    }
  })
})
