import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOwnPath } from '../../contract/room.ts'
import { foci, moves, subjects } from '../../understanding/labels.ts'
import type { Act, Understood } from '../../understanding/understood.ts'
import { Mind, type Thought } from './mind.ts'
import { openingOf, sentencesOf } from './sentences.ts'

/** Whatever is understood, in whatever order: what must hold of every talk. */

const act = fc
  .record({
    subject: fc.constantFrom(...subjects),
    rival: fc.constantFrom(...subjects),
    move: fc.constantFrom(...moves),
    focus: fc.constantFrom(...foci),
    probability: fc.double({ min: 0.05, max: 1, noNaN: true }),
    words: fc.constantFrom(
      'what about it?',
      'and in a bank?',
      'yes',
      'the other one',
      'we are 900 people',
      'tell me',
      'why?',
    ),
  })
  .map(
    ({ subject, rival, move, focus, probability, words }): Act => ({
      words,
      subject: [
        { label: subject, probability },
        { label: rival, probability: (1 - probability) / 2 },
      ],
      move: [{ label: move, probability: 0.8 }],
      focus: [{ label: focus, probability: 0.8 }],
    }),
  )
const understood = fc
  .record({
    acts: fc.tuple(act, fc.array(act, { maxLength: 1 })),
    industry: fc.option(fc.constantFrom({ said: 'hospital group', focus: 'health' as const }), {
      nil: undefined,
    }),
    counts: fc.array(fc.constantFrom({ value: 4000, what: 'staff' }, { value: 600, what: 'stores' }), {
      maxLength: 1,
    }),
    named: fc.array(fc.constantFrom(...foci), { maxLength: 2 }),
  })
  .map(({ acts: [first, rest], industry, counts, named }): Understood => {
    const acts: [Act, ...Act[]] = [first, ...rest]
    return {
      said: acts.map(({ words }) => words).join(' '),
      language: 'en',
      acts,
      things: { named, counts, systems: [], ...(industry && { industry }) },
    }
  })

function talk(all: readonly Understood[]): Thought[] {
  const mind = new Mind({ greeting: undefined }, () => {
    throw new Error('nothing is left to be understood')
  })
  mind.greeting()
  return all.map((one) => {
    const thought = mind.think(one.said, one)
    mind.commit(thought)
    return thought
  })
}

test('at most three sentences and one question, with an answer and a page of ours behind every link', () => {
  fc.assert(
    fc.property(fc.array(understood, { minLength: 1, maxLength: 12 }), (all) => {
      for (const { spoken } of talk(all)) {
        const sentences = sentencesOf(spoken.text)
        expect(spoken.text.trim()).not.toBe('')
        expect(spoken.text).not.toMatch(/undefined|NaN|\[object|\s{2}|\.\./)
        expect(sentences.filter((one) => !one.endsWith('?')).length, spoken.text).toBeLessThanOrEqual(3)
        expect(sentences.filter((one) => one.endsWith('?')).length, spoken.text).toBeLessThanOrEqual(1)
        for (const { path } of spoken.links) expect(isOwnPath(path)).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})

test('no question is asked twice, we ask back at most once in four turns, and no two turns in a row begin alike', () => {
  fc.assert(
    fc.property(fc.array(understood, { minLength: 2, maxLength: 16 }), (all) => {
      const thoughts = talk(all)
      const asked = thoughts.flatMap(({ decision }) =>
        decision.steps.flatMap((step) =>
          step.do === 'ask' && step.question.id !== 'ask back' ? [step.question.id] : [],
        ),
      )
      expect(asked).toEqual([...new Set(asked)])
      const back = thoughts.flatMap(({ decision }, n) => (decision.zone === 'asked_back' ? [n] : []))
      for (const [n, turn] of back.entries()) expect(turn - (back[n - 1] ?? -9)).toBeGreaterThanOrEqual(4)
      for (const [n, { spoken, decision }] of thoughts.entries()) {
        const before = thoughts[n - 1]?.spoken.text
        if (before && !decision.isRepeat)
          expect(openingOf(spoken.text), spoken.text).not.toBe(openingOf(before))
      }
    }),
    { numRuns: 300 },
  )
})

test('no sentence of a card is heard twice unless it was asked for', () => {
  fc.assert(
    fc.property(fc.array(understood, { minLength: 2, maxLength: 16 }), (all) => {
      const heard = new Set<string>()
      for (const { spoken, decision } of talk(all)) {
        const isAsked = decision.isRepeat || decision.steps.some((step) => step.do === 'compare')
        const told = decision.steps.flatMap((step) =>
          step.do === 'tell' ? sentencesOf(step.card[step.length] ?? '') : [],
        )
        const now = told.filter((one) => spoken.text.includes(one))
        if (!isAsked) expect(now.filter((one) => heard.has(one))).toEqual([])
        for (const one of now) heard.add(one)
      }
    }),
    { numRuns: 300 },
  )
})
