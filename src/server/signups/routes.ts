import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  IDEMPOTENCY_KEY_HEADER,
  idempotencyKey,
  signupAnswer,
  signupRequest,
} from '../../contract/signups.ts'
import { startRefusalSentence, startRefusals } from '../../contract/start-sentences.ts'
import { goneBefore } from '../conversations/routes.ts'
import { refusals, refuse } from '../http/errors.ts'
import { limitedBy, networkOf } from '../http/limits.ts'
import type { Services } from '../services.ts'
import type { NotSignedUp } from './signing-up.ts'

/** Soon enough to see the first press through. */
const BUSY_RETRY_SECONDS = 2

type Parts = Pick<Services, 'signups' | 'limiter' | 'visitors' | 'demandProof'>

/** It starts a paid conversation, so what limits starts limits it too. */
export const signupRoutes =
  ({ signups, limiter, visitors, demandProof }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/signups',
      {
        onRequest: [limitedBy(limiter, 'starts'), demandProof('start')],
        schema: {
          summary: 'Signs up for a consultation and starts its conversation',
          headers: z.object({ [IDEMPOTENCY_KEY_HEADER]: idempotencyKey.optional() }),
          body: signupRequest,
          response: {
            201: signupAnswer,
            ...refusals(
              'invalid',
              'email_unverified',
              'proof_required',
              'too_many_requests',
              'create_failed',
              'save_failed',
            ),
          },
        },
      },
      async (request, reply) => {
        const visitor = visitors.welcome(request, reply)
        const limited = [
          ['startsOfVisitor', visitor],
          ['signupsOfAddress', request.body.email.toLowerCase()],
          ['startsOfAll', 'all'],
        ] as const
        for (const [limit, whose] of limited) {
          const consumed = await limiter.consume(limit, whose)
          if (!consumed.ok)
            return refuse(reply, consumed.code, { retryAfterSeconds: consumed.retryAfterSeconds })
        }
        const key = request.headers[IDEMPOTENCY_KEY_HEADER]
        const [network, gone] = [networkOf(request.ip), goneBefore(reply)]
        const done = await signups.signUp({ visitor, network, signup: request.body, key, gone })
        if (!done.ok) return refuseSignup(reply, done)
        return reply.code(201).header('cache-control', 'no-store').send({
          conversation_id: done.conversationId,
          conversation_url: done.conversationUrl,
        })
      },
    )
  }

function refuseSignup(reply: Parameters<typeof refuse>[0], refused: NotSignedUp): FastifyReply {
  const { code } = refused
  const refusal = startRefusals.find((one) => one === code)
  if (refusal) {
    const active = 'active' in refused ? refused.active : undefined
    return refuse(reply, refusal, { message: startRefusalSentence('consult', refusal, active), active })
  }
  if (code === 'phone_invalid') return refuse(reply, code, { fields: { phone: PHONE_SENTENCE } })
  return refuse(reply, code, code === 'signup_busy' ? { retryAfterSeconds: BUSY_RETRY_SECONDS } : {})
}

const PHONE_SENTENCE = 'Please enter a valid phone number'
