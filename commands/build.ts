import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { finishSite } from '../src/site/finish/finish-site.ts'

/** Builds the site (React Router prerenders every page, then they are finished for first paint) and the studio's room. */
run('node_modules/@react-router/dev/bin.cjs', 'build')
finishSite('build/client')
rmSync('build/server', { recursive: true, force: true })
// After the site: its builder clears the whole folder first.
run('node_modules/vite/bin/vite.js', 'build', '--config', 'src/studio/room/vite.config.ts')

/** A builder's chatter is of interest only when it fails. */
function run(...args: string[]) {
  const builder = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (builder.status === 0) return
  process.stderr.write(`${builder.stdout}\n${builder.stderr}`)
  process.exit(1)
}
