import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)

const documents = [...globSync('*.md'), ...globSync('docs/**/*.md'), ...globSync('src/**/*.md')]

/** Where a table says "paths are below …", that is where its paths begin. */
const below: Record<string, string[]> = {
  'docs/promises.md': ['src'],
  'docs/security.md': ['src/server'],
}
/** The observatory's tools lie below tests where somebody ran it. */
const ours = globSync('{src,tests}/**/*', { exclude: (path) => path.endsWith('node_modules') })
const names = new Set(ours.map((path) => basename(path)))
const isPath = /^[\w@.-]+(\/[\w@.*-]+)*\/?[\w@.*-]*\.(ts|tsx|mjs|js|json|md|conf|css)$/

describe.each(documents)('%s', (document) => {
  test('links lead to files that are there', () => {
    const text = readFileSync(document, 'utf8')
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([])
  })
})

test.each(Object.keys(below))('files that %s names as proof are there', (document) => {
  const bases = ['', ...(below[document] ?? [])]
  const text = readFileSync(document, 'utf8')
  const named = [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => isPath.test(name))
  // A test named alone stands beside the file its row names before it.
  const isAlone = (name: string) => !name.includes('/') && names.has(name)
  const isThere = (name: string) => bases.some((base) => globSync(join(base, name)).length > 0)
  expect(named.filter((name) => !isAlone(name) && !isThere(name))).toEqual([])
})
