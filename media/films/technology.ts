import type { Cell } from '../cellworld/cells.ts'
import { blended, grounds, type Theme } from '../cellworld/color.ts'
import type { Lamp } from '../cellworld/light.ts'
import { lampOf, lit } from '../cellworld/lit.ts'
import { ease, mix, wave, wrap } from '../cellworld/loop.ts'
import { hash } from '../cellworld/random.ts'
import { Screen } from '../cellworld/screen.ts'
import { lookAt } from '../cellworld/view.ts'
import { type Film, wide } from './film.ts'

const high = 6
const thick = 3
const gap = 2.6
/** Where along the cut the three slabs stand: perceive, decide, act. */
const slabs = {
  perceive: -gap - thick / 2 - 0.5,
  decide: 0,
  act: gap + thick / 2 + 0.5,
}

/** A signal keeps to its lane. Some are weighed and dropped, the rest leave as actions. */
const signals = Array.from({ length: 44 }, (_, index) => ({
  row: Math.floor(hash(index, 1) * high),
  lane: Math.floor(hash(index, 2) * high),
  at: wrap(index * 0.618034),
  passes: index % 5 < 3,
}))
const journey = 0.42
const startX = -12
const endX = 12

const insideSlab = (x: number, middle: number, half: number) => Math.abs(x - middle) < half

export function cutFilm(theme: Theme): Film {
  const dark = theme === 'dark'
  return {
    ...wide,
    seconds: 9,
    poster: 0.2,
    create: () => {
      const screen = new Screen({
        ...wide,
        theme,
        bloom: dark ? 1 : 0,
        halo: { x: 0.68, y: 0.45, wide: 0.45 },
        calm: 0.42,
      })
      const view = lookAt({
        ...wide,
        span: 13.2,
        yaw: 0.72,
        pitch: 0.5,
        target: [0, 0.1, 0],
        shift: { x: 0.19, y: -0.02 },
      })
      const { cell, deep, ground } = grounds[theme]
      const half = (high - 1) / 2

      return (t) => {
        const cells: Cell[] = []
        const lamps: Lamp[] = []
        const struck = new Map<string, number>()
        const strike = (slab: string, row: number, lane: number, strength: number) => {
          const key = `${slab} ${row} ${lane}`
          struck.set(key, Math.max(struck.get(key) ?? 0, strength))
        }
        for (const { row, lane, at, passes } of signals) {
          const along = wrap(t - at) / journey
          if (along >= 1.12) continue
          const x = mix(startX, endX, along)
          const hits = (slab: keyof typeof slabs) => Math.exp(-(((x - slabs[slab]) / 1.5) ** 2))
          strike('perceive', row, lane, hits('perceive'))
          strike('decide', row, lane, hits('decide') * (passes ? 1 : 0.35))
          if (passes) strike('act', row, lane, hits('act'))
          // What was dropped shrinks away behind the slab that weighed it.
          const dropped = passes ? 0 : ease(x, 0.3, 1.6)
          const hidden =
            insideSlab(x, slabs.perceive, thick / 2 + 0.3) || insideSlab(x, slabs.act, thick / 2 + 0.3)
          if (along >= 1 || hidden || dropped >= 1) continue
          const shown = Math.min(1, along * 7, (1 - along) * 7) * (1 - dropped)
          const acted = x > 0.4
          const loose = Math.max(0, -x - 5) * 0.28
          cells.push({
            at: [x, row - half + loose * wave(row * 0.37 + at), lane - half + loose * wave(lane * 0.61 + at)],
            size: shown * (x > slabs.act ? 0.5 : acted ? 0.34 : 0.28),
            ...lit(theme, x > slabs.act ? 'volt' : acted ? 'corporate' : 'it', 1.1 * shown),
          })
        }
        const fill = (slab: keyof typeof slabs, deepest: number, hue: 'it' | 'corporate' | 'volt') => {
          for (let layer = 0; layer < deepest; layer++)
            for (let row = 0; row < high; row++)
              for (let lane = 0; lane < high; lane++) {
                const inner =
                  deepest > 1 && layer === 1 && row > 0 && row < high - 1 && lane > 0 && lane < high - 1
                if (inner) continue
                const strength = struck.get(`${slab} ${row} ${lane}`) ?? 0
                // The slab that decides leans on what it weighs.
                const give = slab === 'decide' ? 0.35 * strength : 0
                const x = slabs[slab] + layer - (deepest - 1) / 2 + give
                const y = row - half + 0.05 * wave(t, hash(row, lane))
                const body = blended(layer === 1 ? deep : cell, ground, dark ? (high - 1 - row) * 0.07 : 0)
                cells.push({
                  at: [x, y, lane - half],
                  size: 0.93,
                  ...lit(theme, hue, Math.max(0, strength - 0.08) * 1.08, body),
                })
                if (strength > 0.35 && (deepest === 1 || layer === 2))
                  lamps.push(lampOf(theme, hue, strength * 0.6, [x + 0.8, y, lane - half], 3))
              }
        }
        fill('perceive', thick, 'it')
        fill('decide', 1, 'corporate')
        fill('act', thick, 'volt')
        lamps.sort((a, b) => b.light[1] - a.light[1])
        return screen.show(view, cells, lamps.slice(0, 12))
      }
    },
  }
}

export const film = cutFilm('dark')
