import type { Tone } from './tone.ts'

export type VoxelFace = 'top' | 'left' | 'right'

/** One cell: x runs to the lower right, y to the lower left, z up. Fractions lift a cell out of its row. */
export type Voxel = {
  x: number
  y: number
  z: number
  /** A cell with a tone is lit, on all faces or on those named. */
  tone?: Tone
  lit?: readonly VoxelFace[]
  /** Not there yet: edges only. */
  hollow?: boolean
}

export type LitVoxel = { tone: Tone; faces: Partial<Record<VoxelFace, string>>; x: number; y: number }
/** All cells of one depth: they never cover each other, so their faces can share a path. */
export type VoxelLevel = {
  depth: number
  grooves: string
  top: string
  left: string
  right: string
  hollow: string
  lit: LitVoxel[]
}
export type VoxelDrawing = { viewBox: string; levels: VoxelLevel[] }

/* Half a cell's width, half its top's height, its own height. Whole numbers keep the paths short. */
const WIDTH = 28
const RISE = 16
const HEIGHT = 32

const tenth = (value: number) => Math.round(value * 10) / 10

/* Faces are a little smaller than the cell, so that a groove runs between neighbours. */
const facePath = {
  top: (x: number, y: number) => `M${x} ${tenth(y - 15)}l26 15-26 15-26-15z`,
  left: (x: number, y: number) => `M${tenth(x - 1)} ${tenth(y + 17)}l-26-15v30l26 15z`,
  right: (x: number, y: number) => `M${tenth(x + 1)} ${tenth(y + 17)}l26-15v30l-26 15z`,
} as const satisfies Record<VoxelFace, (x: number, y: number) => string>

const outline = (x: number, y: number) => `M${x} ${tenth(y - RISE)}l28 16v32l-28 16-28-16v-32z`
const frame = (x: number, y: number) => `${outline(x, y)}m-28 16 28 16 28-16m-28 16v32`

const key = (x: number, y: number, z: number) => `${x} ${y} ${z}`
const faces = ['top', 'left', 'right'] as const

/** Which neighbour would hide a face. */
const hiddenBy = {
  top: ({ x, y, z }: Voxel) => key(x, y, z + 1),
  left: ({ x, y, z }: Voxel) => key(x, y + 1, z),
  right: ({ x, y, z }: Voxel) => key(x + 1, y, z),
} as const satisfies Record<VoxelFace, (voxel: Voxel) => string>

/** Draws cells back to front; faces between two cells are left out. `margin` leaves room around for light. */
export function drawVoxels(voxels: readonly Voxel[], margin = 4): VoxelDrawing {
  const solid = new Set(voxels.filter(({ hollow }) => !hollow).map(({ x, y, z }) => key(x, y, z)))
  const levels = new Map<number, VoxelLevel>()
  const bounds = {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: -Infinity,
    bottom: -Infinity,
  }
  for (const voxel of voxels) {
    const x = tenth((voxel.x - voxel.y) * WIDTH)
    const y = tenth((voxel.x + voxel.y + 1) * RISE - (voxel.z + 1) * HEIGHT)
    bounds.left = Math.min(bounds.left, x - WIDTH)
    bounds.right = Math.max(bounds.right, x + WIDTH)
    bounds.top = Math.min(bounds.top, y - RISE)
    bounds.bottom = Math.max(bounds.bottom, y + RISE + HEIGHT)

    const seen = faces.filter((face) => !solid.has(hiddenBy[face](voxel)))
    if (seen.length === 0 && !voxel.hollow) continue
    const depth = tenth(voxel.x + voxel.y + voxel.z)
    const level = levels.get(depth) ?? emptyLevel(depth)
    levels.set(depth, level)
    if (voxel.hollow) {
      level.hollow += frame(x, y)
      continue
    }
    level.grooves += outline(x, y)
    const lit: LitVoxel['faces'] = {}
    for (const face of seen) {
      const path = facePath[face](x, y)
      if (voxel.tone && (voxel.lit?.includes(face) ?? true)) lit[face] = path
      else level[face] += path
    }
    if (voxel.tone && Object.keys(lit).length > 0) level.lit.push({ tone: voxel.tone, faces: lit, x, y })
  }
  return {
    viewBox: [
      bounds.left - margin,
      bounds.top - margin,
      bounds.right - bounds.left + 2 * margin,
      bounds.bottom - bounds.top + 2 * margin,
    ]
      .map(Math.round)
      .join(' '),
    levels: [...levels.values()].sort((a, b) => a.depth - b.depth),
  }
}

const emptyLevel = (depth: number): VoxelLevel => ({
  depth,
  grooves: '',
  top: '',
  left: '',
  right: '',
  hollow: '',
  lit: [],
})
