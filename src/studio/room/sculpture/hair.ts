import type { Character } from './character.ts'
import type { Head } from './head.ts'
import { blend, carve, clamp, ellipsoid, join, meet, ramp, rod } from './shapes.ts'

/**
 * A head of hair: a body that grows on the skull, and the direction it is combed in. `strand` numbers the
 * strands across that direction; furrows and the play of light follow it.
 */
export type HairBody = {
  distance: (x: number, y: number, z: number) => number
  strand: (x: number, y: number, z: number) => number
}

const none: HairBody = { distance: () => 1, strand: () => 0 }

/** The lower edge of hair that is cut short: forehead, temple, in front of the ear, round it, nape. */
function hairline(ax: number, z: number, forehead: number, temple: number): number {
  const front = forehead - temple * (ax / 0.55) ** 2 + 0.05 * Math.cos(ax * 7)
  const side = -0.12
  const nape = -0.62
  return blend(blend(side, front, ramp(z, 0.12, 0.46)), nape, ramp(z, -0.06, -0.4))
}

const furrow = (strand: number, deep: number) =>
  deep * (Math.sin(strand) + 0.45 * Math.sin(strand * 2.3 + 1.3))

export function createHair(character: Character, head: Head): HairBody {
  const { skull, ear } = head
  const roundEar = (ax: number, y: number, z: number) =>
    Math.min(ear(ax, y, z) - 0.035, ellipsoid(ax - 0.74, y + 0.06, z + 0.08, 0.2, 0.24, 0.17))

  switch (character.hair.style) {
    case 'none':
      return none

    case 'cropped': {
      const strand = (x: number, y: number, z: number) => x * 61 + y * 43 + z * 53
      return {
        strand,
        distance: (x, y, z) => {
          const ax = Math.abs(x)
          const line = hairline(ax, z, 0.56, 0.1)
          const grown = 0.012 + 0.048 * ramp(y - line, 0, 0.5)
          const d = skull(ax, y, z) - grown
          return carve(meet(d, (line - y) * 0.5, 0.02), roundEar(ax, y, z), 0.02)
        },
      }
    }

    case 'parted': {
      const part = -0.3
      const strand = (x: number, y: number, z: number) => z * 34 + y * 12 + Math.abs(x - part) * 9
      return {
        strand,
        distance: (x, y, z) => {
          const ax = Math.abs(x)
          const line = hairline(ax, z, 0.58, 0.16)
          const swept = ramp(x, part, 0.25) * 0.06
          const top = ramp(y, 0.25, 0.85)
          const furrowed = furrow(strand(x, y, z), 0.011) * top
          const groove = 0.07 * Math.exp(-(((x - part) / 0.035) ** 2)) * ramp(z, -0.5, 0) * top
          const lift = 0.035 + (0.1 + swept) * top * (1 + 0.35 * ramp(z, 0.2, 0.6)) - groove
          const d = skull(ax, y, z) - lift - furrowed
          return carve(meet(d, (line - y) * 0.5, 0.05), roundEar(ax, y, z), 0.03)
        },
      }
    }

    case 'swept': {
      const strand = (x: number, y: number, z: number) => x * 44 + 1.6 * Math.sin(z * 9 + y * 5)
      return {
        strand,
        distance: (x, y, z) => {
          const ax = Math.abs(x)
          const line = hairline(ax, z, 0.6, 0.22)
          const top = ramp(y, 0.2, 0.8)
          const billow = 0.028 * Math.sin(z * 8 - 1 + x * 3) * top
          const quiff = 0.1 * ramp(z, 0.1, 0.5) * top * (1 - 0.5 * ramp(ax, 0.2, 0.5))
          const lift = 0.055 + 0.12 * top + quiff + billow + furrow(strand(x, y, z), 0.016) * top
          const d = skull(ax, y, z) - lift
          return carve(meet(d, (line - y) * 0.5, 0.06), roundEar(ax, y, z), 0.03)
        },
      }
    }

    case 'bob': {
      // Parted on her right, tucked behind one ear, loose on the other side.
      const part = -0.24
      const strand = (x: number, y: number, z: number) => {
        const fall = ramp(y, 0.75, 0.35)
        const round = Math.atan2(x - part * 0.6, z + 0.35)
        return blend(z * 26 + (x - part) * 3, round * 24 + y * 1.5, fall) + 0.7 * Math.sin(y * 3.1 + x)
      }
      return {
        strand,
        distance: (x, y, z) => {
          const ax = Math.abs(x)
          const wavy = furrow(strand(x, y, z), 0.019)
          const groove =
            0.06 * Math.exp(-(((x - part) / 0.04) ** 2)) * ramp(y, 0.5, 0.8) * ramp(z, -0.6, -0.1)
          const top = skull(ax, y, z) - 0.1 - 0.035 * ramp(y, 0.4, 0.9) + groove - wavy
          let cap = meet(top, (hairline(ax, z, 0.6, 0.02) - y) * 0.5, 0.05)
          // Falls from the parting across the brow and down the cheek.
          const sweepLeft = rod(x, y, z, [part + 0.06, 0.86, 0.46], [0.56, 0.34, 0.42], 0.12, 0.1)
          const sweepRight = rod(x, y, z, [part - 0.02, 0.84, 0.46], [-0.6, 0.36, 0.32], 0.1, 0.09)
          cap = join(cap, Math.min(sweepLeft, sweepRight) - wavy, 0.08)
          const inward = 0.09 * ramp(y, -0.72, -1.08)
          let fall = ellipsoid(ax + inward, y + 0.28, z + 0.17, 0.8, 1.02, 0.7) - wavy
          fall = meet(fall, (z - 0.3 - 0.1 * ramp(y, -0.1, -0.8)) * 0.9, 0.12)
          fall = meet(fall, -1.1 - y + 0.05 * Math.cos(x * 5), 0.1)
          fall = carve(fall, ellipsoid(ax, y + 0.26, z - 0.5, 0.575, 0.86, 0.74), 0.06)
          fall = carve(fall, rod(ax, y, z, [0, -0.4, -0.05], [0, -1.6, 0.05], 0.44), 0.06)
          return join(cap, fall, 0.1)
        },
      }
    }

    case 'updo': {
      const bun = { y: 1.06, z: -0.42 }
      const strand = (x: number, y: number, z: number) => {
        const inBun = ellipsoid(x, y - bun.y, z - bun.z, 0.4, 0.36, 0.4) < 0.04
        if (inBun) return Math.atan2(y - bun.y, x) * 3 + Math.hypot(x, y - bun.y) * 46
        return Math.atan2(x, y - 0.15) * 21 + 0.8 * Math.sin(z * 4)
      }
      return {
        strand,
        distance: (x, y, z) => {
          const ax = Math.abs(x)
          const wavy = furrow(strand(x, y, z), 0.011)
          const line = hairline(ax, z, 0.58, 0.06)
          let d = skull(ax, y, z) - 0.065 - 0.03 * ramp(y, 0.4, 0.9) - wavy
          d = carve(meet(d, (line - y) * 0.5, 0.05), roundEar(ax, y, z), 0.03)
          const fringe = rod(x, y, z, [-0.26, 0.82, 0.44], [0.5, 0.42, 0.46], 0.12, 0.06) - wavy
          const other = rod(x, y, z, [-0.24, 0.8, 0.46], [-0.56, 0.34, 0.34], 0.09, 0.045) - wavy
          d = join(d, Math.min(fringe, other), 0.08)
          const lock = rod(x, y, z, [0.6, 0.36, 0.3], [0.64, -0.3, 0.24], 0.045, 0.022)
          const lockToo = rod(x, y, z, [-0.62, 0.3, 0.26], [-0.66, -0.22, 0.2], 0.035, 0.02)
          d = Math.min(d, lock, lockToo)
          return join(d, ellipsoid(x, y - bun.y, z - bun.z, 0.36, 0.32, 0.36) - wavy * 1.6, 0.05)
        },
      }
    }

    case 'curls': {
      const strand = (x: number, y: number, z: number) => {
        const round = Math.atan2(x, z + 0.25)
        return round * 13 + 2.1 * Math.sin(y * 8.5 + round * 3)
      }
      const ringlets = (x: number, y: number, z: number) => {
        const round = Math.atan2(x, z + 0.25)
        const coil = Math.sin(y * 17 + round * 9) * Math.sin(round * 10 - y * 6)
        return 0.05 * coil + 0.02 * Math.sin(x * 23 + y * 19) * Math.sin(z * 21 - y * 11)
      }
      return {
        strand,
        distance: (x, y, z) => {
          const ax = Math.abs(x)
          const curl = ringlets(x, y, z)
          let cap = skull(ax, y, z) - 0.17 - 0.05 * ramp(y, 0.4, 0.9) - curl
          cap = meet(cap, (hairline(ax, z, 0.6, 0.05) - y) * 0.5, 0.08)
          const sweep = rod(x, y, z, [0.16, 0.88, 0.44], [-0.6, 0.34, 0.36], 0.14, 0.14)
          const sweepToo = rod(x, y, z, [0.2, 0.88, 0.42], [0.64, 0.3, 0.32], 0.13, 0.14)
          cap = join(cap, Math.min(sweep, sweepToo) - curl, 0.1)
          let fall = ellipsoid(ax, y + 0.42, z + 0.2, 0.98, 1.2, 0.74) - curl
          fall = carve(fall, ellipsoid(ax, y + 0.24, z - 0.52, 0.6, 0.9, 0.74), 0.08)
          fall = carve(fall, rod(ax, y, z, [0, -0.4, 0.05], [0, -1.7, 0.2], 0.48), 0.08)
          const tress = rod(ax, y, z, [0.72, -0.4, 0.1], [0.62, -1.55, 0.3], 0.2, 0.13) - curl
          return join(join(cap, fall, 0.12), tress, 0.12)
        },
      }
    }
  }
}

/** A beard is hair on skin: how far it stands off, and where it ends. */
export function createBeard(character: Character, head: Head): HairBody {
  const beard = character.beard
  if (!beard) return none
  const { mouth, nose } = head.marks
  const strand = (x: number, y: number, z: number) => x * 50 + y * 9 + z * 20 + 1.5 * Math.sin(y * 12)
  return {
    strand,
    distance: (x, y, z) => {
      const ax = Math.abs(x)
      if (y > 0.1 || y < -1.3 || z < -0.35) return 1
      const onChin = ramp(y, -0.6, -0.85)
      const grown = beard.length * (0.55 + 0.45 * onChin + (beard.style === 'full' ? 0.5 * onChin : 0))
      let d = head.bare(x, y, z) - grown - furrow(strand(x, y, z), beard.length * 0.24)
      if (beard.style === 'full') d = join(d, ellipsoid(ax, y + 0.92, z - 0.42, 0.2, 0.14, 0.15), 0.12)
      const moustache = nose.tipY - 0.105 - 0.03 * clamp(ax / 0.2)
      const cheek = -0.47 + Math.max(0, ax - 0.26) * 1.25
      const upper = ax < 0.26 ? moustache : Math.max(moustache - (ax - 0.26) * 0.2, cheek)
      d = meet(d, (y - upper) * 0.7, 0.02)
      // The neck is shaved, and so is what lies behind the jaw.
      d = meet(d, (-0.98 + 0.3 * (0.4 - z) - y) * 0.7, 0.03)
      d = meet(d, (-0.05 - z + 0.25 * ramp(y, -0.2, -0.6) - 0.1) * 0.8, 0.03)
      const lipRoom = ellipsoid(x, y - mouth.y + 0.012, z - mouth.z, mouth.width * 0.98, 0.075, 0.4)
      return carve(carve(d, lipRoom, 0.02), head.ear(ax, y, z) - 0.05, 0.03)
    },
  }
}
