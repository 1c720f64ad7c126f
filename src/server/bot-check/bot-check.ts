import type { BotCheckChallenge } from '../../contract/bot-check.ts'

/**
 * - `missing`, `expired`: nothing was brought, or too late
 * - `failed`: forged, wrong, or brought before
 * - `unavailable`: nobody could tell; where money is at stake that is a no
 */
export type BotCheckFailure = 'missing' | 'expired' | 'failed' | 'unavailable'
export type BotCheckVerdict = { ok: true } | { ok: false; code: BotCheckFailure }

export type BotCheck = {
  /** Each token serves once. */
  verify(token: string | undefined, address: string): Promise<BotCheckVerdict>
  /** A puzzle to earn a token with; only the embedded check hands any out. */
  challenge?: () => Promise<BotCheckChallenge>
}
