import { describe, expect, test } from 'vitest'
import { agentKeys } from '../../../content/agent-keys.ts'
import { BRAND, company } from '../../../content/brand.ts'
import { type Focus, familyOf, foci, moves, subjects } from '../../../understanding/labels.ts'
import { openSpokenCheck } from '../../model/spoken-check.ts'
import { advised, type Card, cardFor, choiceWords, particularsOn, spokenName, verdict } from './card.ts'
import { deck } from './deck.ts'
import { factsOf } from './does/facts.ts'
import { ground } from './ground.ts'
import { sentencesOf } from './phrases.ts'

const { caught } = openSpokenCheck(ground)

/** A listener loses the thread of a longer one. */
const WORDS = 28
const tooLong = (sentence: string) => sentence.split(/\s+/).length > WORDS

const wordsOf = ({ short, full, more, example, concedes, features = [] }: Card) =>
  [short, full, more, example, concedes, ...features].filter((text) => text !== undefined)

/** What is wrong with words that are to be spoken, sentence by sentence, each after the one before. */
const faultsIn = (text: string) =>
  sentencesOf(text).flatMap((sentence, n, all) => {
    const why =
      caught(sentence, { before: all[n - 1] ?? '' }) ?? (tooLong(sentence) ? 'many words' : undefined)
    return why ? [`${why}: ${sentence}`] : []
  })

test('there is a card on every subject but the moves of a talk', () => {
  const asked = subjects.filter((subject) => familyOf(subject) !== 'talk')
  expect(asked.filter((subject) => !cardFor(subject, 'what', 'none'))).toEqual([])
})

test('every agent, department and trade has a card on what it does', () => {
  const missing = foci.filter((focus) => focus !== 'none' && cardFor('does', 'what', focus)?.focus !== focus)
  expect(missing).toEqual([])
  expect(agentKeys.filter((key) => cardFor('does', 'what', key)?.focus !== key)).toEqual([])
})

test('no two cards have one id or answer the same', () => {
  const ids = deck.map(({ id }) => id)
  expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([])
  const places = deck.flatMap(({ subject, focus, moves: at = ['any'] }) =>
    at.map((move) => `${subject} ${focus} ${move}`),
  )
  expect(places.filter((place, n) => places.indexOf(place) !== n)).toEqual([])
})

describe.each(deck.map((card) => [card.id, card] as const))('%s', (_id, card) => {
  test('has three lengths', () => {
    expect(sentencesOf(card.short)).toHaveLength(1)
    expect(sentencesOf(card.full).length).toBeLessThanOrEqual(3)
    expect(card.full.length).toBeGreaterThan(card.short.length)
    for (const text of wordsOf(card)) expect(sentencesOf(text).length, text).toBeLessThanOrEqual(3)
  })

  test('says nothing that a model would not be let say', () => {
    expect(wordsOf(card).flatMap(faultsIn)).toEqual([])
    for (const text of wordsOf(card)) expect(text).toMatch(/^[A-Z].*[.?]$/s)
  })

  test('sells no list and sends nobody to ask', () => {
    for (const text of wordsOf(card)) {
      expect(text).not.toMatch(/features:|what you gain:|ask me about|undefined|\[object|'/i)
      expect(text.replaceAll(company.email, '')).not.toContain(BRAND.toLowerCase())
      expect(text).not.toMatch(/\s[,.;]|[,;]\s*[.,]|\b(\w+) \1\b/i)
    }
  })
})

test.each(foci)('two agents are advised for %s, each for a reason of one sentence', (focus) => {
  const two = advised(focus)
  expect(two).toHaveLength(2)
  expect(new Set(two.map(({ agent }) => agent)).size).toBe(2)
  for (const { why, agent, name } of two) {
    expect(sentencesOf(why)).toHaveLength(1)
    expect(faultsIn(why)).toEqual([])
    expect(why).not.toContain(name)
    expect(cardFor('does', 'what', agent)).toBeDefined()
  }
})

test('each feature of each agent is answered by its own words', () => {
  const missing = agentKeys.flatMap((key) =>
    factsOf(key)
      .features.filter((feature) => !particularsOn('does', key).some(({ text }) => text.includes(feature)))
      .map((feature) => `${key}: ${feature}`),
  )
  expect(missing).toEqual([])
})

test('particular answers are those of the focus first, each once', () => {
  const texts = particularsOn('does', 'develop').map(({ text }) => text)
  expect(texts[0]).toContain('learning plans')
  expect(new Set(texts).size).toBe(texts.length)
  expect(particularsOn('leaving', 'payroll').some(({ asked }) => asked.includes('pause'))).toBe(true)
  expect(particularsOn('pain', 'health')[0]?.text).toContain('staff and bed rosters')
})

test('every agent says what it does alone and who approves', () => {
  const agents = foci.filter((focus) => cardFor('does', 'what', focus)?.focus === focus)
  const own = (focus: Focus, move: 'whether' | 'who') => cardFor('control', move, focus)?.focus !== 'none'
  expect(
    agents.filter((focus) => focus !== 'otherIndustry' && focus !== 'none' && !own(focus, 'whether')),
  ).toEqual([])
  expect(
    agents.filter((focus) => focus !== 'otherIndustry' && focus !== 'none' && !own(focus, 'who')),
  ).toEqual([])
})

test('of any two agents a verdict says which is for what', () => {
  for (const one of foci)
    for (const other of foci) {
      const words = verdict(one, other)
      expect(faultsIn(words), `${one} ${other}`).toEqual([])
      expect(sentencesOf(words).length).toBeLessThanOrEqual(2)
    }
  expect(verdict('recruit', 'payroll')).toContain('Payroll is less trouble')
  expect(verdict('twin', 'monitor')).toContain('still in development')
})

test('every focus and every reading has a name that fits into a sentence', () => {
  for (const focus of foci) expect(faultsIn(`We could talk about ${spokenName(focus)}.`)).toEqual([])
  for (const subject of subjects)
    for (const move of moves)
      expect(faultsIn(`Do you mean ${choiceWords(subject, move)}?`), `${subject} ${move}`).toEqual([])
})

test('the most particular card answers', () => {
  expect(cardFor('does', 'what', 'recruit')?.focus).toBe('recruit')
  expect(cardFor('overview', 'what', 'health')?.id).toBe('does-health')
  expect(cardFor('integration', 'whether', 'payroll')?.focus).toBe('hr')
  expect(cardFor('savings', 'how_much', 'finance')?.focus).toBe('finance')
  expect(cardFor('savings', 'proof', 'finance')?.id).toBe('savings-proof')
  expect(cardFor('pilot', 'how_much', 'health')?.id).toBe('pilot-how_much')
  expect(cardFor('pilot', 'what', 'health')?.id).toBe('pilot-health')
  expect(cardFor('mistakes', 'who', 'it')?.id).toBe('mistakes-who')
  expect(cardFor('access', 'who', 'none')?.moves).toContain('who')
  expect(cardFor('greeting', 'talk', 'none')).toBeUndefined()
})
