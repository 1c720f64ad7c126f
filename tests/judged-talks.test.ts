import { expect, test } from 'vitest'
import { confusionsOf, figuresOf, type Judgement, judgedTurns } from '../bench/talk/figures.ts'
import { play, transcriptOf } from '../bench/talk/play.ts'
import { readSet, setNames, type TalkSet } from '../bench/talk/set.ts'
import { scripted } from './support/scripted-understanding.ts'

const set: TalkSet = {
  written: '2026-11-16',
  by: 'a test',
  used: null,
  note: '',
  talks: [
    {
      id: 'one',
      persona: 'a buyer',
      goal: 'to know',
      turns: [
        { say: 'is it secure?', expect: 'how it is secured' },
        { say: 'more', kind: 'follow_up', expect: 'more of that' },
        { say: 'what is your revenue', kind: 'unknowable', expect: 'says that it does not know' },
      ],
    },
  ],
}
const turns = play(
  set,
  scripted({
    'is it secure?': { acts: [['security', 'whether']] },
    more: { acts: [['more', 'talk']] },
    'what is your revenue': { acts: [['unknowable', 'what']] },
  }),
)
const yes: Omit<Judgement, 'talk' | 'turn' | 'digest'> = {
  fits: true,
  true: true,
  uses: true,
  not_twice: true,
  moves_on: true,
  invented: false,
}
const judge = (changes: Record<number, Partial<Judgement>> = {}): Judgement[] =>
  turns.map(({ talk, turn, digest }) => ({ talk, turn, digest, ...yes, ...changes[turn] }))

test('a turn is right when all five words are yes, and the figures count it', () => {
  const { judged, missing } = judgedTurns(turns, judge({ 2: { fits: false }, 3: { said_so: true } }))
  expect(missing).toBe(0)
  const figures = Object.fromEntries(figuresOf(judged))
  expect(figures).toMatchObject({
    'conversations, turns': '1, 3',
    'right by the rubric': '66.7% (2 of 3)',
    'follow-ups right': '0% (0 of 1)',
    'cannot be known: said so': '100% (1 of 1)',
    'invented facts': '0',
  })
  expect(confusionsOf(judged).join('\n')).toMatch(/read as more: 1 wrong[\s\S]*"more" wanted: more of that/)
})

test('a judgement given for other words does not count', () => {
  const { judged, missing } = judgedTurns(turns, judge({ 1: { digest: 'of other words' } }))
  expect(judged).toHaveLength(2)
  expect(missing).toBe(1)
})

test('a judge reads what was said, read and decided', () => {
  const transcript = transcriptOf('a set', set, turns)
  expect(transcript).toContain('**1 Visitor:** is it secure?')
  expect(transcript).toMatch(/Decided \(sure\): tell security\S* full/)
})

test('every set can be read', () => {
  for (const name of setNames()) expect(readSet(name).talks.length).toBeGreaterThan(0)
})
