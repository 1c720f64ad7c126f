import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modelPlace, readModel } from '../heads/model.ts'
import { fingerprint } from './fingerprint.ts'

test('the model was learnt from this bank, with these labels and features', () => {
  expect(readModel().fingerprint, 'the bank changed since: `npm run train`').toBe(fingerprint())
})

test('encoder and model together are at most ten megabytes', () => {
  const encoder = new URL('../encoder/encoder.bin', import.meta.url)
  expect(statSync(modelPlace).size + statSync(encoder).size).toBeLessThan(10_000_000)
})
