import { WIDTH } from '../encoder/encoder.ts'
import { centred } from '../heads/heads.ts'
import { denseRow, hashesOf, rowOf } from '../heads/row.ts'
import { type Features, featuresOf } from '../words/features.ts'
import type { Lesson } from './examples.ts'
import { type Course, regress, type Weights } from './regression.ts'

const overWords: Course = { epochs: 12, step: 2, shrink: 1e-5, smooth: 0.1, seed: 1 }
const overMeaning: Course = { epochs: 8, step: 3, shrink: 1e-5, smooth: 0.05, seed: 2 }

/** A feature only one sentence has teaches nothing about others. */
const LEAST_SENTENCES = 2

export type Learnt = {
  hashes: Uint32Array
  rarities: Float32Array
  words: Weights
  average: Float32Array
  meaning: Weights
}

export type Encode = (text: string) => Float32Array

function vocabularyOf(all: Features[]) {
  const counts = new Map<number, number>()
  for (const features of all)
    for (const hash of new Set(Object.values(hashesOf(features)).flat()))
      counts.set(hash, (counts.get(hash) ?? 0) + 1)
  const kept = [...counts].filter(([, count]) => count >= LEAST_SENTENCES).toSorted(([a], [b]) => a - b)
  return {
    hashes: Uint32Array.from(kept, ([hash]) => hash),
    rarities: Float32Array.from(kept, ([, count]) => Math.log(1 + all.length / count)),
    places: new Map(
      kept.map(([hash, count], at) => [hash, { at, rarity: Math.log(1 + all.length / count) }]),
    ),
  }
}

export function learn(lessons: Lesson[], encode: Encode): Learnt {
  const features = lessons.map(({ text }) => featuresOf(text))
  const { hashes, rarities, places } = vocabularyOf(features)
  const words = regress(
    lessons.map(({ right, weight }, n) => ({
      row: rowOf(features[n] ?? featuresOf(''), (hash) => places.get(hash)),
      right,
      weight,
    })),
    hashes.length,
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
  return { hashes, rarities, words, average, meaning }
}
