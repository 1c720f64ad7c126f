import { grounds, type Light, type Theme, toScreen } from './color.ts'
import type { Plate } from './plate.ts'

export type Development = {
  width: number
  height: number
  theme: Theme
  /** How much of the light in the picture spills over its surroundings. */
  bloom: number
  /** Where behind the scene the ground is a little lighter, as shares of the picture. */
  halo?: { x: number; y: number; wide: number }
  /** Another ground than the theme's: a wall behind a person. */
  wall?: { ground: Light; halo: Light }
  /** The share of the picture, from the left, that fades into the ground: words stand there. */
  calm?: number
}

const exact = Float32Array.from({ length: 4097 }, (_, index) => toScreen(index / 4096) * 255)

/** Only what is brighter than paper is compressed, by its brightest channel, so that hues keep. */
function compress(peak: number): number {
  const knee = 0.78
  if (peak <= knee) return 1
  const room = 1 - knee
  return (1 - (room * room) / (peak + room - knee)) / peak
}

const smooth = (x: number) => x * x * (3 - 2 * x)
const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** From a plate twice as fine to the bytes of a picture, red, green and blue. */
export function develop(plate: Plate, development: Development): Uint8Array {
  const { width, height, theme, halo, calm = 0 } = development
  const { ground, halo: haloLight } = development.wall ?? grounds[theme]
  const picture = new Float32Array(width * height * 3)
  const { light } = plate
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const first = (y * 2 * plate.width + x * 2) * 4
      const second = first + plate.width * 4
      const cover =
        ((light[first + 3] as number) +
          (light[first + 7] as number) +
          (light[second + 3] as number) +
          (light[second + 7] as number)) /
        4
      let share = 0
      if (halo && cover < 1) {
        const dx = (x / width - halo.x) / halo.wide
        const dy = ((y / height - halo.y) * (height / width)) / halo.wide
        share = smooth(clamp(1 - Math.sqrt(dx * dx + dy * dy)))
      }
      const out = (y * width + x) * 3
      let red = 0
      let green = 0
      let blue = 0
      // Each sample is compressed before they are averaged: an edge against a lamp then stays an edge.
      for (let sample = 0; sample < 4; sample++) {
        const at = (sample & 2 ? second : first) + (sample & 1) * 4
        const peak = Math.max(light[at] as number, light[at + 1] as number, light[at + 2] as number)
        const by = compress(peak) / 4
        red += (light[at] as number) * by
        green += (light[at + 1] as number) * by
        blue += (light[at + 2] as number) * by
      }
      const bare = 1 - cover
      picture[out] = red + (ground[0] + (haloLight[0] - ground[0]) * share) * bare
      picture[out + 1] = green + (ground[1] + (haloLight[1] - ground[1]) * share) * bare
      picture[out + 2] = blue + (ground[2] + (haloLight[2] - ground[2]) * share) * bare
    }
  if (development.bloom > 0) addBloom(picture, width, height, development.bloom)
  const bytes = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const fade = calm > 0 ? smooth(clamp(x / (width * calm))) : 1
      // A grain of less than one step hides the steps of dark gradients.
      const grain = ((52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1)) % 1) - 0.5
      for (let channel = 0; channel < 3; channel++) {
        const base = ground[channel] as number
        const value = base + ((picture[at + channel] as number) - base) * fade
        const level = (exact[Math.round(clamp(value) * 4096)] as number) + grain
        bytes[at + channel] = Math.max(0, Math.min(255, Math.round(level)))
      }
    }
  return bytes
}

/** Light that is brighter than its surroundings spills, near and far. */
function addBloom(picture: Float32Array, width: number, height: number, strength: number): void {
  const factor = 4
  const w = Math.ceil(width / factor)
  const h = Math.ceil(height / factor)
  const bright = new Float32Array(w * h * 3)
  for (let y = 0; y < h * factor && y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3
      const to = (Math.floor(y / factor) * w + Math.floor(x / factor)) * 3
      const peak = Math.max(picture[from] as number, picture[from + 1] as number, picture[from + 2] as number)
      const share = smooth(clamp((peak - 0.3) / 0.5)) / (factor * factor)
      for (let channel = 0; channel < 3; channel++)
        bright[to + channel] = (bright[to + channel] as number) + (picture[from + channel] as number) * share
    }
  for (const [radius, share] of [
    [2, 0.16],
    [7, 0.13],
    [20, 0.1],
  ] as const) {
    blur(bright, w, h, Math.max(1, Math.round((radius * width) / 1280)))
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const sx = Math.min(w - 1.001, Math.max(0, (x + 0.5) / factor - 0.5))
        const sy = Math.min(h - 1.001, Math.max(0, (y + 0.5) / factor - 0.5))
        const x0 = Math.floor(sx)
        const y0 = Math.floor(sy)
        const fx = sx - x0
        const fy = sy - y0
        const a = (y0 * w + x0) * 3
        const b = a + 3
        const c = a + w * 3
        const d = c + 3
        const to = (y * width + x) * 3
        for (let channel = 0; channel < 3; channel++) {
          const above = (bright[a + channel] as number) * (1 - fx) + (bright[b + channel] as number) * fx
          const below = (bright[c + channel] as number) * (1 - fx) + (bright[d + channel] as number) * fx
          const spilt = Math.min(1, (above * (1 - fy) + below * fy) * share * strength)
          picture[to + channel] = 1 - (1 - (picture[to + channel] as number)) * (1 - spilt)
        }
      }
  }
}

/** Two box blurs, near enough to a bell. */
function blur(sheet: Float32Array, width: number, height: number, radius: number): void {
  const line = new Float32Array(Math.max(width, height))
  for (let pass = 0; pass < 2; pass++)
    for (let channel = 0; channel < 3; channel++) {
      for (let y = 0; y < height; y++) slide(sheet, line, y * width * 3 + channel, 3, width, radius)
      for (let x = 0; x < width; x++) slide(sheet, line, x * 3 + channel, width * 3, height, radius)
    }
}

function slide(
  sheet: Float32Array,
  line: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  for (let index = 0; index < count; index++) line[index] = sheet[start + index * step] as number
  let sum = 0
  for (let index = -radius; index <= radius; index++)
    sum += line[Math.min(count - 1, Math.max(0, index))] as number
  const whole = radius * 2 + 1
  for (let index = 0; index < count; index++) {
    sheet[start + index * step] = sum / whole
    sum +=
      (line[Math.min(count - 1, index + radius + 1)] as number) -
      (line[Math.max(0, index - radius)] as number)
  }
}

/** The scene without its ground: red, green, blue and how much of it there is. */
export function cutOut(plate: Plate, width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(width * height * 4)
  const sum = new Float32Array(4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      sum.fill(0)
      for (let sample = 0; sample < 4; sample++) {
        const at = ((y * 2 + (sample >> 1)) * plate.width + x * 2 + (sample & 1)) * 4
        const peak = Math.max(...plate.light.subarray(at, at + 3))
        const by = compress(peak)
        for (let channel = 0; channel < 3; channel++)
          sum[channel] = (sum[channel] as number) + (plate.light[at + channel] as number) * by
        sum[3] = (sum[3] as number) + (plate.light[at + 3] as number)
      }
      const cover = sum[3] as number
      const out = (y * width + x) * 4
      for (let channel = 0; channel < 3; channel++)
        bytes[out + channel] = Math.round(
          exact[Math.round(clamp((sum[channel] as number) / (cover || 1)) * 4096)] as number,
        )
      bytes[out + 3] = Math.round((cover / 4) * 255)
    }
  return bytes
}
