import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test.each([
  [
    'We run a hospital group. What can you do for us?',
    ['We run a hospital group.', 'What can you do for us?'],
  ],
  [
    'we have two hundred drivers and what would you do for them',
    ['we have two hundred drivers', 'what would you do for them'],
  ],
  [
    'we have nine hundred people in claims who sees that data',
    ['we have nine hundred people in claims', 'who sees that data'],
  ],
  ['Hi, what do you do?', ['Hi', 'what do you do?']],
  [
    'I want to know before breakfast what happened at night',
    ['I want to know before breakfast what happened at night'],
  ],
  ['I wonder how that works', ['I wonder how that works']],
  [
    'We pay approx. 4.5 million a year, e.g. for licences.',
    ['We pay approx. 4.5 million a year, e.g. for licences.'],
  ],
  ['No, I meant the finance one', ['No, I meant the finance one']],
])('%s', (said, sentences) => {
  expect(sentencesOf(said)).toEqual(sentences)
})
