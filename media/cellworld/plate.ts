/** A sheet of linear light with depth, finer than the picture that is made of it. */
export class Plate {
  readonly width: number
  readonly height: number
  readonly light: Float32Array
  readonly near: Float32Array

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.light = new Float32Array(width * height * 4)
    this.near = new Float32Array(width * height)
  }

  clear(): void {
    this.light.fill(0)
    this.near.fill(Number.NEGATIVE_INFINITY)
  }

  /**
   * One face of a cell: a parallelogram from `x, y` along two sides, with the light of its four corners and
   * of the bevels along its four edges (first and last across `u`, then across `v`), three numbers each.
   */
  face(
    x: number,
    y: number,
    near: number,
    ux: number,
    uy: number,
    uNear: number,
    vx: number,
    vy: number,
    vNear: number,
    corners: Float32Array,
    bevels: Float32Array,
    bevel: number,
  ): void {
    const area = ux * vy - uy * vx
    if (Math.abs(area) < 1e-6) return
    const { width, light } = this
    const top = Math.max(0, Math.ceil(y + Math.min(0, uy, vy, uy + vy) - 0.5))
    const bottom = Math.min(this.height - 1, Math.floor(y + Math.max(0, uy, vy, uy + vy) - 0.5))
    const uStep = vy / area
    const vStep = -uy / area
    for (let row = top; row <= bottom; row++) {
      const py = row + 0.5 - y
      // u and v at the sheet's left edge; both run evenly along the row.
      const u0 = ((0.5 - x) * vy - py * vx) / area
      const v0 = (py * ux - (0.5 - x) * uy) / area
      let from = 0
      let to = width - 1
      if (uStep > 1e-9 || uStep < -1e-9) {
        const a = -u0 / uStep
        const b = (1 - u0) / uStep
        from = Math.max(from, Math.ceil(Math.min(a, b)))
        to = Math.min(to, Math.floor(Math.max(a, b)))
      } else if (u0 < 0 || u0 > 1) continue
      if (vStep > 1e-9 || vStep < -1e-9) {
        const a = -v0 / vStep
        const b = (1 - v0) / vStep
        from = Math.max(from, Math.ceil(Math.min(a, b)))
        to = Math.min(to, Math.floor(Math.max(a, b)))
      } else if (v0 < 0 || v0 > 1) continue
      for (let column = from; column <= to; column++) {
        const u = u0 + uStep * column
        const v = v0 + vStep * column
        const depth = near + u * uNear + v * vNear
        const index = row * width + column
        if (depth <= (this.near[index] as number)) continue
        this.near[index] = depth
        const a = (1 - u) * (1 - v)
        const b = u * (1 - v)
        const c = (1 - u) * v
        const d = u * v
        let red =
          a * (corners[0] as number) +
          b * (corners[3] as number) +
          c * (corners[6] as number) +
          d * (corners[9] as number)
        let green =
          a * (corners[1] as number) +
          b * (corners[4] as number) +
          c * (corners[7] as number) +
          d * (corners[10] as number)
        let blue =
          a * (corners[2] as number) +
          b * (corners[5] as number) +
          c * (corners[8] as number) +
          d * (corners[11] as number)
        if (bevel > 0) {
          let edge = -1
          let share = 0
          if (u < bevel) {
            edge = 0
            share = 1 - u / bevel
          } else if (u > 1 - bevel) {
            edge = 3
            share = 1 - (1 - u) / bevel
          }
          if (v < bevel && 1 - v / bevel > share) {
            edge = 6
            share = 1 - v / bevel
          } else if (v > 1 - bevel && 1 - (1 - v) / bevel > share) {
            edge = 9
            share = 1 - (1 - v) / bevel
          }
          if (edge >= 0) {
            share *= 0.9
            red += ((bevels[edge] as number) - red) * share
            green += ((bevels[edge + 1] as number) - green) * share
            blue += ((bevels[edge + 2] as number) - blue) * share
          }
        }
        const out = index * 4
        light[out] = red
        light[out + 1] = green
        light[out + 2] = blue
        light[out + 3] = 1
      }
    }
  }
}
