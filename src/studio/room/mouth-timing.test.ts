import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentAt, mouthTiming, sentences, timeOfLetter } from './mouth-timing.ts'

test('lips meet for m and open for the a after it', () => {
  const { moments } = mouthTiming('ma')
  expect(moments.map(({ shape }) => shape)).toEqual(['press', 'open', 'rest'])
})

test('two letters of one sound are one shape', () => {
  expect(mouthTiming('th').moments.map(({ shape }) => shape)).toEqual(['tongue', 'rest'])
})

test('a full stop rests the mouth, and every text ends at rest', () => {
  const timing = mouthTiming('Good. Fine')
  const stop = timing.moments.find(({ letter }) => letter === 4)
  expect(stop?.shape).toBe('rest')
  expect(momentAt(timing, timing.duration)?.shape).toBe('rest')
})

test('time never runs backwards, and each letter has its time', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const timing = mouthTiming(text)
      const times = timing.moments.map(({ at }) => at)
      expect(times).toEqual([...times].sort((a, b) => a - b))
      expect(timeOfLetter(timing, text.length)).toBe(timing.duration)
    }),
  )
})

test('a text is cut into its sentences, figures and abbreviations of a site kept whole', () => {
  expect(sentences('We reach 99.9% uptime. Is that enough? Yes!')).toEqual([
    'We reach 99.9% uptime.',
    'Is that enough?',
    'Yes!',
  ])
})

test('nothing is lost or said twice by the cutting', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('one', '99.9%', 'two.', 'why?', 'ok!', 'a...')), (words) => {
      expect(sentences(words.join(' ')).join(' ')).toBe(words.join(' '))
    }),
  )
})
