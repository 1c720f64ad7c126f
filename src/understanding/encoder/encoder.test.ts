import { expect, test } from 'vitest'
import { openEncoder } from './encoder.ts'

const encode = openEncoder()
const likeness = (a: string, b: string) => {
  const other = encode(b)
  return encode(a).reduce((sum, value, n) => sum + value * (other[n] ?? 0), 0)
}

test('sentences of one meaning lie closer than sentences of one word', () => {
  expect(likeness('how much does it cost', 'what is the price')).toBeGreaterThan(0.6)
  expect(likeness('how much does it cost', 'how much does it weigh in the end')).toBeLessThan(
    likeness('how much does it cost', 'what is the price'),
  )
})

test('its numbers are those of the encoder it was packed from', () => {
  const numbers = encode('who can see what an agent did last night')
  for (const [n, value] of [0.056, -0.057, -0.065, 0.015].entries()) expect(numbers[n]).toBeCloseTo(value, 2)
})

test('nothing said is no meaning, and what is long is cut off', () => {
  expect(encode('')).toHaveLength(512)
  expect(encode('word '.repeat(2000)).every(Number.isFinite)).toBe(true)
})
