import { type Cell, type CellCloud, distanceTo } from './cells.ts'
import type { Light, Theme } from './color.ts'
import { dot, unit, type Vector } from './space.ts'

/** A lit cell throws its light on those around it. */
export type Lamp = { at: Vector; light: Light; reach: number }

type Sun = { from: Vector; light: Light }

/** Warm key from the upper left, cool rim from the right, the sky all round: the same in every film. */
/** `floor` is how light the darkest gap stays. */
export type Rig = { key: Sun; rim: Sun; sky: Light; ground: Light; shine: number; floor: number }

export const rigs: Record<Theme, Rig> = {
  dark: {
    key: { from: unit([-0.42, 0.8, 0.42]), light: [0.6, 0.55, 0.5] },
    rim: { from: unit([0.92, 0.3, -0.3]), light: [0.06, 0.085, 0.15] },
    sky: [0.23, 0.255, 0.32],
    ground: [0.03, 0.035, 0.055],
    shine: 0.16,
    floor: 0.1,
  },
  light: {
    key: { from: unit([-0.42, 0.8, 0.42]), light: [0.4, 0.385, 0.36] },
    rim: { from: unit([0.92, 0.3, -0.3]), light: [0.05, 0.06, 0.08] },
    sky: [0.72, 0.73, 0.75],
    ground: [0.62, 0.65, 0.72],
    shine: 0.05,
    floor: 0.5,
  },
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))

const skyReaches = [
  [0.16, 0.5],
  [0.5, 0.7],
] as const

/** How free the sky is above a place of a surface: its neighbours stand in the way. */
export function openness(near: readonly Cell[], own: Cell, at: Vector, normal: Vector): number {
  let open = 1
  for (const [reach, weight] of skyReaches) {
    const x = at[0] + normal[0] * reach
    const y = at[1] + normal[1] * reach
    const z = at[2] + normal[2] * reach
    let free: number = reach
    for (const cell of near) {
      if (cell === own) continue
      const d = distanceTo(cell, x, y, z)
      if (d < free) free = d
    }
    open *= 1 - weight * (1 - free / reach)
  }
  return open
}

const keySteps = [0.3, 0.75, 1.35, 2.1] as const

/** How much of the key light reaches a place; soft where something stands in its way at some distance. */
export function keyReach(cloud: CellCloud, own: Cell, at: Vector, from: Vector): number {
  let reached = 1
  for (const step of keySteps) {
    const x = at[0] + from[0] * step
    const y = at[1] + from[1] * step
    const z = at[2] + from[2] * step
    let free = 1
    for (const cell of cloud.near(x, y, z)) {
      if (cell === own) continue
      const d = distanceTo(cell, x, y, z)
      if (d < free) free = d
    }
    reached = Math.min(reached, clamp(free / (0.2 + step * 0.14)))
    if (reached === 0) break
  }
  return 0.18 + 0.82 * reached
}

/** The light that falls on a place of a surface, given what is known of its surroundings. */
export function fallenLight(
  rig: Rig,
  lamps: readonly Lamp[],
  at: Vector,
  normal: Vector,
  open: number,
  reach: number,
): Light {
  const key = Math.max(0, dot(normal, rig.key.from)) * reach
  const rim = Math.max(0, dot(normal, rig.rim.from)) * (0.35 + 0.65 * open)
  const up = 0.5 + 0.5 * normal[1]
  const sky = (0.35 + 0.65 * up) * open
  let red =
    rig.key.light[0] * key + rig.rim.light[0] * rim + (rig.sky[0] * up + rig.ground[0] * (1 - up)) * sky
  let green =
    rig.key.light[1] * key + rig.rim.light[1] * rim + (rig.sky[1] * up + rig.ground[1] * (1 - up)) * sky
  let blue =
    rig.key.light[2] * key + rig.rim.light[2] * rim + (rig.sky[2] * up + rig.ground[2] * (1 - up)) * sky
  for (const lamp of lamps) {
    const dx = lamp.at[0] - at[0]
    const dy = lamp.at[1] - at[1]
    const dz = lamp.at[2] - at[2]
    const square = dx * dx + dy * dy + dz * dz
    if (square > lamp.reach * lamp.reach) continue
    const far = Math.sqrt(square) || 1e-3
    const facing = Math.max(0, 0.25 + (0.75 * (dx * normal[0] + dy * normal[1] + dz * normal[2])) / far)
    const fade = 1 - square / (lamp.reach * lamp.reach)
    const share = ((facing * fade * fade) / (0.35 + square * 0.9)) * (0.3 + 0.7 * open)
    red += lamp.light[0] * share
    green += lamp.light[1] * share
    blue += lamp.light[2] * share
  }
  return [red, green, blue]
}
