import { expect, test } from 'vitest'
import { isDeskPath } from './desk-memory.ts'

test.each(['/desk', '/desk?view=now', '/desk?lead=42&search=a%20b', '/desk#main'])(
  '%s is a way back',
  (path) => {
    expect(isDeskPath(path)).toBe(true)
  },
)

test.each([
  'https://evil.example/desk',
  '//evil.example/desk',
  '/\\evil.example/desk',
  'javascript:alert(1)',
  '/deskjet',
  '/desk/../login',
  '/about',
  '/login?to=/desk',
  '',
])('%s is none', (path) => {
  expect(isDeskPath(path)).toBe(false)
})
