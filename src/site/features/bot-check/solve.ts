import { type BotCheckChallenge, botCheckToken } from '../../../contract/bot-check.ts'
import type { Solved } from './solve.worker.ts'

export type Solving = { token: Promise<string>; stop(): void }

/** Has a worker, whose code is fetched only now, solve a puzzle. Rejects where this browser cannot. */
export function startSolving(challenge: BotCheckChallenge): Solving {
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })
  const token = new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data: { solution } }: MessageEvent<Solved>) => {
      worker.terminate()
      if (solution) resolve(botCheckToken({ challenge, solution }))
      else reject(new Error('the puzzle was not solved'))
    }
    worker.onerror = ({ message }) => reject(new Error(message || 'the worker could not be loaded'))
  })
  worker.postMessage(challenge)
  return { token, stop: () => worker.terminate() }
}
