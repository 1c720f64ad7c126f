import type { Cell } from '../cellworld/cells.ts'
import { blended, grounds, type Hue, type Theme } from '../cellworld/color.ts'
import type { Lamp } from '../cellworld/light.ts'
import { lampOf, lit } from '../cellworld/lit.ts'
import { pulse, wave, wrap } from '../cellworld/loop.ts'
import { hash } from '../cellworld/random.ts'
import { Screen } from '../cellworld/screen.ts'
import { lookAt } from '../cellworld/view.ts'
import { type Film, wide } from './film.ts'

const columns = 23
const rows = 19
const caller = { column: 7, row: 12, hue: 'volt', at: 0.02 } as const
const answerer = { column: 15, row: 6, hue: 'it', at: 0.5 } as const
const apart = Math.hypot(answerer.column - caller.column, answerer.row - caller.row)
/** The wave leaves the one and reaches the other after this share of the loop. */
const onTheWay = 0.42

/** How high a ring around somebody stands at a distance, while it runs outwards and fades. */
function ring(t: number, from: { at: number }, far: number): number {
  const since = wrap(t - from.at)
  const front = (since / onTheWay) * apart
  const width = 0.95
  const fade = Math.max(0, 1 - since / 0.75) * Math.exp(-far * 0.055)
  return Math.exp(-(((far - front) / width) ** 2)) * fade
}

/** One cell calls, its wave runs over the lattice, and another one answers in its own colour. */
export function callFilm(theme: Theme): Film {
  return {
    ...wide,
    seconds: 9,
    poster: 0.27,
    create: () => {
      const screen = new Screen({ ...wide, theme, bloom: theme === 'dark' ? 1 : 0 })
      const view = lookAt({ ...wide, span: 10.6, pitch: 0.62, yaw: 0.68, shift: { x: 0, y: 0.02 } })
      const { cell, ground } = grounds[theme]
      const people = [caller, answerer] as const
      return (t) => {
        const cells: Cell[] = []
        const lamps: Lamp[] = []
        for (let row = 0; row < rows; row++)
          for (let column = 0; column < columns; column++) {
            const x = column - (columns - 1) / 2
            const z = row - (rows - 1) / 2
            const somebody = people.find((one) => one.column === column && one.row === row)
            const rings = people.map((one) => ({
              hue: one.hue as Hue,
              high: ring(t, one, Math.hypot(column - one.column, row - one.row)),
            }))
            const [first, second] = rings
            const high = (first?.high ?? 0) + (second?.high ?? 0)
            const stronger = (first?.high ?? 0) > (second?.high ?? 0) ? first : second
            const rest = 0.16 * hash(column, row) + 0.05 * wave(t, hash(row, column))
            const speaking = somebody ? 0.5 + 0.5 * pulse(t, somebody.at - 0.05, 0.06, 0.08, 0.22) : 0
            const y = rest + high * 0.85 + (somebody ? 0.55 + 0.4 * speaking : 0)
            // Towards the edges the lattice is lost in the ground.
            const edge = Math.max(Math.abs(x) / (columns / 2), Math.abs(z) / (rows / 2))
            const body = blended(cell, ground, Math.max(0, edge - 0.55) * 1.6)
            const look = somebody
              ? lit(theme, somebody.hue, speaking, body)
              : lit(theme, stronger?.hue ?? 'volt', Math.max(0, high - 0.15) * 0.34, body)
            cells.push({ at: [x, y, z], size: 0.94, ...look })
            if (somebody) {
              lamps.push(lampOf(theme, somebody.hue, speaking, [x, y + 0.8, z], 4))
              cells.push({ at: [x, y - 0.96, z], size: 0.94, color: body })
            }
          }
        return screen.show(view, cells, lamps)
      }
    },
  }
}

export const film = callFilm('dark')
