import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const content = join(import.meta.dirname, '../../content')

/** Of the face that is preloaded: what it was cut down to. */
function coreLetters(): (letter: number) => boolean {
  const [, letters = ''] = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8').split('--unicodes=')
  const ranges = [...letters.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
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
