import { expect, test } from 'vitest'
import { startRefusalSentence, startRefusals, startSources } from './start-sentences.ts'

test.each([
  ['home', 'create_failed', 'Failed to create demo conversation. Please try again.'],
  ['home', 'start_failed', 'Something went wrong while starting the demo. Please try again.'],
  ['leadership', 'create_failed', 'Failed to create conversation. Please try again.'],
  ['leadership', 'start_failed', 'Something went wrong while starting the conversation. Please try again.'],
  ['consult', 'create_failed', 'Failed to create conversation. Please try again.'],
] as const)('from %s, %s reads as the catalogue says', (from, refusal, sentence) => {
  expect(startRefusalSentence(from, refusal)).toBe(sentence)
})

test.each(startSources)(
  'capacity from %s names the last count, and no bracket where counting failed',
  (from) => {
    expect(startRefusalSentence(from, 'capacity_reached', 10)).toBe(
      'Maximum concurrent conversations reached (10 active). Please try again in a few minutes.',
    )
    expect(startRefusalSentence(from, 'capacity_reached', 0)).toContain('(0 active)')
    expect(startRefusalSentence(from, 'capacity_reached')).toBe(
      'Maximum concurrent conversations reached. Please try again in a few minutes.',
    )
  },
)

test('a start that waited too long has a sentence of its own', () => {
  expect(startRefusalSentence('home', 'starts_busy')).toBe(
    'Many conversations are starting right now. Please try again in a moment.',
  )
})

test('no refusal is without a sentence anywhere', () => {
  for (const from of startSources)
    for (const refusal of startRefusals) expect(startRefusalSentence(from, refusal)).toMatch(/^[A-Z].+\.$/)
})
