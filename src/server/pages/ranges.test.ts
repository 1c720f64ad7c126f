import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requestedRange } from './ranges.ts'

test.each([
  [undefined, 'whole'],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-0', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=0-9,20-29', 'whole'],
  ['items=0-9', 'whole'],
  ['bytes=0-9 extra', 'whole'],
])('%s of 100 bytes → %o', (header, expected) => {
  expect(requestedRange(header, 100)).toEqual(expected)
})

test('a part always lies within the file', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.string(), fc.nat(), fc.nat(), (size, noise, a, b) => {
      for (const header of [noise, `bytes=${a}-${b}`, `bytes=${a}-`, `bytes=-${b}`]) {
        const range = requestedRange(header, size)
        if (typeof range === 'string') continue
        expect(range.start).toBeGreaterThanOrEqual(0)
        expect(range.end).toBeGreaterThanOrEqual(range.start)
        expect(range.end).toBeLessThan(size)
      }
    }),
  )
})
