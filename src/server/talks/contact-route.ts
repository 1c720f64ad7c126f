import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { transcriptAnswer, transcriptRequest } from '../../contract/conversations.ts'
import { contactAnswer, contactRequest } from '../../contract/talks.ts'
import { refusals, refuse } from '../http/errors.ts'
import type { Services } from '../services.ts'
import type { LeftContact } from './contacts.ts'
import { letterLimits } from './letter-limits.ts'

type Parts = Pick<Services, 'conversations' | 'demandProof' | 'limiter' | 'visitors'>

const anyId = z.object({ id: z.string().max(128) })

/** A visitor has what was said sent to an address they type, and can be reached from then on. */
export const contactRoutes = ({ conversations, visitors, ...parts }: Parts): FastifyPluginAsyncZod => {
  const limits = letterLimits(parts)
  const { onRequest } = limits
  const refused = refusals(
    'invalid',
    'forbidden',
    'proof_required',
    'too_many_requests',
    'limits_unavailable',
  )

  async function leave(request: FastifyRequest, reply: FastifyReply, id: string, left: LeftContact) {
    const visitor = visitors.known(request)
    const owned = await conversations.status(visitor, id)
    if (!owned.ok) return refuse(reply, owned.code)
    const consumed = await limits.consume(visitor, left.email)
    if (!consumed.ok) return refuse(reply, consumed.code, { retryAfterSeconds: consumed.retryAfterSeconds })
    const kept = await conversations.leaveContact(visitor, id, left)
    if (!kept.ok) return refuse(reply, kept.code)
    return reply.code(202).send({ status: 'accepted' })
  }

  return async (app) => {
    app.post(
      '/api/conversations/:id/transcript',
      {
        onRequest,
        schema: {
          summary: 'Has the transcript mailed once there is one',
          params: anyId,
          body: transcriptRequest,
          response: { 202: transcriptAnswer, ...refused },
        },
      },
      (request, reply) => leave(request, reply, request.params.id, { ...request.body, place: 'transcript' }),
    )

    app.post(
      '/api/conversations/:id/contact',
      {
        onRequest,
        schema: {
          summary: 'Leaves an address in a talk: the summary goes there once there is one',
          params: anyId,
          body: contactRequest,
          response: { 202: contactAnswer, ...refused },
        },
      },
      (request, reply) => leave(request, reply, request.params.id, request.body),
    )
  }
}
