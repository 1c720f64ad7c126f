import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { figuresQuery } from '../../contract/staff.ts'
import { talkFigures } from '../../contract/staff-talks.ts'
import { refusals, refuse } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { spanOf } from './figures.ts'
import { talkFiguresWithin } from './talk-figures.ts'

export const talkFiguresRoutes =
  ({ store, staff }: Pick<Services, 'store' | 'staff'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/staff/talk-figures',
      {
        schema: {
          summary: 'How far talks came, by page, source, greeting and day',
          querystring: figuresQuery,
          response: { 200: talkFigures, ...refusals('unauthorized', 'bad_request') },
        },
      },
      async ({ query }, reply) => {
        const span = spanOf(query, staff.clock())
        return span ? talkFiguresWithin(store.db, span) : refuse(reply, 'bad_request')
      },
    )
  }
