import type { Cells } from './cells.ts'

type Vector = readonly [x: number, y: number, z: number]
/** Linear light, red, green and blue. */
type Light = readonly [red: number, green: number, blue: number]

function unit(a: Vector): Vector {
  const long = Math.hypot(a[0], a[1], a[2]) || 1
  return [a[0] / long, a[1] / long, a[2] / long]
}

/** The studio: a large warm key, a cool rim from behind, a glint of the accent, and the room all round. */
export const studio = {
  key: { from: unit([-2.9, 3.1, 5.2]), wide: 0.16, light: [1.26, 1.07, 0.9] as Light },
  rim: { from: unit([4.6, 2.2, -2.6]), wide: 0.2, light: [0.62, 0.86, 1.35] as Light },
  volt: { from: unit([-5, 0.4, -2.2]), wide: 0.12, light: [0.62, 0.84, 0.08] as Light },
} as const

type Lamp = { from: Vector; wide: number }

/** What the cells know of the light in the pose they were lit in. */
export type BustLight = { key: Float32Array; rim: Float32Array; volt: Float32Array; sky: Float32Array }

const golden = Math.PI * (3 - Math.sqrt(5))

/** Lights every cell by sending rays from it: to the lamps, which have a size, and to the room. */
export function lightBust(cells: Cells, still: number, edge: number, rays: number): BustLight {
  const slices = lightSlices(cells, still, edge, rays)
  for (;;) {
    const slice = slices.next()
    if (slice.done) return slice.value
  }
}

/**
 * The same, a piece at a time, for a page that draws in between. Only the first `still` cells are in the way of
 * light: the rest are lids and teeth, which at rest lie where nobody sees them.
 */
export function* lightSlices(
  cells: Cells,
  still: number,
  edge: number,
  rays: number,
): Generator<number, BustLight> {
  const room = new Occupied(cells, still, edge)
  const count = cells.count
  const light: BustLight = {
    key: new Float32Array(count),
    rim: new Float32Array(count),
    volt: new Float32Array(count),
    sky: new Float32Array(count * 3),
  }
  light.key.fill(0.75, still)
  for (let at = still * 3; at < count * 3; at += 3) light.sky.set([0.2, 0.21, 0.24], at)
  for (let index = 0; index < still; index++) {
    const [nx = 0, ny = 0, nz = 1] = cells.normal.subarray(index * 3, index * 3 + 3)
    const lift = room.wayOut(cells, index, nx, ny, nz)
    const x = (cells.place[index * 3] ?? 0) + nx * lift
    const y = (cells.place[index * 3 + 1] ?? 0) + ny * lift
    const z = (cells.place[index * 3 + 2] ?? 0) + nz * lift
    const seen = (lamp: Lamp, samples: number) => share(room, x, y, z, lamp, samples)
    light.key[index] = seen(studio.key, 20)
    light.rim[index] =
      nx * studio.rim.from[0] + ny * studio.rim.from[1] + nz * studio.rim.from[2] > -0.3
        ? seen(studio.rim, 10)
        : 0
    light.volt[index] =
      nx * studio.volt.from[0] + ny * studio.volt.from[1] + nz * studio.volt.from[2] > -0.3
        ? seen(studio.volt, 8)
        : 0
    // Rim and glint come from behind: they draw the outline and have no business in an eye or a nostril.
    const behind = 1 - Math.min(1, Math.max(0, ((cells.place[index * 3 + 2] ?? 0) - 0.35) / 0.25))
    light.rim[index] = (light.rim[index] ?? 0) * (0.25 + 0.75 * behind)
    light.volt[index] = (light.volt[index] ?? 0) * behind
    light.sky.set(skyOver(room, x, y, z, unit([nx, ny, nz]), rays), index * 3)
    if (index % 400 === 399) yield index / count
  }
  return evened(cells, still, edge, light)
}

/**
 * Cells in a cranny may have every ray blocked by their own neighbours and would stand out as black dots:
 * each takes half of its light from those beside it that look the same way.
 */
function evened(cells: Cells, count: number, edge: number, light: BustLight): BustLight {
  const keyOf = (x: number, y: number, z: number) =>
    (Math.floor(x / edge) + 512) * 1048576 + (Math.floor(y / edge) + 512) * 1024 + Math.floor(z / edge) + 512
  const buckets = new Map<number, number[]>()
  const at = (index: number, axis: number) => cells.place[index * 3 + axis] ?? 0
  for (let index = 0; index < count; index++) {
    const key = keyOf(at(index, 0), at(index, 1), at(index, 2))
    const bucket = buckets.get(key)
    if (bucket) bucket.push(index)
    else buckets.set(key, [index])
  }
  const even: BustLight = {
    key: light.key.slice(),
    rim: light.rim.slice(),
    volt: light.volt.slice(),
    sky: light.sky.slice(),
  }
  for (let index = 0; index < count; index++) {
    const beside: number[] = []
    for (let x = -1; x <= 1; x++)
      for (let y = -1; y <= 1; y++)
        for (let z = -1; z <= 1; z++) {
          const key = keyOf(at(index, 0) + x * edge, at(index, 1) + y * edge, at(index, 2) + z * edge)
          for (const other of buckets.get(key) ?? [])
            if (other !== index && facesAlike(cells, index, other)) beside.push(other)
        }
    if (beside.length < 2) continue
    const half = (list: Float32Array, per: number, offset: number) => {
      let around = 0
      for (const other of beside) around += (list[other * per + offset] ?? 0) / beside.length
      const own = list[index * per + offset] ?? 0
      return own < around * 0.45 ? around : (own + around) / 2
    }
    for (const lamp of ['key', 'rim', 'volt'] as const) even[lamp][index] = half(light[lamp], 1, 0)
    for (let channel = 0; channel < 3; channel++) even.sky[index * 3 + channel] = half(light.sky, 3, channel)
  }
  return even
}

function facesAlike(cells: Cells, a: number, b: number): boolean {
  let alike = 0
  for (let axis = 0; axis < 3; axis++)
    alike += (cells.normal[a * 3 + axis] ?? 0) * (cells.normal[b * 3 + axis] ?? 0)
  return alike > 0.45
}

function share(
  room: Occupied,
  x: number,
  y: number,
  z: number,
  { from, wide }: Lamp,
  samples: number,
): number {
  const side = unit([from[2], 0, -from[0]])
  const up: Vector = [
    from[1] * side[2] - from[2] * side[1],
    from[2] * side[0] - from[0] * side[2],
    from[0] * side[1] - from[1] * side[0],
  ]
  let free = 0
  for (let sample = 0; sample < samples; sample++) {
    const off = Math.sqrt((sample + 0.5) / samples) * wide
    const angle = sample * golden
    const a = off * Math.cos(angle)
    const b = off * Math.sin(angle)
    if (
      room.isFree(
        x,
        y,
        z,
        from[0] + side[0] * a + up[0] * b,
        from[1] + side[1] * a + up[1] * b,
        from[2] + side[2] * a + up[2] * b,
      )
    )
      free++
  }
  return free / samples
}

/** Bright above, dim below, a little of the figure's own warmth where it is in its own way. */
function skyOver(room: Occupied, x: number, y: number, z: number, normal: Vector, rays: number): Light {
  const help: Vector = Math.abs(normal[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]
  const side = unit([
    help[1] * normal[2] - help[2] * normal[1],
    help[2] * normal[0] - help[0] * normal[2],
    help[0] * normal[1] - help[1] * normal[0],
  ])
  const up: Vector = [
    normal[1] * side[2] - normal[2] * side[1],
    normal[2] * side[0] - normal[0] * side[2],
    normal[0] * side[1] - normal[1] * side[0],
  ]
  let red = 0
  let green = 0
  let blue = 0
  for (let ray = 0; ray < rays; ray++) {
    const out = Math.sqrt((ray + 0.5) / rays)
    const ahead = Math.sqrt(1 - out * out)
    const angle = ray * golden
    const a = out * Math.cos(angle)
    const b = out * Math.sin(angle)
    const dx = normal[0] * ahead + side[0] * a + up[0] * b
    const dy = normal[1] * ahead + side[1] * a + up[1] * b
    const dz = normal[2] * ahead + side[2] * a + up[2] * b
    if (room.isFree(x, y, z, dx, dy, dz)) {
      const high = 0.5 + 0.5 * dy
      const front = 0.75 + 0.25 * dz
      red += (0.08 + 0.27 * high) * front
      green += (0.08 + 0.3 * high) * front
      blue += (0.1 + 0.38 * high) * front
    } else {
      red += 0.075
      green += 0.05
      blue += 0.042
    }
  }
  return [red / rays, green / rays, blue / rays]
}

/** Which places of a grid are taken by cells: a ray asks it step by step. */
class Occupied {
  private readonly taken: Uint8Array
  private readonly pitch: number
  private readonly low: Vector
  private readonly size: readonly [number, number, number]

  constructor(cells: Cells, count: number, pitch: number) {
    this.pitch = pitch
    const low: [number, number, number] = [9, 9, 9]
    const high: [number, number, number] = [-9, -9, -9]
    for (let at = 0; at < count * 3; at++) {
      const axis = (at % 3) as 0 | 1 | 2
      low[axis] = Math.min(low[axis], (cells.place[at] ?? 0) - pitch)
      high[axis] = Math.max(high[axis], (cells.place[at] ?? 0) + pitch)
    }
    this.low = low
    this.size = [0, 1, 2].map((axis) => Math.ceil(((high[axis] ?? 0) - (low[axis] ?? 0)) / pitch) + 1) as [
      number,
      number,
      number,
    ]
    this.taken = new Uint8Array(this.size[0] * this.size[1] * this.size[2])
    for (let index = 0; index < count; index++) {
      const at = this.indexOf(
        cells.place[index * 3] ?? 0,
        cells.place[index * 3 + 1] ?? 0,
        cells.place[index * 3 + 2] ?? 0,
      )
      if (at >= 0) this.taken[at] = 1
    }
  }

  private indexOf(x: number, y: number, z: number): number {
    const ix = Math.floor((x - this.low[0]) / this.pitch)
    const iy = Math.floor((y - this.low[1]) / this.pitch)
    const iz = Math.floor((z - this.low[2]) / this.pitch)
    if (ix < 0 || iy < 0 || iz < 0 || ix >= this.size[0] || iy >= this.size[1] || iz >= this.size[2])
      return -1
    return (iy * this.size[2] + iz) * this.size[0] + ix
  }

  /** How far above a cell's middle rays may start without meeting its own neighbours. */
  wayOut(cells: Cells, index: number, nx: number, ny: number, nz: number): number {
    const x = cells.place[index * 3] ?? 0
    const y = cells.place[index * 3 + 1] ?? 0
    const z = cells.place[index * 3 + 2] ?? 0
    for (let lift = 1.1; lift < 3; lift += 0.3) {
      const far = lift * this.pitch
      const at = this.indexOf(x + nx * far, y + ny * far, z + nz * far)
      if (at < 0 || this.taken[at] === 0) return far
    }
    return this.pitch * 3
  }

  isFree(x: number, y: number, z: number, dx: number, dy: number, dz: number): boolean {
    const step = this.pitch * 0.8
    // The first steps would meet the neighbours the ray starts beside.
    for (let far = this.pitch * 0.9; far < 3; far += step) {
      const at = this.indexOf(x + dx * far, y + dy * far, z + dz * far)
      if (at < 0) return true
      if (this.taken[at] === 1) return false
    }
    return true
  }
}
