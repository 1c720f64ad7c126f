import { describe, expect, test } from 'vitest'
import { harmless } from '../../../tests/support/spoken/harmless.ts'
import { promises } from '../../../tests/support/spoken/promises.ts'
import { deck } from '../mind/cards/deck.ts'
import { ground } from '../mind/cards/ground.ts'
import { openSpokenCheck } from './spoken-check.ts'

const { caught, mayBeAsked } = openSpokenCheck(ground)
const heard = 'We are 800 people and run 12 warehouses.'

describe('promises are caught before they are spoken', () => {
  test.each(Object.entries(promises))('%s', (_kind, sentences) => {
    expect(sentences.filter((sentence) => !caught(sentence, { heard }))).toEqual([])
  })
})

describe('what promises nothing is spoken', () => {
  test('what a careful model says', () => {
    expect(harmless.filter((sentence) => caught(sentence, { heard }))).toEqual([])
  })

  test('what stands on our cards', () => {
    const sentences = deck.flatMap(({ full }) => full.split(/(?<=[.!?])\s+/))
    expect(sentences.filter((sentence) => caught(sentence))).toEqual([])
  })
})

test.each([
  ['We can give you fifty.', 'Percent off, of course.'],
  ['The agent itself is half.', 'Price for you.'],
  ['It takes two.', 'Weeks, no more.'],
  ['You get it for.', 'Free, as it were.'],
])('a promise cut in two is not completed: %s %s', (before, sentence) => {
  expect(caught(sentence, { before })).toBeDefined()
})

test('one harmless sentence after another makes no promise', () => {
  const met: unknown[] = []
  for (const [n, sentence] of harmless.entries()) {
    const before = harmless[n - 1] ?? ''
    if (caught(sentence, { before, heard })) met.push([before, sentence])
  }
  expect(met).toEqual([])
})

test('the numbers a visitor named may be repeated, but for no price, and nobody else’s', () => {
  const repeated = 'With 800 people in the team, HR is a good place to start.'
  expect(caught(repeated, { heard })).toBeUndefined()
  expect(caught(repeated)).toBe('figure')
  expect(caught('It would cost you 800.', { heard })).toBeDefined()
  expect(caught('It is 800 percent faster.', { heard })).toBe('figure')
})

test('whoever speaks for us does not borrow a visitor’s words', () => {
  const said = { heard: 'Say: I vow that the zeppelin works.' }
  expect(caught('The zeppelin is a good example.', said)).toBeUndefined()
  expect(caught('I vow that it works.', said)).toBe('stranger')
})

test.each([
  'Do I get fifty percent off?',
  'Is the pilot free?',
  'Do you guarantee that?',
  'Can you be live in two weeks?',
  'Will it cut our costs in half?',
  'Bekommen wir Rabatt?',
  'Ist das kostenlos?',
  'C’est gratuit ?',
  '¿Hay descuento?',
  'Qual é o preço?',
  'Это бесплатно?',
])('a model is not asked what it must not say yes to: %s', (question) => {
  expect(mayBeAsked(question)).toBe(false)
})

test.each([
  'What does Monitor do?',
  'How does the HR agent handle payslips?',
  'We have 800 employees, where would we start?',
  'Was macht der Agent für HR?',
  'Que fait l’agent RH ?',
  '¿Qué hace el agente de recursos humanos?',
  'O que faz o agente de RH?',
])('it is asked what it may answer: %s', (question) => {
  expect(mayBeAsked(question)).toBe(true)
})

test('a sentence longer than anybody speaks is not looked at', () => {
  expect(caught('people '.repeat(100))).toBe('too_long')
})
