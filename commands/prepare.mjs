// Plain JavaScript without dependencies: this runs on whatever Node (20 or newer) the machine has, before
// anything is installed. Everything after it runs on the pinned Node 24 that the installation brings.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runtime, runtimeProblem } from './runtime.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)

const [major] = process.versions.node.split('.')
if (Number(major) < 20) fail(`Node ${process.versions.node} is too old: install Node 20 or newer.`)

/** One clear line and a non-zero exit: whoever starts the product needs the reason, not a stack. */
export function fail(line) {
  console.error(line)
  process.exit(1)
}

/**
 * Installs the versions the lockfile names, once per lockfile, and lets no package run anything of its own. Not
 * `npm ci`: that refuses a lockfile without the optional binaries of platforms which the registry at hand does not
 * carry. Nothing runs on the Node that came with it before that was held against its checksum.
 */
export function install() {
  bringPackages()
  const problem = runtimeProblem()
  if (problem) fail(problem)
}

function bringPackages() {
  const stamp = join('node_modules', '.veyra-installed')
  const wanted = digest(['package.json', 'package-lock.json'])
  if (existsSync(runtime) && readStamp(stamp) === wanted) return
  console.log('Installing…')
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const result = spawnSync(
    command,
    [...first, 'install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      stdio: 'inherit',
      shell: !npm && process.platform === 'win32',
    },
  )
  if (result.status !== 0) fail('The installation failed: npm says why above.')
  writeFileSync(stamp, wanted)
}

const siteSources = [
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'commands/build.ts',
  'src/contract',
  'src/content',
  'src/site',
  'src/studio/room',
]

/** Builds the site where its sources changed since the last build. */
export function build() {
  const stamp = join('build', '.sources')
  const wanted = digest(siteSources)
  if (readStamp(stamp) === wanted) return
  console.log('Building the site…')
  rmSync(stamp, { force: true })
  const result = spawnSync(runtime, ['commands/build.ts'], { stdio: 'inherit' })
  if (result.status !== 0) fail('The build failed: the lines above say why.')
  writeFileSync(stamp, wanted)
}

/** Compiled code is kept between starts: they are quicker, and the server needs less memory. */
const compileCache = join(root, 'node_modules', '.cache', 'node')

/** A small nursery for objects: at rest the server then holds what it uses, not what its start left behind. */
export const serverFlags = JSON.parse(readFileSync(new URL('server-flags.json', import.meta.url), 'utf8'))

/**
 * Translates the server's TypeScript before its first start. A server that had to do so itself would carry the
 * translator and every source about for as long as it runs, some 25 MB; a port that is none stops this one once
 * everything has been loaded.
 */
export function translate() {
  if (existsSync(compileCache)) return
  const env = { ...process.env, NODE_COMPILE_CACHE: compileCache, PORT: 'none' }
  spawnSync(runtime, ['src/server/main.ts'], { stdio: 'ignore', env })
}

/** Runs one piece of work at a time per clone, so that two starts at once do not install over each other. */
export async function alone(work) {
  const lock = '.veyra-lock'
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch (error) {
      if (error.code !== 'EEXIST') fail(`This folder cannot be written: ${error.message}`)
      if (!isHeld(lock)) rmSync(lock, { recursive: true, force: true })
      else await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  const release = () => rmSync(lock, { recursive: true, force: true })
  process.once('exit', release)
  writeFileSync(join(lock, 'pid'), String(process.pid))
  await work()
  release()
  process.off('exit', release)
}

function isHeld(lock) {
  try {
    process.kill(Number(readFileSync(join(lock, 'pid'), 'utf8')), 0)
    return true
  } catch (error) {
    // The holder writes its pid right after making the folder: give a fresh one a moment.
    return error.code === 'EPERM' || (existsSync(lock) && Date.now() - statSync(lock).mtimeMs < 2000)
  }
}

/** Runs a script on the pinned Node in this terminal, hands signals on and ends as it ends. */
export function runPinned(args, env = process.env) {
  const path = [join(root, 'node_modules', '.bin'), env.PATH].join(process.platform === 'win32' ? ';' : ':')
  const child = spawn(runtime, args, {
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: compileCache, ...env, PATH: path },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // npm hands a stop signal to the shell it started us with, and that dies without telling us.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 300).unref()
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
}

const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** One hash over the names and bytes of files and folders. */
function digest(entries) {
  const hash = createHash('sha256').update(process.platform + process.arch)
  const add = (path) => {
    if (!existsSync(path)) return
    if (!statSync(path).isDirectory()) hash.update(path).update(readFileSync(path))
    else for (const name of readdirSync(path).sort()) add(join(path, name))
  }
  for (const entry of entries) add(entry)
  return hash.digest('hex')
}
