import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptedEncodings, encodings } from './encodings.ts'

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['x-gzip', ['gzip', 'identity']],
  ['GZIP;Q=0.5, BR;Q=0.1', ['gzip', 'br', 'identity']],
  ['br;q=0.5, gzip', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['br; q=0.000', ['identity']],
  ['identity', ['identity']],
  ['identity;q=1, br;q=0.8', ['identity', 'br']],
  ['identity;q=0, gzip;q=0.2', ['gzip']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0.3, gzip;q=0.9', ['gzip', 'br', 'identity']],
  ['*;q=0', ['identity']],
  ['br;q=nonsense', ['identity']],
  ['br;q=2', ['identity']],
  ['deflate', ['identity']],
  ['nobr, brotli', ['identity']],
])('%s → %o', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected)
})

test('whatever is asked, an answer can be chosen, and a refused encoding never is', () => {
  const part = fc
    .tuple(
      fc.constantFrom('br', 'gzip', 'identity', '*', 'zstd', ''),
      fc.constantFrom('', ';q=0', ';q=0.5', ';q=1'),
    )
    .map(([coding, q]) => coding + q)
  fc.assert(
    fc.property(fc.uniqueArray(part, { selector: (one) => one.split(';')[0] }), (parts) => {
      const accepted = acceptedEncodings(parts.join(', '))
      expect(accepted.length).toBeGreaterThan(0)
      for (const encoding of encodings)
        if (parts.includes(`${encoding};q=0`) && accepted.length > 1) expect(accepted).not.toContain(encoding)
    }),
  )
})
