/**
 * The avatar's face, whoever draws it. The room tells it what the avatar is doing; the face decides how that
 * looks. Any drawing that keeps this interface can take the place of another.
 */

/** What a mouth does for the sounds of English, from rest to wide open. */
export const mouthShapes = [
  'rest', // silence
  'press', // m, b, p
  'bite', // f, v
  'tongue', // th, l
  'teeth', // s, z, t, d, n, ch, sh
  'wide', // e, i
  'open', // a
  'round', // o
  'pursed', // u, w, q
] as const
export type MouthShape = (typeof mouthShapes)[number]

/**
 * - `gathering`: the call connects, the face comes together.
 * - `idle`: there and attentive, nobody speaks.
 * - `listening`: the visitor speaks or types.
 * - `thinking`: an answer is on its way.
 * - `speaking`: the avatar speaks; `mouth` is called for every sound.
 * - `leaving`: the talk is over, the face comes apart.
 */
export const faceMoods = ['gathering', 'idle', 'listening', 'thinking', 'speaking', 'leaving'] as const
export type FaceMood = (typeof faceMoods)[number]

export interface Face {
  mood(mood: FaceMood): void
  /** Only while speaking: the shape the mouth takes now. Any other mood rests the mouth. */
  mouth(shape: MouthShape): void
  /** A word with weight begins: brows and head may follow. Strength from 0 to 1. */
  emphasise(strength: number): void
  destroy(): void
}

/** Draws a face into `place`, which has a size of its own. `still` asks for no motion. */
export type CreateFace = (place: HTMLElement, options: { still: boolean }) => Face
