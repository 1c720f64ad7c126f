import { expect, test } from 'vitest'
import { familyOf, subjects } from '../../../understanding/labels.ts'
import { languages } from '../../../understanding/understood.ts'
import { openSpokenCheck } from '../../model/spoken-check.ts'
import { ground } from '../cards/ground.ts'
import { sentencesOf } from '../cards/phrases.ts'
import { spokenAsides, spokenMoves, spokenOffers } from './tongue.ts'
import { tongues } from './tongues.ts'

const { caught } = openSpokenCheck(ground)
/** Short sentences hold too few words to tell their language by; which one it is, the table says. */
const promises = (sentence: string) => !['stranger', 'unreadable', undefined].includes(caught(sentence))
const each = Object.entries(tongues)

test('every move of a talk has words', () => {
  expect([...spokenMoves].sort()).toEqual(subjects.filter((subject) => familyOf(subject) === 'talk').sort())
})

test('every language we understand beside English has a tongue', () => {
  expect(['en', ...Object.keys(tongues)].sort()).toEqual([...languages].sort())
})

test.each(each)('%s: nothing is missing, and nothing is left over', (_code, tongue) => {
  expect(Object.keys(tongue.moves).sort()).toEqual([...spokenMoves].sort())
  expect(Object.keys(tongue.offers).sort()).toEqual([...spokenOffers].sort())
  expect(Object.keys(tongue.asides).sort()).toEqual([...spokenAsides].sort())
})

test.each(each)(
  '%s: whole sentences of its own, and nothing that promises',
  (_code, { moves, offers, asides }) => {
    const texts: string[] = [moves, offers, asides].flatMap((part) => Object.values(part))
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) {
      expect(text).toMatch(/^[¿\p{Lu}].*[.?]$/su)
      expect(sentencesOf(text).length, text).toBeLessThanOrEqual(3)
    }
    for (const offer of Object.values(offers)) expect(offer).toMatch(/\?$/)
    expect(texts.flatMap(sentencesOf).filter(promises)).toEqual([])
  },
)

test('no language borrows the words of another', () => {
  const texts: string[] = each.flatMap(([, { moves, offers, asides }]) =>
    [moves, offers, asides].flatMap((part) => Object.values(part)),
  )
  expect(texts.filter((text, n) => texts.indexOf(text) !== n)).toEqual([])
})
