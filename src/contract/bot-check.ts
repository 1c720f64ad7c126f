import { z } from 'zod'

/**
 * The embedded bot check: `GET /api/bot-check` answers with a puzzle that costs a browser about a second, and the
 * answer to it, as a token, goes with the request that it protects. In the browser, all of it loaded when needed:
 *
 *     import { solveChallenge } from 'altcha-lib'
 *     import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
 *     const challenge = botCheckChallenge.parse(await (await fetch('/api/bot-check')).json())
 *     const solution = await solveChallenge({ challenge, deriveKey, controller })   // null: aborted or timed out
 *     const token = solution && botCheckToken({ challenge, solution })
 *
 * With `botCheck.kind: 'recaptcha'` in GET /api/config the token is what the invisible widget hands over.
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
