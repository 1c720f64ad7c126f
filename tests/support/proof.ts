import { type Solution, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { type BotCheckChallenge, botCheckChallenge, botCheckToken } from '../../src/contract/bot-check.ts'
import type { DemandProof } from '../../src/server/bot-check/demand-proof.ts'

const refusal = z.object({ error: z.object({ challenge: botCheckChallenge }) })

/** The puzzle that came with a refusal. */
export const challengeIn = (answer: unknown): BotCheckChallenge => refusal.parse(answer).error.challenge

/** Works as a browser would. */
export async function solutionOf(challenge: BotCheckChallenge): Promise<Solution> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('the puzzle was not solved')
  return solution
}

/** The same, as what is sent along then. */
export const solve = async (challenge: BotCheckChallenge): Promise<string> =>
  botCheckToken({ challenge, solution: await solutionOf(challenge) })

/** For a suite that sends more than a visitor would, and is about something else. */
export const noWorkAsked: DemandProof = () => async () => {}
