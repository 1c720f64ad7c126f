import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { annotatedSet, compareTalk, measured, turnsOf } from '../../../../bench/learned/score.ts'
import { drawByRules } from './draw.ts'

/** The rules were built on it: what is lost here was lost by a change, and nothing is shown by what is found. */
test('no change loses what the rules found in the talks they were built on', {
  timeout: 60_000,
}, async () => {
  const file = new URL('../../../../bench/learned/training-1.json', import.meta.url)
  const { talks } = annotatedSet.parse(JSON.parse(readFileSync(file, 'utf8')))
  const compared = []
  for (const talk of talks) compared.push(compareTalk(talk, (await drawByRules(turnsOf(talk))).facts))
  const { precision, recall } = measured(compared)
  expect(precision).toBeGreaterThan(0.97)
  expect(recall).toBeGreaterThan(0.95)
})
