import type { Cell } from '../cellworld/cells.ts'
import { blended, grounds, type Hue } from '../cellworld/color.ts'
import type { Lamp } from '../cellworld/light.ts'
import { lampOf, lit } from '../cellworld/lit.ts'
import { pulse, wave } from '../cellworld/loop.ts'
import { hash } from '../cellworld/random.ts'
import { Screen } from '../cellworld/screen.ts'
import type { Frame, Vector } from '../cellworld/space.ts'
import { plus, times } from '../cellworld/space.ts'
import { lookAt } from '../cellworld/view.ts'
import { type Film, wide } from './film.ts'

/** Hired, welcomed, heard, protected, trained, paid: what each of the six cells sends up. */
const signs: readonly (readonly string[])[] = [
  ['......#', '.....##', '#...##.', '##.##..', '.###...', '..#....', '.......'],
  ['.##.##.', '#######', '#######', '.#####.', '..###..', '...#...', '.......'],
  ['.#####.', '#######', '#.#.#.#', '#######', '.#####.', '..##...', '.#.....'],
  ['#######', '#.....#', '#..#..#', '#.###.#', '.#.#.#.', '..#.#..', '...#...'],
  ['......#', '....#.#', '....#.#', '..#.#.#', '..#.#.#', '#.#.#.#', '#.#.#.#'],
  ['..###..', '.#...#.', '#..#..#', '#.###.#', '#..#..#', '.#...#.', '..###..'],
]

const radius = 3.3
const stand = (index: number): Vector => {
  const angle = (index / 6) * Math.PI * 2 - Math.PI * 0.25
  return [Math.round(radius * Math.cos(angle)), 0, Math.round(radius * Math.sin(angle))]
}
const floorSide = 11
const half = (floorSide - 1) / 2

/** A person of nine cells: what a new colleague looks like from afar. */
const colleague: readonly { at: Vector; hue: Hue | null }[] = [
  ...[-1, 0, 1].flatMap((x) => [0, 1].map((y) => ({ at: [x, y, 0] as Vector, hue: null }))),
  { at: [0, 2, 0], hue: null },
  { at: [0, 3.25, 0], hue: 'volt' },
]

export const film: Film = {
  ...wide,
  seconds: 12,
  poster: 0.06,
  create: () => {
    const screen = new Screen({ ...wide, theme: 'dark', bloom: 1, halo: { x: 0.5, y: 0.45, wide: 0.55 } })
    const view = lookAt({ ...wide, span: 9.6, target: [0, 0.8, 0] })
    const towards: Frame = [view.right, view.up, view.back]
    const { cell, deep, ground } = grounds.dark
    return (t) => {
      const cells: Cell[] = []
      const lamps: Lamp[] = []
      const turns = signs.map((_, index) => pulse(t, index / 6 - 0.015, 0.045, 0.085, 0.06))
      for (let row = 0; row < floorSide; row++)
        for (let column = 0; column < floorSide; column++) {
          const x = column - half
          const z = row - half
          const index = signs.findIndex((_, one) => stand(one)[0] === x && stand(one)[2] === z)
          const strength = index >= 0 ? (turns[index] ?? 0) : 0
          // The way from the cell whose turn it is to the colleague in the middle.
          const way = turns.reduce((most, turn, one) => Math.max(most, turn * along(stand(one), x, z)), 0)
          const rim = Math.max(Math.abs(x), Math.abs(z)) / half
          const y =
            index >= 0 ? 0.5 + 0.5 * strength : 0.12 * hash(column, row) + 0.03 * wave(t, hash(row, column))
          const body = blended(cell, ground, Math.max(0, rim - 0.55) * 1.4)
          const glow = index >= 0 ? 0.1 + 0.9 * strength : 0.26 * way
          cells.push({ at: [x, y, z], size: 0.94, ...lit('dark', 'corporate', glow, body) })
          cells.push({ at: [x, y - 1, z], size: 0.94, color: blended(deep, ground, 0.3 + rim * 0.4) })
          if (strength > 0.03) lamps.push(lampOf('dark', 'corporate', strength, [x, y + 0.8, z], 4))
        }
      signs.forEach((sign, index) => {
        const shown = turns[index] ?? 0
        if (shown < 0.02) return
        const foot = plus(stand(index), [0, 1.3 + 0.55 * shown, 0])
        const bit = 0.27
        sign.forEach((line, row) => {
          for (let column = 0; column < 7; column++) {
            if (line[column] !== '#') continue
            const late = Math.min(1, Math.max(0, shown * 1.8 - 0.8 * hash(column, row, index)))
            const at = plus(
              foot,
              plus(times(view.right, (column - 3) * bit), times(view.up, (6 - row) * bit * late)),
            )
            cells.push({
              at,
              size: bit * 0.92 * late,
              frame: towards,
              ...lit('dark', 'corporate', 1.05, cell),
            })
          }
        })
      })
      const glad = Math.max(...turns)
      const bounce = 0.1 * Math.abs(wave(t * 6, 0.1)) * glad
      for (const { at, hue } of colleague) {
        const place: Vector = [at[0] * 0.5, 0.78 + at[1] * 0.5 + bounce, at[2] * 0.5]
        cells.push({
          at: place,
          size: hue ? 0.68 : 0.48,
          ...(hue ? lit('dark', hue, 0.9) : lit('dark', 'upcoming', 0.36, times(cell, 4))),
        })
      }
      lamps.push(lampOf('dark', 'volt', 0.5, [0.4, 3.2, 0.9], 3))
      return screen.show(view, cells, lamps)
    }
  },
}

/** 1 on the straight way from a cell to the middle, 0 off it. */
function along(from: Vector, x: number, z: number): number {
  const long = Math.hypot(from[0], from[2])
  const share = (x * from[0] + z * from[2]) / (long * long)
  if (share < 0.12 || share > 0.9) return 0
  const off = Math.hypot(x - from[0] * share, z - from[2] * share)
  return Math.max(0, 1 - off * 1.5)
}
