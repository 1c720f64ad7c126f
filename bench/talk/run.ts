import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { openUnderstanding } from '../../src/understanding/understanding.ts'
import { confusionsOf, figuresOf, judgedSet, judgedTurns } from './figures.ts'
import { play, transcriptOf } from './play.ts'
import { played, readSet, setNames } from './set.ts'

/**
 * Plays whole conversations, writes what was said for a judge, and prints the figures of what has been judged:
 * `node bench/talk/run.ts [--confusions] [set …]`.
 */
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const understand = await openUnderstanding()

for (const name of wanted.length ? wanted : setNames()) {
  const set = readSet(name)
  const turns = play(set, understand)
  const files = played(name)
  mkdirSync(dirname(files.transcript), { recursive: true })
  writeFileSync(files.transcript, transcriptOf(name, set, turns))
  writeFileSync(files.turns, `${JSON.stringify(turns, null, 1)}\n`)
  const state = set.used ? `a training set since ${set.used}` : 'fresh'
  if (!existsSync(files.judged)) {
    console.log(`talk ${name} (${state}): ${turns.length} turns played, not judged`)
    continue
  }
  const {
    by,
    judged: when,
    turns: judgements,
  } = judgedSet.parse(JSON.parse(readFileSync(files.judged, 'utf8')))
  const { judged, missing } = judgedTurns(turns, judgements)
  const unjudged = missing ? `; ${missing} turns say something else now and are not counted` : ''
  console.log(`talk ${name} (${state}), judged ${when} by ${by}${unjudged}`)
  for (const [row, figure] of figuresOf(judged)) console.log(`  ${row}: ${figure}`)
  if (process.argv.includes('--confusions')) for (const line of confusionsOf(judged)) console.log(`  ${line}`)
}
