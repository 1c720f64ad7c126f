import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const site = join(import.meta.dirname, '..')
const content = join(site, '../content')

/** Of the face that is preloaded: the first of the sheet. */
function coreLetters(): (letter: number) => boolean {
  const css = readFileSync(join(site, 'app.css'), 'utf8')
  const [face = ''] = css.slice(css.indexOf('geist-core')).split('}')
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  )
  return (letter) => ranges.some(([from, to]) => letter >= from && letter <= to)
}

test('our own words need no second font file: every letter of theirs is in the one that is preloaded', () => {
  const isCore = coreLetters()
  const sources = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => [file, readFileSync(join(content, file), 'utf8')] as const)
  expect(sources.length).toBeGreaterThan(10)
  const missing = sources.flatMap(([file, text]) =>
    [...new Set(text)]
      .filter((letter) => letter !== '\n' && !isCore(letter.codePointAt(0) ?? 0))
      .map((letter) => `${file}: ${letter}`),
  )
  expect(missing).toEqual([])
})
