import type { Character, Rgb } from './character.ts'
import { createClothes } from './clothes.ts'
import { createBeard, createHair } from './hair.ts'
import { createHead, eyeOpening, mouthLine } from './head.ts'
import { blend, clamp, ramp, rod, slab, speckle } from './shapes.ts'

export const materials = [
  'skin',
  'lip',
  'eye',
  'hair',
  'brow',
  'glasses',
  'top',
  'tie',
  'jacket',
  'pin',
] as const
export type Material = (typeof materials)[number]

export const pinColor: Rgb = [0.86, 1, 0.18]

const mixed = (a: Rgb, b: Rgb, share: number): Rgb => [
  blend(a[0], b[0], share),
  blend(a[1], b[1], share),
  blend(a[2], b[2], share),
]
const scaled = (color: Rgb, by: number): Rgb => [color[0] * by, color[1] * by, color[2] * by]

/** Somebody as a solid: how far a point is from the surface, and what the surface is made of there. */
export function createFigure(character: Character) {
  const head = createHead(character)
  const hair = createHair(character, head)
  const beard = createBeard(character, head)
  const clothes = createClothes(character)
  const { eye, mouth, browY } = head.marks

  const glasses = (x: number, y: number, z: number): number => {
    const worn = character.glasses
    if (!worn || y > 0.3 || y < -0.26) return 1
    const ax = Math.abs(x)
    const gx = ax - eye.x - 0.012
    const gy = y - eye.y + 0.01
    // Lenses follow the face: their outer edges lie further back.
    const plane = Math.abs(z - 0.79 + 0.32 * ax * ax)
    const rim =
      worn.shape === 'round'
        ? Math.abs(Math.hypot(gx * 0.98, gy) - 0.192) - 0.021
        : Math.abs(slab(gx, gy, 0, 0.208, 0.128, 0.1, 0.05)) - 0.019
    const bridge = Math.hypot(y - eye.y - 0.05 + 0.6 * ax * ax, z - 0.815) - 0.024
    const arm = rod(ax, y, z, [eye.x + 0.21, 0.06, 0.7], [0.72 * character.face.width, 0.07, -0.1], 0.024)
    return Math.min(Math.max(rim, plane - 0.03), Math.max(bridge, ax - 0.1), arm)
  }

  const parts: Record<Material, (x: number, y: number, z: number) => number> = {
    skin: (x, y, z) => {
      const chest = y < -1 ? clothes.torso(Math.abs(x), y, z) : 1
      return Math.min(y > -1.75 ? head.skin(x, y, z) : 1, chest)
    },
    lip: (x, y, z) => (y > -0.8 && y < -0.3 ? head.lips(x, y, z) : 1),
    eye: (x, y, z) => (Math.abs(y) < 0.3 && z > 0.2 ? head.eyeball(x, y, z) : 1),
    hair: (x, y, z) => (y > -1.9 ? Math.min(hair.distance(x, y, z), beard.distance(x, y, z)) : 1),
    brow: head.brow,
    glasses,
    top: (x, y, z) => (y < -0.8 ? clothes.top(Math.abs(x), y, z) : 1),
    tie: (x, y, z) => (y < -1.2 ? clothes.tie(Math.abs(x), y, z) : 1),
    jacket: (x, y, z) => (y < -0.8 ? clothes.jacket(Math.abs(x), y, z) : 1),
    pin: (x, y, z) => (y < -1.7 ? clothes.pin(x, y, z) : 1),
  }

  const distance = (x: number, y: number, z: number): number => {
    let nearest = 1
    for (const material of materials) nearest = Math.min(nearest, parts[material](x, y, z))
    return nearest
  }

  const materialAt = (x: number, y: number, z: number): Material => {
    let nearest = Number.POSITIVE_INFINITY
    let found: Material = 'skin'
    for (const material of materials) {
      const d = parts[material](x, y, z)
      if (d < nearest) {
        nearest = d
        found = material
      }
    }
    return found
  }

  const skinColor = (x: number, y: number, z: number): Rgb => {
    const ax = Math.abs(x)
    const { age } = character.face
    const warm =
      0.34 * Math.exp(-((Math.hypot(ax - 0.37, y + 0.22) / 0.2) ** 2)) * ramp(z, 0.2, 0.5) +
      0.3 * Math.exp(-((Math.hypot(ax, y + 0.27) / 0.12) ** 2)) * ramp(z, 0.7, 0.8) +
      0.3 * ramp(ax, 0.66, 0.76) * ramp(z, 0.1, 0)
    let color = mixed(character.skin, character.flush, clamp(warm))
    const hollow = Math.exp(-((Math.hypot((ax - eye.x) / 1.3, y - eye.y) / 0.13) ** 2)) * ramp(z, 0.4, 0.55)
    color = scaled(color, 1 - (0.14 + 0.08 * age) * hollow)
    const open = z > 0.5 && Math.abs(ax - eye.x) < 0.2 ? eyeOpening(eye, ax, y) : -1
    // The lash line: darkest at the outer end of the upper lid.
    const lash = ramp(open, -0.03, -0.006) * (y > eye.y - 0.005 ? 1 : 0.25)
    color = mixed(color, [0.09, 0.06, 0.055], clamp(lash * (0.5 + 0.5 * character.lashes)))
    if (character.beard?.style === 'stubble') {
      const shaded = ramp(y, -0.28, -0.5) * ramp(y, -1.05, -0.85) * ramp(z, -0.1, 0.2)
      color = mixed(color, character.beard.color, 0.22 * shaded)
    }
    const line = mouthLine(mouth, x)
    if (ax < mouth.width * 1.06 && z > 0.5 && Math.abs(y - line) < 0.014) color = scaled(color, 0.45)
    if (character.freckles > 0 && y > -0.36 && y < 0.05 && z > 0.4 && ax < 0.5)
      color = mixed(
        color,
        scaled(character.flush, 0.82),
        speckle(x, y, z) > 1 - 0.16 * character.freckles ? 0.5 : 0,
      )
    return scaled(color, 0.965 + 0.07 * speckle(y, x, z))
  }

  const hairColor = (x: number, y: number, z: number): Rgb => {
    const isBeard = beard.distance(x, y, z) < hair.distance(x, y, z)
    const strand = isBeard ? beard.strand(x, y, z) : hair.strand(x, y, z)
    const base = isBeard && character.beard ? character.beard.color : character.hair.color
    const greyness = isBeard && character.beard ? character.beard.grey : character.hair.grey
    const shine = 0.5 + 0.5 * Math.sin(strand) * Math.sin(strand * 0.37 + 2)
    const color = mixed(
      scaled(base, 0.82 + 0.3 * shine),
      character.hair.sheen,
      0.5 * shine * shine * (isBeard ? 0.4 : 1),
    )
    const temples = greyness * (isBeard ? 1 : 0.75 + 0.6 * ramp(y, 0.5, 0.1))
    // Every cell has some grey, some more than others: salt and pepper, not confetti.
    const salt = clamp(temples * (0.45 + 0.75 * speckle(x, y, z)) + 0.25 * temples * shine)
    return mixed(color, [0.7, 0.7, 0.71], salt)
  }

  const eyeColor = (x: number, y: number, z: number): Rgb => {
    const side = Math.sign(x) || 1
    const dx = (x - side * eye.x) / eye.radius
    const dy = (y - eye.y) / eye.radius
    const off = Math.hypot(dx, dy)
    if (z < eye.z) return [0.8, 0.78, 0.76]
    if (Math.hypot(dx + 0.16, dy - 0.2) < 0.09) return [1, 1, 1]
    if (off < 0.2) return [0.03, 0.03, 0.035]
    if (off < 0.43) return scaled(character.iris, dy < 0.05 ? 1.35 : 0.85)
    if (off < 0.5) return scaled(character.iris, 0.4)
    return mixed([0.86, 0.855, 0.845], [0.78, 0.62, 0.58], ramp(Math.abs(dx), 0.6, 0.95))
  }

  const colorAt = (material: Material, x: number, y: number, z: number): Rgb => {
    const grain = 0.94 + 0.12 * speckle(x, y, z)
    switch (material) {
      case 'skin':
        return skinColor(x, y, z)
      case 'lip': {
        const line = mouthLine(mouth, x)
        const lip = mixed(character.skin, character.flush, 0.75)
        if (Math.abs(y - line) < 0.013) return scaled(lip, 0.32)
        return scaled(lip, (y < line ? 0.96 : 0.82) * grain)
      }
      case 'eye':
        return eyeColor(x, y, z)
      case 'hair':
        return hairColor(x, y, z)
      case 'brow':
        return scaled(character.brows.color, grain)
      case 'glasses':
        return character.glasses?.color ?? [0, 0, 0]
      case 'top':
        return scaled(character.clothes.topColor, 0.97 + 0.03 * grain)
      case 'tie': {
        const stripe = Math.sin((x + y) * 38) > 0.55
        return scaled(character.clothes.tie ?? character.clothes.jacket, stripe ? 1.5 : grain)
      }
      case 'jacket': {
        const cloth = clothes.onLapel(Math.abs(x), y, z) ? character.clothes.lapel : character.clothes.jacket
        return scaled(cloth, grain)
      }
      case 'pin':
        return pinColor
    }
  }

  /** Where small cells are worth their number: the features that a face is read by. */
  const isFine = (x: number, y: number, z: number): boolean =>
    z > 0.3 && y > -0.74 && y < browY + 0.12 && Math.abs(x) < 0.56

  return { head, distance, materialAt, colorAt, isFine, parts }
}

export type Figure = ReturnType<typeof createFigure>

export const bounds = { x: 1.62, bottom: -2.62, top: 1.52, back: -1.15, front: 1.05 } as const

export const occlusionReach = [0.05, 0.12, 0.24, 0.42] as const

/** How much of the sky a point of the surface sees: 1 all of it. */
export function openness(
  figure: Figure,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
): number {
  let shut = 0
  let weight = 1
  for (const reach of occlusionReach) {
    const free = figure.distance(x + nx * reach, y + ny * reach, z + nz * reach)
    shut += weight * clamp((reach - free) / reach)
    weight *= 0.72
  }
  return clamp(1 - shut * 0.42, 0.12, 1)
}
