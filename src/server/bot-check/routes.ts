import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { botCheckChallenge } from '../../contract/bot-check.ts'
import { refusals } from '../http/errors.ts'
import { limitedBy } from '../http/limits.ts'
import type { Services } from '../services.ts'
import type { BotCheck } from './bot-check.ts'

/** Only for a check that has puzzles to give out. */
export const botCheckRoutes =
  (
    challenge: NonNullable<BotCheck['challenge']>,
    { limiter }: Pick<Services, 'limiter'>,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/bot-check',
      {
        onRequest: limitedBy(limiter, 'puzzles'),
        schema: {
          summary: 'A puzzle whose answer lets one request through',
          response: { 200: botCheckChallenge, ...refusals('too_many_requests') },
        },
      },
      async (_request, reply) => reply.header('cache-control', 'no-store').send(await challenge()),
    )
  }
