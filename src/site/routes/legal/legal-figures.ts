import type { Voxel } from '../../ui/voxel-geometry.ts'

const block = (columns: number, rows: number, layers: number): Voxel[] =>
  Array.from({ length: columns * rows * layers }, (_, index) => ({
    x: index % columns,
    y: Math.floor(index / columns) % rows,
    z: Math.floor(index / (columns * rows)),
  }))

/** A closed box with a keyhole. */
export const closedBox: readonly Voxel[] = block(5, 5, 5).map((cell) =>
  cell.y === 4 && cell.x === 2 && (cell.z === 2 || cell.z === 3)
    ? { ...cell, tone: 'text', lit: ['left'] }
    : cell,
)

/** Three sheets, and on the uppermost what has been agreed, line by line. */
export const sheets: readonly Voxel[] = [0, 1.5, 3].flatMap((z) =>
  block(4, 5, 1).map(
    (cell): Voxel => ({
      ...cell,
      z,
      ...(z === 3 &&
        cell.y % 2 === 1 &&
        cell.x > 0 &&
        cell.x < (cell.y === 3 ? 2 : 4) && { tone: 'text', lit: ['top'] }),
    }),
  ),
)

const BITE = 2.5

/** A bite out of the near corner, and the crumbs. */
export const bitten: readonly Voxel[] = [
  ...block(5, 5, 5).filter(({ x, y, z }) => Math.hypot(4 - x, 4 - y, 4 - z) > BITE),
  { x: 6.3, y: 3.4, z: 0 },
  { x: 4.6, y: 6.2, z: 0, tone: 'text', lit: ['top'] },
]
