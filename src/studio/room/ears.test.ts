import { expect, test } from 'vitest'
import { isEcho } from './ears.ts'

const said = 'Veyra Monitor sees every service at once and tells noise from news.'

test('what the loudspeaker says is not the visitor', () => {
  expect(isEcho('sees every service at once', said)).toBe(true)
  expect(isEcho('Sees every surface at once', said)).toBe(true)
  expect(isEcho('...', said)).toBe(true)
})

test('what the visitor says is', () => {
  expect(isEcho('wait, what about security', said)).toBe(false)
  expect(isEcho('stop', said)).toBe(false)
  expect(isEcho('what does it cost', '')).toBe(false)
})
