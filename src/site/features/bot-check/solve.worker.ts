import { type Solution, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { BotCheckChallenge } from '../../../contract/bot-check.ts'

export type Solved = { solution: Solution | null }

/**
 * Off the page's own thread, so that nothing on it waits for arithmetic. A failure is told like any other answer: of
 * one that nobody catches in here the page would never hear.
 */
addEventListener('message', async ({ data }: MessageEvent<BotCheckChallenge>) => {
  const solution = await solveChallenge({ challenge: data, deriveKey }).catch(() => null)
  postMessage({ solution } satisfies Solved)
})
