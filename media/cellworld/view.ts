import { dot, type Vector } from './space.ts'

/** Looking without perspective, three faces of the box at once, as in the logo. */
export type View = {
  right: Vector
  up: Vector
  /** Towards the one who looks. */
  back: Vector
  scale: number
  /** Where the target stands in the picture, in pixels. */
  x: number
  y: number
  target: Vector
}

type Looking = {
  width: number
  height: number
  /** How many lattice pitches fit into the picture's height. */
  span: number
  target?: Vector
  /** How far the target is pushed from the middle of the picture, in shares of its width and height. */
  shift?: { x: number; y: number }
  yaw?: number
  pitch?: number
}

const logoPitch = Math.atan(Math.SQRT1_2)

export function lookAt(looking: Looking): View {
  const { width, height, span, target = [0, 0, 0], shift = { x: 0, y: 0 } } = looking
  const { yaw = Math.PI / 4, pitch = logoPitch } = looking
  const back: Vector = [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch)]
  return {
    right: [Math.cos(yaw), 0, -Math.sin(yaw)],
    up: [-Math.sin(yaw) * Math.sin(pitch), Math.cos(pitch), -Math.cos(yaw) * Math.sin(pitch)],
    back,
    scale: height / span,
    x: width * (0.5 + shift.x),
    y: height * (0.5 + shift.y),
    target,
  }
}

export const seenAt = (view: View, at: Vector) => ({
  x: view.x + (dot(at, view.right) - dot(view.target, view.right)) * view.scale,
  y: view.y - (dot(at, view.up) - dot(view.target, view.up)) * view.scale,
  near: dot(at, view.back),
})
