import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { unansweredAnswer, unansweredQuery } from '../../contract/staff-talks.ts'
import { refusals, refuse } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { listUnanswered, markUnanswered, readUnansweredCursor } from '../talks/unanswered.ts'
import { staffOf } from './guard.ts'

const byId = z.object({ id: z.string().max(64) })

const marks = {
  done: { to: 'done', summary: 'Puts a group of unanswered questions aside' },
  undone: { to: 'open', summary: 'Takes it up again' },
} as const

export const unansweredRoutes =
  ({ store: { db }, staff: { clock } }: Pick<Services, 'store' | 'staff'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/staff/unanswered',
      {
        schema: {
          summary: 'What visitors asked and the avatar did not know, by meaning, newest first',
          querystring: unansweredQuery,
          response: { 200: unansweredAnswer, ...refusals('unauthorized', 'bad_request') },
        },
      },
      async ({ query: { cursor, ...query } }, reply) => {
        const after = cursor === undefined ? undefined : readUnansweredCursor(cursor)
        if (cursor !== undefined && !after) return refuse(reply, 'bad_request')
        return listUnanswered(db, { ...query, after })
      },
    )

    for (const [mark, { to, summary }] of Object.entries(marks))
      app.post(
        `/api/staff/unanswered/:id/${mark}`,
        {
          schema: {
            summary,
            params: byId,
            response: { 204: z.null(), ...refusals('unauthorized', 'not_found') },
          },
        },
        async (request, reply) => {
          const { id } = request.params
          const isThere = await markUnanswered(db, clock, { id, to, actor: staffOf(request).email })
          return isThere ? reply.code(204).send(null) : refuse(reply, 'not_found')
        },
      )
  }
