import { innovationOfficer } from '../../src/content/leaders.ts'
import { mouthPoses } from '../../src/studio/room/mouth-poses.ts'
import type { Mouth, Pose } from '../../src/studio/room/sculpture/pose.ts'
import { ease, mix, pulse, wave, wrap } from '../cellworld/loop.ts'
import { seat } from '../portraits/sitter.ts'
import type { Film } from './film.ts'

const size = { width: 720, height: 900 }

/** "Hello, I am Mira.": one shape after the other, from this moment of the film on. */
const saying = [
  'wide',
  'round',
  'rest',
  'open',
  'wide',
  'open',
  'press',
  'press',
  'wide',
  'teeth',
  'open',
  'rest',
] as const
const saysFrom = 0.5
const saysFor = 0.2

function mouthAt(t: number): Mouth {
  const along = (wrap(t - saysFrom) / saysFor) * saying.length - 0.5
  const index = Math.floor(along)
  const a = mouthPoses[saying[index] ?? 'rest']
  const b = mouthPoses[saying[index + 1] ?? 'rest']
  const share = ease(along - index)
  const smile = 0.25 + 0.55 * pulse(t, 0.72, 0.08, 0.1, 0.12) + 0.25 * pulse(t, 0.16, 0.06, 0.1, 0.1)
  const part = (name: keyof Mouth) => mix(a[name], b[name], share)
  return {
    open: part('open'),
    wide: part('wide'),
    round: part('round'),
    upper: part('upper'),
    lower: part('lower'),
    smile,
  }
}

const blinkAt = [0.1, 0.44, 0.71, 0.93]

function poseAt(t: number): Pose {
  const down = 1 - ease(t, 0.03, 0.13) * (1 - ease(t, 0.9, 1))
  const nod = pulse(t, 0.3, 0.035, 0, 0.035) * 0.6 + pulse(t, 0.375, 0.03, 0, 0.035) * 0.4
  const talk = pulse(t, saysFrom - 0.01, 0.03, saysFor, 0.05)
  const glance = pulse(t, 0.82, 0.03, 0.05, 0.03)
  return {
    head: {
      yaw: 0.1 + 0.05 * wave(t, 0.1) + 0.06 * talk * wave(t * 4) - 0.1 * glance,
      pitch: 0.15 * down + 0.12 * nod - 0.03 * talk * wave(t * 6, 0.2) - 0.02,
      roll: -0.05 + 0.03 * wave(t, 0.4) - 0.03 * talk,
    },
    gaze: { yaw: 0.05 - 0.32 * glance - 0.05 * wave(t, 0.1), pitch: -0.14 * down - 0.05 * nod + 0.02 },
    lids: Math.max(0.28 * down, ...blinkAt.map((at) => pulse(t, at, 0.007, 0.004, 0.011))),
    brows: 0.5 * talk * Math.max(0, wave(t * 5)) + 0.4 * pulse(t, 0.14, 0.04, 0.03, 0.08),
    mouth: mouthAt(t),
    breath: wave(t * 3),
  }
}

export const film: Film = {
  ...size,
  seconds: 10,
  poster: 0.24,
  create: () => {
    const { photograph } = seat(innovationOfficer.slug, size)
    return (t) => photograph(poseAt(t))
  },
}
