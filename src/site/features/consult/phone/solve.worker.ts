import { type Solution, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { BotCheckChallenge } from '../../../../contract/bot-check.ts'

export type Solved = { solution: Solution | null }

/** Off the page's own thread, so that typing never waits for arithmetic. */
addEventListener('message', async ({ data }: MessageEvent<BotCheckChallenge>) => {
  const solved: Solved = { solution: await solveChallenge({ challenge: data, deriveKey }) }
  postMessage(solved)
})
