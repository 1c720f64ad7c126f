import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, expect, test } from 'vitest'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Lints a small tree with the project's own rules. */
function lint(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'veyra-lint-'))
  folders.push(folder)
  copyFileSync('biome.json', join(folder, 'biome.json'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const biome = resolve('node_modules/.bin/biome')
  const result = spawnSync(biome, ['lint', '--vcs-enabled=false', 'src'], { cwd: folder, encoding: 'utf8' })
  return { ok: result.status === 0, output: result.stdout + result.stderr }
}

const exported = 'export const it = 1\n'
const importing = (path: string) => `import { it } from '${path}'\n\nexport const that = it\n`

const against = [
  ['src/contract/a.ts', '../content/b.ts'],
  ['src/content/a.ts', '../site/b.ts'],
  ['src/content/a.ts', '../server/b.ts'],
  ['src/site/routes/a.ts', '../../server/b.ts'],
  ['src/site/routes/a.ts', '../../studio/b.ts'],
  ['src/site/ui/a.ts', '../features/b.ts'],
  ['src/server/http/a.ts', '../../site/b.ts'],
  ['src/server/http/a.ts', '../../studio/b.ts'],
  ['src/studio/a.ts', '../server/b.ts'],
  ['src/studio/a.ts', '../site/b.ts'],
] as const

test.each(against)('%s may not import %s', (from, to) => {
  const result = lint({ [from]: importing(to), [join(dirname(from), to)]: exported })
  expect(result.ok).toBe(false)
  expect(result.output).toContain('noRestrictedImports')
})

const along = [
  ['src/content/a.ts', '../contract/b.ts'],
  ['src/site/routes/a.ts', '../../content/b.ts'],
  ['src/site/routes/a.ts', '../ui/b.ts'],
  ['src/server/http/a.ts', '../../content/b.ts'],
  ['src/server/main.ts', '../studio/b.ts'],
  ['src/studio/a.ts', '../contract/b.ts'],
] as const

test.each(along)('%s may import %s', (from, to) => {
  expect(lint({ [from]: importing(to), [join(dirname(from), to)]: exported })).toMatchObject({ ok: true })
})

test('a cycle is refused', () => {
  const result = lint({
    'src/server/a.ts': "import { b } from './b.ts'\n\nexport const a = () => b\n",
    'src/server/b.ts': "import { a } from './a.ts'\n\nexport const b = () => a\n",
  })
  expect(result.ok).toBe(false)
  expect(result.output).toContain('noImportCycles')
})
