import { expect, test } from 'vitest'
import { matchOptions } from './match-options.ts'

const options = [
  { value: 'CI', label: 'Côte d’Ivoire', detail: '+225' },
  { value: 'IO', label: 'British Indian Ocean Territory', detail: '+246' },
  { value: 'IN', label: 'India', detail: '+91' },
  { value: 'ID', label: 'Indonesia', detail: '+62' },
  { value: 'NO', label: 'Norway', detail: '+47' },
  { value: 'SJ', label: 'Svalbard & Jan Mayen', detail: '+47' },
  { value: 'US', label: 'United States', detail: '+1' },
]
const found = (typed: string) => matchOptions(options, typed).map(({ value }) => value)

test.each([
  ['', ['CI', 'IO', 'IN', 'ID', 'NO', 'SJ', 'US']],
  ['cote d', ['CI']],
  ["d'iv", ['CI']],
  ['ind', ['IN', 'ID', 'IO']],
  ['no', ['NO']],
  ['47', ['NO', 'SJ']],
  ['+47', ['NO', 'SJ']],
  ['+2', ['CI', 'IO']],
  ['mayen', ['SJ']],
  ['  UNITED ', ['US']],
  ['+', []],
  ['atlantis', []],
])('%j finds %j', (typed, values) => {
  expect(found(typed)).toEqual(values)
})
