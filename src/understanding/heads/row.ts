import type { Features } from '../words/features.ts'

/** A sentence as a regression sees it: which features it has, and how much of each. */
export type Row = { at: Int32Array; value: Float32Array }

/** FNV-1a: a feature is known by 32 bits of its text. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** Where a feature stands in the table of weights, and how rare it is. */
export type Known = { at: number; rarity: number }

/** How much each group counts beside the others. */
const LENGTH = { words: 1, letters: 0.8, things: 0.8, signs: 0.5 } satisfies Record<keyof Features, number>

export const hashesOf = (features: Features): Record<keyof Features, number[]> => ({
  words: features.words.map((text) => hashOf(`w${text}`)),
  letters: features.letters.map((text) => hashOf(`l${text}`)),
  things: features.things.map((text) => hashOf(`t${text}`)),
  signs: features.signs.map((text) => hashOf(`s${text}`)),
})

export function rowOf(features: Features, known: (hash: number) => Known | undefined): Row {
  const at: number[] = []
  const value: number[] = []
  const hashes = hashesOf(features)
  for (const group of ['words', 'letters', 'things', 'signs'] as const) {
    const counts = new Map<number, number>()
    for (const hash of hashes[group]) counts.set(hash, (counts.get(hash) ?? 0) + 1)
    const own: [number, number][] = []
    let square = 0
    for (const [hash, count] of counts) {
      const found = known(hash)
      if (!found) continue
      const much = (1 + Math.log(count)) * found.rarity
      own.push([found.at, much])
      square += much * much
    }
    const factor = LENGTH[group] / Math.sqrt(square || 1)
    for (const [place, much] of own) {
      at.push(place)
      value.push(much * factor)
    }
  }
  return { at: Int32Array.from(at), value: Float32Array.from(value) }
}

const denseAt = new Map<number, Int32Array>()

/** What the encoder makes of a sentence, as a row. */
export function denseRow(numbers: Float32Array): Row {
  const at = denseAt.get(numbers.length) ?? Int32Array.from(numbers, (_, n) => n)
  denseAt.set(numbers.length, at)
  return { at, value: numbers }
}
