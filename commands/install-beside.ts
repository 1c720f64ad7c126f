import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Brings tools too heavy for every clone into the folder that names them, once per lockfile, when they are needed. */
export function installBeside(folder: string, what: string) {
  const stamp = join(folder, 'node_modules', '.installed')
  const hash = createHash('sha256')
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(folder, file)))
  const wanted = hash.digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log(`Installing ${what}…`)
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const flags = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(command, [...first, ...flags], {
    cwd: folder,
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${what} could not be installed: npm says why above.`)
  writeFileSync(stamp, wanted)
}
