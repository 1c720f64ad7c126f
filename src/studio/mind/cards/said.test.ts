import { expect, test } from 'vitest'
import { allAgents } from '../../../content/agents.ts'
import { figures } from '../../../content/figures.ts'
import { said } from './said.ts'

test('words come out as they stand, with what they refer to', () => {
  expect(said`Costs fall by ${figures.costReductionRange} where agents take over.`).toBe(
    `Costs fall by ${figures.costReductionRange} where agents take over.`,
  )
  expect(said`There are ${allAgents.length} agents, and one is yours.`).toBe(
    `There are ${allAgents.length} agents, and one is yours.`,
  )
})

test.each([
  () => said`Costs fall by 60%.`,
  () => said`It works at 7 in the morning.`,
  () => said`Costs fall by sixty percent.`,
  () => said`It takes two weeks.`,
  () => said`It takes one week.`,
  () => said`It cuts the work in half.`,
  () => said`It makes you three times as fast.`,
  () => said`Thousands of people use it.`,
  () => said`A third of the work is gone.`,
])('a number of its own is refused: %s', (speak) => {
  expect(speak).toThrow('number of its own')
})

test.each(['61%', '60% or 70%', '1,000 companies'])(
  'a figure that is none of ours is refused: %s',
  (fact) => {
    expect(() => said`It reaches ${fact} of that.`).toThrow('no figure of ours')
  },
)

test('a figure of ours may stand within a text of ours', () => {
  expect(said`It brings ${`${figures.taxAccuracy} tax accuracy`}.`).toContain(figures.taxAccuracy)
})

test('what is no longer in the content is not passed over in silence', () => {
  const [gone] = [] as string[]
  expect(() => said`It brings ${gone}.`).toThrow('not there')
})
