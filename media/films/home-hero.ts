import type { Cell } from '../cellworld/cells.ts'
import { blended, grounds, type Hue, paints, scaled, type Theme } from '../cellworld/color.ts'
import type { Lamp } from '../cellworld/light.ts'
import { lampOf, lit } from '../cellworld/lit.ts'
import { ease, mix, pulse, wave, wrap } from '../cellworld/loop.ts'
import { hash } from '../cellworld/random.ts'
import { Screen } from '../cellworld/screen.ts'
import { plus, times, turnedFrame, unit, upright, type Vector } from '../cellworld/space.ts'
import { lookAt } from '../cellworld/view.ts'
import { type Film, wide } from './film.ts'

const side = 7
const last = side - 1
const middle = last / 2
/** The accent is the core's alone. */
const order = ['it', 'corporate', 'domain'] as const satisfies readonly Hue[]

type Place = { x: number; y: number; z: number }

const at = ({ x, y, z }: Place): Vector => [x - middle, y - middle, z - middle]
const isCore = ({ x, y, z }: Place) => x === middle && y === middle && z === middle
/** The eighth of the box that is turned to the visitor: it opens, and the core comes to light. */
const isLid = (place: Place) => place.x >= middle && place.y >= middle && place.z >= middle && !isCore(place)

/** Only what can ever be seen: the three near sides, the lid, and what lies behind it. */
const places = Array.from({ length: side ** 3 }, (_, index) => ({
  x: index % side,
  y: Math.floor(index / side) % side,
  z: Math.floor(index / side ** 2),
})).filter(({ x, y, z }) => Math.max(x, y, z) === last || Math.min(x, y, z) >= middle - 1)

/** The three near sides: which way they look. */
const sides: readonly Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** Who works when: a cell of a side, the moment it lights up and how long it stays. The word spreads from the core. */
const jobs = sides.flatMap((out, face) =>
  places
    .filter(
      (place) =>
        !isLid(place) &&
        [place.x, place.y, place.z][face] === last &&
        hash(place.x + face * 7, place.y, place.z) < 0.2,
    )
    .map((place, index) => {
      const far = Math.hypot(...at(place)) - middle
      const own = hash(place.z, place.x, place.y + face)
      return {
        ...place,
        out,
        hue: order[(index + face) % order.length] ?? 'it',
        at: 0.27 + far * 0.05 + own * 0.2,
        hold: 0.08 + 0.2 * hash(place.y, place.z, face),
      }
    }),
)

/** Work on its way: out of the core, and along the side to the cell that does it. */
const errands = jobs.map((job) => ({ job, from: job.at - 0.11, takes: 0.11 }))

function wayOf({ out, ...job }: (typeof jobs)[number], along: number): Vector {
  const goal = at(job)
  const high = middle + 0.95
  const exit = times(out, high)
  const lifted: Vector = [out[0] ? high : goal[0], out[1] ? high : goal[1], out[2] ? high : goal[2]]
  const first = out[0] ? 1 : 0
  const corner: Vector = [...exit]
  const turned = [corner[0], corner[1], corner[2]] as [number, number, number]
  turned[first] = lifted[first]
  const stops: readonly Vector[] = [[0, 0, 0], exit, turned, lifted]
  const legs = stops.slice(1).map((stop, index) => {
    const from = stops[index] ?? stop
    return Math.hypot(stop[0] - from[0], stop[1] - from[1], stop[2] - from[2])
  })
  let left = along * legs.reduce((sum, leg) => sum + leg, 0)
  for (const [index, leg] of legs.entries()) {
    const from = stops[index] ?? exit
    const to = stops[index + 1] ?? exit
    if (left <= leg || index === legs.length - 1) {
      const share = leg > 0 ? Math.min(1, left / leg) : 1
      return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)]
    }
    left -= leg
  }
  return lifted
}

/** How far a cell of the lid has gone, from 0 in its place to 1 out of sight: the tip first, and home last. */
function goneAt(place: Place, t: number): number {
  const fromTip = (last * 3 - place.x - place.y - place.z) / (middle * 3)
  const own = hash(place.x, place.y, place.z)
  const late = fromTip * 0.1 + own * 0.05
  return ease(t, 0.05 + late, 0.24 + late) * (1 - ease(t, 0.96 - late - 0.19, 0.96 - late))
}

export function heroFilm(theme: Theme): Film {
  const dark = theme === 'dark'
  return {
    ...wide,
    seconds: 10,
    poster: 0.56,
    create: () => {
      const screen = new Screen({
        ...wide,
        theme,
        bloom: dark ? 1 : 0,
        halo: { x: 0.75, y: 0.45, wide: 0.34 },
        calm: 0.5,
      })
      // The words have the left half: everything stands right of it.
      const view = lookAt({ ...wide, span: 14.8, shift: { x: 0.25, y: -0.02 } })
      const { cell, deep, ground } = grounds[theme]
      return (t) => {
        const open = pulse(t, 0.1, 0.2, 0.42, 0.2)
        const cells: Cell[] = []
        const lamps: Lamp[] = []
        const glows = new Map<string, { out: Vector; hue: Hue; strength: number }>()
        for (const { x, y, z, out, hue, at: begins, hold } of jobs) {
          const strength = pulse(t, begins, 0.03, hold, 0.09)
          if (strength > (glows.get(`${x} ${y} ${z}`)?.strength ?? 0.01))
            glows.set(`${x} ${y} ${z}`, { out, hue, strength })
        }
        for (const place of places) {
          const home = at(place)
          // The box stands in the dark: what is low is lost in it.
          const body = blended(cell, ground, dark ? (last - place.y) * 0.06 : 0)
          if (isCore(place)) {
            const strength = 0.4 + 0.6 * open + 0.08 * open * wave(t * 3)
            // On paper it does not glow, but it must not stand in the shade of the box either.
            const shade = dark ? {} : { glow: scaled(paints.volt, 0.3 * open) }
            cells.push({ at: home, size: 0.96, ...lit(theme, 'volt', strength), ...shade })
            for (const out of sides)
              lamps.push(lampOf(theme, 'volt', open * 0.75, plus(home, times(out, 1.1)), 4.6))
            continue
          }
          if (isLid(place)) {
            const gone = goneAt(place, t)
            if (gone >= 1) continue
            const own = hash(place.x, place.y, place.z)
            const swing = hash(place.z, place.y, place.x) - 0.5
            const away: Vector = [
              (place.x - place.z) * 0.34 + swing * 0.9,
              1.2 + 2.6 * own,
              (place.z - place.x) * 0.34 - swing * 0.9,
            ]
            const axis = unit([own - 0.5, swing, 0.3])
            cells.push({
              at: plus(home, times(away, gone)),
              size: 0.95 * (1 - ease(gone, 0.35, 1)),
              ...(gone > 0 && { frame: turnedFrame(upright, axis, gone * 2.2) }),
              color: body,
            })
            continue
          }
          const glow = glows.get(`${place.x} ${place.y} ${place.z}`)
          const inner = Math.max(place.x, place.y, place.z) < last
          const stir = 0.04 * wave(t, hash(place.x, place.y, place.z))
          const out = glow ? times(glow.out, 0.22 * glow.strength + 0.04) : times(sideOf(place), stir)
          const where = plus(home, out)
          cells.push({
            at: where,
            size: 0.95,
            ...(glow
              ? lit(theme, glow.hue, glow.strength, body)
              : { color: inner ? blended(body, deep, 0.6) : body }),
          })
          if (glow && glow.strength > 0.3)
            lamps.push(lampOf(theme, glow.hue, glow.strength * 0.8, plus(where, times(glow.out, 0.8)), 3.4))
        }
        for (const { job, from, takes } of errands) {
          const along = wrap(t - from) / takes
          if (along >= 1) continue
          const shown = Math.min(1, along * 6, (1 - along) * 6)
          cells.push({ at: wayOf(job, along), size: 0.27 * shown, ...lit(theme, job.hue, 1.15 * shown) })
        }
        return screen.show(view, cells, lamps)
      }
    },
  }
}

/** The side a cell of the skin belongs to; along an edge, the upper one. */
function sideOf({ x, y, z }: Place): Vector {
  if (y === last) return [0, 1, 0]
  if (x === last) return [1, 0, 0]
  return z === last ? [0, 0, 1] : [0, 0, 0]
}

export const film = heroFilm('dark')
