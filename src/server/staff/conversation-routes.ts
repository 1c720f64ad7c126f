import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { liveConversations } from '../../contract/staff.ts'
import { conversations } from '../conversations/conversations-table.ts'
import { refusals, refuse } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { audit } from './audit.ts'
import { staffOf } from './guard.ts'

/** Capacity is eight or so; more than this is no list anybody reads. */
const SHOWN_AT_MOST = 200

type Parts = Pick<Services, 'store' | 'staff' | 'conversations'>

export const staffConversationRoutes =
  ({ store, staff, conversations: service }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = store
    const { clock } = staff

    app.get(
      '/api/staff/conversations',
      {
        schema: {
          summary: 'Conversations that run now',
          response: { 200: liveConversations, ...refusals('unauthorized') },
        },
      },
      async () => {
        const rows = await db
          .selectFrom('conversations')
          .leftJoin('leads', 'leads.conversationId', 'conversations.id')
          .select([
            'conversations.id',
            'conversations.source',
            'conversations.startedAt',
            'conversations.joinedAt',
            'conversations.createdAt',
            'leads.id as leadId',
          ])
          .where('conversations.state', '=', 'active')
          .orderBy('conversations.createdAt')
          .orderBy('conversations.id')
          .limit(SHOWN_AT_MOST)
          .execute()
        return {
          conversations: rows.map(({ id, source, startedAt, joinedAt, createdAt, leadId }) => ({
            id,
            source,
            startedAt: startedAt ?? createdAt,
            isJoined: joinedAt !== null,
            ageSeconds: Math.max(0, Math.round((clock() - Date.parse(startedAt ?? createdAt)) / 1000)),
            leadId,
          })),
        }
      },
    )

    app.post(
      '/api/staff/conversations/:id/end',
      {
        schema: {
          summary: 'Ends a conversation',
          params: z.object({ id: z.string().max(64) }),
          response: { 204: z.null(), ...refusals('unauthorized', 'not_found') },
        },
      },
      async (request, reply) => {
        const found = await conversations.byId(db, request.params.id)
        if (!found) return refuse(reply, 'not_found')
        const { email } = staffOf(request)
        if (found.providerId && found.state === 'active') {
          await audit(db, clock, { actor: email, action: 'conversation.ended', subject: found.id })
          await service.end(found.providerId, 'staff')
        }
        return reply.code(204).send(null)
      },
    )
  }
