import { expect, test } from 'vitest'
import { subjects } from '../labels.ts'
import { parseBank, readBank } from './bank.ts'

test('every line of the bank has labels that exist', () => {
  const bank = readBank()
  expect(bank.length).toBeGreaterThan(3000)
  expect(bank.filter(({ text }) => text === '')).toEqual([])
  expect(new Set(bank.map(({ subject }) => subject)), 'no subject without examples').toEqual(
    new Set(subjects),
  )
})

test('one text means one thing', () => {
  const meanings = new Map<string, Set<string>>()
  for (const { text, former, subject } of readBank()) {
    if (former !== undefined) continue
    const known = meanings.get(text.toLowerCase()) ?? new Set()
    meanings.set(text.toLowerCase(), known.add(subject))
  }
  expect([...meanings].filter(([, subjects]) => subjects.size > 1).map(([text]) => text)).toEqual([])
})

test('a header holds until the next, and a follow-up is parted from what it leans on', () => {
  expect(parseBank('= audit who none\nwho saw it\nit paid twice >> who saw that', 'here')).toEqual([
    { subject: 'audit', move: 'who', focus: 'none', text: 'who saw it', former: undefined },
    { subject: 'audit', move: 'who', focus: 'none', text: 'who saw that', former: 'it paid twice' },
  ])
})

test.each([
  ['a label nobody knows', '= audit whom none\nwho saw it', 'here:1'],
  ['an utterance without labels', 'who saw it', 'here:1'],
])('%s is refused, with its place', (_, content, place) => {
  expect(() => parseBank(content, 'here')).toThrow(place)
})
