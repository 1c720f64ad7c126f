import type { onRequestAsyncHookHandler } from 'fastify'
import { type Consumed, limitedBy } from '../http/limits.ts'
import type { Services } from '../services.ts'

type Parts = Pick<Services, 'demandProof' | 'limiter'>

/**
 * What a visitor has said is sent to an address they type, whichever form they type it into: one set of limits for
 * all of them, by network, by visitor, by address and overall.
 */
export function letterLimits({ demandProof, limiter }: Parts) {
  const onRequest: onRequestAsyncHookHandler[] = [limitedBy(limiter, 'transcripts'), demandProof('letter')]
  return {
    onRequest,

    /** Counts one more letter of this visitor to this address. */
    async consume(visitor: string | undefined, email: string): Promise<Consumed> {
      for (const [limit, key] of [
        ['transcriptsOfVisitor', visitor ?? ''],
        ['lettersToRecipient', email.toLowerCase()],
        ['lettersOfAll', 'all'],
      ] as const) {
        const consumed = await limiter.consume(limit, key)
        if (!consumed.ok) return consumed
      }
      return { ok: true }
    },
  }
}
