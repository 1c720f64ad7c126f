import { expect, test } from 'vitest'
import { HandClock } from '../../../tests/support/hand-clock.ts'
import { MODEL_CALLS, ModelBudget } from './model-budget.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test('a talk has so many calls, and another has its own', () => {
  const spent: string[] = []
  const budget = new ModelBudget(new HandClock(), (which) => spent.push(which))
  const talk = budget.forTalk()
  const taken = Array.from({ length: MODEL_CALLS.perTalk + 5 }, () => talk.take())
  expect(taken.filter(Boolean)).toHaveLength(MODEL_CALLS.perTalk)
  expect(taken.at(-1)).toBe(false)
  expect(budget.forTalk().take()).toBe(true)
  expect(spent).toEqual(['perTalk'])
})

test('all talks of a day share one budget, and the next day has its own', () => {
  const clock = new HandClock()
  const spent: string[] = []
  const budget = new ModelBudget(clock, (which) => spent.push(which))
  const takeInNewTalks = (times: number) =>
    Array.from({ length: times }, () => budget.forTalk().take()).filter(Boolean).length
  expect(takeInNewTalks(MODEL_CALLS.perDay + 100)).toBe(MODEL_CALLS.perDay)
  expect(spent).toEqual(['perDay'])
  clock.advance(DAY_MS)
  expect(takeInNewTalks(10)).toBe(10)
})
