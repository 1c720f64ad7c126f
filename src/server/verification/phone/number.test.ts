import { expect, test } from 'vitest'
import { countryName, toE164 } from './number.ts'

test.each([
  ['2015550123', 'US', '+12015550123'],
  ['+1 201 555 0123', 'US', '+12015550123'],
  ['15123456789', 'DE', '+4915123456789'],
  ['+4915123456789', 'DE', '+4915123456789'],
  // Guernsey is rung up as Britain is.
  ['+447781123456', 'GB', '+447781123456'],
  ['+4915123456789', 'US', undefined],
  ['123', 'US', undefined],
  ['9999999999999999', 'DE', undefined],
  ['2015550123', 'ZZ', undefined],
  ['', 'US', undefined],
])('%s in %s is %s', (phone, country, number) => {
  expect(toE164(phone, country)).toBe(number)
})

test('a country is called as the list calls it', () => {
  expect(countryName('NE')).toBe('Niger')
})
