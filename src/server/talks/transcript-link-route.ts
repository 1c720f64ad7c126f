import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sharedTranscript, transcriptLink } from '../../contract/transcripts.ts'
import { refusals, refuse } from '../http/errors.ts'
import { limitedBy } from '../http/limits.ts'
import type { Services } from '../services.ts'

type Parts = Pick<Services, 'conversations' | 'limiter'>

/** Whoever holds the mailed link reads the transcript, and is nobody to us: no cookie is asked for or given. */
export const transcriptLinkRoute =
  ({ conversations, limiter }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/transcripts/read',
      {
        onRequest: limitedBy(limiter, 'transcriptLinks'),
        schema: {
          summary: 'The transcript behind a mailed link',
          body: transcriptLink,
          response: {
            200: sharedTranscript,
            ...refusals('invalid', 'transcript_not_found', 'transcript_link_expired', 'too_many_requests'),
          },
        },
      },
      async (request, reply) => {
        const read = await conversations.readTranscript(request.body.token)
        return read.ok ? reply.send(read.transcript) : refuse(reply, read.code)
      },
    )
  }
