import type { Utterance } from '../bank/bank.ts'
import { centred, leans, together } from '../heads/heads.ts'
import { knownIn } from '../heads/model.ts'
import { denseRow, rowOf } from '../heads/row.ts'
import { featuresOf } from '../words/features.ts'
import { openChance } from './chance.ts'
import { lessonsOf } from './examples.ts'
import { type Encode, type Learnt, learn } from './learn.ts'
import { scoresOf } from './regression.ts'
import type { Scores, Unseen } from './tuning.ts'

const SEED = 7
/** Each so manieth of them is tried with a sentence before it that has nothing to do with it. */
const PAIRED = 8

/** How a model that is still in floats reads a text. */
export function openScores(learnt: Learnt, encode: Encode): (text: string) => Scores {
  const known = knownIn(learnt)
  return (text) => ({
    words: scoresOf(learnt.words, rowOf(featuresOf(text), known)),
    meaning: scoresOf(learnt.meaning, denseRow(centred(encode(text), learnt.average))),
  })
}

/** Reads parts of the bank with models that learnt from the rest; all of it where `read` equals `parts`. */
export function readUnseen(bank: Utterance[], encode: Encode, parts: number, read: number): Unseen[] {
  const chance = openChance(SEED)
  const order = chance.shuffle([...bank])
  return Array.from({ length: read }, (_, part) => part).flatMap((part) => {
    const own = order.filter((_, n) => n % parts === part)
    const others = order.filter((_, n) => n % parts !== part)
    const scores = openScores(learn(others.flatMap(lessonsOf), encode), encode)
    return own.map((utterance, n): Unseen => {
      const { text } = utterance
      // What stands by itself must bear any sentence before it.
      const any = leans(text) || n % PAIRED !== 0 ? undefined : own[(n + 1) % own.length]?.text
      const former = utterance.former ?? any
      const alone = scores(text)
      const before =
        former === undefined
          ? undefined
          : { together: leans(text) ? scores(together(former, text)) : alone, former: scores(former) }
      return { utterance, alone, before }
    })
  })
}
