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

const SIDE = 4

/** Cells that are still missing, nearest to the eye: their places stand open until the loose ones have come home. */
const open = new Set(['3 3 3', '2 3 3', '3 1 3', '3 3 1', '1 3 2', '3 0 2'])

/** Where the loose cells are: across (positive is right), up, and what they will be. */
const loose: readonly (readonly [across: number, up: number, tone?: Tone])[] = [
  [-6.5, 2.6, 'it'],
  [-8.8, 5.2],
  [-9.6, 0.4],
  [-12.4, 3.1, 'corporate'],
  [-14.6, 6.2],
  [-15.4, 0.8, 'domain'],
  [-18.6, 4.4],
  [-20.4, 1.6],
  [-23.4, 5.6, 'it'],
  [-25.6, 2.4],
  [-29.5, 4.2],
  [-33, 1.4, 'upcoming'],
  [6.7, 4.4],
  [8.6, 0.6, 'corporate'],
  [9.4, 6],
  [12, 2.6, 'domain'],
  [14.2, 5.4],
  [15.8, 0.2],
  [17.8, 3.4, 'it'],
  [21, 6],
  [22, 1.2, 'corporate'],
  [25.4, 4],
  [28.6, 1.8],
  [32.5, 4.8, 'domain'],
]

/** Loose cells drift together and settle into one box; the last of them is about to. */
export const gathering: readonly Voxel[] = [
  ...block(SIDE, SIDE, SIDE, (x, y, z) =>
    x === 0 && y === 1 && z === 3
      ? { tone: 'domain', lit: ['top'] }
      : x === 0 && y === 3 && z === 1
        ? { tone: 'it', lit: ['left'] }
        : x === 3 && y === 2 && z === 2
          ? { tone: 'corporate', lit: ['right'] }
          : undefined,
  ).filter(({ x, y, z }) => !open.has(`${x} ${y} ${z}`)),
  ...loose.map(
    ([across, up, tone]): Voxel => ({ x: 1.5 + across / 2, y: 1.5 - across / 2, z: up - 1, tone }),
  ),
  { x: 3, y: 3, z: 4.3, tone: 'volt' },
]

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
