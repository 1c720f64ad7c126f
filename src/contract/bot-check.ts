import { z } from 'zod'

/**
 * The embedded bot check: a puzzle that costs a browser about a second, whose answer, as a token, goes with the one
 * request that it protects. It comes in one of two ways:
 *
 * - Starting a talk and having a letter sent need none as long as little is asked for. From some point on the answer
 *   is 428 `proof_required` with the puzzle in `error.challenge`; the same request is sent again with the token in
 *   `PROOF_HEADER`, and whoever is answered 428 again has a new puzzle.
 * - Before a text message there always is one, from `GET /api/bot-check`; its token goes into the request's body. With
 *   `botCheck.kind: 'recaptcha'` in GET /api/config that token is what the invisible widget hands over.
 *
 * To solve one: `solveChallenge` of altcha-lib, with `deriveKey` of its `algorithms/web/pbkdf2`.
 */
export const botCheckChallenge = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    /** In seconds since 1970; after it the widget has expired. */
    expiresAt: z.number(),
    /** A `ProofPurpose`; ours to check, and signed. */
    data: z.object({ purpose: z.string() }).optional(),
  }),
  signature: z.string(),
})
export type BotCheckChallenge = z.infer<typeof botCheckChallenge>

export const botCheckPayload = z.object({
  challenge: botCheckChallenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.number().optional() }),
})
export type BotCheckPayload = z.infer<typeof botCheckPayload>

export const botCheckToken = (payload: BotCheckPayload): string => btoa(JSON.stringify(payload))

/** What an answer is good for; each for one of these. */
export type ProofPurpose = 'start' | 'letter' | 'text-message'

export const PROOF_HEADER = 'x-proof'
