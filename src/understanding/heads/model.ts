import { readFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { z } from 'zod'
import { WIDTH } from '../encoder/encoder.ts'
import type { Head } from '../labels.ts'
import { LABELS } from './labels-in-a-row.ts'
import type { Known } from './row.ts'

/** Weights as eight bits each with a scale for each row: weights[row × LABELS + label] × scale[row]. */
export type Bits = { bits: Int8Array; scale: Float32Array; bias: Float32Array }

const shares = z.object({ alone: z.number(), together: z.number(), former: z.number() })
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
  mixing: z.object({ subject: mixing, move: mixing, focus: mixing }),
})

export type Model = {
  /** Of the bank and the labels it was learnt from. */
  fingerprint: string
  hashes: Uint32Array
  rarities: Float32Array
  words: Bits
  /** What the encoder gives on the average; taken off before it is read. */
  average: Float32Array
  meaning: Bits
  mixing: Record<Head, Mixing>
}

const place = new URL('model.bin', import.meta.url)

const bytesOf = (array: Uint32Array | Float32Array | Int8Array) =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength)

export function packModel(model: Model): Buffer {
  const { fingerprint, hashes, rarities, words, average, meaning, mixing } = model
  const head = Buffer.from(JSON.stringify({ fingerprint, features: hashes.length, mixing }))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  const arrays = [hashes, rarities, words.scale, words.bias, average, meaning.scale, meaning.bias]
  const parts = [...arrays, words.bits, meaning.bits].map(bytesOf)
  return brotliCompressSync(Buffer.concat([length, head, ...parts]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 },
  })
}

export function readModel(packed: Buffer = readFileSync(place)): Model {
  const file = brotliDecompressSync(packed)
  const headLength = file.readUInt32LE(0)
  const { fingerprint, features, mixing } = header.parse(JSON.parse(file.toString('utf8', 4, 4 + headLength)))
  let at = 4 + headLength
  const own = (bytes: number) => {
    const part = new Uint8Array(file.subarray(at, at + bytes)).buffer
    at += bytes
    return part
  }
  const floats = (count: number) => new Float32Array(own(4 * count))
  const hashes = new Uint32Array(own(4 * features))
  const rarities = floats(features)
  const [wordScale, wordBias] = [floats(features), floats(LABELS)]
  const average = floats(WIDTH)
  const [meaningScale, meaningBias] = [floats(WIDTH), floats(LABELS)]
  return {
    fingerprint,
    hashes,
    rarities,
    words: { scale: wordScale, bias: wordBias, bits: new Int8Array(own(features * LABELS)) },
    average,
    meaning: { scale: meaningScale, bias: meaningBias, bits: new Int8Array(own(WIDTH * LABELS)) },
    mixing,
  }
}

/** Whose fingerprint it bears, or nothing where none was made yet. */
export const modelPlace = place

export function knownIn({
  hashes,
  rarities,
}: Pick<Model, 'hashes' | 'rarities'>): (hash: number) => Known | undefined {
  const places = new Map<number, Known>()
  hashes.forEach((hash, at) => {
    places.set(hash, { at, rarity: rarities[at] ?? 0 })
  })
  return (hash) => places.get(hash)
}
