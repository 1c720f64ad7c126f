import type { Cell } from '../cellworld/cells.ts'
import { blended, grounds, type Hue, type Theme } from '../cellworld/color.ts'
import type { Lamp } from '../cellworld/light.ts'
import { lampOf, lit } from '../cellworld/lit.ts'
import { mix, pulse, wave, wrap } from '../cellworld/loop.ts'
import { hash } from '../cellworld/random.ts'
import { Screen } from '../cellworld/screen.ts'
import { lookAt } from '../cellworld/view.ts'
import { type Film, wide } from './film.ts'

const side = 13
const deep = 4
const middle = (side - 1) / 2
const order = ['it', 'volt', 'corporate', 'domain'] as const satisfies readonly Hue[]

/** Who works when: a column, a hue, the moment it lights up and how long it stays. */
const jobs = Array.from({ length: 34 }, (_, index) => {
  const far = 0.6 + 5.6 * Math.sqrt((index + 0.5) / 34)
  const angle = index * 2.39996
  return {
    column: Math.round(middle + far * Math.cos(angle)),
    row: Math.round(middle + far * Math.sin(angle)),
    hue: order[index % order.length] ?? 'it',
    at: wrap(index * 0.381966 + 0.08),
    hold: 0.1 + 0.12 * hash(index, 5),
  }
})

/** Work on its way: from one job's cell to the next, along the rows and columns between them. */
const errands = Array.from({ length: 12 }, (_, index) => {
  const from = jobs[index * 2]
  const to = jobs[(index * 2 + 7) % jobs.length]
  return from && to ? { from, to, at: wrap(from.at + 0.05), takes: 0.13 } : null
}).filter((errand) => errand !== null)

/** The box opens from its middle: a slow swell runs outwards, and never all at once. */
function liftOf(column: number, row: number, t: number): number {
  const far = Math.hypot(column - middle, row - middle)
  const own = hash(column, row)
  const swell = 0.34 * wave(t, -far * 0.085 + own * 0.1) * Math.exp(-far * far * 0.012)
  return swell + 0.2 * wave(t * 2, own * 2.7 + column * 0.03) * own + own * 0.35
}

export function heroFilm(theme: Theme): Film {
  const dark = theme === 'dark'
  return {
    ...wide,
    seconds: 10,
    poster: 0.32,
    create: () => {
      const screen = new Screen({
        ...wide,
        theme,
        bloom: dark ? 1 : 0,
        halo: { x: 0.7, y: 0.45, wide: 0.5 },
        calm: 0.5,
      })
      const view = lookAt({ ...wide, span: 14.2, target: [0, -0.4, 0], shift: { x: 0.2, y: -0.03 } })
      const { cell, deep: below, ground } = grounds[theme]
      return (t) => {
        const glows = new Map<number, { hue: Hue; strength: number }>()
        for (const job of jobs) {
          const strength = pulse(t, job.at, 0.035, job.hold, 0.1)
          const key = job.row * side + job.column
          if (strength > (glows.get(key)?.strength ?? 0.01)) glows.set(key, { hue: job.hue, strength })
        }
        const topOf = (column: number, row: number) =>
          liftOf(column, row, t) + 0.55 * (glows.get(row * side + column)?.strength ?? 0)
        const cells: Cell[] = []
        const lamps: Lamp[] = []
        for (let row = 0; row < side; row++)
          for (let column = 0; column < side; column++) {
            const top = topOf(column, row)
            const glow = glows.get(row * side + column)
            for (let layer = 0; layer < deep; layer++)
              cells.push({
                at: [column - middle, top - layer, row - middle],
                size: 0.94,
                ...(layer === 0 && glow
                  ? lit(theme, glow.hue, glow.strength)
                  : // The box stands in the dark: what is low is lost in it.
                    { color: layer === 0 ? cell : blended(below, ground, dark ? layer * 0.22 : 0) }),
              })
            if (glow)
              lamps.push(lampOf(theme, glow.hue, glow.strength, [column - middle, top + 0.75, row - middle]))
          }
        for (const { from, to, at, takes } of errands) {
          const along = wrap(t - at) / takes
          if (along >= 1) continue
          const wideSteps = Math.abs(to.column - from.column)
          const corner = wideSteps / (wideSteps + Math.abs(to.row - from.row) || 1)
          const column = along < corner ? mix(from.column, to.column, along / corner) : to.column
          const row = along < corner ? from.row : mix(from.row, to.row, (along - corner) / (1 - corner))
          const shown = Math.min(1, along * 6, (1 - along) * 6)
          const height = mix(topOf(from.column, from.row), topOf(to.column, to.row), along) + 0.95
          cells.push({
            at: [column - middle, height, row - middle],
            size: 0.26 * shown,
            ...lit(theme, from.hue, 1.15 * shown),
          })
        }
        return screen.show(view, cells, lamps)
      }
    },
  }
}

export const film = heroFilm('dark')
