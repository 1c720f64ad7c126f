import { writeFileSync } from 'node:fs'
import { readBank } from '../src/understanding/bank/bank.ts'
import { modelPlace, packModel } from '../src/understanding/heads/model.ts'
import { openMeanings } from '../src/understanding/learning/meanings.ts'
import { report } from '../src/understanding/learning/report.ts'
import { train } from '../src/understanding/learning/train.ts'
import { readUnseen } from '../src/understanding/learning/unseen.ts'

/**
 * `npm run train` learns what sentences mean from the bank and writes src/understanding/heads/model.bin.
 * `npm run train -- --report` reads the whole bank in turns with models that had not seen it, and tells how well.
 */

/** In five parts the weighing is learnt from two of them, the report from all. */
const PARTS = 5
const FOR_WEIGHING = 2

const wantsReport = process.argv.includes('--report')
const began = performance.now()
const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} s`

const bank = readBank()
const meanings = openMeanings('node_modules/.cache/understanding.bin')
const unseen = readUnseen(bank, meanings.encode, PARTS, wantsReport ? PARTS : FOR_WEIGHING)
meanings.keep()
const model = train(bank, meanings.encode, unseen)
const packed = packModel(model)
writeFileSync(modelPlace, packed)
console.log(`${bank.length} sentences, ${model.hashes.length} features, ${packed.length} bytes, ${seconds()}`)
console.log(JSON.stringify(model.mixing))
if (wantsReport) console.log(report(unseen, model.mixing))
