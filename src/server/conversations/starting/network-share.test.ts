import { describe, expect, test } from 'vitest'
import { dayOf, networkHash, networkShare, ofHeaviestNetwork } from './network-share.ts'

describe('a network’s share', () => {
  test.each([
    [1, 4],
    [0.5, 2],
    [0.1, 1],
    [1000, 4000],
  ])('scaled by %d is %d talks at once', (scale, atOnce) => {
    expect(networkShare(scale).atOnce).toBe(atOnce)
  })

  test.each([
    [40, 1, 10],
    [3, 1, 1],
    [7, 1, 1],
    [8, 1, 2],
    [40, 0.01, 1],
    [40, 1000, 10_000],
  ])('of %d starts a day, scaled by %d, is %d', (perDay, scale, share) => {
    expect(networkShare(scale).ofDay(perDay)).toBe(share)
  })
})

describe('the network that holds most', () => {
  const talk = (id: string) => ({ id, name: '' })
  const held = (providerId: string, network: string | null, minute = 0) => ({
    providerId,
    network,
    startedAt: `2026-01-05T09:0${minute}:00.000Z`,
  })
  const idsOf = (...of: Parameters<typeof ofHeaviestNetwork>) => ofHeaviestNetwork(...of).map(({ id }) => id)

  test('is found among what is active, and nothing else of ours is touched', () => {
    const active = ['c1', 'c2', 'c3', 'c4', 'foreign'].map(talk)
    const ours = [held('c1', 'a'), held('c2', 'b'), held('c3', 'b'), held('c4', null)]
    expect(idsOf(active, ours)).toEqual(['c2', 'c3'])
  })

  test('is the one that has held on longest where several hold as many', () => {
    const ours = [held('c1', 'a', 2), held('c2', 'b', 1), held('c3', 'c', 3)]
    expect(idsOf(['c1', 'c2', 'c3'].map(talk), ours)).toEqual(['c2'])
  })

  test('is none where no network is known', () => {
    expect(idsOf([talk('c1')], [held('c1', null)])).toEqual([])
    expect(idsOf([talk('c1')], [])).toEqual([])
  })
})

test('a network is kept as a hash that its key alone can make again', () => {
  expect(networkHash('key')('203.0.113.7')).toMatch(/^[\w-]{22}$/)
  expect(networkHash('key')('203.0.113.7')).toBe(networkHash('key')('203.0.113.7'))
  expect(networkHash('another')('203.0.113.7')).not.toBe(networkHash('key')('203.0.113.7'))
})

test('a day sorts before every moment of it and after every one of the day before', () => {
  const midnight = Date.parse('2026-01-05T00:00:00.000Z')
  const day = dayOf(midnight)
  expect(day <= new Date(midnight).toISOString()).toBe(true)
  expect(day > new Date(midnight - 1).toISOString()).toBe(true)
})
