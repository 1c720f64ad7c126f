import { expect, test } from 'vitest'
import type { TranscriptTurn } from '../../../../contract/staff.ts'
import { checkedFacts } from './checked.ts'

const turns: TranscriptTurn[] = [
  { speaker: 'avatar', text: 'Hello, what do you do?' },
  {
    speaker: 'visitor',
    text: 'I’m head of HR for a hospital group, about forty-nine hundred people in Kraków.',
  },
  { speaker: 'avatar', text: 'Our Recruit agent could help. Do you use Workday?' },
  { speaker: 'visitor', text: 'No. Do you have a price list?' },
  { speaker: 'avatar', text: 'I don’t.' },
]
const drawn = (facts: object[]) => checkedFacts(`\`\`\`json\n${JSON.stringify({ facts })}\n\`\`\``, turns)

test('what stands in the turn it names is kept, in our own words for it', () => {
  expect(
    drawn([
      { kind: 'industry', value: 'health', words: 'a hospital group', turn: 1 },
      { kind: 'role', value: 'head of HR', words: "I'm head of HR", turn: 1 },
      { kind: 'size', value: '4900 people', words: 'forty-nine hundred people', turn: 1 },
      { kind: 'country', value: 'Poland', words: 'in Kraków', turn: 1 },
      { kind: 'agent', value: 'Recruit', words: 'Our Recruit agent', turn: 2 },
      { kind: 'wants', value: 'price', words: 'Do you have a price list?', turn: 3 },
      { kind: 'unanswered', value: 'price list', words: 'Do you have a price list?', turn: 3 },
    ]),
  ).toEqual([
    { kind: 'industry', value: 'health', words: 'a hospital group', turn: 1 },
    { kind: 'role', value: 'head of HR', words: null, turn: 1 },
    { kind: 'size', value: '4,900 people', words: null, turn: 1 },
    { kind: 'country', value: 'Poland', words: null, turn: 1 },
    { kind: 'agent', value: 'Recruit', words: null, turn: 2 },
    { kind: 'wants', value: 'price', words: 'Do you have a price list?', turn: 3 },
    { kind: 'unanswered', value: 'Do you have a price list?', words: 'Do you have a price list?', turn: 3 },
  ])
})

test.each([
  ['words of another turn', { kind: 'role', value: 'head of HR', words: 'head of HR', turn: 3 }],
  ['words nobody said', { kind: 'pain', value: 'x', words: 'we lose everybody', turn: 1 }],
  ['the avatar’s words', { kind: 'system', value: 'Workday', words: 'Do you use Workday?', turn: 2 }],
  [
    'a number that is not there',
    { kind: 'size', value: '9400 people', words: 'forty-nine hundred people', turn: 1 },
  ],
  ['a system that was not named', { kind: 'system', value: 'SAP', words: 'No.', turn: 3 }],
  ['a trade of its own making', { kind: 'industry', value: 'hospitals', words: 'a hospital group', turn: 1 }],
  ['a turn that is not there', { kind: 'role', value: 'HR', words: 'HR', turn: 17 }],
  ['half a fact', { kind: 'role', value: 'HR' }],
])('%s: no fact', (_name, fact) => {
  expect(drawn([fact])).toEqual([])
})

test('what is no answer is none', () => {
  for (const text of ['', 'I cannot do that.', '{"facts": "many"}', '{"facts": ['])
    expect(checkedFacts(text, turns)).toBeUndefined()
})
