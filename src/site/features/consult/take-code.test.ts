import { expect, test } from 'vitest'
import { splitReturnLink } from './take-code.ts'

test.each([
  ['', null, ''],
  ['?mode=verifyEmail&oobCode=abc', 'abc', ''],
  ['?oobCode=abc&mode=verifyEmail&utm_source=mail', 'abc', '?utm_source=mail'],
  ['?mode=verifyEmail', null, ''],
  ['?mode=verifyEmail&oobCode=%20', null, ''],
  ['?oobCode=abc', null, ''],
  ['?mode=resetPassword&oobCode=abc', null, ''],
  ['?mode=verifyEmail&oobCode=abc&apiKey=k&continueUrl=https%3A%2F%2Fx&lang=en', 'abc', ''],
  ['?utm_source=x', null, '?utm_source=x'],
])('%j holds the code %j and leaves %j', (search, code, rest) => {
  expect(splitReturnLink(search)).toEqual({ code, rest })
})
