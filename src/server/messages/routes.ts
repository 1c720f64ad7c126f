import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { messageRequest, received, waitlistRequest } from '../../contract/messages.ts'
import { refusals } from '../http/errors.ts'
import { limitedBy } from '../http/limits.ts'
import type { Services } from '../services.ts'
import { insertMessage } from './messages-table.ts'
import { insertWaitlistEntry } from './waitlist-table.ts'

const answers = { 201: received, ...refusals('invalid', 'too_many_requests') }

/** What visitors leave for people to read: kept before it is acknowledged. */
export const messageRoutes =
  ({ store, limiter }: Pick<Services, 'store' | 'limiter'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', limitedBy(limiter, 'messages'))

    app.post(
      '/api/messages',
      { schema: { summary: 'Leaves a message or a demo request', body: messageRequest, response: answers } },
      async ({ body }, reply) => {
        await insertMessage(store.db, Date.now, {
          ...body,
          category: body.category ?? null,
          preferredDays: body.preferredDays ?? null,
          timeZone: body.timeZone ?? null,
        })
        return reply.code(201).send({ status: 'received' })
      },
    )

    app.post(
      '/api/waitlist',
      { schema: { summary: 'Joins the waitlist', body: waitlistRequest, response: answers } },
      async ({ body }, reply) => {
        await insertWaitlistEntry(store.db, Date.now, body)
        return reply.code(201).send({ status: 'received' })
      },
    )
  }
