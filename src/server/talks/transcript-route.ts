import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { transcriptAnswer, transcriptRequest } from '../../contract/conversations.ts'
import { refusals, refuse } from '../http/errors.ts'
import { limitedBy } from '../http/limits.ts'
import type { Services } from '../services.ts'

type Parts = Pick<Services, 'conversations' | 'demandProof' | 'limiter' | 'visitors'>

/** A visitor has what was said sent to an address they type: limited by sender, by address and overall. */
export const transcriptRoute =
  ({ conversations, demandProof, limiter, visitors }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/conversations/:id/transcript',
      {
        onRequest: [limitedBy(limiter, 'transcripts'), demandProof('letter')],
        schema: {
          summary: 'Has the transcript mailed once there is one',
          params: z.object({ id: z.string().max(128) }),
          body: transcriptRequest,
          response: {
            202: transcriptAnswer,
            ...refusals('invalid', 'forbidden', 'proof_required', 'too_many_requests', 'limits_unavailable'),
          },
        },
      },
      async (request, reply) => {
        const { email } = request.body
        const visitor = visitors.known(request)
        const owned = await conversations.status(visitor, request.params.id)
        if (!owned.ok) return refuse(reply, owned.code)
        for (const [limit, key] of [
          ['transcriptsOfVisitor', visitor ?? ''],
          ['lettersToRecipient', email.toLowerCase()],
          ['lettersOfAll', 'all'],
        ] as const) {
          const consumed = await limiter.consume(limit, key)
          if (!consumed.ok)
            return refuse(reply, consumed.code, { retryAfterSeconds: consumed.retryAfterSeconds })
        }
        const asked = await conversations.askTranscript(visitor, request.params.id, email)
        if (!asked.ok) return refuse(reply, asked.code)
        return reply.code(202).send({ status: 'accepted' })
      },
    )
  }
