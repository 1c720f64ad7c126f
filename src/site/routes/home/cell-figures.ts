import type { PageName } from '../../../contract/paths.ts'
import type { Tone } from '../../ui/tone.ts'
import type { Voxel, VoxelFace } from '../../ui/voxel-geometry.ts'

type At = readonly [x: number, y: number, z: number]

const range = (length: number) => Array.from({ length }, (_, index) => index)
const same = ([x, y, z]: At, cell: Voxel) => cell.x === x && cell.y === y && cell.z === z

/** A block of cells, its corner at the origin. */
const block = (columns: number, rows: number, layers: number): Voxel[] =>
  range(columns).flatMap((x) => range(rows).flatMap((y) => range(layers).map((z) => ({ x, y, z }))))

const light = (cells: Voxel[], tone: Tone, lit: readonly VoxelFace[], places: readonly At[]): Voxel[] =>
  cells.map((cell) => (places.some((place) => same(place, cell)) ? { ...cell, tone, lit } : cell))

const itWall = light(
  block(5, 2, 4).filter(({ x, z }) => z < 4 - Math.abs(x - 2) * 0.5),
  'it',
  ['left'],
  [
    [0, 1, 1],
    [1, 1, 2],
    [2, 1, 0],
    [2, 1, 3],
    [3, 1, 2],
    [4, 1, 0],
  ],
)

const corporateWall = light(
  block(2, 5, 4),
  'corporate',
  ['right'],
  [
    [1, 0, 2],
    [1, 1, 0],
    [1, 2, 3],
    [1, 3, 1],
    [1, 4, 2],
  ],
)

const heights = [
  [1, 1, 2, 1],
  [1, 2, 3, 2],
  [2, 1, 1, 1],
  [1, 1, 2, 3],
] as const
const domainField = heights.flatMap((row, x) =>
  row.flatMap((height, y) =>
    range(height).map(
      (z): Voxel => ({ x, y, z, ...(z === height - 1 && height > 1 && { tone: 'domain', lit: ['top'] }) }),
    ),
  ),
)

const readyRow = range(6).map((index): Voxel => ({ x: index * 1.5, y: 0, z: 0, tone: 'text', lit: ['top'] }))

const twinPair: Voxel[] = [
  ...block(2, 2, 2),
  ...block(2, 2, 2).map((cell): Voxel => ({ ...cell, x: cell.x + 2.2, y: cell.y - 2.2, hollow: true })),
]

const handOverTones: readonly Tone[] = ['it', 'it', 'corporate', 'corporate', 'domain']
const handOver = range(5).flatMap((step) =>
  range(step + 1).map(
    (z): Voxel => ({
      x: step,
      y: 4 - step,
      z,
      ...(z === step && { tone: handOverTones[step], lit: ['top'] }),
    }),
  ),
)

/** What each of the six sides looks like, by the page it leads to. */
export const pillarFigures: Partial<Record<PageName, readonly Voxel[]>> = {
  itOperations: itWall,
  corporateFunctions: corporateWall,
  domainFunctions: domainField,
  agentCatalog: readyRow,
  digitalTwins: twinPair,
  technology: handOver,
}

/** Nine of them at work, three on each side one sees. */
export const nineAtWork: readonly Voxel[] = (() => {
  let cells = block(3, 3, 3)
  cells = light(
    cells,
    'it',
    ['left'],
    [
      [0, 2, 1],
      [1, 2, 2],
      [1, 2, 0],
    ],
  )
  cells = light(
    cells,
    'corporate',
    ['right'],
    [
      [2, 0, 2],
      [2, 1, 0],
      [2, 0, 0],
    ],
  )
  return light(
    cells,
    'domain',
    ['top'],
    [
      [0, 0, 2],
      [0, 2, 2],
      [2, 1, 2],
    ],
  )
})()

const RADIUS = 8

/** Where on the globe's visible side work is going on. */
const cities: readonly (readonly [east: number, north: number, tone: Tone])[] = [
  [-0.62, 0.55, 'domain'],
  [-0.2, 0.72, 'domain'],
  [0.3, 0.5, 'corporate'],
  [0.58, 0.62, 'corporate'],
  [-0.5, 0.1, 'it'],
  [0.02, 0.22, 'domain'],
  [0.5, 0.12, 'corporate'],
  [-0.72, -0.24, 'it'],
  [-0.25, -0.3, 'it'],
  [0.28, -0.28, 'corporate'],
  [0.66, -0.34, 'corporate'],
  [-0.4, -0.66, 'it'],
  [0.1, -0.7, 'it'],
]

/** A world of cells, with work going on all round it. */
export const globe: readonly Voxel[] = (() => {
  const cells = block(2 * RADIUS + 1, 2 * RADIUS + 1, 2 * RADIUS + 1).filter(
    ({ x, y, z }) => Math.hypot(x - RADIUS, y - RADIUS, z - RADIUS) < RADIUS + 0.4,
  )
  const lit = new Map<Voxel, Tone>()
  for (const [east, north, tone] of cities) {
    // The cell that lies nearest to the eye on this line of sight.
    const along = (cell: Voxel) =>
      Math.hypot(
        (cell.x - cell.y) / Math.SQRT2 - east * RADIUS,
        (2 * cell.z - cell.x - cell.y) / Math.sqrt(6) - north * RADIUS,
      )
    const front = cells
      .filter((cell) => along(cell) < 0.9)
      .reduce((a, b) => (b.x + b.y + b.z > a.x + a.y + a.z ? b : a))
    lit.set(front, tone)
  }
  return cells.map((cell) => {
    const tone = lit.get(cell)
    return tone ? { ...cell, tone } : cell
  })
})()
