/** Linear light, red, green and blue; more than 1 is brighter than paper. */
export type Light = readonly [red: number, green: number, blue: number]

/** OKLCH is how the site's tokens are written. */
export function oklch(lightness: number, chroma: number, hue: number): Light {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    Math.max(0, 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    Math.max(0, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    Math.max(0, -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

export const scaled = (light: Light, by: number): Light => [light[0] * by, light[1] * by, light[2] * by]

export const blended = (a: Light, b: Light, share: number): Light => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

/** The hues of the four categories and the accent, as they glow inside a cell. */
export const hues = {
  it: oklch(0.8, 0.11, 228),
  corporate: oklch(0.74, 0.14, 300),
  domain: oklch(0.76, 0.14, 42),
  upcoming: oklch(0.82, 0.012, 268),
  volt: oklch(0.925, 0.21, 118),
} as const satisfies Record<string, Light>

export type Hue = keyof typeof hues

/** On paper a lit cell is a coloured one: light does not show against light. */
export const paints: Record<Hue, Light> = {
  it: oklch(0.72, 0.13, 235),
  corporate: oklch(0.7, 0.16, 300),
  domain: oklch(0.74, 0.15, 42),
  upcoming: oklch(0.78, 0.012, 265),
  volt: oklch(0.91, 0.2, 118),
}

/** What a scene stands on and is made of, in each of the site's two themes. */
export const grounds = {
  dark: {
    ground: oklch(0.152, 0.013, 268),
    halo: oklch(0.235, 0.018, 268),
    cell: oklch(0.44, 0.016, 268),
    deep: oklch(0.36, 0.016, 268),
  },
  light: {
    ground: oklch(0.985, 0.004, 100),
    halo: oklch(0.985, 0.004, 100),
    cell: oklch(0.985, 0.004, 268),
    deep: oklch(0.965, 0.006, 268),
  },
} as const satisfies Record<string, Record<string, Light>>

export type Theme = keyof typeof grounds

export const toScreen = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * Math.min(1, value) ** (1 / 2.4) - 0.055
