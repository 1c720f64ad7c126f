import { expect, test } from 'vitest'
import { ago, lasting } from './moments.ts'

const now = Date.parse('2026-11-15T12:00:00Z')

test.each([
  ['2026-11-15T11:59:30Z', 'just now'],
  ['2026-11-15T11:56:00Z', '4 min. ago'],
  ['2026-11-15T09:00:00Z', '3 hr. ago'],
  ['2026-11-14T11:00:00Z', 'yesterday'],
  ['2026-10-12T12:00:00Z', 'Oct 12'],
  ['2025-10-12T12:00:00Z', 'Oct 12, 2025'],
])('%s is said as "%s"', (at, words) => {
  expect(ago(at, now)).toBe(words)
})

test('a clock that is ahead of ours does not make the future', () => {
  expect(ago('2026-11-15T12:00:20Z', now)).toBe('just now')
})

test.each([
  [8_000, '8 s'],
  [245_000, '4 min 05 s'],
  [3_900_000, '1 h 05 min'],
  [-5_000, '0 s'],
])('%i ms last %s', (ms, words) => {
  expect(lasting(ms)).toBe(words)
})
