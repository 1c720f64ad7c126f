import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { describeMachine } from './machine.ts'
import type { Part } from './part.ts'
import { parts } from './parts.ts'
import { markdownOf, textOf } from './report.ts'
import { keep, type PartResult, type Results, readLatest } from './results.ts'
import { installTools } from './tools/installed.ts'

/**
 * `npm run bench`: every figure we claim. `--only NAME` (several: `a,b`) for some parts, `--quick` for a short run,
 * `--continue` for those not yet measured on this commit, `--publish` to write docs/bench.md, `--list` for the names.
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    continue: { type: 'boolean', default: false },
    publish: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
})
const wanted = options.only?.split(',') ?? Object.keys(parts)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`--only takes some of: ${Object.keys(parts).join(', ')}`)
  process.exit(1)
}
if (options.list) {
  for (const [name, { about, seconds }] of Object.entries(parts))
    console.log(`${name.padEnd(16)} ${about}, about ${seconds} s`)
  process.exit(0)
}

if (wanted.some((name) => parts[name]?.needsTools)) installTools()

const startedAt = new Date()
const machine = describeMachine()
const results = readLatest()
const ofThisRun: Results = {}
console.log(
  `${machine.cpu}, ${machine.cores} cores, load ${machine.load}, SHA-256 ${machine.sha256MbPerSecond} MB/s, ` +
    `loop ${machine.loopMillionsPerSecond} M/s, Node ${machine.node}, commit ${machine.commit}`,
)

for (const name of wanted) {
  const part = parts[name]
  if (!part || (options.continue && isMeasured(results[name]))) continue
  const result = await measure(part)
  ofThisRun[name] = result
  results[name] = result
  keep(results, ofThisRun, startedAt)
  console.log(`\n${textOf(name, part.about, result)}`)
}
if (options.publish) {
  const abouts = Object.fromEntries(Object.entries(parts).map(([name, { about }]) => [name, about]))
  writeFileSync('docs/bench.md', `${markdownOf(results, abouts)}\n`)
}

const all = Object.values(ofThisRun)
const missed = all.flatMap(({ figures }) => figures.filter(({ met }) => met === false))
const failed = Object.entries(ofThisRun).filter(([, { failure }]) => failure)
console.log(
  `\n${all.length} parts in ${((Date.now() - startedAt.getTime()) / 1000).toFixed(0)} s; ` +
    `${missed.length} figures missed${missed.map(({ name }) => `\n  missed: ${name}`).join('')}` +
    `${failed.map(([name, { failure }]) => `\n  failed: ${name}: ${failure}`).join('')}`,
)
// Whatever a part that was cut off left running must not hold the bench up.
process.exit(failed.length > 0 ? 1 : 0)

function isMeasured(result: PartResult | undefined) {
  return result !== undefined && !result.failure && !result.quick && result.machine.commit === machine.commit
}

/** A part that fails or hangs is told in its place; the others are measured all the same. */
async function measure({ seconds, run }: Part): Promise<PartResult> {
  const now = describeMachine()
  const began = performance.now()
  const { promise: late, reject } = Promise.withResolvers<never>()
  const limit = Math.max(60, 4 * seconds)
  const timer = setTimeout(() => reject(new Error(`cut off after ${limit} s`)), limit * 1000)
  const measured = await Promise.race([run({ quick: options.quick }), late]).catch((error: unknown) => ({
    figures: [],
    failure: error instanceof Error ? error.message : String(error),
  }))
  clearTimeout(timer)
  return { machine: now, quick: options.quick, seconds: (performance.now() - began) / 1000, ...measured }
}
