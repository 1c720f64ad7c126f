import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

/** What our own words lead to: rows of docs/promises.md and files of docs/decisions, by their numbers. */
const rows = readFileSync('docs/promises.md', 'utf8')
  .split('\n')
  .map(
    (line) =>
      line.match(/^\| (?<number>\d+) \| (?<promise>[^|]+) \| (?<file>[^|]+) \| (?<proof>[^|]+) \|$/)?.groups,
  )
  .filter((row) => row !== undefined)
const promises = new Set(rows.map((row) => Number(row.number)))
const decisions = new Set(globSync('docs/decisions/*.md').map((path) => Number(path.match(/\d{4}/)?.[0])))

const written = globSync(
  [
    '{src,tests,bench,commands,media}/**/*.{ts,tsx,js,mjs,css,txt,md}',
    'docs/**/*.md',
    '*.{md,ts}',
    'deploy/**/*',
  ],
  { exclude: (path) => /node_modules|licences\.md|references\.test\.ts/.test(path) },
).filter((path) => /\.\w+$/.test(path))

/** "promise 12", "promises 5 to 12", "decision 6", "decisions 2 and 10". */
function numbersAfter(word: string, text: string): number[] {
  const mentions = text.matchAll(
    new RegExp(`\\b${word}s?\\]?(?:\\([^)]*\\))? (\\d+(?:(?:, | and | to )\\d+)*)`, 'gi'),
  )
  return [...mentions].flatMap(([, numbers = '']) => numbers.match(/\d+/g)?.map(Number) ?? [])
}

describe('what our words lead to', () => {
  const texts = written.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  const lost = (word: string, known: Set<number>) =>
    texts.flatMap(({ path, text }) =>
      numbersAfter(word, text)
        .filter((number) => !known.has(number))
        .map((number) => `${path}: ${word} ${number}`),
    )

  test('every promise that is named has its row', () => {
    expect(lost('promise', promises)).toEqual([])
  })

  test('every decision that is named has its file', () => {
    expect(lost('decision', decisions)).toEqual([])
  })

  test('nothing leads to a paper that is not in the repository', () => {
    const outside = /§|\bspec(?:ification)?(?:'s|’s)? (?:\d|demands|asks|lists|has|rule)|[Dd]esign decision/
    expect(texts.filter(({ text }) => outside.test(text)).map(({ path }) => path)).toEqual([])
  })

  test('names enough to be worth following', () => {
    const count = (word: string) => texts.flatMap(({ text }) => numbersAfter(word, text)).length
    expect(count('promise')).toBeGreaterThan(30)
    expect(count('decision')).toBeGreaterThan(10)
  })
})

describe('the table of promises', () => {
  test('gives each number once, none left out', () => {
    expect(rows.map((row) => Number(row.number)).toSorted((a, b) => a - b)).toEqual(
      rows.map((_, index) => index + 1),
    )
  })

  test('names a proof for every promise: a test, the bench or a document that names tests', () => {
    const isProof =
      /\.(test|spec|suite|browser|emulator)\.ts`|`tests\/(faults|load)`|`bench\/|`npm run bench`|\.md\)|the same/
    expect(rows.filter((row) => !isProof.test(row.proof ?? '')).map((row) => row.number)).toEqual([])
  })
})
