import type { Utterance } from '../bank/bank.ts'
import { leans, mixed, type Reading, weighed } from '../heads/heads.ts'
import { headNames, spans } from '../heads/labels-in-a-row.ts'
import { type Family, familyOf, type Head, heads } from '../labels.ts'
import type { AllMixing, Unseen } from './tuning.ts'

/** How the bank's own sentences are read by models that had not seen them. */
export type Read = { utterance: Utterance; reading: Reading }

export const readAs = (unseen: Unseen[], mixing: AllMixing): Read[] =>
  unseen.map(({ utterance, alone, before }) => {
    const mix = ({ words, meaning }: Unseen['alone']) => mixed(words, meaning, mixing)
    // Only what truly leans on a former sentence is judged with one.
    if (!before || utterance.former === undefined) return { utterance, reading: mix(alone) }
    const part = leans(utterance.text) ? 'leans' : 'stands'
    const three = { alone: mix(alone), together: mix(before.together), former: mix(before.former) }
    return { utterance, reading: weighed(three, (head) => mixing[head][part]) }
  })

const orderOf = (reading: Reading, head: Head): string[] => {
  const { from } = spans[head]
  return heads[head]
    .map((label: string, n) => ({ label, log: reading[from + n] ?? -Infinity }))
    .toSorted((a, b) => b.log - a.log)
    .map(({ label }) => label)
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

const rankOf = ({ utterance, reading }: Read, head: Head) => orderOf(reading, head).indexOf(utterance[head])

function rightness(read: Read[]): string {
  const perHead = headNames.map((head) => {
    const ranks = read.map((one) => rankOf(one, head))
    const [first, three] = [ranks.filter((rank) => rank === 0), ranks.filter((rank) => rank < 3)]
    return `${head} ${percent(first.length, read.length)} / ${percent(three.length, read.length)}`
  })
  const all = read.filter((one) => headNames.every((head) => rankOf(one, head) === 0))
  return `${perHead.join('   ')}   all three ${percent(all.length, read.length)}   (${read.length})`
}

const BINS = [0, 0.15, 0.4, 0.6, 0.8, 1.01]

/** Of the readings that were so likely, how many were right. */
function calibration(read: Read[], head: Head): string {
  const bins = BINS.slice(1).map((to, n) => {
    const from = BINS[n] ?? 0
    const own = read.filter(({ reading }) => {
      const best = Math.exp(Math.max(...reading.subarray(spans[head].from, spans[head].to)))
      return best >= from && best < to
    })
    const right = own.filter((one) => rankOf(one, head) === 0)
    return `${from.toFixed(2)}+ ${percent(right.length, own.length)} (${own.length})`
  })
  return `${head}: ${bins.join('   ')}`
}

export type Confusion = { head: Head; wanted: string; got: string; sentences: string[] }

export function confusionsOf(read: Read[], head: Head): Confusion[] {
  const found = new Map<string, Confusion>()
  for (const { utterance, reading } of read) {
    const [got = ''] = orderOf(reading, head)
    if (got === utterance[head]) continue
    const key = `${utterance[head]} ${got}`
    const known = found.get(key) ?? { head, wanted: utterance[head], got, sentences: [] }
    known.sentences.push(
      utterance.former === undefined ? utterance.text : `${utterance.former} >> ${utterance.text}`,
    )
    found.set(key, known)
  }
  return [...found.values()].toSorted((a, b) => b.sentences.length - a.sentences.length)
}

const MOST_PAIRS = 40

export function report(unseen: Unseen[], mixing: AllMixing): string {
  const read = readAs(unseen, mixing)
  const families = [...new Set(read.map(({ utterance }) => familyOf(utterance.subject)))].toSorted()
  const ofFamily = (family: Family) => read.filter(({ utterance }) => familyOf(utterance.subject) === family)
  const followUps = read.filter(({ utterance }) => utterance.former !== undefined)
  const subjects = heads.subject
    .map((subject) => {
      const own = read.filter(({ utterance }) => utterance.subject === subject)
      return { subject, own: own.length, right: own.filter((one) => rankOf(one, 'subject') === 0).length }
    })
    .toSorted((a, b) => a.right / (a.own || 1) - b.right / (b.own || 1))
  const pairs = headNames.flatMap((head) =>
    confusionsOf(read, head)
      .slice(0, MOST_PAIRS)
      .map(
        ({ wanted, got, sentences }) =>
          `| ${head} | ${wanted} | ${got} | ${sentences.length} | ${sentences[0] ?? ''} |`,
      ),
  )
  return `# How the bank's sentences are read by models that had not seen them

Right at first / among the first three.

all: ${rightness(read)}
follow-ups: ${rightness(followUps)}
${families.map((family) => `${family}: ${rightness(ofFamily(family))}`).join('\n')}

## Likely, and right so often

${headNames.map((head) => calibration(read, head)).join('\n')}

## Subjects, the least understood first

${subjects.map(({ subject, own, right }) => `${subject} ${percent(right, own)} of ${own}`).join('\n')}

## Most confused

| head | is | read as | times | one of them |
|---|---|---|---|---|
${pairs.join('\n')}
`
}
