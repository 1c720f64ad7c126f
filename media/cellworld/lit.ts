import type { Cell } from './cells.ts'
import { blended, grounds, type Hue, hues, type Light, paints, scaled, type Theme } from './color.ts'
import type { Lamp } from './light.ts'
import type { Vector } from './space.ts'

/** How a cell at work looks: in the dark it glows, on paper it takes colour. */
export function lit(
  theme: Theme,
  hue: Hue,
  strength: number,
  body: Light = grounds[theme].cell,
): Pick<Cell, 'color' | 'glow'> {
  if (strength <= 0.002) return { color: body }
  if (theme === 'light') return { color: blended(body, paints[hue], Math.min(1, strength)) }
  return { color: body, glow: scaled(hues[hue], strength * 1.05) }
}

/** What it throws on its neighbours. */
export const lampOf = (theme: Theme, hue: Hue, strength: number, at: Vector, reach = 4): Lamp => ({
  at,
  light: theme === 'dark' ? scaled(hues[hue], strength * 1.5) : scaled(paints[hue], strength * 0.3),
  reach,
})
