import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { openEncoder, WIDTH } from '../encoder/encoder.ts'
import type { Encode } from './learn.ts'

/** Encodes each sentence once: what was encoded for the last training is kept beside the installed packages. */
export function openMeanings(file: string): { encode: Encode; keep: () => void } {
  const encode = openEncoder()
  const known = new Map<string, Float32Array>()
  const used = new Map<string, Float32Array>()
  const weights = readFileSync(new URL('../encoder/encoder.bin', import.meta.url))
  const stamp = createHash('sha256').update(weights).digest('hex')
  if (existsSync(file)) {
    const kept = readFileSync(file)
    const length = kept.readUInt32LE(0)
    const head: { stamp: string; texts: string[] } = JSON.parse(kept.toString('utf8', 4, 4 + length))
    const numbers = new Float32Array(new Uint8Array(kept.subarray(4 + length)).buffer)
    if (head.stamp === stamp)
      head.texts.forEach((text, n) => {
        known.set(text, numbers.slice(n * WIDTH, (n + 1) * WIDTH))
      })
  }
  return {
    encode(text) {
      const meaning = known.get(text) ?? encode(text)
      known.set(text, meaning)
      used.set(text, meaning)
      return meaning
    },
    keep() {
      const head = Buffer.from(JSON.stringify({ stamp, texts: [...used.keys()] }))
      const length = Buffer.alloc(4)
      length.writeUInt32LE(head.length)
      const parts = [...used.values()].map(
        (meaning) => new Uint8Array(meaning.buffer, meaning.byteOffset, 4 * WIDTH),
      )
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, Buffer.concat([length, head, ...parts]))
    },
  }
}
