import { WIDTH } from '../encoder/encoder.ts'
import { centred } from '../heads/heads.ts'
import { knownIn, type Vocabulary } from '../heads/model.ts'
import { denseRow, hashesOf, rowOf } from '../heads/row.ts'
import { type Features, featuresOf } from '../words/features.ts'
import type { Lesson } from './examples.ts'
import { type Course, regress, type Weights } from './regression.ts'

const overWords: Course = { epochs: 12, step: 2, shrink: 1e-5, smooth: 0.03, seed: 1 }
const overMeaning: Course = { epochs: 8, step: 3, shrink: 1e-5, smooth: 0.05, seed: 2 }

/** A feature only one sentence has teaches nothing about others. */
const LEAST_SENTENCES = 2

/** What fits into the file we commit; the most frequent are kept. */
const MOST_FEATURES = 50_000

export type Learnt = Vocabulary & { words: Weights; average: Float32Array; meaning: Weights }

export type Encode = (text: string) => Float32Array

function vocabularyOf(all: Features[]): Vocabulary {
  const counts = new Map<number, number>()
  for (const features of all)
    for (const hash of new Set(Object.values(hashesOf(features)).flat()))
      counts.set(hash, (counts.get(hash) ?? 0) + 1)
  const kept = [...counts]
    .filter(([, count]) => count >= LEAST_SENTENCES)
    .toSorted(([a, countA], [b, countB]) => countB - countA || a - b)
    .slice(0, MOST_FEATURES)
    .toSorted(([a], [b]) => a - b)
  return {
    hashes: Uint32Array.from(kept, ([hash]) => hash),
    counts: Uint16Array.from(kept, ([, count]) => count),
    sentences: all.length,
  }
}

export function learn(lessons: Lesson[], encode: Encode): Learnt {
  const features = lessons.map(({ text }) => featuresOf(text))
  const vocabulary = vocabularyOf(features)
  const known = knownIn(vocabulary)
  const words = regress(
    lessons.map(({ right, weight }, n) => ({
      row: rowOf(features[n] ?? featuresOf(''), known),
      right,
      weight,
    })),
    vocabulary.hashes.length,
    overWords,
  )
  const meanings = lessons.map(({ text }) => encode(text))
  const average = new Float32Array(WIDTH)
  for (const meaning of meanings)
    for (let n = 0; n < WIDTH; n++) average[n] = (average[n] ?? 0) + (meaning[n] ?? 0) / meanings.length
  const meaning = regress(
    lessons.map(({ right, weight }, n) => ({
      row: denseRow(centred(meanings[n] ?? average, average)),
      right,
      weight,
    })),
    WIDTH,
    overMeaning,
  )
  return { ...vocabulary, words, average, meaning }
}
