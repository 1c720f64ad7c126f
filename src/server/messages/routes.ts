import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { messageReceived, messageRequest, received, waitlistRequest } from '../../contract/messages.ts'
import { IDEMPOTENCY_KEY_HEADER, idempotencyKey } from '../../contract/signups.ts'
import { refusals } from '../http/errors.ts'
import { limitedBy } from '../http/limits.ts'
import type { Services } from '../services.ts'
import { type FormSender, openInbox } from './inbox.ts'

type Parts = Pick<Services, 'config' | 'store' | 'limiter' | 'visitors' | 'mail' | 'leads' | 'demandProof'>

/** What visitors leave for people to read: kept before it is acknowledged. */
export const messageRoutes = (parts: Parts): FastifyPluginAsyncZod => {
  const { limiter, visitors, demandProof } = parts
  const inbox = openInbox(parts)
  const senderOf = (request: FastifyRequest): FormSender => ({
    visitor: visitors.known(request),
    key: idempotencyKey.safeParse(request.headers[IDEMPOTENCY_KEY_HEADER]).data,
  })
  return async (app) => {
    app.addHook('onRequest', limitedBy(limiter, 'messages'))
    // Each is acknowledged by a letter to whatever address was typed.
    app.addHook('onRequest', demandProof('letter'))

    app.post(
      '/api/messages',
      {
        schema: {
          summary: 'Leaves a message or a demo request',
          body: messageRequest,
          response: { 201: messageReceived, ...refusals('invalid', 'proof_required', 'too_many_requests') },
        },
      },
      async (request, reply) =>
        reply.code(201).send(await inbox.leaveMessage(request.body, senderOf(request))),
    )

    app.post(
      '/api/waitlist',
      {
        schema: {
          summary: 'Joins the waitlist',
          body: waitlistRequest,
          response: { 201: received, ...refusals('invalid', 'proof_required', 'too_many_requests') },
        },
      },
      async (request, reply) => {
        await inbox.joinWaitlist(request.body, senderOf(request))
        return reply.code(201).send({ status: 'received' })
      },
    )
  }
}
