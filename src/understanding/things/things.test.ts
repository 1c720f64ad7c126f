import { expect, test } from 'vitest'
import type { Things } from '../understood.ts'
import { numberOf } from './numbers.ts'
import { thingsIn } from './things.ts'

const nothing: Things = { named: [], counts: [], systems: [] }

test.each<[said: string, things: Partial<Things>]>([
  [
    'I am the CFO of a bank in Munich',
    { role: 'CFO', industry: { said: 'bank', focus: 'banking' }, country: 'Germany' },
  ],
  [
    'as head of IT I worry, we are on ServiceNow and SAP',
    { role: 'head of IT', systems: ['ServiceNow', 'SAP'] },
  ],
  [
    '600 stores across Iberia',
    {
      counts: [{ value: 600, what: 'stores' }],
      country: 'Iberia',
      industry: { said: 'retailer', focus: 'retail' },
    },
  ],
  ['we are about four thousand people', { counts: [{ value: 4000, what: 'people' }] }],
  ['we are 400 not 4000', { counts: [{ value: 400, what: 'people' }] }],
  ['we have 400 stores, not 4000', { counts: [{ value: 400, what: 'stores' }] }],
  [
    "I'm Jan de Vries from Rotterdam, we must decide by March",
    { name: 'Jan de Vries', country: 'Netherlands', time: 'by March' },
  ],
  ['write to jan.devries@bank.example please', { email: 'jan.devries@bank.example', named: [] }],
  [
    "I'm in charge of procurement at a brewery",
    { role: 'in charge of procurement', industry: { said: 'brewery', focus: 'otherIndustry' } },
  ],
  ['our hospitl has 3 wards', { industry: { said: 'hospital', focus: 'health' } }],
  ['compare the treasury agent with payroll', { named: ['treasury', 'payroll'] }],
  ['is there a recuriting agent', { named: ['recruit'] }],
])('%s', (said, things) => {
  expect(thingsIn(said)).toMatchObject(things)
})

test.each([
  'how many agents do you have',
  'can it work with Salesforce',
  'do you have people in Germany',
  'I am looking for something simple',
  'before we start, tell me more',
])('nothing of the speaker in: %s', (said) => {
  expect(thingsIn(said)).toEqual(nothing)
})

test.each([
  ['4000', 4000],
  ['4,000', 4000],
  ['4.000', 4000],
  ['12k', 12_000],
  ['1.5 million', 1_500_000],
  ['four thousand', 4000],
  ['nine hundred and fifty', 950],
  ['two and a half million', 2_500_000],
  ['half a million', 500_000],
  ['a hundred', 100],
  ['many', undefined],
])('%s is %s', (said, number) => {
  expect(numberOf(said)).toBe(number)
})
