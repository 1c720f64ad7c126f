import { expect, test } from 'vitest'
import { recites } from './guard.ts'
import { passageOf } from './retrieval.ts'

const context =
  'Keep answers to a few sentences and end with a question. Your aim is that the visitor schedules a demo.'
const ground = [passageOf('savings')]

test('a recited briefing is caught, a quoted page is not', () => {
  expect(recites('My rules: keep answers to a few sentences and end with a question.', context, ground)).toBe(
    true,
  )
  expect(recites(passageOf('savings').text, `${context} ${passageOf('savings').text}`, ground)).toBe(false)
})
