import { describe, expect, test } from 'vitest'
import { moveRule, newRule, takesAll } from './move-rule.ts'

const rules = ['a', 'b', 'c'].map(newRule)
const order = (id: string, by: 1 | -1) => moveRule(rules, id, by).map((rule) => rule.id)

describe('moving a rule', () => {
  test('changes places with its neighbour', () => {
    expect(order('b', -1)).toEqual(['b', 'a', 'c'])
    expect(order('b', 1)).toEqual(['a', 'c', 'b'])
    expect(rules.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  test.each([
    ['a', -1],
    ['c', 1],
    ['nobody', 1],
  ] as const)('%s by %i stays', (id, by) => {
    expect(order(id, by)).toEqual(['a', 'b', 'c'])
  })
})

test('a rule takes everything as long as it asks for nothing', () => {
  expect(takesAll(newRule('a'))).toBe(true)
  expect(takesAll({ ...newRule('a'), place: '' })).toBe(true)
  expect(takesAll({ ...newRule('a'), scoreAtLeast: 0 })).toBe(false)
  expect(takesAll({ ...newRule('a'), kind: 'talk' })).toBe(false)
})
