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

/** What does not change from one moment of a scene to the next. */
type Paper = { ground: Float32Array; fade: Float32Array; grain: Float32Array }

const papers = new WeakMap<Development, Paper>()

function paperOf(development: Development): Paper {
  const known = papers.get(development)
  if (known) return known
  const { width, height, theme, halo, calm = 0 } = development
  const { ground, halo: haloLight } = development.wall ?? grounds[theme]
  const paper: Paper = {
    ground: new Float32Array(width * height * 3),
    fade: Float32Array.from({ length: width }, (_, x) => (calm > 0 ? smooth(clamp(x / (width * calm))) : 1)),
    grain: new Float32Array(width * height),
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let share = 0
      if (halo) {
        const dx = (x / width - halo.x) / halo.wide
        const dy = ((y / height - halo.y) * (height / width)) / halo.wide
        share = smooth(clamp(1 - Math.sqrt(dx * dx + dy * dy)))
      }
      const at = y * width + x
      for (let channel = 0; channel < 3; channel++) {
        const base = ground[channel] as number
        paper.ground[at * 3 + channel] = base + ((haloLight[channel] as number) - base) * share
      }
      // A grain of less than one step hides the steps of dark gradients.
      paper.grain[at] = ((52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1)) % 1) - 0.5
    }
  papers.set(development, paper)
  return paper
}

/** From a plate twice as fine to the bytes of a picture, red, green and blue. */
export function develop(plate: Plate, development: Development): Uint8Array {
  const { width, height, theme } = development
  const { ground } = development.wall ?? grounds[theme]
  const paper = paperOf(development)
  const picture = paper.ground.slice()
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
      if (cover === 0) continue
      const out = (y * width + x) * 3
      let red = 0
      let green = 0
      let blue = 0
      // Each sample is compressed before they are averaged: an edge against a lamp then stays an edge.
      for (let sample = 0; sample < 4; sample++) {
        const at = (sample & 2 ? second : first) + (sample & 1) * 4
        const r = light[at] as number
        const g = light[at + 1] as number
        const b = light[at + 2] as number
        const by = compress(Math.max(r, g, b)) / 4
        red += r * by
        green += g * by
        blue += b * by
      }
      const bare = 1 - cover
      picture[out] = red + (picture[out] as number) * bare
      picture[out + 1] = green + (picture[out + 1] as number) * bare
      picture[out + 2] = blue + (picture[out + 2] as number) * bare
    }
  if (development.bloom > 0) addBloom(picture, width, height, development.bloom)
  const bytes = new Uint8ClampedArray(width * height * 3)
  const [red, green, blue] = ground
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++) {
      const at = pixel * 3
      const fade = paper.fade[x] as number
      const grain = paper.grain[pixel] as number
      bytes[at] = levelOf(red + ((picture[at] as number) - red) * fade) + grain
      bytes[at + 1] = levelOf(green + ((picture[at + 1] as number) - green) * fade) + grain
      bytes[at + 2] = levelOf(blue + ((picture[at + 2] as number) - blue) * fade) + grain
    }
  return new Uint8Array(bytes.buffer)
}

const levelOf = (value: number): number =>
  exact[value >= 1 ? 4096 : value <= 0 ? 0 : (value * 4096 + 0.5) | 0] as number

/** Light that is brighter than its surroundings spills, near and far. */
function addBloom(picture: Float32Array, width: number, height: number, strength: number): void {
  const factor = 4
  const w = Math.ceil(width / factor)
  const h = Math.ceil(height / factor)
  const bright = new Float32Array(w * h * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3
      const r = picture[from] as number
      const g = picture[from + 1] as number
      const b = picture[from + 2] as number
      const peak = Math.max(r, g, b)
      if (peak <= 0.3) continue
      const to = (((y / factor) | 0) * w + ((x / factor) | 0)) * 3
      const share = smooth(clamp((peak - 0.3) / 0.5)) / (factor * factor)
      bright[to] = (bright[to] as number) + r * share
      bright[to + 1] = (bright[to + 1] as number) + g * share
      bright[to + 2] = (bright[to + 2] as number) + b * share
    }
  for (const [radius, share] of [
    [2, 0.16],
    [7, 0.13],
    [20, 0.1],
  ] as const) {
    blur(bright, w, h, Math.max(1, Math.round((radius * width) / 1280)))
    spill(bright, w, h, picture, width, height, share * strength)
  }
}

/** Less light than this changes no byte, not even of the darkest ground. */
const unseen = 2e-5

/** Lays a coarse sheet of light over the picture. */
function spill(
  bright: Float32Array,
  w: number,
  h: number,
  picture: Float32Array,
  width: number,
  height: number,
  strength: number,
): void {
  const fine = width / w
  const places = Float32Array.from({ length: width }, (_, x) =>
    Math.min(w - 1.001, Math.max(0, (x + 0.5) / fine - 0.5)),
  )
  // The two rows around a line, blended once for all its places.
  const line = new Float32Array(w * 3)
  for (let y = 0; y < height; y++) {
    const sy = Math.min(h - 1.001, Math.max(0, (y + 0.5) / fine - 0.5))
    const above = Math.floor(sy) * w * 3
    const below = above + w * 3
    const fy = sy - Math.floor(sy)
    let most = 0
    for (let index = 0; index < w * 3; index++) {
      const value =
        ((bright[above + index] as number) * (1 - fy) + (bright[below + index] as number) * fy) * strength
      line[index] = value
      if (value > most) most = value
    }
    if (most < unseen) continue
    for (let x = 0, to = y * width * 3; x < width; x++, to += 3) {
      const sx = places[x] as number
      const left = (sx | 0) * 3
      const fx = sx - (sx | 0)
      const red = (line[left] as number) * (1 - fx) + (line[left + 3] as number) * fx
      const green = (line[left + 1] as number) * (1 - fx) + (line[left + 4] as number) * fx
      const blue = (line[left + 2] as number) * (1 - fx) + (line[left + 5] as number) * fx
      if (red < unseen && green < unseen && blue < unseen) continue
      picture[to] = 1 - (1 - (picture[to] as number)) * (1 - Math.min(1, red))
      picture[to + 1] = 1 - (1 - (picture[to + 1] as number)) * (1 - Math.min(1, green))
      picture[to + 2] = 1 - (1 - (picture[to + 2] as number)) * (1 - Math.min(1, blue))
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
