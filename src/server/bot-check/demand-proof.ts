import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Kysely } from 'kysely'
import { PROOF_HEADER } from '../../contract/bot-check.ts'
import { refuse } from '../http/errors.ts'
import { type Limiter, type LimitName, networkOf } from '../http/limits.ts'
import type { Visitors } from '../http/visitor.ts'
import type { Database } from '../store/database.ts'
import { proofOfWork } from './proof-of-work.ts'

/** What is worked for from some point on, and the rows that say from which. */
const demanded = {
  start: { ofNetwork: 'startsUnproven', ofVisitor: undefined, ofAll: 'startsUnprovenOfAll' },
  letter: { ofNetwork: 'lettersUnproven', ofVisitor: 'lettersUnprovenOfVisitor', ofAll: undefined },
} as const satisfies Record<
  string,
  { ofNetwork: LimitName; ofVisitor: LimitName | undefined; ofAll: LimitName | undefined }
>

type WhoIs = (request: FastifyRequest, reply: FastifyReply) => string | undefined

/**
 * For a route's or a plugin's `onRequest`, after `limitedBy`, because a puzzle costs us a few milliseconds:
 *
 *     onRequest: [limitedBy(limiter, 'starts'), demandProof('start')]
 *
 * A route that gives newcomers their cookie says so (`demandProof('letter', visitors.welcome)`), so that what they do
 * first is counted for them already.
 */
export type DemandProof = (purpose: keyof typeof demanded, whoIs?: WhoIs) => onRequestAsyncHookHandler

type Parts = { limiter: Limiter; visitors: Visitors; db: Kysely<Database>; secret: string }

/**
 * The proof of work before starts and letters, whatever an operator has chosen before text messages. Who asks for
 * little never meets it. Looked at before the body: a script that will not work has nothing of its parsed.
 */
export const openDemandProof =
  ({ limiter, visitors, ...parts }: Parts): DemandProof =>
  (purpose, whoIs = visitors.known) => {
    const { challenge, verify } = proofOfWork({ ...parts, purpose })
    const { ofNetwork, ofVisitor, ofAll } = demanded[purpose]

    return async (request, reply) => {
      const rows: [LimitName, string][] = [[ofNetwork, networkOf(request.ip)]]
      const visitor = ofVisitor && whoIs(request, reply)
      if (ofVisitor && visitor !== undefined) rows.push([ofVisitor, visitor])
      let isFree = true
      for (const [row, whose] of rows) {
        const consumed = await limiter.consume(row, whose)
        if (consumed.ok) continue
        const { code, retryAfterSeconds } = consumed
        if (code === 'limits_unavailable') return refuse(reply, code, { retryAfterSeconds })
        isFree = false
      }
      // Last, and only for what nothing else asks work of: one network cannot make everybody work.
      if (isFree && ofAll) isFree = (await limiter.consume(ofAll, 'all')).ok
      if (isFree) return

      const token = request.headers[PROOF_HEADER]
      const verdict = await verify(typeof token === 'string' ? token : undefined, request.ip)
      if (!verdict.ok) return refuse(reply, 'proof_required', { challenge: await challenge() })
    }
  }
