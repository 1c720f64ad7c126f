import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { factKinds } from '../../src/contract/talks.ts'
import { drawByRules } from '../../src/server/talks/learned/draw.ts'
import { annotatedSet, type Compared, compareTalk, type Kind, measured, turnsOf } from './score.ts'

/**
 * How much of what a careful reader noted the rules draw, and what they draw beside it:
 * `node bench/learned/run.ts [--misses] [--summaries] [FILE …]`. Without files: the sets kept here, which all train.
 */
const given = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const files = given.length > 0 ? given : globSync('bench/learned/*.json').toSorted()
const shown = (name: string) => process.argv.includes(`--${name}`)

for (const file of files) {
  const { talks } = annotatedSet.parse(JSON.parse(readFileSync(file, 'utf8')))
  const all: Compared[] = []
  for (const talk of talks) {
    const learned = await drawByRules(turnsOf(talk))
    const compared = compareTalk(talk, learned.facts)
    all.push(compared)
    if (shown('summaries'))
      console.log(
        `${talk.id} ${learned.score} ${learned.summary}\n  not: ${talk.summary_must_not_say.join(' | ')}`,
      )
    if (!shown('misses')) continue
    for (const one of compared.missed) console.log(`${talk.id} missed   ${one.kind} ${one.shown}`)
    for (const one of compared.invented) console.log(`${talk.id} beside   ${one.kind} ${one.shown}`)
  }
  console.log(`learned ${basename(file)}: ${talks.length} talks`)
  for (const kind of [undefined, ...factKinds]) console.log(lineOf(kind, all))
}

function lineOf(kind: Kind | undefined, all: readonly Compared[]): string {
  const { found, missed, invented, precision, recall } = measured(all, kind)
  const share = (value: number) => (Number.isNaN(value) ? 'none ' : value.toFixed(3))
  const counts = `${found} of ${found + missed} found, ${invented} beside`
  return `  ${(kind ?? 'all facts').padEnd(11)} precision ${share(precision)} recall ${share(recall)}  ${counts}`
}
