import type { Cells } from './cells.ts'
import { materialOf } from './cells.ts'
import type { Rgb } from './character.ts'
import { type Figure, materials } from './figure.ts'
import { eyeOpening, type Landmarks, mouthLine } from './head.ts'
import type { Pose } from './pose.ts'
import { clamp, ramp, speckle } from './shapes.ts'

/**
 * How much each movement takes a cell along. The shader of the living face and `moveCell` below read the same
 * weights, so that a film and the room move alike.
 */
export type Rig = {
  marks: Landmarks
  head: Float32Array
  brow: Float32Array
  jaw: Float32Array
  /** Signed: to which side of the mouth the cell belongs, and how strongly. */
  spread: Float32Array
  front: Float32Array
  up: Float32Array
  low: Float32Array
  corner: Float32Array
  /** How much the skin is drawn out where the jaw drops; cells grow by it, so that no gap shows. */
  stretch: Float32Array
  /** The same to the side, where the lips are drawn together. */
  strain: Float32Array
  part: Uint8Array
}

export const parts = { still: 0, eyeball: 1, lid: 2 } as const

/** How far each movement goes at its full weight. */
export const travel = {
  pivot: { y: -0.98, z: -0.16 },
  jaw: { y: -0.2, z: -0.055 },
  wide: 0.05,
  round: { x: 0.36, z: 0.06 },
  upper: 0.04,
  lower: 0.045,
  smile: { x: 0.03, y: 0.05, z: -0.015 },
  brow: 0.055,
  lid: 0.82,
  breath: { y: 0.022, z: 0.016 },
} as const

const bell = (value: number, wide: number) => Math.exp(-((value / wide) ** 2))

function jawWeight(mouth: Landmarks['mouth'], x: number, y: number, z: number): number {
  const ax = Math.abs(x)
  const line = mouthLine(mouth, x)
  const atSide = ramp(ax, mouth.width * 0.92, mouth.width * 1.12)
  const between = y < line ? 1 : 0
  const beside = ramp(y, line + 0.2, line - 0.16)
  const lower = between * (1 - atSide) + beside * atSide
  const forward = ramp(z, -0.2, 0.3) * ramp(y, -1.12, -0.86)
  return lower * forward * ramp(ax, 0.62, 0.36)
}

function spreadWeight(mouth: Landmarks['mouth'], ax: number, y: number, z: number): number {
  const near = bell(y - mouthLine(mouth, ax), 0.15) * ramp(z, 0.3, 0.5)
  return clamp(ax / mouth.width, 0, 1) * near * ramp(ax, 0.46, mouth.width)
}

/** How far a cell goes when the lips are pursed: the difference between neighbours is what opens a gap. */
const pulled = (mouth: Landmarks['mouth'], ax: number, y: number, z: number) =>
  spreadWeight(mouth, ax, y, z) * ax * travel.round.x

/** Adds what only shows when a face moves, the lids and the inside of the mouth, and weighs every cell. */
export function rigUp(figure: Figure, cells: Cells, edge: number): { cells: Cells; rig: Rig } {
  const { marks } = figure.head
  const all = withMovingParts(figure, cells, edge / 2)
  const { eye, mouth } = marks
  const list = () => new Float32Array(all.cells.count)
  const rig: Rig = {
    marks,
    head: list(),
    brow: list(),
    jaw: list(),
    spread: list(),
    front: list(),
    up: list(),
    low: list(),
    corner: list(),
    stretch: list(),
    strain: list(),
    part: all.part,
  }
  for (let index = 0; index < all.cells.count; index++) {
    const x = all.cells.place[index * 3] ?? 0
    const y = all.cells.place[index * 3 + 1] ?? 0
    const z = all.cells.place[index * 3 + 2] ?? 0
    const ax = Math.abs(x)
    const material = materialOf(all.cells, index)
    const worn = material === 'jacket' || material === 'top' || material === 'tie' || material === 'pin'
    rig.head[index] = worn ? 0 : material === 'hair' ? ramp(y, -1.75, -0.85) : ramp(y, -1.4, -0.82)
    if (rig.part[index] === parts.eyeball) continue
    if (material === 'eye') {
      rig.part[index] = parts.eyeball
      continue
    }
    if (z < 0.05 || material === 'glasses' || worn) continue
    const overEye = bell(y - marks.browY, 0.11) * ramp(ax, 0.6, 0.45)
    rig.brow[index] = y > eye.y + 0.06 && y < 0.6 && material !== 'hair' ? overEye : 0
    if (y > 0 || y < -1.15) continue
    const inside = all.inside[index] ?? -1
    const jaw = inside >= 0 ? inside : jawWeight(mouth, x, y, z)
    rig.jaw[index] = jaw
    if (inside >= 0) {
      // Teeth and tongue draw together with the lips, or they would stick out beside pursed ones.
      rig.spread[index] = Math.sign(x) * clamp(ax / mouth.width)
      continue
    }
    rig.stretch[index] =
      Math.min(3, Math.abs(jawWeight(mouth, x, y + 0.012, z) - jaw) / 0.012) *
      ramp(ax, mouth.width * 0.9, mouth.width * 1.1)
    const line = mouthLine(mouth, x)
    rig.strain[index] = Math.min(
      1,
      Math.abs(pulled(mouth, ax + 0.012, y, z) - pulled(mouth, ax, y, z)) / 0.012,
    )
    rig.spread[index] = Math.sign(x) * spreadWeight(mouth, ax, y, z)
    rig.front[index] =
      bell(y - line, 0.1) * ramp(ax, mouth.width * 1.35, mouth.width * 0.4) * ramp(z, 0.4, 0.55)
    const acrossLip = ramp(ax, mouth.width * 1.1, mouth.width * 0.5)
    rig.up[index] = y >= line ? bell(y - line, 0.09) * acrossLip : 0
    rig.low[index] = y < line ? bell(y - line, 0.1) * acrossLip : 0
    rig.corner[index] = bell(ax - mouth.width, 0.15) * bell(y - line - 0.06, 0.19) * ramp(z, 0.25, 0.45)
  }
  return { cells: all.cells, rig }
}

type Extra = {
  x: number
  y: number
  z: number
  size: number
  color: Rgb
  part: number
  jaw: number
  n: readonly [number, number, number]
}

function withMovingParts(
  figure: Figure,
  cells: Cells,
  fine: number,
): { cells: Cells; part: Uint8Array; inside: Float32Array } {
  const extra = [...lidCells(figure, fine), ...eyeCells(figure, cells, fine), ...mouthCells(figure, fine)]
  const count = cells.count + extra.length
  const grow = (list: Float32Array, per: number, of: (one: Extra) => readonly number[]) => {
    const longer = new Float32Array(count * per)
    longer.set(list)
    for (let index = 0; index < extra.length; index++) {
      const one = extra[index]
      if (one) longer.set(of(one), (cells.count + index) * per)
    }
    return longer
  }
  const part = new Uint8Array(count)
  const inside = new Float32Array(count).fill(-1)
  const material = new Uint8Array(count)
  material.set(cells.material)
  extra.forEach((one, index) => {
    part[cells.count + index] = one.part
    inside[cells.count + index] = one.part === parts.still ? one.jaw : 0
    material[cells.count + index] = materials.indexOf(materialOfPart(one.part))
  })
  return {
    part,
    inside,
    cells: {
      count,
      place: grow(cells.place, 3, ({ x, y, z }) => [x, y, z]),
      size: grow(cells.size, 1, ({ size }) => [size]),
      normal: grow(cells.normal, 3, ({ n }) => n),
      color: grow(cells.color, 3, ({ color }) => color),
      open: grow(cells.open, 1, () => [0.85]),
      material,
    },
  }
}

const materialOfPart = (part: number) =>
  part === parts.lid ? 'skin' : part === parts.eyeball ? 'eye' : 'lip'

/** What of the eyes the lids cover while they look ahead: it comes to light when they look aside. */
function eyeCells(figure: Figure, cells: Cells, fine: number): Extra[] {
  const { eye } = figure.head.marks
  const keyOf = (x: number, y: number, z: number) =>
    `${Math.round(x / fine)} ${Math.round(y / fine)} ${Math.round(z / fine)}`
  const there = new Set<string>()
  const start: [number, number, number] = [0, 0, 0]
  for (let index = 0; index < cells.count; index++) {
    if (materialOf(cells, index) !== 'eye') continue
    const at = cells.place.subarray(index * 3, index * 3 + 3)
    start[0] = at[0] ?? 0
    start[1] = at[1] ?? 0
    start[2] = at[2] ?? 0
    there.add(keyOf(start[0], start[1], start[2]))
  }
  const made: Extra[] = []
  const reach = Math.ceil(eye.radius / fine) + 1
  // On the same grid as the cells that show, or the two would not join.
  const onGrid = (value: number, from: number) => from + Math.round((value - from) / fine) * fine
  for (const side of [-1, 1])
    for (let ix = -reach; ix <= reach; ix++)
      for (let iy = -reach; iy <= reach; iy++)
        for (let iz = -1; iz <= reach; iz++) {
          const x = onGrid(side * eye.x + ix * fine, start[0])
          const y = onGrid(eye.y + iy * fine, start[1])
          const z = onGrid(eye.z + iz * fine, start[2])
          const off = [x - side * eye.x, y - eye.y, z - eye.z] as const
          const far = Math.hypot(...off)
          if (far > eye.radius || far < eye.radius - fine * 1.5 || there.has(keyOf(x, y, z))) continue
          made.push({
            x,
            y,
            z,
            size: fine,
            color: figure.colorAt('eye', x, y, z),
            part: parts.eyeball,
            jaw: 0,
            n: [off[0] / far, off[1] / far, off[2] / far],
          })
        }
  return made
}

/** The lids, shut: the rig turns them up and away for as long as the eyes are open. */
function lidCells(figure: Figure, fine: number): Extra[] {
  const { eye } = figure.head.marks
  const made: Extra[] = []
  const shell = eye.radius + 0.012
  for (const side of [-1, 1])
    for (let dx = -eye.width; dx <= eye.width; dx += fine)
      for (let dy = -eye.down - 0.02; dy <= eye.up + 0.03; dy += fine) {
        const ax = eye.x + side * dx * side
        const open = eyeOpening(eye, ax, eye.y + dy)
        const depth = shell * shell - dx * dx - dy * dy
        if (open < -0.014 || depth <= 0) continue
        const z = eye.z + Math.sqrt(depth)
        const skin = figure.colorAt('skin', side * 0.3, 0.16, 0.6)
        const lash = dy < -eye.down * 0.4 && open < 0.02
        const tone = lash ? 0.25 : 0.93 + 0.06 * speckle(dx, dy, side)
        made.push({
          x: side * ax,
          y: eye.y + dy,
          z,
          size: fine,
          color: [skin[0] * tone, skin[1] * tone, skin[2] * tone],
          part: parts.lid,
          jaw: 0,
          n: [(side * dx) / shell, dy / shell, (z - eye.z) / shell],
        })
      }
  return made
}

/** Teeth, tongue and the dark behind them: hidden until the lips part. */
function mouthCells(figure: Figure, fine: number): Extra[] {
  const { mouth } = figure.head.marks
  const made: Extra[] = []
  const wide = mouth.width * 0.94
  const step = fine * 1.5
  const add = (x: number, y: number, z: number, color: Rgb, jaw: number, size = step) =>
    made.push({ x, y, z, size, color, part: parts.still, jaw, n: [0, 0, 1] })
  const dark = step * 2.4
  for (let x = -wide * 1.22; x <= wide * 1.22; x += dark * 0.6)
    for (let y = -0.16; y <= 0.13; y += dark * 0.6) {
      const jaw = ramp(y, 0.06, -0.06)
      add(x, mouth.y + y, 0.45 - 1.7 * x * x - 0.8 * y * y, [0.12, 0.035, 0.04], jaw, dark)
    }
  for (let x = -wide; x <= wide; x += step) {
    const curve = 1.5 * x * x
    for (let row = 0; row < 3; row++) {
      const fade = 0.88 - 0.9 * Math.abs(x) - 0.05 * row
      const white: Rgb = [fade, fade * 0.97, fade * 0.92]
      if (Math.abs(x) < wide * 0.7) add(x, mouth.y - 0.03 + row * step, 0.635 - curve, white, 0)
      if (Math.abs(x) < wide * 0.6) add(x, mouth.y - 0.045 - row * step, 0.615 - curve, white, 1)
    }
    if (Math.abs(x) < wide * 0.5)
      for (let z = 0; z < 0.1; z += step) {
        const pink = 0.58 - 0.5 * Math.abs(x)
        add(
          x,
          mouth.y - 0.062 - 0.25 * z - 0.3 * x * x,
          0.61 - curve - z,
          [pink, pink * 0.42, pink * 0.4],
          0.86,
        )
      }
  }
  return made
}

/** A cell's place in a pose, and how the cell itself is turned with it. The face's shader does the same. */
export type Moved = {
  x: number
  y: number
  z: number
  yaw: number
  pitch: number
  roll: number
  /** How much wider and higher the cell is than at rest. */
  growX: number
  growY: number
}

export function moveCell(cells: Cells, rig: Rig, index: number, pose: Pose, out: Moved): Moved {
  const { eye } = rig.marks
  let x = cells.place[index * 3] ?? 0
  let y = cells.place[index * 3 + 1] ?? 0
  let z = cells.place[index * 3 + 2] ?? 0
  const { mouth } = pose
  const part = rig.part[index]
  const jaw = rig.jaw[index] ?? 0
  const spread = rig.spread[index] ?? 0
  const front = rig.front[index] ?? 0
  const corner = rig.corner[index] ?? 0
  out.yaw = out.pitch = out.roll = 0
  if (part === parts.still) {
    const side = Math.sign(x)
    const round = Math.max(mouth.round, 0)
    y += travel.jaw.y * jaw * mouth.open
    z += travel.jaw.z * jaw * mouth.open
    x += spread * travel.wide * mouth.wide - Math.abs(spread) * x * travel.round.x * round
    z += front * travel.round.z * round - Math.abs(spread) * 0.02 * mouth.wide
    y +=
      (rig.up[index] ?? 0) * travel.upper * mouth.upper - (rig.low[index] ?? 0) * travel.lower * mouth.lower
    x += side * corner * travel.smile.x * mouth.smile
    y += corner * travel.smile.y * mouth.smile
    z += corner * travel.smile.z * mouth.smile
    y += (rig.brow[index] ?? 0) * travel.brow * pose.brows
  } else {
    const cx = Math.sign(x) * eye.x
    const yaw = part === parts.eyeball ? pose.gaze.yaw : 0
    const pitch = part === parts.eyeball ? -pose.gaze.pitch : -travel.lid * (1 - pose.lids)
    const dx = x - cx
    const dy = y - eye.y
    const dz = z - eye.z
    const cosPitch = Math.cos(pitch)
    const sinPitch = Math.sin(pitch)
    const py = dy * cosPitch - dz * sinPitch
    const pz = dy * sinPitch + dz * cosPitch
    const cosYaw = Math.cos(yaw)
    const sinYaw = Math.sin(yaw)
    x = cx + dx * cosYaw + pz * sinYaw
    y = eye.y + py
    z = eye.z - dx * sinYaw + pz * cosYaw
    out.pitch = pitch
    out.yaw = yaw
  }
  out.growX = 1 + 1.5 * (rig.strain[index] ?? 0) * (Math.max(0, mouth.round) + 0.4 * Math.abs(mouth.wide))
  out.growY =
    1 +
    0.2 * (rig.stretch[index] ?? 0) * mouth.open +
    0.3 * front * (Math.abs(mouth.upper) + Math.abs(mouth.lower)) +
    0.2 * corner * Math.abs(mouth.smile)
  const share = rig.head[index] ?? 0
  turn(out, x, y - travel.pivot.y, z - travel.pivot.z, pose.head, share)
  out.y += travel.pivot.y
  out.z += travel.pivot.z
  const lifted = ramp(y, -2.6, -1.7)
  out.y += travel.breath.y * pose.breath * lifted
  out.z += travel.breath.z * pose.breath * ramp(y, -1.2, -1.8) * ramp(z, -0.3, 0.4)
  return out
}

/** Pitch, then roll, then yaw, about the foot of the neck; cells of the neck follow by their share. */
function turn(out: Moved, x: number, y: number, z: number, head: Pose['head'], share: number): void {
  const pitch = head.pitch * share
  const roll = head.roll * share
  const yaw = head.yaw * share
  const py = y * Math.cos(pitch) - z * Math.sin(pitch)
  const pz = y * Math.sin(pitch) + z * Math.cos(pitch)
  const rx = x * Math.cos(roll) - py * Math.sin(roll)
  const ry = x * Math.sin(roll) + py * Math.cos(roll)
  out.x = rx * Math.cos(yaw) + pz * Math.sin(yaw)
  out.y = ry
  out.z = -rx * Math.sin(yaw) + pz * Math.cos(yaw)
  out.pitch += pitch
  out.roll += roll
  out.yaw += yaw
}
