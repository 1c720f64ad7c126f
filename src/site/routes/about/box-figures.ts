import type { Tone } from '../../ui/tone.ts'
import type { Voxel, VoxelFace } from '../../ui/voxel-geometry.ts'

const range = (length: number) => Array.from({ length }, (_, index) => index)

/** A block of cells, its corner at the origin, lit where `light` says so. */
const block = (
  columns: number,
  rows: number,
  layers: number,
  light: (x: number, y: number, z: number) => { tone: Tone; lit?: readonly VoxelFace[] } | undefined = () =>
    undefined,
): Voxel[] =>
  range(columns).flatMap((x) =>
    range(rows).flatMap((y) => range(layers).map((z) => ({ x, y, z, ...light(x, y, z) }))),
  )

/** One agent. */
const cell: readonly Voxel[] = [{ x: 0, y: 0, z: 0, tone: 'it' }]

const faceLit = new Set(['0 0', '1 2', '2 1', '2 2', '0 2'])

/** Cells that belong together: one side of the box. */
const face: readonly Voxel[] = block(3, 1, 3, (x, _, z) =>
  faceLit.has(`${x} ${z}`) ? { tone: 'it', lit: ['left'] } : undefined,
)

/** What runs through all of it: one line over three sides, in the hue of each. */
const lattice: readonly Voxel[] = block(3, 3, 3, (x, y, z) => {
  if (z === 2 && y === 1) return { tone: 'domain', lit: ['top'] }
  if (y === 2 && z === 1) return { tone: 'it', lit: ['left'] }
  if (x === 2 && z === 1) return { tone: 'corporate', lit: ['right'] }
  return undefined
})

/** Opened by its owner: one sees what is inside. */
const lid: readonly Voxel[] = [
  ...block(3, 3, 2, (x, y, z) => {
    if (z !== 1) return undefined
    const tone = (['it', 'corporate', 'domain'] as const)[(x + 2 * y) % 3]
    return (x + y) % 2 === 0 && tone ? { tone, lit: ['top'] } : undefined
  }),
  ...block(3, 3, 1).map((one): Voxel => ({ ...one, z: 3.1 })),
]

/** One figure for each part of the explanation, in its order. */
export const boxParts: readonly (readonly Voxel[])[] = [cell, face, lattice, lid]
