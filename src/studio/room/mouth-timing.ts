import type { MouthShape } from './face.ts'

/** A moment in a sentence: from `at` milliseconds on, the mouth has `shape`, at the letter `letter`. */
export interface MouthMoment {
  at: number
  letter: number
  shape: MouthShape
}

export interface MouthTiming {
  moments: MouthMoment[]
  duration: number
}

const pairs: Record<string, MouthShape> = {
  th: 'tongue',
  sh: 'teeth',
  ch: 'teeth',
  ph: 'bite',
  oo: 'pursed',
  ou: 'round',
  ow: 'round',
  ee: 'wide',
  ea: 'wide',
  ai: 'open',
  ay: 'wide',
  qu: 'pursed',
  wh: 'pursed',
}

const letters: Record<MouthShape, string> = {
  rest: '',
  press: 'mbp',
  bite: 'fv',
  tongue: 'l',
  teeth: 'sztdnrcjxkg',
  wide: 'eiyé',
  open: 'ah',
  round: 'o',
  pursed: 'uwq',
}
const single = new Map(
  Object.entries(letters).flatMap(([shape, all]) => [...all].map((letter) => [letter, shape as MouthShape])),
)

const VOWELS = new Set<MouthShape>(['wide', 'open', 'round', 'pursed'])
const pause: Record<string, number> = { ',': 160, ';': 200, ':': 200, '.': 320, '?': 320, '!': 320, '–': 160 }

/** How many milliseconds a sound takes at an ordinary pace. A digit stands for a whole spoken word. */
const length = (shape: MouthShape) => (VOWELS.has(shape) ? 88 : 58)
const DIGIT = 260

/** Which shape comes when, from the text alone: for engines that tell no timing, and between their hints. */
export function mouthTiming(text: string, pace = 1): MouthTiming {
  const lower = text.toLowerCase()
  const moments: MouthMoment[] = []
  let at = 0
  const add = (letter: number, shape: MouthShape, milliseconds: number) => {
    moments.push({ at: Math.round(at), letter, shape })
    at += milliseconds / pace
  }
  for (let n = 0; n < lower.length; n++) {
    const two = pairs[lower.slice(n, n + 2)]
    const character = lower[n] ?? ''
    const one = single.get(character)
    if (two) {
      add(n, two, length(two) * 1.3)
      n += 1
    } else if (one) add(n, one, length(one))
    else if (/\d/.test(character)) {
      add(n, 'teeth', DIGIT / 2)
      add(n, 'wide', DIGIT / 2)
    } else if (/\s/.test(character)) add(n, moments.at(-1)?.shape ?? 'rest', 35)
    else if (pause[character]) add(n, 'rest', pause[character])
  }
  moments.push({ at: Math.round(at), letter: text.length, shape: 'rest' })
  return { moments, duration: Math.round(at) }
}

/** The last moment that has begun. */
export function momentAt({ moments }: MouthTiming, at: number) {
  let found = moments[0]
  for (const moment of moments) {
    if (moment.at > at) break
    found = moment
  }
  return found
}

/** When the given letter is spoken: a speech engine's word boundary sets the timing right by it. */
export function timeOfLetter({ moments, duration }: MouthTiming, letter: number) {
  return moments.find((moment) => moment.letter >= letter)?.at ?? duration
}

/** Sentences short enough for every speech engine: some fall silent after fifteen seconds. */
export function sentences(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+/).filter(Boolean)
}
