import { Color } from 'three'

/** OKLCH is how the site's tokens are written; three wants linear sRGB. */
export function oklch(lightness: number, chroma: number, hue: number): Color {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.max(0, value)
  return new Color().setRGB(
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  )
}

/** The hues of the four categories and the accent, as they glow inside a cell. */
export const hues = {
  it: oklch(0.8, 0.11, 228),
  corporate: oklch(0.76, 0.13, 300),
  domain: oklch(0.78, 0.13, 42),
  upcoming: oklch(0.8, 0.012, 268),
  volt: oklch(0.925, 0.21, 118),
} as const

export type Hue = keyof typeof hues

/** What a scene stands on and is made of, in each of the site's two themes. */
export const grounds = {
  dark: {
    ground: oklch(0.152, 0.013, 268),
    cell: oklch(0.47, 0.014, 268),
    deep: oklch(0.38, 0.014, 268),
    exposure: 1,
  },
  light: {
    ground: oklch(0.985, 0.004, 100),
    cell: oklch(0.95, 0.006, 268),
    deep: oklch(0.9, 0.008, 268),
    exposure: 1.15,
  },
} as const

export type Theme = keyof typeof grounds
