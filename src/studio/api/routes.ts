import type { FastifyInstance, FastifyReply } from 'fastify'
import { isoTime } from '../clock.ts'
import type { Conversation } from '../conversations/conversation.ts'
import type { ConversationRegistry } from '../conversations/registry.ts'
import { sameSecret } from '../same-secret.ts'
import { createRequest, getQuery, listQuery, MAX_CONCURRENT_MESSAGE, type WireConversation } from './wire.ts'

export interface ApiOptions {
  registry: ConversationRegistry
  apiKey: string
}

function asWire(conversation: Conversation): WireConversation {
  const { request } = conversation
  return {
    conversation_id: conversation.id,
    conversation_name: conversation.name,
    conversation_url: conversation.url,
    status: conversation.status,
    callback_url: request.callback_url ?? '',
    replica_id: request.replica_id ?? request.face_id ?? null,
    persona_id: request.persona_id ?? request.pal_id ?? null,
    created_at: isoTime(conversation.createdAt),
    updated_at: isoTime(conversation.updatedAt),
  }
}

/** The provider answers an unknown id with 400, not 404. */
const unknownId = (reply: FastifyReply) => reply.code(400).send({ error: 'Invalid conversation_id' })
const badRequest = (reply: FastifyReply, problem: { issues: { path: PropertyKey[]; message: string }[] }) => {
  const first = problem.issues[0]
  return reply.code(400).send({ error: [first?.path.join('.'), first?.message].filter(Boolean).join(': ') })
}

type ById = { Params: { id: string } }

export function apiRoutes({ registry, apiKey }: ApiOptions) {
  return async (app: FastifyInstance) => {
    app.addHook('onRequest', async (request, reply) => {
      const given = request.headers['x-api-key']
      if (typeof given === 'string' && sameSecret(given, apiKey)) return
      return reply.code(401).send({ message: 'Invalid access token' })
    })

    app.post('/v2/conversations', async (request, reply) => {
      const body = createRequest.safeParse(request.body ?? {})
      if (!body.success) return badRequest(reply, body.error)
      const created = registry.create(body.data)
      if (!created.ok) return reply.code(400).send({ message: MAX_CONCURRENT_MESSAGE })
      const { meetingToken } = created.conversation
      return { ...asWire(created.conversation), ...(meetingToken && { meeting_token: meetingToken }) }
    })

    app.get('/v2/conversations', async (request, reply) => {
      const query = listQuery.safeParse(request.query)
      if (!query.success) return badRequest(reply, query.error)
      const { data, total } = registry.list(query.data)
      return { data: data.map(asWire), total_count: total }
    })

    app.get<ById>('/v2/conversations/:id', async (request, reply) => {
      const query = getQuery.safeParse(request.query)
      if (!query.success) return badRequest(reply, query.error)
      const conversation = registry.get(request.params.id)
      if (!conversation) return unknownId(reply)
      const verbose = query.data.verbose === 'true'
      return { ...asWire(conversation), ...(verbose && { events: conversation.events }) }
    })

    app.post<ById>('/v2/conversations/:id/end', async (request, reply) => {
      const ended = registry.end(request.params.id, 'end_conversation_endpoint_hit')
      if (ended.ok) return reply.code(200).send()
      if (ended.code === 'unknown') return unknownId(reply)
      return reply.code(400).send({ message: 'Conversation has already ended' })
    })

    app.delete<ById>('/v2/conversations/:id', async (request, reply) =>
      registry.delete(request.params.id).ok ? reply.code(204).send() : unknownId(reply),
    )
  }
}
