/** A film: `create` builds its scene once, what it returns draws the moment t, from 0 to (not including) 1. */
export type Film = {
  width: number
  height: number
  seconds: number
  /** The moment that stands for the film while it is not running. */
  poster: number
  /** The bytes of the picture, red, green and blue. */
  create: () => (t: number) => Uint8Array
}

export const framesPerSecond = 24
export const wide = { width: 1280, height: 720 } as const
