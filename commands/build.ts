import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { finishSite } from '../src/site/finish/finish-site.ts'

/** Builds the site: React Router prerenders every page, then the pages are finished for first paint. */
rmSync('build/client', { recursive: true, force: true })
const router = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
  encoding: 'utf8',
  env: { ...process.env, NODE_ENV: 'production' },
})
if (router.status !== 0) {
  process.stderr.write(`${router.stdout}\n${router.stderr}`)
  process.exit(1)
}
finishSite('build/client')
rmSync('build/server', { recursive: true, force: true })
