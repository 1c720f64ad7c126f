import type { Cell } from '../cellworld/cells.ts'
import { grounds, type Hue } from '../cellworld/color.ts'
import type { Lamp } from '../cellworld/light.ts'
import { lampOf, lit } from '../cellworld/lit.ts'
import { ease, wave } from '../cellworld/loop.ts'
import { Screen } from '../cellworld/screen.ts'
import {
  dot,
  type Frame,
  inFrame,
  plus,
  times,
  turnedFrame,
  upright,
  type Vector,
} from '../cellworld/space.ts'
import { lookAt } from '../cellworld/view.ts'
import { type Film, wide } from './film.ts'

const size = 5
const middle = (size - 1) / 2
const turns = 6
/** Turning about these two by turns brings all six sides round, and after six turns the box stands as before. */
const axes: readonly [Vector, Vector] = [
  [0, -1, 0],
  [1, 0, 0],
]

/** What a side shows, as rows from top to bottom, and in which hue. */
const sides: { out: Vector; across: Vector; up: Vector; hue: Hue; mark: readonly string[] }[] = [
  {
    out: [0, 0, 1],
    across: [1, 0, 0],
    up: [0, 1, 0],
    hue: 'it',
    mark: ['.....', '..#..', '.###.', '..#..', '.....'],
  },
  {
    out: [1, 0, 0],
    across: [0, 0, -1],
    up: [0, 1, 0],
    hue: 'corporate',
    mark: ['.....', '.###.', '.#.#.', '.###.', '.....'],
  },
  {
    out: [0, 1, 0],
    across: [1, 0, 0],
    up: [0, 0, -1],
    hue: 'domain',
    mark: ['.....', '.#.#.', '..#..', '.#.#.', '.....'],
  },
  {
    out: [-1, 0, 0],
    across: [0, 0, 1],
    up: [0, 1, 0],
    hue: 'volt',
    mark: ['.....', '...#.', '..##.', '.###.', '.....'],
  },
  {
    out: [0, 0, -1],
    across: [-1, 0, 0],
    up: [0, 1, 0],
    hue: 'upcoming',
    mark: ['.....', '.#.#.', '.....', '.#.#.', '.....'],
  },
  {
    out: [0, -1, 0],
    across: [1, 0, 0],
    up: [0, 0, 1],
    hue: 'it',
    mark: ['.....', '.##..', '.#.#.', '..##.', '.....'],
  },
]

/** How the box is turned: whole turns done, and the one under way. */
function turnedAt(t: number): { frame: Frame; turning: number } {
  const passed = t * turns
  const done = Math.floor(passed)
  const turning = ease(passed - done, 0.3, 0.98)
  let frame: Frame = upright
  for (let turn = 0; turn < done; turn++) frame = turnedFrame(frame, axes[turn % 2] ?? axes[0], Math.PI / 2)
  return { frame: turnedFrame(frame, axes[done % 2] ?? axes[0], (Math.PI / 2) * turning), turning }
}

const onSkin = (index: number) => index === 0 || index === size - 1

export const film: Film = {
  ...wide,
  seconds: 12,
  poster: 0.03,
  create: () => {
    const screen = new Screen({ ...wide, theme: 'dark', bloom: 1.1, halo: { x: 0.5, y: 0.52, wide: 0.5 } })
    const view = lookAt({ ...wide, span: 11 })
    const { cell } = grounds.dark
    return (t) => {
      const { frame, turning } = turnedAt(t)
      // While it turns, the box lets go a little: its cells stand apart, and close again.
      const apart = 1 + 0.14 * Math.sin(Math.PI * turning)
      const rise = 0.1 * wave(t * turns)
      const cells: Cell[] = []
      const lamps: Lamp[] = []
      const placed = (local: Vector): Vector => plus(inFrame(frame, times(local, apart)), [0, rise, 0])
      for (let x = 0; x < size; x++)
        for (let y = 0; y < size; y++)
          for (let z = 0; z < size; z++) {
            if (!onSkin(x) && !onSkin(y) && !onSkin(z)) continue
            const local: Vector = [x - middle, y - middle, z - middle]
            const side = sides.find(({ out }) => dot(local, out) === middle && marked(out, local))
            const seen = side ? ease(dot(inFrame(frame, side.out), view.back), 0.25, 0.6) : 0
            const strength =
              seen * (0.75 + 0.25 * Math.sin(Math.PI * 2 * (t * turns + (x + y * 2 + z * 3) * 0.09)))
            cells.push({
              at: placed(local),
              size: 0.955,
              frame,
              ...lit('dark', side?.hue ?? 'it', strength, cell),
            })
          }
      for (const side of sides) {
        const out = inFrame(frame, side.out)
        const seen = ease(dot(out, view.back), 0.25, 0.6)
        if (seen > 0.05)
          lamps.push(
            lampOf('dark', side.hue, seen * 0.8, plus(placed(times(side.out, middle)), times(out, 1.1)), 4.5),
          )
      }
      cells.push(...errand(t, turning))
      return screen.show(view, cells, lamps)
    }
  },
}

function marked(out: Vector, local: Vector): boolean {
  const side = sides.find((one) => one.out === out)
  if (!side) return false
  const column = dot(local, side.across) + middle
  const row = middle - dot(local, side.up)
  return side.mark[row]?.charAt(column) === '#'
}

/** Work, handed over: it leaves the side in front, waits while the box turns, and enters the next. */
function errand(t: number, turning: number): Cell[] {
  const passed = (t * turns) % 1
  const away = ease(passed, 0.1, 0.3) * (1 - ease(passed, 0.97, 1))
  const settled = turning > 0.999 ? ease(passed, 0.97, 1) : 0
  const out = 2.2 + 1.5 * away - 0.6 * settled
  return [0, 1, 2].map((index): Cell => {
    const bob = 0.12 * wave(t * turns, index * 0.33)
    const angle = Math.PI * 2 * (t * 2 + index / 3)
    return {
      at: [0.75 * Math.cos(angle) * away, 0.75 * Math.sin(angle) * away + bob, out],
      size: 0.42 * ease(away, 0.1, 0.6),
      ...lit('dark', 'volt', 1),
    }
  })
}
