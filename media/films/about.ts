import type { Cell } from '../cellworld/cells.ts'
import { grounds, type Theme } from '../cellworld/color.ts'
import type { Lamp } from '../cellworld/light.ts'
import { lampOf, lit } from '../cellworld/lit.ts'
import { ease, mix, pulse, wave } from '../cellworld/loop.ts'
import { hash } from '../cellworld/random.ts'
import { Screen } from '../cellworld/screen.ts'
import { inFrame, plus, turnedFrame, unit, upright, type Vector } from '../cellworld/space.ts'
import { lookAt } from '../cellworld/view.ts'
import { type Film, wide } from './film.ts'

const side = 5
const middle = (side - 1) / 2
/** The cell that carries the light, at the near upper corner: the logo's lit face begins there. */
const bearer = { x: side - 1, y: side - 1, z: side - 1 }

const places = Array.from({ length: side ** 3 }, (_, index) => ({
  x: index % side,
  y: Math.floor(index / side) % side,
  z: Math.floor(index / side ** 2),
}))

/** Loose cells drift on a wide, flat cloud; they come home from the inside out and leave in reverse. */
export function gatheringFilm(theme: Theme): Film {
  return {
    ...wide,
    seconds: 10,
    poster: 0.3,
    create: () => {
      const screen = new Screen({
        ...wide,
        theme,
        bloom: theme === 'dark' ? 1 : 0,
      })
      const view = lookAt({ ...wide, span: 13.6 })
      const { cell, deep } = grounds[theme]
      return (t) => {
        const box = turnedFrame(upright, [0, 1, 0], 0.1 * wave(t))
        const closed = pulse(t, 0.42, 0.05, 0.3, 0.09)
        const cells: Cell[] = []
        const lamps: Lamp[] = []
        for (const { x, y, z } of places) {
          const isBearer = x === bearer.x && y === bearer.y && z === bearer.z
          const own = hash(x, y, z)
          const home: Vector = [x - middle, y - middle, z - middle]
          const shell = Math.max(Math.abs(home[0]), Math.abs(home[1]), Math.abs(home[2]))
          const delay = isBearer ? 0.13 : shell * 0.035 + own * 0.06
          const there =
            ease(t, 0.06 + delay, 0.28 + delay) *
            (1 - ease(t, 0.76 + (0.13 - delay) * 0.6, 0.99 - delay * 0.15))
          const out = unit([
            home[0] + hash(x, z, y) - 0.5,
            (home[1] + hash(z, y, x) - 0.5) * 0.5,
            home[2] + own - 0.5,
          ])
          const far = 4.2 + 6.5 * hash(y, x, z)
          const drift = 0.5 * wave(t, own)
          const loose: Vector = [
            (out[0] + out[2] * 0.3 * drift) * far,
            out[1] * far * 0.62 + 0.4 * wave(t, own * 3),
            (out[2] - out[0] * 0.3 * drift) * far,
          ]
          const settled = inFrame(box, home)
          const at = plus(
            [settled[0] * there, settled[1] * there, settled[2] * there],
            [loose[0] * (1 - there), loose[1] * (1 - there), loose[2] * (1 - there)],
          )
          const axis = unit([hash(x, 1) - 0.5, hash(y, 2) - 0.5, hash(z, 3) - 0.5])
          const frame = turnedFrame(box, axis, (1 - there) * (0.8 + 1.2 * own + 0.3 * wave(t, own)))
          const glow = isBearer ? 0.45 + 0.55 * closed : 0
          cells.push({
            at,
            size: mix(0.5 + 0.3 * own, 0.965, there),
            frame,
            ...lit(theme, 'volt', glow, shell < middle ? deep : cell),
          })
          if (isBearer) lamps.push(lampOf(theme, 'volt', glow, plus(at, [0.5, 0.5, 0.5]), 4.5))
        }
        return screen.show(view, cells, lamps)
      }
    },
  }
}

export const film = gatheringFilm('dark')
