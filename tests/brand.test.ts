import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { BRAND } from '../src/content/brand.ts'
import { paths } from '../src/contract/paths.ts'

const clone = mkdtempSync(join(tmpdir(), 'veyra-brand-'))
afterAll(() => rmSync(clone, { recursive: true, force: true }))

test('the brand word, changed in its one place, changes everywhere a visitor or crawler reads', () => {
  for (const entry of [
    'src',
    'commands',
    'package.json',
    'vite.config.ts',
    'react-router.config.ts',
    'tsconfig.json',
  ])
    cpSync(entry, join(clone, entry), { recursive: true })
  symlinkSync(resolve('node_modules'), join(clone, 'node_modules'))
  const brandFile = join(clone, 'src/content/brand.ts')
  const source = readFileSync(brandFile, 'utf8')
  writeFileSync(brandFile, source.replace(`BRAND = '${BRAND}'`, "BRAND = 'Nimbus'"))

  const build = spawnSync(process.execPath, ['commands/build.ts'], { cwd: clone, encoding: 'utf8' })
  expect(build.stderr + build.stdout).toBe('')

  for (const path of [...Object.values(paths), '/404']) {
    const html = readFileSync(join(clone, 'build/client', path, 'index.html'), 'utf8')
    // The early script's own names are nobody's reading.
    const read = html.replaceAll(
      /<script(?! type="application\/ld\+json")[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g,
      '',
    )
    expect(read, path).toContain('Nimbus')
    expect(read.match(new RegExp(`.{0,40}${BRAND}.{0,40}`, 'gi')) ?? [], path).toEqual([])
  }
})
