import { expect, test } from 'vitest'
import type { FactKind, LearnedFact } from '../../../contract/talks.ts'
import { scoreOf } from './score.ts'
import { summaryOf } from './summary.ts'

const fact = (kind: FactKind, value: string, words: string | null = null, turn = 1): LearnedFact => ({
  kind,
  value,
  words,
  turn,
})

const facts = [
  fact('industry', 'health', 'hospital group'),
  fact('role', 'head of HR'),
  fact('size', '4,900 people'),
  fact('size', '7 hospitals'),
  fact('system', 'Personio'),
  fact('country', 'Poland'),
  fact('department', 'HR'),
  fact('pain', 'x', 'We lose them faster than we can hire.', 3),
  fact('objection', 'jobs', 'Will they lose their jobs?', 5),
  fact('wants', 'person', 'Let somebody call me.', 7),
  fact('unanswered', 'x', 'Does it check licences?', 9),
]

const turns = [
  { speaker: 'avatar' as const, text: 'Hello, what brings you here?' },
  { speaker: 'visitor' as const, text: 'I’m head of HR at a hospital group in Poland, 4,900 people.' },
]

test('three sentences, all in the visitor’s own words: who, what they told and doubted, what comes next', () => {
  expect(summaryOf(facts, turns)).toBe(
    'Of themselves: “I’m head of HR at a hospital group in Poland, 4,900 people”. ' +
      'Told: “We lose them faster than we can hire”; raised: “Will they lose their jobs?”. ' +
      'Asked for: “Let somebody call me”; left open: “Does it check licences?”.',
  )
})

test('of a long turn the sentence that says most of who they are', () => {
  const text = `Good afternoon, and thank you for having me here today, I have heard so much of it from others already. I’m head of HR at a hospital group in Poland. And so on it goes.`
  expect(
    summaryOf(
      facts,
      [turns[0], { speaker: 'visitor' as const, text }].filter((one) => one !== undefined),
    ),
  ).toMatch(/^Of themselves: “I'm head of HR at a hospital group in Poland”\./)
})

test('what is long is cut, and where nothing was learned nothing is said', () => {
  const words = Array.from({ length: 40 }, (_, n) => `word${n}`).join(' ')
  expect(summaryOf([fact('pain', words, words)], turns)).toBe(
    `Told: “${words.split(' ').slice(0, 16).join(' ')} …”.`,
  )
  expect(summaryOf([], turns)).toBe('')
  expect(summaryOf([fact('agent', 'Tax'), fact('agent', 'Finance')], turns)).toBe(
    'Spoken of: Tax and Finance.',
  )
})

test('the reasons add up to the score, within its bounds', () => {
  const { score, reasons } = scoreOf(facts, 6)
  expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score)
  expect(reasons.map(({ why }) => why)).toContain('May decide: head of HR')
  expect(scoreOf([fact('role', 'student')], 1)).toEqual({
    score: 0,
    reasons: [{ points: -20, why: 'Buys nothing: student' }],
  })
  const much = [...facts, fact('wants', 'demo'), fact('pain', 'y', 'y', 6)]
  expect(scoreOf(much, 20).score).toBe(100)
})
