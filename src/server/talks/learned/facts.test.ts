import { expect, test } from 'vitest'
import type { TranscriptTurn } from '../../../contract/staff.ts'
import type { FactKind } from '../../../contract/talks.ts'
import { openUnderstanding } from '../../../understanding/understanding.ts'
import { factsOf } from './facts.ts'

const understand = openUnderstanding()

/** Lines that begin with "-" are the avatar's. */
const talk = (...lines: string[]): TranscriptTurn[] =>
  lines.map((line) =>
    line.startsWith('- ') ? { speaker: 'avatar', text: line.slice(2) } : { speaker: 'visitor', text: line },
  )

async function factsIn(...lines: string[]) {
  const facts = await factsOf(talk(...lines), understand)
  return (kind: FactKind) => facts.filter((fact) => fact.kind === kind)
}
const valuesIn = async (kind: FactKind, ...lines: string[]) =>
  (await factsIn(...lines))(kind).map(({ value }) => value)

test.each<[kind: FactKind, said: string, values: string[]]>([
  ['industry', 'We are a regional bank in Ohio.', ['banking']],
  ['industry', "I'm head of HR for a hospital group.", ['health']],
  ['industry', 'we build packaging machines near Stuttgart', ['manufacturing']],
  ['industry', "Property and casualty, we're an insurer.", ['other']],
  ['industry', 'Compliance lead at a credit union in Saskatchewan.', ['banking']],
  ['industry', "We can't pay what a bank pays.", []],
  ['industry', 'What about the bank on your page?', []],
  ['role', "I'm the group treasurer of a regional bank.", ['group treasurer']],
  ['role', 'I head the contact centre at a mobile operator.', ['head the contact centre']],
  ['role', 'Head of digital, universal bank, Manila.', ['Head of digital']],
  ['role', 'I need the CEO or CFO on a call.', []],
  ['role', "I'm the CEO of Google haha", []],
  ['role', 'I was CFO at a steel company for twenty-two years.', []],
  ['size', 'We are about four thousand people.', ['4,000 people']],
  ['size', 'A 320-bed hospital, and we have 46 boats.', ['320 beds', '46 boats']],
  ['size', "Now let's say we buy a competitor and suddenly have 300 stores.", []],
  ['size', 'I would try it in five stores first.', []],
  ['size', 'We have 400 stores, not 4000.', ['400 stores']],
  ['system', "We're on Genesys for voice and Freshdesk for tickets.", ['Genesys', 'Freshdesk']],
  ['system', "We don't have SAP in HR, we have Personio.", ['Personio']],
  ['system', 'We had Zendesk until last year, we got rid of it.', []],
  ['system', 'Does it work with Workday?', []],
  ['system', 'Imagine we had ten thousand staff, running Oracle and Workday.', []],
  ['system', 'i know servicenow and dynatrace very well', []],
  ['country', 'Seven hospitals, mostly around Kraków.', ['Poland']],
  ['country', "We're a Danish company with plants in Romania.", ['Denmark', 'Romania']],
  ['country', 'My brother works in Spain.', []],
  ['country', 'Do you have people in Germany?', []],
  ['department', 'I am the tax director of a tyre maker.', ['Tax']],
  ['agent', 'i want to ask about the patch agent', ['Patch']],
  ['wants', 'Can we get a live demo next Thursday?', ['demo']],
  ['wants', 'How much would it be a month?', ['price']],
  ['wants', 'Please send me a brochure, and no sales call.', ['material']],
  ['wants', 'No meeting is necessary now.', []],
  ['objection', 'What I do not want is to be married to one vendor for ten years again.', ['lock-in']],
  ['objection', 'Will my people lose their jobs?', ['jobs']],
])('%s: %s', async (kind, said, values) => {
  expect((await valuesIn(kind, said)).toSorted()).toEqual(values.toSorted())
})

test('the last word counts where somebody corrects themselves', async () => {
  const lines = ['- How many people do you look after?', 'About 5,600.', '- Quite a number.']
  expect(await valuesIn('size', ...lines, "Wait, sorry, that was with the clinic. It's 4,900 now.")).toEqual([
    '4,900 people',
  ])
  expect(await valuesIn('size', '- How many stores is that?', 'Seventy-two. No wait. Seventy-one.')).toEqual([
    '71 stores',
  ])
})

test('an answer may be as short as the question allows', async () => {
  expect(await valuesIn('industry', '- Which industry are you in?', 'insurance')).toEqual(['other'])
  expect(await valuesIn('role', '- What is your own role?', 'Claims manager.')).toEqual(['Claims manager'])
  expect(
    await valuesIn('system', '- Which ERP do you use?', 'Primavera. We evaluated SAP last year.'),
  ).toEqual(['Primavera'])
  expect(await valuesIn('department', '- Which department shall we talk about?', 'HR, please.')).toEqual([
    'HR',
  ])
})

test('what others are, have and use is not the visitor’s', async () => {
  const of = await factsIn(
    'I work as an independent consultant, in Lyon.',
    '- Which kinds of clients do you have, who are your clients?',
    "My cousin has a private clinic with nine hundred people, they're on Cegid in Brussels.",
  )
  expect(of('size')).toEqual([])
  expect(of('system')).toEqual([])
  expect(of('country').map(({ value }) => value)).toEqual(['France'])
})

test('what the avatar says back is no fact, but agents are spoken of by either side', async () => {
  const of = await factsIn(
    'Hello there.',
    '- You probably run SAP in your 86 stores in Mexico? Our Recruit agent screens candidates, and Onboard takes over.',
  )
  expect(of('system')).toEqual([])
  expect(of('size')).toEqual([])
  expect(of('agent').map(({ value, turn }) => [value, turn])).toEqual([
    ['Recruit', 1],
    ['Onboard', 1],
  ])
})

test('who says that they made it up has said nothing before', async () => {
  const of = await factsIn(
    'hi i run a startup with 40 people in berlin',
    '- What does it do?',
    "okay honestly i made that up, i'm a student",
  )
  expect(of('size')).toEqual([])
  expect(of('country')).toEqual([])
  expect(of('role').map(({ value, turn }) => [value, turn])).toEqual([['student', 2]])
})

test('what hurts, each with the turn it was told in', async () => {
  const of = await factsIn(
    '- What keeps your team busy most?',
    'Alerts. My guys get nine thousand a day and ninety percent is noise.',
    '- The Monitor agent separates them.',
    'Okay, thank you.',
  )
  expect(of('pain')).toMatchObject([{ turn: 1, words: expect.stringContaining('nine thousand a day') }])
})
