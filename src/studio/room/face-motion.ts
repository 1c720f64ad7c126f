import type { FaceMood, MouthShape } from './face.ts'
import { mouthPoses } from './mouth-poses.ts'
import type { Mouth, Pose } from './sculpture/pose.ts'

/** What a face does when nobody tells it to, and how it does what it is told: breath, lids, glances, nods. */
export type FaceMoment = {
  pose: Pose
  /** 0 whole, 1 all cells apart. */
  loosen: number
}

const BREATH_SECONDS = 4.4
const BLINK_SECONDS = 0.18
const NOD_SECONDS = 0.85
/** How far apart the cells hover while the call connects: one can already guess a face. */
const GATHERING = 0.46

/** The smile on top of the one the face has at rest. */
const smiles: Record<FaceMood, number> = {
  gathering: 0.1,
  idle: 0.3,
  listening: 0.35,
  thinking: -0.05,
  speaking: 0.15,
  leaving: 0.45,
}

function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export class FaceMotion {
  #mood: FaceMood = 'gathering'
  #shape: MouthShape = 'rest'
  #now = 0
  #emphasis = 0
  #weight = 0
  #loosen = 0.6
  #blinkAt = 1.6
  #glanceAt = 0
  #nodAt = Number.POSITIVE_INFINITY
  #gaze = { yaw: 0, pitch: 0 }
  #aim = { yaw: 0, pitch: 0 }
  #head = { yaw: 0, pitch: 0, roll: 0 }
  #brows = 0
  #mouth: Mouth = { ...mouthPoses.rest, smile: smiles.gathering }
  readonly #random: () => number

  constructor(seed = 7) {
    this.#random = seeded(seed)
  }

  mood(mood: FaceMood) {
    if (mood === this.#mood) return
    this.#mood = mood
    if (mood !== 'speaking') this.#shape = 'rest'
    this.#nodAt = mood === 'listening' ? this.#now + 0.9 + this.#random() : Number.POSITIVE_INFINITY
    this.#glanceAt = this.#now
  }

  mouth(shape: MouthShape) {
    this.#shape = this.#mood === 'speaking' ? shape : 'rest'
  }

  emphasise(strength: number) {
    this.#emphasis = Math.max(this.#emphasis, Math.min(1, strength))
  }

  /** Goes on by some seconds; many frames may have been missed, and the face must not jump for it. */
  step(seconds: number): FaceMoment {
    const passed = Math.min(0.1, Math.max(0, seconds))
    this.#now += passed
    this.#gatherOrScatter(passed)
    this.#look(passed)
    this.#hold(passed)
    this.#speak(passed)
    return {
      loosen: this.#loosen,
      pose: {
        head: { ...this.#head },
        gaze: { ...this.#gaze },
        lids: this.#lids(),
        brows: this.#brows,
        mouth: { ...this.#mouth },
        breath: Math.sin((this.#now / BREATH_SECONDS) * Math.PI * 2),
      },
    }
  }

  /** The face at rest and whole, for those who want no motion. */
  static still(mood: FaceMood): FaceMoment {
    return {
      loosen: mood === 'gathering' ? 0.35 : 0,
      pose: {
        head: { yaw: 0, pitch: 0, roll: 0 },
        gaze: { yaw: 0, pitch: 0 },
        lids: 0,
        brows: 0,
        mouth: { ...mouthPoses.rest, smile: smiles.idle },
        breath: 0,
      },
    }
  }

  #gatherOrScatter(passed: number) {
    const goal =
      this.#mood === 'gathering'
        ? GATHERING + 0.04 * Math.sin(this.#now * 1.3)
        : this.#mood === 'leaving'
          ? 1
          : 0
    const speed = this.#mood === 'leaving' ? 0.55 : 0.85
    const step = speed * passed
    this.#loosen += Math.max(-step, Math.min(step, goal - this.#loosen))
  }

  /** Eyes jump and then hold; where to depends on what the face is doing. */
  #look(passed: number) {
    if (this.#now >= this.#glanceAt) {
      const sway = () => this.#random() - 0.5
      if (this.#mood === 'thinking') this.#aim = { yaw: 0.3 + 0.16 * sway(), pitch: 0.22 + 0.1 * sway() }
      else if (this.#mood !== 'listening' && this.#random() < 0.16)
        this.#aim = { yaw: 0.34 * Math.sign(sway()), pitch: -0.04 + 0.1 * sway() }
      else this.#aim = { yaw: 0.07 * sway(), pitch: 0.05 * sway() }
      this.#glanceAt = this.#now + 0.5 + 1.9 * this.#random()
    }
    const share = 1 - Math.exp(-passed * 26)
    this.#gaze.yaw += (this.#aim.yaw - this.#gaze.yaw) * share
    this.#gaze.pitch += (this.#aim.pitch - this.#gaze.pitch) * share
  }

  #hold(passed: number) {
    const t = this.#now
    const drift = {
      yaw: 0.035 * Math.sin(t * 0.53) + 0.02 * Math.sin(t * 1.31),
      pitch: 0.018 * Math.sin(t * 0.71 + 1),
      roll: 0.02 * Math.sin(t * 0.43 + 2),
    }
    const goal = { ...drift }
    let brows = 0
    // Weight comes slower than the word and goes slower still: that is what makes it a gesture.
    this.#weight += (this.#emphasis - this.#weight) * (1 - Math.exp(-passed * 14))
    this.#emphasis *= Math.exp(-passed * 4.5)
    switch (this.#mood) {
      case 'listening':
        goal.roll += 0.06
        goal.pitch += 0.02 + 0.1 * this.#nod()
        brows = 0.18
        break
      case 'thinking':
        goal.yaw += 0.1
        goal.pitch -= 0.06
        goal.roll -= 0.05
        brows = 0.45
        break
      case 'speaking':
        goal.pitch += 0.09 * this.#weight + 0.014 * Math.sin(t * 5.2)
        goal.yaw += 0.03 * Math.sin(t * 1.7)
        goal.roll += 0.02 * Math.sin(t * 1.1 + 1) - 0.02 * this.#weight
        brows = 0.1 + 0.9 * this.#weight
        break
      case 'idle':
      case 'gathering':
      case 'leaving':
        break
      default:
        this.#mood satisfies never
    }
    goal.yaw += this.#gaze.yaw * 0.25
    goal.pitch -= this.#gaze.pitch * 0.2
    const share = 1 - Math.exp(-passed * 7)
    this.#head.yaw += (goal.yaw - this.#head.yaw) * share
    this.#head.pitch += (goal.pitch - this.#head.pitch) * share
    this.#head.roll += (goal.roll - this.#head.roll) * share
    this.#brows += (brows - this.#brows) * (1 - Math.exp(-passed * 10))
  }

  /** "Go on": two dips now and then while the visitor speaks. */
  #nod(): number {
    if (this.#now > this.#nodAt + NOD_SECONDS) this.#nodAt = this.#now + 1.6 + 2.6 * this.#random()
    const along = (this.#now - this.#nodAt) / NOD_SECONDS
    if (along < 0 || along > 1) return 0
    return Math.sin(along * Math.PI * 2) ** 2 * (along < 0.5 ? 1 : 0.6)
  }

  #lids(): number {
    if (this.#now > this.#blinkAt + BLINK_SECONDS) {
      const again = this.#random() < 0.14
      this.#blinkAt = this.#now + (again ? 0.12 : 2 + 3.4 * this.#random())
    }
    const along = (this.#now - this.#blinkAt) / BLINK_SECONDS
    const blink = along > 0 && along < 1 ? Math.sin(along * Math.PI) ** 0.6 : 0
    return Math.max(blink, 0.12 * Math.max(0, -this.#gaze.pitch))
  }

  #speak(passed: number) {
    const goal = mouthPoses[this.#shape]
    // Lips meet faster than they part, or every m would be missed.
    const share = 1 - Math.exp(-passed * (this.#shape === 'press' || this.#shape === 'rest' ? 30 : 21))
    const mouth = this.#mouth
    for (const part of ['open', 'wide', 'round', 'upper', 'lower'] as const)
      mouth[part] += (goal[part] - mouth[part]) * share
    // An open mouth and a broad smile at once are a shout.
    const smile = (smiles[this.#mood] + 0.2 * this.#weight) * (1 - 0.7 * mouth.open)
    mouth.smile += (smile - mouth.smile) * (1 - Math.exp(-passed * 5))
  }
}
