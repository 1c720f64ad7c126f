// Runs the identity suites against Firebase's own auth emulator. It weighs 300 MB and takes minutes to install, so
// it has a folder of its own and is no part of `npm test`.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { alone, fail, install, root, runPinned } from './prepare.mjs'

const VERSION = '15'
const folder = join('node_modules', '.firebase')
const firebase = join(folder, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')
/** Names that begin with "demo-" never reach a real project. */
const PROJECT = 'demo-identity'

await alone(() => {
  install()
  installEmulator()
})

function installEmulator() {
  if (existsSync(firebase)) return
  console.log('Installing firebase-tools (300 MB, some minutes)…')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const args = ['install', `firebase-tools@${VERSION}`, '--no-audit', '--no-fund', '--loglevel=error']
  const result = spawnSync(command, [...first, ...args], {
    cwd: folder,
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  })
  if (result.status !== 0 || !existsSync(firebase)) fail('firebase-tools could not be installed: see above.')
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

const host = '127.0.0.1'
const at = async () => ({ host, port: await freePort() })
const emulators = {
  auth: await at(),
  hub: await at(),
  logging: await at(),
  ui: { enabled: false },
}
const config = join(root, folder, 'firebase.json')
writeFileSync(config, JSON.stringify({ emulators }))

const suites = `vitest run --config commands/test-firebase.vitest.ts --root ${JSON.stringify(root)}`
const args = [
  'emulators:exec',
  '--only',
  'auth',
  '--project',
  PROJECT,
  '--log-verbosity',
  'QUIET',
  '--config',
  config,
  suites,
]
runPinned([firebase, ...args])
