import { expect, test } from 'vitest'
import { visitorTurns } from '../said.ts'
import { saysNotKnown, unansweredOf } from './unanswered.ts'

test.each([
  "I don't know whether that specific register is connected.",
  'For SolarWinds I am not certain, I would have to check with the engineering team.',
  "I'm afraid I have no price list.",
  'What it would cost in that case I can’t tell you.',
  'I’m not able to confirm a SOC 2 report.',
  'A price list I do not have.',
  'Whether FINTRAC accepts that form I do not know.',
  "I'm not informed about the partner conditions.",
])('not known: %s', (said) => {
  expect(saysNotKnown(said.replaceAll('’', "'"))).toBe(true)
})

test.each([
  'The Patch agent can plan and roll out updates by itself.',
  'Of course, no problem. Is there a topic you would like to look at?',
  "You can't lose anything: rights are limited by role.",
  'I have no age in that sense.',
])('known: %s', (said) => {
  expect(saysNotKnown(said)).toBe(false)
})

test('of two turns in a row the one that asks is left open', () => {
  const turns = visitorTurns([
    { speaker: 'visitor', text: 'Do you have an escrow?' },
    { speaker: 'visitor', text: 'For the source code I mean.' },
    { speaker: 'avatar', text: "I don't know if we offer escrow." },
    { speaker: 'visitor', text: 'Okay.' },
    { speaker: 'avatar', text: 'Anything else?' },
  ])
  expect(unansweredOf(turns).map(({ turn }) => turn)).toEqual([0])
})
