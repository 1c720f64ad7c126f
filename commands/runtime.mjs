// Plain JavaScript without dependencies, as prepare.mjs: it decides what may run before anything of ours does.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The Node that the product runs on, a package for each platform. npm holds what it fetches against the checksums of
 * package-lock.json; the sums here are those of the programs themselves, so that what lies on the disk is known too.
 * For Apple's own processors the registry at hand had no package to take a sum of: there the program must carry the
 * signature under which the Node.js project gives out its releases.
 */
const { version, platforms } = JSON.parse(readFileSync(new URL('runtime.json', import.meta.url), 'utf8'))
const [major] = version.split('.')
const here = `${process.platform}-${process.arch}`
const chosen = platforms[here]
const file = process.platform === 'win32' ? 'node.exe' : 'node'

/** Where there is no package the machine's own Node serves, if it is new enough. */
export const runtime = chosen ? join('node_modules', chosen.package, 'bin', file) : process.execPath

/** Why this program must not be run, as one line; nothing where it may. Looked at again when the file changed. */
export function runtimeProblem(stamp = join('node_modules', '.veyra-runtime')) {
  if (!chosen) {
    if (Number(process.versions.node.split('.')[0]) >= Number(major)) return undefined
    return `There is no Node ${major} with a known checksum for ${here} here: install Node ${major} or newer yourself and start again.`
  }
  if (!existsSync(runtime))
    return `The installation brought no Node ${version}: npm could not fetch ${chosen.package}, or what it fetched has not the checksum in package-lock.json and was left out.`
  const { size, mtimeMs, ctimeMs, ino } = statSync(runtime)
  const seen = [version, size, mtimeMs, ctimeMs, ino].join(' ')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === seen) return undefined
  if (!(chosen.sha256 ? hasSum(chosen.sha256) : isSignedBy(chosen.signedBy)))
    return `${runtime} is not the Node ${version} we chose (${chosen.sha256 ? 'its checksum differs' : 'its signature is not valid'}) and was not run: delete node_modules and start again. If it comes back, do not trust the registry it comes from.`
  writeFileSync(stamp, seen)
  return undefined
}

const hasSum = (sum) => createHash('sha256').update(readFileSync(runtime)).digest('hex') === sum

/** By macOS's own tool: signed by Apple's word for this team, and unchanged since. */
function isSignedBy(team) {
  const requirement = `=anchor apple generic and certificate leaf[subject.OU] = "${team}"`
  const args = ['--verify', '--strict', '--test-requirement', requirement, runtime]
  return spawnSync('/usr/bin/codesign', args, { stdio: 'ignore' }).status === 0
}
