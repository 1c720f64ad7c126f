import type { Light } from './color.ts'
import { type Frame, upright, type Vector } from './space.ts'

export type Cell = {
  at: Vector
  /** Edge length; 1 fills the lattice pitch. */
  size: number
  color: Light
  glow?: Light
  frame?: Frame
}

const bucketOf = (value: number) => Math.round(value)

/** Everything that stands in a scene at one moment, and who stands near a place. */
export class CellCloud {
  readonly cells: Cell[]
  private readonly buckets = new Map<number, Cell[]>()
  private readonly around = new Map<number, readonly Cell[]>()

  constructor(cells: Cell[]) {
    this.cells = cells.filter(({ size }) => size > 0.004)
    for (const cell of this.cells) {
      if (cell.size < 0.2) continue
      const key = keyOf(bucketOf(cell.at[0]), bucketOf(cell.at[1]), bucketOf(cell.at[2]))
      const bucket = this.buckets.get(key)
      if (bucket) bucket.push(cell)
      else this.buckets.set(key, [cell])
    }
  }

  /** The cells whose middle is within about one and a half pitches. */
  near(x: number, y: number, z: number): readonly Cell[] {
    const bx = bucketOf(x)
    const by = bucketOf(y)
    const bz = bucketOf(z)
    const key = keyOf(bx, by, bz)
    const known = this.around.get(key)
    if (known) return known
    const found: Cell[] = []
    for (let ax = bx - 1; ax <= bx + 1; ax++)
      for (let ay = by - 1; ay <= by + 1; ay++)
        for (let az = bz - 1; az <= bz + 1; az++) {
          const bucket = this.buckets.get(keyOf(ax, ay, az))
          if (bucket) for (const cell of bucket) found.push(cell)
        }
    this.around.set(key, found)
    return found
  }
}

const keyOf = (x: number, y: number, z: number) => (x + 512) * 1048576 + (y + 512) * 1024 + (z + 512)

/** How far a place is from a cell's skin; 0 inside. */
export function distanceTo(cell: Cell, x: number, y: number, z: number): number {
  const half = cell.size / 2
  let dx = x - cell.at[0]
  let dy = y - cell.at[1]
  let dz = z - cell.at[2]
  const frame = cell.frame ?? upright
  if (frame !== upright) {
    const [a, b, c] = frame
    const tx = dx * a[0] + dy * a[1] + dz * a[2]
    const ty = dx * b[0] + dy * b[1] + dz * b[2]
    dz = dx * c[0] + dy * c[1] + dz * c[2]
    dx = tx
    dy = ty
  }
  const ox = Math.max(0, Math.abs(dx) - half)
  const oy = Math.max(0, Math.abs(dy) - half)
  const oz = Math.max(0, Math.abs(dz) - half)
  return Math.sqrt(ox * ox + oy * oy + oz * oz)
}
