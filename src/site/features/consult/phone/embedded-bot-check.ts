import { botCheckChallenge } from '../../../../contract/bot-check.ts'
import { ask } from '../../api/ask.ts'
import { type Solving, startSolving } from '../../bot-check/solve.ts'
import type { BotCheck, Proof } from './phone-machine.ts'

/** Later than this is a minute too late for whoever types slowly: an early end is better than a refusal. */
const EXPIRES_EARLY_MS = 5000

/**
 * The proof of work: a puzzle is fetched when the check opens and after every use, and a worker solves it while the
 * visitor types. An unused one expires; the next is fetched when it is needed.
 */
export async function openEmbeddedBotCheck(on: { expired(): void }): Promise<BotCheck> {
  let current: Solving | null = await attempt(expire)

  function expire() {
    current = null
    on.expired()
  }

  return {
    async prove(): Promise<Proof> {
      try {
        current ??= await attempt(expire)
        return { ok: true, token: await current.token }
      } catch (error) {
        console.warn('the bot check failed', error)
        return { ok: false }
      }
    },
    reset() {
      current?.stop()
      current = null
    },
    close() {
      current?.stop()
      current = null
    },
  }
}

async function attempt(onExpired: () => void): Promise<Solving> {
  const answered = await ask('/api/bot-check', botCheckChallenge)
  if (!answered.ok) throw new Error(`no puzzle came: ${answered.refusal?.code ?? answered.trouble}`)
  const challenge = answered.value
  const solving = startSolving(challenge)
  const lifetime = challenge.parameters.expiresAt * 1000 - Date.now() - EXPIRES_EARLY_MS
  const expiry = setTimeout(() => {
    solving.stop()
    onExpired()
  }, lifetime)
  // Nobody may be waiting yet; `prove` hears of it.
  solving.token.catch(() => {})
  return {
    token: solving.token,
    stop() {
      clearTimeout(expiry)
      solving.stop()
    },
  }
}
