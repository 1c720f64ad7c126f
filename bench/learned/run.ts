import { readFileSync } from 'node:fs'
import { factKinds } from '../../src/contract/talks.ts'
import { factsOf } from '../../src/server/talks/learned/facts.ts'
import { openUnderstanding } from '../../src/understanding/understanding.ts'
import { annotatedTalk, type Compared, compare, drawnOf, notedIn } from './score.ts'

/**
 * How much of what a careful reader noted the rules draw, and what they draw beside it:
 * `node bench/learned/run.ts FILE [--misses]`. Precision and recall over all facts, and by kind.
 */
const [file = 'bench/learned/training-1.json'] = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const shows = process.argv.includes('--misses')
const talks = annotatedTalk.array().parse(JSON.parse(readFileSync(file, 'utf8')))
const understand = openUnderstanding()

const all: Compared[] = []
for (const talk of talks) {
  const turns = talk.turns.map(({ role, text }) => ({
    speaker: role === 'user' ? ('visitor' as const) : ('avatar' as const),
    text,
  }))
  const compared = compare(notedIn(talk), drawnOf(await factsOf(turns, understand)))
  all.push(compared)
  if (!shows) continue
  for (const { kind, shown } of compared.missed) console.log(`${talk.id} missed   ${kind} ${shown}`)
  for (const { kind, shown } of compared.invented) console.log(`${talk.id} invented ${kind} ${shown}`)
}

const count = (part: keyof Compared, kind?: string) =>
  all.flatMap((one) => one[part]).filter((one) => kind === undefined || one.kind === kind).length
const share = (part: number, whole: number) => (whole === 0 ? '   -' : (part / whole).toFixed(3))
for (const kind of [undefined, ...factKinds]) {
  const [found, missed, invented] = [count('found', kind), count('missed', kind), count('invented', kind)]
  console.log(
    `${(kind ?? 'all facts').padEnd(12)} precision ${share(found, found + invented)} recall ${share(found, found + missed)}   ${found} of ${found + missed} found, ${invented} beside`,
  )
}
