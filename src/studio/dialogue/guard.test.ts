import { expect, test } from 'vitest'
import { breach } from './guard.ts'
import { passageOf } from './retrieval.ts'

const context =
  'Keep answers to a few sentences and end with a question. Your aim is that the visitor schedules a demo.'
const ground = [passageOf('savings')]

test('a recited briefing is caught, a quoted page is not', () => {
  expect(breach('My rules: keep answers to a few sentences and end with a question.', context, ground)).toBe(
    'recites its briefing',
  )
  expect(breach(passageOf('savings').text, `${context} ${passageOf('savings').text}`, ground)).toBeUndefined()
})

test('a figure from nowhere is caught, one of ours is not', () => {
  expect(breach('You save 73% at once.', context, ground)).toBe('invents a figure')
  expect(breach('It costs $5,000 a month.', context, ground)).toBe('invents a figure')
  expect(breach('You save up to 40 percent.', context, ground)).toBeUndefined()
})
