/** Signed distances in plain numbers: no vectors, because a figure is asked a few hundred thousand times. */

export function ellipsoid(x: number, y: number, z: number, rx: number, ry: number, rz: number): number {
  const ax = x / rx
  const ay = y / ry
  const az = z / rz
  const near = Math.sqrt(ax * ax + ay * ay + az * az)
  if (near < 1e-6) return -Math.min(rx, ry, rz)
  const bx = ax / rx
  const by = ay / ry
  const bz = az / rz
  return (near * (near - 1)) / Math.sqrt(bx * bx + by * by + bz * bz)
}

export type Point = readonly [x: number, y: number, z: number]

/** A rod from a to b whose radius runs from `ra` to `rb`. */
export function rod(x: number, y: number, z: number, a: Point, b: Point, ra: number, rb = ra): number {
  const px = x - a[0]
  const py = y - a[1]
  const pz = z - a[2]
  const bx = b[0] - a[0]
  const by = b[1] - a[1]
  const bz = b[2] - a[2]
  const along = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz)))
  const dx = px - bx * along
  const dy = py - by * along
  const dz = pz - bz * along
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - (ra + (rb - ra) * along)
}

/** A box with rounded edges, given by its half sides. */
export function slab(x: number, y: number, z: number, hx: number, hy: number, hz: number, round = 0): number {
  const qx = Math.abs(x) - hx + round
  const qy = Math.abs(y) - hy + round
  const qz = Math.abs(z) - hz + round
  const ox = Math.max(qx, 0)
  const oy = Math.max(qy, 0)
  const oz = Math.max(qz, 0)
  return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(qx, qy, qz), 0) - round
}

/** The union of two bodies with flesh of thickness k in the corner between them. */
export function join(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k
  return Math.min(a, b) - h * h * k * 0.25
}

/** What is inside both, with the edge rounded. */
export const meet = (a: number, b: number, k: number) => -join(-a, -b, k)

/** The first body with the second taken out of it. */
export const carve = (a: number, b: number, k: number) => meet(a, -b, k)

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value))

/** 0 below `from`, 1 above `to`, smooth between; `from` may be the greater. */
export function ramp(value: number, from: number, to: number): number {
  const x = clamp((value - from) / (to - from))
  return x * x * (3 - 2 * x)
}

export const blend = (a: number, b: number, share: number) => a + (b - a) * share

/** A number in [0, 1) that belongs to a place: the same in every run, on every machine. */
export function speckle(x: number, y: number, z: number): number {
  let mixed =
    Math.imul(Math.round(x * 997) + 1013, 374761393) ^
    Math.imul(Math.round(y * 997) + 2017, 668265263) ^
    Math.imul(Math.round(z * 997) + 3019, 1440662683)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}

/** A flat triangle of a given half thickness, for everything cut from cloth. */
export function leaf(x: number, y: number, z: number, a: Point, b: Point, c: Point, thick: number): number {
  const ux = b[0] - a[0]
  const uy = b[1] - a[1]
  const uz = b[2] - a[2]
  const vx = c[0] - a[0]
  const vy = c[1] - a[1]
  const vz = c[2] - a[2]
  const nx = uy * vz - uz * vy
  const ny = uz * vx - ux * vz
  const nz = ux * vy - uy * vx
  const long = Math.sqrt(nx * nx + ny * ny + nz * nz)
  const px = x - a[0]
  const py = y - a[1]
  const pz = z - a[2]
  // Barycentric place of the point's foot on the plane decides between the face and the edges.
  const wx = (px * (vy * nz - vz * ny) + py * (vz * nx - vx * nz) + pz * (vx * ny - vy * nx)) / (long * long)
  const wy = (px * (ny * uz - nz * uy) + py * (nz * ux - nx * uz) + pz * (nx * uy - ny * ux)) / (long * long)
  if (wx >= 0 && wy >= 0 && wx + wy <= 1) return Math.abs(px * nx + py * ny + pz * nz) / long - thick
  return Math.min(rod(x, y, z, a, b, thick), rod(x, y, z, b, c, thick), rod(x, y, z, c, a, thick))
}

export type Distance = (x: number, y: number, z: number) => number

/** Several parts ask the same body about the same point, one after the other: it answers once. */
export function remembering(distance: Distance): Distance {
  let lastX = Number.NaN
  let lastY = Number.NaN
  let lastZ = Number.NaN
  let last = 0
  return (x, y, z) => {
    if (x === lastX && y === lastY && z === lastZ) return last
    lastX = x
    lastY = y
    lastZ = z
    last = distance(x, y, z)
    return last
  }
}
