import { readFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { z } from 'zod'
import { WIDTH } from '../encoder/encoder.ts'
import type { Head } from '../labels.ts'
import { LABELS } from './labels-in-a-row.ts'
import type { Known } from './row.ts'

/** Weights as whole numbers with a scale for each row: bits[row × LABELS + label] × scale[row]. */
export type Bits = { bits: Int8Array; scale: Float32Array; bias: Float32Array }

/**
 * How much each reading counts; and how much of `none` goes to what was spoken of before, as in "and how long until that is
 * live" after a sentence about payroll.
 */
const shares = z.object({ alone: z.number(), together: z.number(), former: z.number(), inherits: z.number() })
/** How readings are weighed: what stands by itself, and what leans on what went before. */
const mixing = z.object({
  words: z.number(),
  meaning: z.number(),
  stands: shares,
  leans: shares,
})
export type Shares = z.infer<typeof shares>
export type Mixing = z.infer<typeof mixing>

const header = z.object({
  fingerprint: z.string(),
  features: z.number(),
  sentences: z.number(),
  mixing: z.object({ subject: mixing, move: mixing, focus: mixing }),
})

export type Model = {
  /** Of the bank and the labels it was learnt from. */
  fingerprint: string
  /** In ascending order. */
  hashes: Uint32Array
  /** In how many sentences of the bank each feature stood, and how many sentences there were. */
  counts: Uint16Array
  sentences: number
  words: Bits
  /** What the encoder gives on the average; taken off before it is read. */
  average: Float32Array
  meaning: Bits
  mixing: Record<Head, Mixing>
}

export const modelPlace = new URL('model.bin', import.meta.url)

const bytesOf = (array: Uint32Array | Uint16Array | Float32Array | Int8Array) =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength)

export function packModel(model: Model): Buffer {
  const { fingerprint, hashes, counts, sentences, words, average, meaning, mixing } = model
  const head = Buffer.from(JSON.stringify({ fingerprint, features: hashes.length, sentences, mixing }))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  const arrays = [hashes, counts, words.scale, words.bias, average, meaning.scale, meaning.bias]
  const parts = [...arrays, words.bits, meaning.bits].map(bytesOf)
  return brotliCompressSync(Buffer.concat([length, head, ...parts]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 },
  })
}

export function readModel(packed: Buffer = readFileSync(modelPlace)): Model {
  const file = brotliDecompressSync(packed)
  const headLength = file.readUInt32LE(0)
  const { fingerprint, features, sentences, mixing } = header.parse(
    JSON.parse(file.toString('utf8', 4, 4 + headLength)),
  )
  let at = 4 + headLength
  const own = (bytes: number) => {
    const part = new Uint8Array(file.subarray(at, at + bytes)).buffer
    at += bytes
    return part
  }
  const floats = (count: number) => new Float32Array(own(4 * count))
  const hashes = new Uint32Array(own(4 * features))
  const counts = new Uint16Array(own(2 * features))
  const [wordScale, wordBias] = [floats(features), floats(LABELS)]
  const average = floats(WIDTH)
  const [meaningScale, meaningBias] = [floats(WIDTH), floats(LABELS)]
  return {
    fingerprint,
    hashes,
    counts,
    sentences,
    words: { scale: wordScale, bias: wordBias, bits: new Int8Array(own(features * LABELS)) },
    average,
    meaning: { scale: meaningScale, bias: meaningBias, bits: new Int8Array(own(WIDTH * LABELS)) },
    mixing,
  }
}

export type Vocabulary = Pick<Model, 'hashes' | 'counts' | 'sentences'>

/** Where a feature stands, and how rare it is: the rarer, the more it says. Looked up in place; a map would take more memory. */
export function knownIn({ hashes, counts, sentences }: Vocabulary): (hash: number) => Known | undefined {
  return (hash) => {
    let [from, to] = [0, hashes.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((hashes[middle] ?? 0) < hash) from = middle + 1
      else to = middle
    }
    return hashes[from] === hash
      ? { at: from, rarity: Math.log(1 + sentences / (counts[from] ?? 1)) }
      : undefined
  }
}
