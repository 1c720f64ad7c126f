import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proposeSlots, slotInWords } from './demo-slots.ts'

// A Thursday.
const askedAt = '2026-03-26T20:00:00.000Z'
const propose = (preferredDays: string | null, timeZone: string | null) => {
  const proposed = proposeSlots({ preferredDays, timeZone, askedAt })
  return proposed.slots.map((slot) => slotInWords(slot, proposed.timeZone))
}

test('the named days, in the morning unless the afternoon is asked for', () => {
  expect(propose('Tuesday or Thursday, in the morning', 'Europe/Berlin')).toEqual([
    'Tuesday 31 March at 10:00',
    'Thursday 2 April at 10:00',
    'Tuesday 7 April at 10:00',
  ])
  expect(propose('Mon afternoon', 'America/New_York')).toEqual([
    'Monday 30 March at 14:00',
    'Monday 6 April at 14:00',
    'Monday 13 April at 14:00',
  ])
})

test('working days where none is named; the day is the visitor’s, not ours', () => {
  // Already Friday in Tokyo.
  expect(propose(null, 'Asia/Tokyo')[0]).toBe('Monday 30 March at 10:00')
  expect(propose('whenever', 'America/Los_Angeles')[0]).toBe('Monday 30 March at 10:00')
})

test('clocks that change in between still show the promised hour', () => {
  const { slots } = proposeSlots({ preferredDays: 'Saturday, Monday', timeZone: 'Europe/Berlin', askedAt })
  expect(slots.map((slot) => slot.toISOString())).toEqual([
    '2026-03-28T09:00:00.000Z',
    '2026-03-30T08:00:00.000Z',
    '2026-04-04T08:00:00.000Z',
  ])
})

test('a time zone nobody knows becomes UTC', () => {
  expect(proposeSlots({ preferredDays: '', timeZone: 'the moon', askedAt }).timeZone).toBe('UTC')
})

test('whatever was typed, three different times in the future, on the hour', () => {
  const zones = fc.constantFrom('UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Apia', 'x')
  const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.string(), zones, moments, (preferredDays, timeZone, asked) => {
      const { slots } = proposeSlots({ preferredDays, timeZone, askedAt: asked.toISOString() })
      expect(slots).toHaveLength(3)
      expect(new Set(slots.map(Number)).size).toBe(3)
      expect(slots.every((slot) => slot > asked)).toBe(true)
    }),
  )
})
