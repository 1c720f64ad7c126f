import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { linkReport, ratingRequest } from '../../contract/talks.ts'
import { refusals, refuse } from '../http/errors.ts'
import type { Services } from '../services.ts'

type Parts = Pick<Services, 'conversations' | 'visitors'>

const anyId = z.object({ id: z.string().max(128) })

/** What the page tells of a talk: how it was, and which of our pages came up in it. */
export const ratingRoutes =
  ({ conversations, visitors }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/conversations/:id/rating',
      {
        schema: {
          summary: 'Rates a talk; changeable for an hour',
          params: anyId,
          body: ratingRequest,
          response: { 204: z.null(), ...refusals('invalid', 'forbidden', 'rating_closed') },
        },
      },
      async (request, reply) => {
        const rated = await conversations.rate(visitors.known(request), request.params.id, request.body)
        if (!rated.ok) return refuse(reply, rated.code)
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/api/conversations/:id/links',
      {
        schema: {
          summary: 'A page of the site was offered in a talk, or followed from it',
          params: anyId,
          body: linkReport,
          response: { 204: z.null(), ...refusals('invalid', 'forbidden') },
        },
      },
      async (request, reply) => {
        const told = await conversations.tellLink(visitors.known(request), request.params.id, request.body)
        if (!told.ok) return refuse(reply, told.code)
        return reply.code(204).send(null)
      },
    )
  }
