import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heightOf, labelledPlaces, linePath, nearestPlace, placesAcross, ticksUpTo } from './plot-geometry.ts'

const frame = { width: 600, height: 200, left: 40, right: 10, top: 10, bottom: 20 }

describe('ticks', () => {
  test.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [17, [0, 5, 10, 15, 20]],
    [100, [0, 50, 100]],
    [940, [0, 500, 1000]],
  ])('up to %i are %j', (highest, ticks) => {
    expect(ticksUpTo(highest)).toEqual(ticks)
  })

  test('are few, whole, evenly spaced and reach the highest value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), (highest) => {
        const ticks = ticksUpTo(highest)
        expect(ticks.length).toBeLessThanOrEqual(6)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest)
        expect(ticks.every(Number.isInteger)).toBe(true)
        expect(new Set(ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0))).size).toBe(1)
      }),
    )
  })
})

test('a line breaks where there is no value', () => {
  expect(linePath([1, null, 0, 2], 2, frame)).toBe('M40 95M406.7 180L590 10')
})

test('everything drawn stays inside its frame', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 120 }), (values) => {
      for (const x of placesAcross(values.length, frame)) {
        expect(x).toBeGreaterThanOrEqual(frame.left)
        expect(x).toBeLessThanOrEqual(frame.width - frame.right)
      }
      for (const value of values) {
        const y = heightOf(value, ticksUpTo(1000).at(-1) ?? 1, frame)
        expect(y).toBeGreaterThanOrEqual(frame.top)
        expect(y).toBeLessThanOrEqual(frame.height - frame.bottom)
      }
    }),
  )
})

test('labels are thinned out, the newest day stays', () => {
  expect(labelledPlaces(5, 8)).toEqual([0, 1, 2, 3, 4])
  expect(labelledPlaces(30, 6)).toEqual([4, 9, 14, 19, 24, 29])
  expect(labelledPlaces(0, 6)).toEqual([])
})

test('the pointer finds the nearest day', () => {
  expect(nearestPlace(0, 30, frame)).toBe(0)
  expect(nearestPlace(599, 30, frame)).toBe(29)
  expect(nearestPlace(315, 3, frame)).toBe(1)
})
