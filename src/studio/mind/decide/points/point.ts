import type { Said } from '../../cards/said.ts'
import type { Length, Meaning, Memory } from '../../remember/memory.ts'
import type { Reading } from '../../remember/reading.ts'
import type { Way } from '../decision.ts'

export type Asked = {
  /** One part of the turn, in plain letters. */
  plain: string
  /** The whole turn, likewise. */
  whole: string
  /** The part as it was said. */
  said: string
  memory: Memory
  reading: Reading
}

/**
 * A question of a kind that is asked of any agent: whether it acts alone, how long something is kept, what becomes of
 * the people. It is known by its words, not by its subject, and its answer leads with the point.
 */
export type Point = {
  id: string
  asks: RegExp
  not?: RegExp
  when?: (asked: Asked) => boolean
  says?: Said | ((asked: Asked) => Said | undefined)
  /** The card that goes on from there. */
  goesOn?: (asked: Asked) => Meaning | undefined
  length?: Length
  /** Whether the sentence of the agent in hand that fits the question follows. */
  fits?: true
  /** Said before anything else is understood: nobody here can know it, or may say it. */
  isRefusal?: true
  ways?: readonly Way[]
}
