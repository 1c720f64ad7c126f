import type { Character } from './character.ts'
import { carve, clamp, ellipsoid, join, leaf, meet, ramp, remembering, rod, slab } from './shapes.ts'

/** Half the width of what the jacket leaves open, by height. */
function opening(y: number, buttoned: number): number {
  return clamp((y - buttoned) / (-1.3 - buttoned)) ** 0.85 * 0.4
}

export function createClothes(character: Character) {
  const { clothes, build } = character
  const shoulder = 1.1 * build.shoulders
  const neck = build.neck
  const buttoned = -2.42

  const torso = remembering((ax, y, z) => {
    let d = ellipsoid(ax, y + 2.55, z + 0.1, 0.98 * build.shoulders, 1.08, 0.56)
    d = join(d, rod(ax, y, z, [0.16, -1.4, -0.2], [shoulder * 0.86, -1.78, -0.18], 0.2, 0.27), 0.26)
    d = join(d, ellipsoid(ax - shoulder, y + 2.08, z + 0.16, 0.3, 0.46, 0.34), 0.22)
    return join(d, ellipsoid(ax - 0.42, y + 2.1, z - 0.12, 0.42, 0.42, 0.3), 0.3)
  })

  const roundNeck = remembering((ax, y, z) =>
    rod(ax, y, z, [0, -0.8, -0.155], [0, -1.6, -0.205], 0.355 * neck),
  )

  /** A band that stands round the neck: `low` and `high` at the nape, sloping down to the front. */
  const band = (
    ax: number,
    y: number,
    z: number,
    off: number,
    thick: number,
    low: number,
    high: number,
    slope: number,
  ) => {
    const wall = Math.abs(roundNeck(ax, y, z) - off) - thick
    const drop = slope * (z + 0.5)
    return meet(meet(wall, y - high + drop, 0.02), low - drop - y, 0.02)
  }

  const shirtCollar = (ax: number, y: number, z: number): number => {
    const stand = band(ax, y, z, 0.045, 0.03, -1.5, -1.06, 0.2)
    const tip = clothes.top === 'shirt' ? 0.25 : 0.2
    const front = leaf(ax, y, z, [0.4 * neck, -1.12, 0.0], [0.035, -1.25, 0.3], [tip, -1.56, 0.43], 0.032)
    const throat = clothes.top === 'shirt' ? Math.max(ax - 0.27 * neck, 0.0 - z) : 1
    return join(carve(stand, throat, 0.02), front, 0.02)
  }

  const top = (ax: number, y: number, z: number): number => {
    const cloth = torso(ax, y, z) - 0.02
    switch (clothes.top) {
      case 'shirt': {
        const placket = Math.max(cloth - 0.02, ax - 0.06, 0.1 - z)
        const throat = Math.max(ax - 0.15 * clamp((y + 1.72) / 0.4), -1.72 - y, 0.1 - z)
        return Math.min(carve(Math.min(cloth, placket), throat, 0.02), shirtCollar(ax, y, z))
      }
      case 'shirt-and-tie':
        return Math.min(cloth, shirtCollar(ax, y, z))
      case 'roll-neck': {
        const tube = roundNeck(ax, y, z) - 0.085 - 0.05 * ramp(z, -0.1, 0.2) - 0.012 * Math.cos(y * 30)
        const neckTube = meet(meet(tube, y + 1.04 + 0.12 * (z + 0.2), 0.06), -1.75 - y, 0.05)
        return join(cloth, neckTube, 0.08)
      }
      case 'blouse': {
        const vee = Math.max(ax - 0.36 * clamp((y + 1.95) / 0.65) ** 0.9, -1.95 - y, 0.02 - z)
        const edge = carve(torso(ax, y, z) - 0.045, vee, 0.02)
        return Math.min(edge, Math.max(Math.abs(vee - 0.03) - 0.03, torso(ax, y, z) - 0.065))
      }
      case 'crew': {
        const ring = Math.hypot(roundNeck(ax, y, z) - 0.04, y + 1.43 + 0.42 * (z + 0.15)) - 0.045
        const scoop = Math.max(roundNeck(ax, y, z) - 0.03, -1.5 - y - 0.3 * z)
        return Math.min(carve(cloth, scoop, 0.02), ring)
      }
    }
  }

  const tie = (ax: number, y: number, z: number): number => {
    if (clothes.top !== 'shirt-and-tie') return 1
    const knot = ellipsoid(ax, y + 1.37, z - 0.36, 0.085, 0.09, 0.075)
    const blade = Math.max(torso(ax, y, z) - 0.06, ax - 0.06 - 0.05 * ramp(y, -1.42, -2.3), y + 1.42, 0.1 - z)
    return Math.min(knot, blade)
  }

  const jacket = (ax: number, y: number, z: number): number => {
    const body = torso(ax, y, z)
    const cloth = body - 0.075 - 0.008 * Math.sin(y * 9 + ax * 5) * ramp(ax, 0.5, 1)
    const open = Math.max(opening(y, buttoned) - ax, 0)
    const front = z > -0.12 ? (opening(y, buttoned) - ax) * 0.8 : -1
    let d = meet(cloth, front, 0.02)
    // Above the shoulders the jacket stops at the neck.
    d = carve(d, roundNeck(ax, y, z) - 0.09, 0.03)
    const wide = 0.32 * ramp(y, buttoned, -1.72) * (1 - 0.55 * ramp(y, -1.6, -1.4))
    const notch = slab(
      ax - opening(y, buttoned) - wide,
      y + 1.6 + 0.35 * (ax - 0.4),
      z - 0.3,
      0.13,
      0.016,
      0.5,
    )
    const across = ax - opening(y, buttoned)
    const lapel = Math.max(body - 0.125, across - wide, -across, -0.02 - z)
    d = Math.min(d, carve(lapel, notch, 0.01) + open)
    const collar = band(ax, y, z, 0.105, 0.035, -1.62, -1.2, 0.34)
    // It turns down into the lapels at the side of the neck and leaves the throat free.
    return Math.min(d, carve(collar, Math.max(0.02 - z, ax - 0.3 * neck), 0.03))
  }

  /** A lit cell on the lapel: everybody of the house wears one. */
  const pin = (x: number, y: number, z: number): number =>
    Math.max(Math.abs(x - 0.44) - 0.042, Math.abs(y + 1.86) - 0.042, torso(Math.abs(x), y, z) - 0.16, -z)

  /** Where on the jacket a point lies: the lapel is cut from another cloth. */
  const onLapel = (ax: number, y: number, z: number): boolean => {
    const across = ax - opening(y, buttoned)
    const wide = 0.32 * ramp(y, buttoned, -1.72) * (1 - 0.55 * ramp(y, -1.6, -1.4))
    return z > -0.05 && across < wide + 0.01 && torso(ax, y, z) > 0.085
  }

  return { torso, top, tie, jacket, pin, onLapel }
}
