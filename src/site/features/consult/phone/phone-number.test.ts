import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber, internationalNumber, namedCountry, typeNumber } from './phone-number.ts'

test.each([
  ['4155550132', 'US', '(415) 555-0132', '+14155550132'],
  ['07400123456', 'GB', '07400 123456', '+447400123456'],
  ['40123456', 'NO', '40 12 34 56', '+4740123456'],
  ['+4740123456', 'US', '+47 40 12 34 56', '+4740123456'],
])('%s in %s reads %s and is %s', (typed, country, read, international) => {
  expect(formatNumber(typed, country)).toBe(read)
  expect(internationalNumber(typed, country)).toBe(international)
})

test('a number the plan does not know stays as it is, for the rule to judge', () => {
  expect(internationalNumber('', 'US')).toBe('')
  expect(internationalNumber('1', '')).toBe('1')
})

test.each([
  ['+4740123456', 'NO'],
  ['+442079460000', 'GB'],
  ['4740123456', undefined],
  ['', undefined],
])('%s names %s', (typed, country) => {
  expect(namedCountry(typed)).toBe(country)
})

const end = (text: string) => text.length

test('typing at the end', () => {
  const typed = [...'4155550132'].reduce(
    ({ text }, digit) => typeNumber(text, text + digit, end(text) + 1, 'US'),
    { text: '', cursor: 0 },
  )
  expect(typed).toEqual({ text: '(415) 555-0132', cursor: 14 })
})

test('typing in the middle keeps the cursor behind the new digit', () => {
  // (415) 555-013|  with a 9 put behind the 4
  expect(typeNumber('(415) 555-013', '(4915) 555-013', 3, 'US')).toEqual({
    text: '(491) 555-5013',
    cursor: 3,
  })
})

test('deleting a bracket takes the digit before it', () => {
  expect(typeNumber('(415)', '(415', 4, 'US').text.replaceAll(/\D/g, '')).toBe('41')
})

test('pasting with whatever between the digits', () => {
  expect(typeNumber('', '415.555 01-32', 13, 'US')).toEqual({ text: '(415) 555-0132', cursor: 14 })
})

test('whatever is typed, deleting from the end comes to nothing', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\+?\d{0,15}$/),
      fc.constantFrom('US', 'GB', 'NO', 'JP', ''),
      (digits, country) => {
        let { text } = typeNumber('', digits, digits.length, country)
        for (let presses = 0; text !== '' && presses < 60; presses += 1)
          text = typeNumber(text, text.slice(0, -1), text.length - 1, country).text
        expect(text).toBe('')
      },
    ),
  )
})
