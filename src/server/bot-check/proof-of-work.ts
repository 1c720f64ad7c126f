import { createHash, createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Kysely } from 'kysely'
import { botCheckChallenge, botCheckPayload, type ProofPurpose } from '../../contract/bot-check.ts'
import { MINUTE_MS } from '../../contract/durations.ts'
import type { Database } from '../store/database.ts'
import type { Clock } from '../store/ids.ts'
import type { BotCheck, BotCheckVerdict } from './bot-check.ts'
import { spend } from './used-checks-table.ts'

/** Long enough to type a number and correct it. */
export const PUZZLE_LIFETIME_MS = 10 * MINUTE_MS

/**
 * How hard it is: about a second in a browser on an ordinary laptop, and never a multiple of that, because the
 * answer lies between these two. Making a puzzle costs us one such step, checking an answer a hash.
 */
const STEPS = { fewest: 400, most: 800 }
const ITERATIONS_A_STEP = 5000

type Parts = { db: Kysely<Database>; secret: string; purpose: ProofPurpose; clock?: Clock }

/**
 * The embedded check: a browser pays with its time, and nobody is told of the visitor. What is earned for one purpose
 * is good for no other: the purpose stands in what is signed.
 */
export function proofOfWork({ db, secret, purpose, clock = Date.now }: Parts): Required<BotCheck> {
  const keyFor = (use: string) => createHmac('sha256', secret).update(`bot check ${use}`).digest('hex')
  const secrets = { hmacSignatureSecret: keyFor('puzzle'), hmacKeySignatureSecret: keyFor('answer') }
  const failed: BotCheckVerdict = { ok: false, code: 'failed' }

  return {
    async challenge() {
      const made = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ITERATIONS_A_STEP,
        counter: randomInt(STEPS.fewest, STEPS.most),
        expiresAt: new Date(clock() + PUZZLE_LIFETIME_MS),
        data: { purpose },
        deriveKey,
        ...secrets,
      })
      return botCheckChallenge.parse(made)
    },

    async verify(token) {
      if (!token) return { ok: false, code: 'missing' }
      const payload = botCheckPayload.safeParse(jsonOf(token))
      if (!payload.success) return failed
      const { challenge, solution } = payload.data
      const { verified, invalidSignature } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        ...secrets,
      })
      const expiresAt = challenge.parameters.expiresAt * 1000
      if (invalidSignature !== true && expiresAt <= clock()) return { ok: false, code: 'expired' }
      if (!verified || challenge.parameters.data?.purpose !== purpose) return failed
      const fingerprint = createHash('sha256').update(challenge.signature).digest('base64url')
      const isFirst = await spend(db, clock, { fingerprint, expiresAt: new Date(expiresAt).toISOString() })
      return isFirst ? { ok: true } : failed
    },
  }
}

function jsonOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
