export type Vector = readonly [x: number, y: number, z: number]

/** Three axes, each of length one: how something is turned. */
export type Frame = readonly [Vector, Vector, Vector]

export const upright: Frame = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]

export function unit(a: Vector): Vector {
  const long = Math.hypot(a[0], a[1], a[2]) || 1
  return [a[0] / long, a[1] / long, a[2] / long]
}

/** A vector turned about an axis of length one. */
export function turned(v: Vector, axis: Vector, angle: number): Vector {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const along = dot(v, axis) * (1 - cos)
  return [
    v[0] * cos + (axis[1] * v[2] - axis[2] * v[1]) * sin + axis[0] * along,
    v[1] * cos + (axis[2] * v[0] - axis[0] * v[2]) * sin + axis[1] * along,
    v[2] * cos + (axis[0] * v[1] - axis[1] * v[0]) * sin + axis[2] * along,
  ]
}

export const turnedFrame = (frame: Frame, axis: Vector, angle: number): Frame => [
  turned(frame[0], axis, angle),
  turned(frame[1], axis, angle),
  turned(frame[2], axis, angle),
]

/** What a place becomes when the frame it is measured in is turned. */
export const inFrame = (frame: Frame, at: Vector): Vector =>
  plus(plus(times(frame[0], at[0]), times(frame[1], at[1])), times(frame[2], at[2]))
