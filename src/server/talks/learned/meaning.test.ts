import { expect, test } from 'vitest'
import { meaningOf, openUnderstanding } from '../../../understanding/understanding.ts'
import { NEAR, nearness, openMeaning } from './meaning.ts'

const meaning = openMeaning(openUnderstanding(), meaningOf)
const near = (one: string, other: string) => nearness(meaning(one), meaning(other))

test.each([
  ['Is there an escrow for the source code?', 'do you offer source code escrow'],
  ['What does it cost?', 'How much would it be a month for around 180 staff?'],
  ['Do you have SOC 2 Type 2?', 'Do you hold SOC 2 and ISO 27001. Yes or no.'],
  ['Does it work with SolarWinds?', 'do you integrate with Personio?'],
])('one question: %s %s', (one, other) => {
  expect(near(one, other)).toBeGreaterThan(NEAR)
})

test.each([
  ['What does it cost?', 'Do you have SOC 2 Type 2?'],
  ['Is there an escrow for the source code?', 'do you have a price list'],
  ['When will the digital twins be released?', 'Do you have open positions?'],
  ['Does it speak Swahili?', 'Has anyone pen tested it?'],
])('two questions: %s %s', (one, other) => {
  expect(near(one, other)).toBeLessThan(NEAR)
})
