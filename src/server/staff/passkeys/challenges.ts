import type { Kysely } from 'kysely'
import { PASSKEY_CHALLENGE_LIFETIME_MS } from '../../../contract/passkeys.ts'
import type { Codes } from '../../codes/codes.ts'
import type { Database } from '../../store/database.ts'
import type { Clock } from '../../store/ids.ts'
import { challengeIn } from './relying-party.ts'

const purposes = ['passkey-sign-in', 'passkey-enrol', 'passkey-step-up'] as const
export type ChallengePurpose = (typeof purposes)[number]

/** So many pages of one browser may ask at once. */
const KEPT = 5

type Parts = { db: Kysely<Database>; codes: Pick<Codes, 'issue' | 'redeem'>; clock: Clock }

/**
 * What a passkey is given to sign: a single-use code of the table of codes, held by the session or browser that asked
 * for it and good for one purpose.
 */
export function passkeyChallenges({ db, codes, clock }: Parts) {
  return {
    async next(purpose: ChallengePurpose, holder: string): Promise<string> {
      // Unlike a link's, an old one is of no use to anybody: it need not be told from a forged one.
      const now = new Date(clock()).toISOString()
      await db.deleteFrom('codes').where('purpose', 'in', purposes).where('expiresAt', '<=', now).execute()
      const { code } = await codes.issue(db, {
        purpose,
        form: 'link',
        holder,
        keep: KEPT,
        lifetimeMs: PASSKEY_CHALLENGE_LIFETIME_MS,
      })
      return code
    },

    /** The challenge of ours that an answer signs, used up by that; whatever comes of the answer, it is not taken again. */
    async take(purpose: ChallengePurpose, holder: string, clientDataJSON: string) {
      const challenge = challengeIn(clientDataJSON)
      if (challenge === undefined) return undefined
      const redeemed = await codes.redeem(db, { purpose, code: challenge, holder, leaveOthers: true })
      return redeemed.ok ? challenge : undefined
    },
  }
}
