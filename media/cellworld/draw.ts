import { type Cell, CellCloud } from './cells.ts'
import type { Light } from './color.ts'
import { fallenLight, keyReach, type Lamp, openness, type Rig } from './light.ts'
import type { Plate } from './plate.ts'
import { dot, plus, times, unit, upright, type Vector } from './space.ts'
import { seenAt, type View } from './view.ts'

const bevelShare = 0.07
const corners = new Float32Array(12)
const bevels = new Float32Array(12)

/** A face in terms of the cell's axes: which one it looks along, and which two span it. */
const faces = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
] as const

/** Draws all cells of a moment onto the plate. */
export function drawCells(plate: Plate, view: View, rig: Rig, cells: Cell[], lamps: readonly Lamp[]): void {
  const cloud = new CellCloud(cells)
  // Near ones first: what they hide is then never shaded.
  const ordered = cloud.cells.toSorted((a, b) => dot(b.at, view.back) - dot(a.at, view.back))
  for (const cell of ordered) drawCell(plate, view, rig, cloud, cell, lamps)
}

function drawCell(
  plate: Plate,
  view: View,
  rig: Rig,
  cloud: CellCloud,
  cell: Cell,
  lamps: readonly Lamp[],
): void {
  const middle = seenAt(view, cell.at)
  const radius = cell.size * view.scale
  if (
    middle.x < -radius ||
    middle.y < -radius ||
    middle.x > plate.width + radius ||
    middle.y > plate.height + radius
  )
    return
  const near = cloud.near(cell.at[0], cell.at[1], cell.at[2])
  const frame = cell.frame ?? upright
  const half = cell.size / 2
  for (const [out, across, along] of faces) {
    const axis = frame[out]
    const facing = dot(axis, view.back)
    const sign = facing > 0 ? 1 : -1
    const normal = times(axis, sign)
    const u = frame[across]
    const v = frame[along]
    const center = plus(cell.at, times(normal, half))
    const origin = plus(center, plus(times(u, -half), times(v, -half)))
    const start = seenAt(view, origin)
    const size = cell.size * view.scale
    const shade = shadeFace(rig, cloud, cell, near, center, normal, u, v, half, lamps, view.back)
    if (!shade) continue
    plate.face(
      start.x,
      start.y,
      start.near,
      dot(u, view.right) * size,
      -dot(u, view.up) * size,
      dot(u, view.back) * cell.size,
      dot(v, view.right) * size,
      -dot(v, view.up) * size,
      dot(v, view.back) * cell.size,
      corners,
      bevels,
      bevelShare,
    )
  }
}

function shadeFace(
  rig: Rig,
  cloud: CellCloud,
  cell: Cell,
  near: readonly Cell[],
  center: Vector,
  normal: Vector,
  u: Vector,
  v: Vector,
  half: number,
  lamps: readonly Lamp[],
  back: Vector,
): boolean {
  const glow = cell.glow ?? [0, 0, 0]
  // The top of a lit cell is brighter than its sides: without that a lit cube is a flat hexagon.
  const burn = 0.66 + 0.36 * normal[1] + 0.14 * normal[2]
  let openSum = 0
  let reachSum = 0
  for (let corner = 0; corner < 4; corner++) {
    const inset = half * 0.86
    const at = plus(
      center,
      plus(times(u, corner & 1 ? inset : -inset), times(v, corner & 2 ? inset : -inset)),
    )
    const open = Math.max(rig.floor, openness(near, cell, at, normal))
    const reach = dot(normal, rig.key.from) > 0 ? keyReach(cloud, cell, at, rig.key.from) : 0
    openSum += open
    reachSum += reach
    // A lit face fades a little away from the light within: downwards, and towards its far corners.
    const fade = 0.9 + 0.16 * ((at[1] - cell.at[1]) / (cell.size || 1))
    put(
      corners,
      corner * 3,
      cell.color,
      fallenLight(rig, lamps, at, normal, open, reach),
      glow,
      burn * fade,
      0,
    )
  }
  const open = openSum / 4
  const reach = reachSum / 4
  for (let edge = 0; edge < 4; edge++) {
    const out = edge < 2 ? u : v
    const lean = times(out, edge % 2 ? 1 : -1)
    const tilted = unit(plus(normal, lean))
    const at = plus(center, times(lean, half))
    const halfway = unit(plus(rig.key.from, back))
    const shine = rig.shine * Math.max(0, dot(tilted, halfway)) ** 18 * reach
    put(
      bevels,
      edge * 3,
      cell.color,
      fallenLight(rig, lamps, at, tilted, Math.min(1, open * 1.1), reach),
      glow,
      burn * (1.02 + 0.3 * tilted[1]),
      shine,
    )
  }
  return true
}

function put(
  into: Float32Array,
  at: number,
  color: Light,
  fallen: Light,
  glow: Light,
  burn: number,
  shine: number,
): void {
  into[at] = color[0] * fallen[0] + glow[0] * burn + shine
  into[at + 1] = color[1] * fallen[1] + glow[1] * burn + shine
  into[at + 2] = color[2] * fallen[2] + glow[2] * burn + shine
}
