import { describe, expect, test } from 'vitest'
import type { RoutingRule } from '../../contract/staff-talks.ts'
import { type Routed, whoGets } from './who-gets.ts'

const nothing: Routed = { kind: 'message', industry: null, country: null, timeZone: null, score: null }
const rule = (id: string, asks: Partial<RoutingRule> = {}): RoutingRule => ({
  id,
  kind: null,
  industry: null,
  place: null,
  scoreAtLeast: null,
  owners: ['mira@desk.example'],
  ...asks,
})
const isFor = (lead: Partial<Routed>, asks: Partial<RoutingRule>) =>
  whoGets({ ...nothing, ...lead }, [rule('r', asks)]) !== undefined

describe('a rule', () => {
  test('that asks for nothing is for every lead', () => {
    expect(isFor({}, {})).toBe(true)
    expect(isFor({}, { place: '' })).toBe(true)
  })

  test.each<[lead: Partial<Routed>, asks: Partial<RoutingRule>, holds: boolean]>([
    [{ kind: 'talk' }, { kind: 'talk' }, true],
    [{ kind: 'demo' }, { kind: 'talk' }, false],
    [{ industry: 'banking' }, { industry: 'banking' }, true],
    [{ industry: 'retail' }, { industry: 'banking' }, false],
    [{}, { industry: 'banking' }, false],
    [{ score: 60 }, { scoreAtLeast: 60 }, true],
    [{ score: 59 }, { scoreAtLeast: 60 }, false],
    [{ score: 0 }, { scoreAtLeast: 0 }, true],
    [{ score: null }, { scoreAtLeast: 0 }, false],
    [{ country: 'Portugal' }, { place: 'portugal ' }, true],
    [{ country: 'Côte d’Ivoire' }, { place: "cote d'ivoire" }, true],
    [{ country: 'Germany' }, { place: 'Portugal' }, false],
    [{ country: 'Nigeria' }, { place: 'Niger' }, false],
    [{ timeZone: 'Europe/Lisbon' }, { place: 'europe/lisbon' }, true],
    [{ timeZone: 'Europe/Lisbon' }, { place: 'Europe/' }, true],
    [{ timeZone: 'Asia/Tokyo' }, { place: 'Europe/' }, false],
    [{ timeZone: 'Europe/Lisbon' }, { place: 'Europe' }, false],
    [{ timeZone: 'Asia/Calcutta' }, { place: 'Asia/Kolkata' }, true],
    [{ timeZone: 'Asia/Kolkata' }, { place: 'Asia/Calcutta' }, true],
    [{ timeZone: 'around the corner' }, { place: 'around the corner' }, true],
    [{}, { place: 'Europe/' }, false],
    [{ kind: 'talk', score: 80, country: 'Japan' }, { kind: 'talk', scoreAtLeast: 70, place: 'Japan' }, true],
    [
      { kind: 'talk', score: 80, country: 'Japan' },
      { kind: 'talk', scoreAtLeast: 90, place: 'Japan' },
      false,
    ],
  ])('%o by %o: %s', (lead, asks, holds) => {
    expect(isFor(lead, asks)).toBe(holds)
  })
})

test('rules are read from top to bottom: the first that holds has it', () => {
  const rules = [
    rule('talks of banks', { kind: 'talk', industry: 'banking' }),
    rule('talks', { kind: 'talk' }),
    rule('the rest'),
  ]
  const given = (lead: Partial<Routed>) => whoGets({ ...nothing, ...lead }, rules)?.id
  expect(given({ kind: 'talk', industry: 'banking' })).toBe('talks of banks')
  expect(given({ kind: 'talk' })).toBe('talks')
  expect(given({ kind: 'waitlist', industry: 'banking' })).toBe('the rest')
  expect(whoGets(nothing, rules.slice(0, 2))).toBeUndefined()
  expect(whoGets(nothing, [])).toBeUndefined()
})
