import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { figuresAnswer, figuresQuery } from '../../contract/staff.ts'
import { refusals, refuse } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { figuresWithin, spanOf } from './figures.ts'

export const figuresRoutes =
  ({ store, staff }: Pick<Services, 'store' | 'staff'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/staff/figures',
      {
        schema: {
          summary: 'Starts, talks, signups and conversion by day and by source',
          querystring: figuresQuery,
          response: { 200: figuresAnswer, ...refusals('unauthorized', 'bad_request') },
        },
      },
      async ({ query }, reply) => {
        const span = spanOf(query, staff.clock())
        return span ? figuresWithin(store.db, span) : refuse(reply, 'bad_request')
      },
    )
  }
