import type { Utterance } from '../bank/bank.ts'
import { leans, mixed, type Reading, type Three, weighed } from '../heads/heads.ts'
import { headNames } from '../heads/labels-in-a-row.ts'
import type { Mixing, Shares } from '../heads/model.ts'
import type { Head } from '../labels.ts'
import { rightOf } from './examples.ts'

/** Scores of both regressions for one text that neither has learnt from. */
export type Scores = { words: Float32Array; meaning: Float32Array }

/** A sentence of the bank as models read it that had not seen it. */
export type Unseen = {
  utterance: Utterance
  alone: Scores
  /** With what went before, be it what the sentence leans on or, for one that stands by itself, anything. */
  before: { together: Scores; former: Scores } | undefined
}

export type AllMixing = Record<Head, Mixing>

const begin: Mixing = {
  words: 0.7,
  meaning: 0.8,
  stands: { alone: 1, together: 0, former: 0, inherits: 0 },
  leans: { alone: 0.6, together: 0.4, former: 0, inherits: 0.8 },
}

/** How far a share may go from its beginning costs a little, so that few sentences cannot carry it away. */
const PULL = 3

/** No reading is taken more than so seriously. */
const MOST = 1
const steps = [-0.4, -0.2, -0.1, -0.05, 0.05, 0.1, 0.2, 0.4]

const rounded = (number: number) => Math.round(number * 100) / 100

/** Walks each number to where what is asked is least, until none moves. */
function settle<Key extends string>(
  start: Record<Key, number>,
  cost: (numbers: Record<Key, number>) => number,
  keys = Object.keys(start) as Key[],
) {
  let best = start
  let least = cost(best)
  for (let round = 0, moved = true; moved && round < 12; round++) {
    moved = false
    for (const key of keys) {
      for (const step of steps) {
        const tried = { ...best, [key]: rounded(Math.min(MOST, Math.max(0, best[key] + step))) }
        const found = cost(tried)
        if (found >= least - 1e-6) continue
        least = found
        best = tried
        moved = true
      }
    }
  }
  return best
}

const rightPlace = (utterance: Utterance, head: Head) => rightOf(utterance)[headNames.indexOf(head)] ?? 0

/** The mean surprise at what is right. */
const surprise = (readings: Reading[], of: Utterance[], head: Head) =>
  -readings.reduce((sum, reading, n) => {
    const utterance = of[n]
    return utterance ? sum + (reading[rightPlace(utterance, head)] ?? 0) : sum
  }, 0) / readings.length

const onlyFor = <T>(head: Head, own: T, other: T): Record<Head, T> => ({
  subject: head === 'subject' ? own : other,
  move: head === 'move' ? own : other,
  focus: head === 'focus' ? own : other,
})

/** Powers and shares under which unseen sentences surprise least: likely labels are right as often as they are likely. */
export function tune(unseen: Unseen[]): AllMixing {
  const found = { subject: begin, move: begin, focus: begin }
  for (const head of headNames) {
    const powers = settle({ words: begin.words, meaning: begin.meaning }, (powers) =>
      surprise(
        unseen.map(({ alone }) => mixed(alone.words, alone.meaning, onlyFor(head, powers, begin), [head])),
        unseen.map(({ utterance }) => utterance),
        head,
      ),
    )
    found[head] = { ...begin, ...powers }
    const mix = (scores: Scores) => mixed(scores.words, scores.meaning, found, [head])
    for (const part of ['stands', 'leans'] as const) {
      const own = unseen.flatMap(({ utterance, alone, before }) =>
        before && (leans(utterance.text) ? 'leans' : 'stands') === part
          ? [
              {
                utterance,
                three: { alone: mix(alone), together: mix(before.together), former: mix(before.former) },
              },
            ]
          : [],
      )
      if (own.length > 0) found[head] = { ...found[head], [part]: sharesFor(own, head, begin[part]) }
    }
  }
  return found
}

function sharesFor(own: { utterance: Utterance; three: Three }[], head: Head, start: Shares): Shares {
  const all = Object.keys(start) as (keyof Shares)[]
  // What stands by itself is not read together with anything.
  const free = all.filter((key) => key !== 'together' || start.together > 0)
  const cost = (shares: Shares) => {
    const apart = all.reduce((sum, key) => sum + (shares[key] - start[key]) ** 2, 0)
    const readings = own.map(({ three }) => weighed(three, () => shares, [head]))
    const of = own.map(({ utterance }) => utterance)
    return surprise(readings, of, head) + (PULL * apart) / Math.sqrt(own.length)
  }
  return settle<keyof Shares>({ ...start }, cost, free)
}
