import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licencesDocument, licensedPackages } from '../commands/licences.ts'

/** Each lets us use, change and ship the package with our own code; weak copyleft only as files of its own. */
const permitted = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'MPL-2.0',
])
const isPermitted = (licence: string) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((part) => permitted.has(part.trim())))

test('every package we install is permissively licensed', () => {
  const packages = licensedPackages()
  expect(packages.length).toBeGreaterThan(50)
  expect(packages.filter(({ licence }) => !isPermitted(licence))).toEqual([])
})

test('the list of licences is the lockfile’s', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesDocument())
})
