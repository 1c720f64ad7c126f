import type { Cell } from '../cellworld/cells.ts'
import { blended, grounds } from '../cellworld/color.ts'
import type { Lamp } from '../cellworld/light.ts'
import { lampOf, lit } from '../cellworld/lit.ts'
import { ease, mix, wave } from '../cellworld/loop.ts'
import { hash } from '../cellworld/random.ts'
import { Screen } from '../cellworld/screen.ts'
import { lookAt } from '../cellworld/view.ts'
import { type Film, wide } from './film.ts'

const side = 11
const middle = (side - 1) / 2

/** From application to payslip: the corners of the way. */
const legs: readonly [column: number, row: number][] = [
  [1, 1],
  [5, 1],
  [5, 4],
  [2, 4],
  [2, 7],
  [6, 7],
  [6, 9],
  [9, 9],
]

const path = legs.slice(1).reduce<[number, number][]>(
  (cells, [column, row]) => {
    const [fromColumn, fromRow] = cells.at(-1) ?? [column, row]
    const steps = Math.max(Math.abs(column - fromColumn), Math.abs(row - fromRow))
    for (let step = 1; step <= steps; step++)
      cells.push([
        fromColumn + Math.sign(column - fromColumn) * step,
        fromRow + Math.sign(row - fromRow) * step,
      ])
    return cells
  },
  [legs[0] ?? [0, 0]],
)

const lastStep = path.length - 1
/** Applied, hired, welcomed, trained, promoted, paid. */
const stations = [0, 4, 10, 13, 17, lastStep]

/** Where on the path the employee is: even steps, with a rest at every station. */
function stepAt(t: number): number {
  const walk = Math.min(1, Math.max(0, (t - 0.06) / 0.82))
  const rests = stations.length - 1
  const leg = Math.min(rests - 1, Math.floor(walk * rests))
  const within = ease(walk * rests - leg, 0.2, 0.98)
  return mix(stations[leg] ?? 0, stations[leg + 1] ?? lastStep, within)
}

export const film: Film = {
  ...wide,
  seconds: 11,
  poster: 0.72,
  create: () => {
    const screen = new Screen({ ...wide, theme: 'dark', bloom: 1, halo: { x: 0.5, y: 0.5, wide: 0.6 } })
    const view = lookAt({ ...wide, span: 10.6, target: [0, 0.4, 0] })
    const { cell, deep, ground } = grounds.dark
    return (t) => {
      const step = stepAt(t)
      const cells: Cell[] = []
      const lamps: Lamp[] = []
      const fadeOut = 1 - ease(t, 0.92, 1)
      const topOf = new Map<string, number>()
      for (let row = 0; row < side; row++)
        for (let column = 0; column < side; column++) {
          const at = path.findIndex(([c, r]) => c === column && r === row)
          const station = stations.indexOf(at)
          const reached = at >= 0 ? ease(step, at - 0.6, at + 0.2) * fadeOut * ease(t, 0, 0.05) : 0
          const here = at >= 0 ? Math.exp(-((step - at) ** 2) / 1.2) * fadeOut : 0
          const isStation = at >= 0 && station >= 0
          const strength = isStation ? reached * (0.62 + 0.38 * here) : reached * (0.16 + 0.3 * here)
          const top =
            at >= 0
              ? isStation
                ? 0.42 + 0.45 * reached
                : 0.2
              : 0.3 * hash(column, row) - 0.1 + 0.06 * wave(t, hash(row, column))
          topOf.set(`${column} ${row}`, top)
          for (let layer = 0; layer < 3; layer++)
            cells.push({
              at: [column - middle, top - layer, row - middle],
              size: 0.94,
              ...(layer === 0
                ? lit('dark', 'corporate', strength, cell)
                : { color: blended(deep, ground, layer * 0.25) }),
            })
          if (isStation && reached > 0.05)
            lamps.push(lampOf('dark', 'corporate', strength, [column - middle, top + 0.8, row - middle], 3.6))
        }
      const from = path[Math.floor(step)] ?? [0, 0]
      const to = path[Math.min(lastStep, Math.floor(step) + 1)] ?? from
      const within = step - Math.floor(step)
      const ground0 = mix(
        topOf.get(`${from[0]} ${from[1]}`) ?? 0,
        topOf.get(`${to[0]} ${to[1]}`) ?? 0,
        within,
      )
      const hop = 0.3 * Math.sin(Math.PI * within)
      // Comes down from above at the start, and at the end sinks into the last cell as what was paid.
      const coming = 1 - ease(t, 0, 0.07)
      const going = ease(t, 0.9, 0.97)
      const x = mix(from[0], to[0], within) - middle
      const z = mix(from[1], to[1], within) - middle
      const y = ground0 + 0.76 + hop + coming * 3 - going * 0.7
      const shown = (1 - ease(t, 0.95, 0.985)) * ease(t, 0, 0.03)
      cells.push({ at: [x, y, z], size: 0.54 * shown, ...lit('dark', 'volt', 1) })
      lamps.push(lampOf('dark', 'volt', 0.8 * shown, [x, y + 0.3, z], 3))
      return screen.show(view, cells, lamps)
    }
  },
}
