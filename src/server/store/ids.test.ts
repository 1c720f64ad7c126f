import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { newId, stampNew } from './ids.ts'

test('ids are UUIDs of version 7 that carry their moment', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 48 - 1 }), (at) => {
      const id = newId(at)
      expect(z.uuidv7().safeParse(id).success).toBe(true)
      expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(at)
    }),
  )
})

test('ids made in one millisecond are all different and sort in the order they were made', () => {
  const made = Array.from({ length: 20_000 }, () => newId(1_800_000_000_000))
  expect(new Set(made).size).toBe(made.length)
  expect(made.toSorted()).toEqual(made)
})

test('an id sorts after every id of an earlier moment', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 48 - 1 }), (at) => {
      expect(newId(at - 1) < newId(at)).toBe(true)
    }),
  )
})

test('a new row is stamped with one reading of the clock', () => {
  const moments = [1_800_000_000_000, 0]
  const { id, createdAt } = stampNew(() => moments.shift() ?? 0)
  expect(createdAt).toBe('2027-01-15T08:00:00.000Z')
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(1_800_000_000_000)
})
