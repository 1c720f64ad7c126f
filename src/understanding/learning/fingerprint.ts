import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { bankFiles, readBank } from '../bank/bank.ts'
import { hashesOf } from '../heads/row.ts'
import { heads } from '../labels.ts'
import { featuresOf } from '../words/features.ts'

/** Each so manieth sentence stands for what the features make of all. */
const SAMPLE = 40

/** What a model was learnt from: every line of the bank, the labels, and what a sentence is taken apart into. */
export function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of bankFiles())
    hash.update(file).update(readFileSync(new URL(`../bank/${file}`, import.meta.url)))
  hash.update(JSON.stringify(heads))
  readBank().forEach(({ text }, n) => {
    if (n % SAMPLE === 0) hash.update(JSON.stringify(hashesOf(featuresOf(text))))
  })
  return hash.digest('hex')
}
