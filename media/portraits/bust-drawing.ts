import { type Cells, materialOf } from '../../src/studio/room/sculpture/cells.ts'
import type { Material } from '../../src/studio/room/sculpture/figure.ts'
import type { Pose } from '../../src/studio/room/sculpture/pose.ts'
import { type Moved, moveCell, type Rig } from '../../src/studio/room/sculpture/rig.ts'
import { type BustLight, studio } from '../../src/studio/room/sculpture/studio-light.ts'
import { surfaces } from '../../src/studio/room/sculpture/surfaces.ts'
import type { Plate } from '../cellworld/plate.ts'
import { dot, type Frame, turnedFrame, unit, upright, type Vector } from '../cellworld/space.ts'

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** From where the bust is looked at, and how much of it fits into the picture's height. */
export type Eye = { at: Vector; target: Vector; span: number }

type Projected = { x: number; y: number; near: number }

const faces = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
] as const

export class BustDrawing {
  private readonly cells: Cells
  private readonly rig: Rig
  private readonly light: BustLight
  private readonly color: Float32Array
  private readonly corners = new Float32Array(12)
  private readonly bevels = new Float32Array(12)

  constructor(cells: Cells, rig: Rig, light: BustLight) {
    this.cells = cells
    this.rig = rig
    this.light = light
    this.color = cells.color.map(linear)
  }

  draw(plate: Plate, eye: Eye, pose: Pose, yaw: number): void {
    const off: Vector = [eye.at[0] - eye.target[0], eye.at[1] - eye.target[1], eye.at[2] - eye.target[2]]
    const distance = Math.hypot(...off)
    const back = unit(off)
    const right = unit([back[2], 0, -back[0]])
    const up: Vector = [
      back[1] * right[2] - back[2] * right[1],
      back[2] * right[0] - back[0] * right[2],
      back[0] * right[1] - back[1] * right[0],
    ]
    const unitScale = (plate.height / eye.span) * distance
    const project = (x: number, y: number, z: number): Projected => {
      const dx = x - eye.target[0]
      const dy = y - eye.target[1]
      const dz = z - eye.target[2]
      const near = dx * back[0] + dy * back[1] + dz * back[2]
      const scale = unitScale / (distance - near)
      return {
        x: plate.width / 2 + (dx * right[0] + dy * right[1] + dz * right[2]) * scale,
        y: plate.height / 2 - (dx * up[0] + dy * up[1] + dz * up[2]) * scale,
        near,
      }
    }
    const body = turnedFrame(upright, [0, 1, 0], yaw)
    const moved: Moved = { x: 0, y: 0, z: 0, yaw: 0, pitch: 0, roll: 0, growX: 1, growY: 1 }
    for (let index = 0; index < this.cells.count; index++) {
      moveCell(this.cells, this.rig, index, pose, moved)
      const at: Vector = [
        moved.x * Math.cos(yaw) + moved.z * Math.sin(yaw),
        moved.y,
        -moved.x * Math.sin(yaw) + moved.z * Math.cos(yaw),
      ]
      this.drawCell(plate, index, at, frameOf(moved, body), moved, eye.at, project)
    }
  }

  private drawCell(
    plate: Plate,
    index: number,
    at: Vector,
    frame: Frame,
    { growX, growY }: Moved,
    eyeAt: Vector,
    project: (x: number, y: number, z: number) => Projected,
  ): void {
    const material = materialOf(this.cells, index)
    const { facet } = surfaces[material]
    const size = (this.cells.size[index] ?? 0) * 1.01
    const sizes = [size * growX, size * growY, size] as const
    const form = this.formOf(index, frame)
    const towards = unit([eyeAt[0] - at[0], eyeAt[1] - at[1], eyeAt[2] - at[2]])
    for (const [out, across, along] of faces) {
      const axis = frame[out]
      const facing = dot(axis, towards) > 0 ? 1 : -1
      const u = frame[across]
      const v = frame[along]
      const half = (sizes[out] / 2) * facing
      const us = sizes[across]
      const vs = sizes[along]
      const x = at[0] + axis[0] * half - (u[0] * us + v[0] * vs) / 2
      const y = at[1] + axis[1] * half - (u[1] * us + v[1] * vs) / 2
      const z = at[2] + axis[2] * half - (u[2] * us + v[2] * vs) / 2
      const a = project(x, y, z)
      const b = project(x + u[0] * us, y + u[1] * us, z + u[2] * us)
      const c = project(x + v[0] * vs, y + v[1] * vs, z + v[2] * vs)
      const normal = unit([
        form[0] * (1 - facet) + axis[0] * facing * facet,
        form[1] * (1 - facet) + axis[1] * facing * facet,
        form[2] * (1 - facet) + axis[2] * facing * facet,
      ])
      this.shade(index, material, normal, form, towards)
      plate.face(
        a.x,
        a.y,
        a.near,
        b.x - a.x,
        b.y - a.y,
        b.near - a.near,
        c.x - a.x,
        c.y - a.y,
        c.near - a.near,
        this.corners,
        this.bevels,
        0,
      )
    }
  }

  private formOf(index: number, frame: Frame): Vector {
    const x = this.cells.normal[index * 3] ?? 0
    const y = this.cells.normal[index * 3 + 1] ?? 0
    const z = this.cells.normal[index * 3 + 2] ?? 0
    return [
      frame[0][0] * x + frame[1][0] * y + frame[2][0] * z,
      frame[0][1] * x + frame[1][1] * y + frame[2][1] * z,
      frame[0][2] * x + frame[1][2] * y + frame[2][2] * z,
    ]
  }

  private shade(index: number, material: Material, normal: Vector, form: Vector, towards: Vector): void {
    const { key, rim, volt } = studio
    const isSkin = material === 'skin' || material === 'lip'
    // Skin lets some light round the edge of the shadow.
    const wrap = isSkin ? 0.12 : 0
    const lit = this.light.key[index] ?? 0
    const byKey = Math.max(0, (dot(normal, key.from) + wrap) / (1 + wrap)) * lit
    const byRim = Math.max(0, dot(normal, rim.from)) * (this.light.rim[index] ?? 0)
    const byVolt =
      material === 'eye' ? 0 : Math.max(0, dot(normal, volt.from)) * (this.light.volt[index] ?? 0)
    const { shine, gloss } = surfaces[material]
    const glint = shine * gleam(normal, key.from, towards, gloss) * lit
    const edgeGlint = shine * 0.6 * gleam(normal, rim.from, towards, gloss) * (this.light.rim[index] ?? 0)
    // The room was gathered over the form; each face of the cube sees its own part of it.
    const bySky = 1 + 0.5 * (normal[1] - form[1]) + 0.2 * (normal[2] - form[2])
    for (let channel = 0; channel < 3; channel++) {
      const own = this.color[index * 3 + channel] ?? 0
      const fallen =
        (key.light[channel] ?? 0) * byKey +
        (rim.light[channel] ?? 0) * byRim +
        (volt.light[channel] ?? 0) * byVolt +
        (this.light.sky[index * 3 + channel] ?? 0) * bySky
      const burn = material === 'pin' ? own * 0.55 : 0
      const value =
        own * fallen + glint * (key.light[channel] ?? 0) + edgeGlint * (rim.light[channel] ?? 0) + burn
      // A little toe: blacks close, and the colours of the midtones with them.
      const closed = value * (0.74 + 0.26 * Math.min(1, value / 0.3))
      for (let corner = 0; corner < 4; corner++) this.corners[corner * 3 + channel] = closed
    }
  }
}

function gleam(normal: Vector, from: Vector, towards: Vector, gloss: number): number {
  const halfway = unit([from[0] + towards[0], from[1] + towards[1], from[2] + towards[2]])
  return Math.max(0, dot(normal, halfway)) ** gloss
}

/** The cell's own turn (pitch, then roll, then yaw) and then the body's. */
function frameOf(moved: Moved, body: Frame): Frame {
  if (moved.yaw === 0 && moved.pitch === 0 && moved.roll === 0) return body
  const cp = Math.cos(moved.pitch)
  const sp = Math.sin(moved.pitch)
  const cr = Math.cos(moved.roll)
  const sr = Math.sin(moved.roll)
  const cy = Math.cos(moved.yaw)
  const sy = Math.sin(moved.yaw)
  const turn = (x: number, y: number, z: number): Vector => {
    const y1 = y * cp - z * sp
    const z1 = y * sp + z * cp
    const x2 = x * cr - y1 * sr
    const y2 = x * sr + y1 * cr
    const lx = x2 * cy + z1 * sy
    const lz = -x2 * sy + z1 * cy
    return [
      body[0][0] * lx + body[1][0] * y2 + body[2][0] * lz,
      body[0][1] * lx + body[1][1] * y2 + body[2][1] * lz,
      body[0][2] * lx + body[1][2] * y2 + body[2][2] * lz,
    ]
  }
  return [turn(1, 0, 0), turn(0, 1, 0), turn(0, 0, 1)]
}
