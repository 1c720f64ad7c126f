import type { ReadHeads, Reading } from '../heads/heads.ts'
import { headNames, spans } from '../heads/labels-in-a-row.ts'
import { type Head, heads, type Move, type Subject } from '../labels.ts'
import type { Act, Likely } from '../understood.ts'
import { EMAIL, ruleFor } from './rules.ts'
import { sentencesOf } from './sentences.ts'

/** Likelier readings than these are worth a look; nobody is offered more. */
const MOST_READINGS = 6
/** A sentence that leads to the next ("Let me put it differently.") is read along with it, not by itself. */
const SURE_OF_ITS_OWN = 0.3

type Ranked<H extends Head> = [Likely<(typeof heads)[H][number]>, ...Likely<(typeof heads)[H][number]>[]]

function ranked<H extends Head>(reading: Reading, head: H): Ranked<H> {
  const { from } = spans[head]
  const all: Likely<(typeof heads)[H][number]>[] = heads[head].map((label, n) => ({
    label,
    probability: Math.exp(reading[from + n] ?? -Infinity),
  }))
  const [first, ...rest] = all.toSorted((a, b) => b.probability - a.probability).slice(0, MOST_READINGS)
  if (!first) throw new Error(`${head} has no labels`)
  return [first, ...rest]
}

/** A rule has spoken: there is no other reading. */
const ruled = (words: string, subject: Subject, move: Move): Act => ({
  words,
  subject: [{ label: subject, probability: 1 }],
  move: [{ label: move, probability: 1 }],
  focus: [{ label: 'none', probability: 1 }],
})

const actOf = (words: string, reading: Reading): Act => ({
  words,
  subject: ranked(reading, 'subject'),
  move: ranked(reading, 'move'),
  focus: ranked(reading, 'focus'),
})

function readSentence(sentence: string, before: string | undefined, read: ReadHeads): Act {
  const rule = ruleFor(sentence)
  if (rule) return ruled(sentence, rule, 'talk')
  const act = actOf(sentence, read(sentence, before))
  // Whoever gives an address wants something sent there.
  const [{ label }] = act.subject
  if (EMAIL.test(sentence) && !['send', 'contact', 'correction', 'demo', 'person'].includes(label))
    return {
      ...act,
      subject: [{ label: 'send', probability: 1 }],
      move: [{ label: 'doing', probability: 1 }],
    }
  return act
}

const standsAlone = ({ words, subject: [{ label, probability }] }: Act) =>
  words.includes('?') || (probability >= SURE_OF_ITS_OWN && label !== 'unclear')

/** At least one act: words nobody can read are an act about `unclear`. */
export function actsOf(said: string, before: string | undefined, read: ReadHeads): [Act, ...Act[]] {
  const rule = ruleFor(said)
  if (rule) return [ruled(said, rule, 'talk')]
  const acts: Act[] = []
  let former = before
  const sentences = sentencesOf(said)
  for (const [n, sentence] of sentences.entries()) {
    const act = readSentence(sentence, former, read)
    const isLast = n === sentences.length - 1
    former = sentence
    if (isLast || standsAlone(act)) acts.push(act)
  }
  const [first, ...rest] = withoutEchoes(acts)
  return first ? [first, ...rest] : [ruled(said, 'unclear', 'talk')]
}

/** Two sentences about the same are one act: the later, which knows of the earlier. */
const withoutEchoes = (acts: Act[]): Act[] =>
  acts.filter((act, n) => {
    const next = acts[n + 1]
    return !next || !headNames.every((head) => act[head][0].label === next[head][0].label)
  })
