import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { heartbeatAnswer, ownConversation, startAnswer, startRequest } from '../../contract/conversations.ts'
import { startRefusalSentence } from '../../contract/start-sentences.ts'
import { refusals, refuse } from '../http/errors.ts'
import { limitedBy, networkOf } from '../http/limits.ts'
import type { Services } from '../services.ts'
import { contactRoutes } from '../talks/contact-route.ts'
import { ratingRoutes } from '../talks/rating-route.ts'
import { transcriptLinkRoute } from '../talks/transcript-link-route.ts'
import { oneEachTurn } from '../timing/one-each-turn.ts'
import type { Conversation } from './conversations-table.ts'

/** A beacon says nothing but an id, in a few hundred bytes. */
const BEACON_LIMIT_BYTES = 4096
/** A transcript of an hour's talk. */
const CALLBACK_LIMIT_BYTES = 1024 * 1024

const anyId = z.object({ id: z.string().max(128) })

type Parts = Pick<Services, 'conversations' | 'limiter' | 'visitors' | 'demandProof'>

export const conversationRoutes = (parts: Parts): FastifyPluginAsyncZod => {
  const { conversations } = parts
  return async (app) => {
    app.addHook('onListen', async () => {
      conversations.reaper.start()
      conversations.fetching.start()
    })
    app.addHook('onClose', () => conversations.close())
    app.register(startRoute(parts))
    app.register(pageRoutes(parts))
    app.register(contactRoutes(parts))
    app.register(ratingRoutes(parts))
    app.register(transcriptLinkRoute(parts))
  }
}

const startRoute =
  ({ conversations, limiter, visitors, demandProof }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/conversations',
      {
        onRequest: [limitedBy(limiter, 'starts'), demandProof('start')],
        schema: {
          summary: 'Starts a conversation with the avatar',
          body: startRequest,
          response: {
            201: startAnswer,
            ...refusals('invalid', 'proof_required', 'too_many_requests', 'create_failed', 'start_failed'),
          },
        },
      },
      async (request, reply) => {
        const visitor = visitors.welcome(request, reply)
        for (const [limit, key] of [['startsOfVisitor', visitor] as const, ['startsOfAll', 'all'] as const]) {
          const consumed = await limiter.consume(limit, key)
          if (!consumed.ok)
            return refuse(reply, consumed.code, { retryAfterSeconds: consumed.retryAfterSeconds })
        }
        const { from, notice = null, attribution } = request.body
        const started = await conversations.start({
          visitor,
          network: networkOf(request.ip),
          from,
          notice,
          attribution,
          gone: goneBefore(reply),
        })
        if (!started.ok) {
          const { code, active } = started
          return refuse(reply, code, { message: startRefusalSentence(from, code, active), active })
        }
        const { conversationId, conversationUrl } = started
        return reply.code(201).header('cache-control', 'no-store').send({
          conversation_id: conversationId,
          conversation_url: conversationUrl,
          status: 'active',
        })
      },
    )
  }

/** Aborted when the connection closes before there was an answer. One that breaks later is told by its silence. */
export function goneBefore(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) gone.abort()
  })
  return gone.signal
}

/** What the page that shows a conversation asks and says. The id in the path decides; bodies are not looked at. */
const pageRoutes =
  ({ conversations, visitors }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      ['application/json', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: BEACON_LIMIT_BYTES },
      (_request, _body, done) => done(null),
    )

    app.get(
      '/api/conversations/:id',
      {
        schema: {
          summary: 'Whether a conversation still runs, and the one address where',
          params: anyId,
          response: { 200: ownConversation, ...refusals('forbidden') },
        },
      },
      async (request, reply) => {
        const found = await conversations.status(visitors.known(request), request.params.id)
        if (!found.ok) return refuse(reply, found.code)
        const { ok: _, ...own } = found
        return reply.header('cache-control', 'no-store').send(own)
      },
    )
    app.post(
      '/api/conversations/:id/seen',
      {
        schema: {
          summary: 'A page shows this conversation',
          params: anyId,
          response: { 200: heartbeatAnswer, ...refusals('forbidden') },
        },
      },
      async (request, reply) => {
        const found = await conversations.seen(visitors.known(request), request.params.id)
        if (!found.ok) return refuse(reply, found.code)
        const { ok: _, ...heard } = found
        return reply.header('cache-control', 'no-store').send(heard)
      },
    )
    app.post(
      '/api/conversations/:id/end',
      {
        schema: {
          summary: 'Ends a conversation',
          params: anyId,
          response: { 204: z.null(), ...refusals('forbidden') },
        },
      },
      async (request, reply) => {
        const ended = await conversations.endByVisitor(visitors.known(request), request.params.id)
        if (!ended.ok) return refuse(reply, ended.code)
        return reply.code(204).send(null)
      },
    )
  }

const callbackParams = z.object({ token: z.string().max(128) })

/**
 * Stands apart from the other routes: whoever guesses at tokens is refused before a byte of the megabyte they may bring
 * is read, and a crowd of them is looked at one each turn, between whom everybody else is served.
 */
export const callbackRoute =
  ({ conversations: { callbacks }, limiter }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const itsTurn = oneEachTurn()
    const meant = new WeakMap<FastifyRequest, Conversation>()
    const byItsToken: onRequestAsyncHookHandler = async (request, reply) => {
      const { data } = callbackParams.safeParse(request.params)
      const conversation = data && (await callbacks.meantBy(data.token))
      if (!conversation) return refuse(reply, 'not_found')
      meant.set(request, conversation)
    }
    app.post(
      '/api/callbacks/avatar/:token',
      {
        onRequest: [itsTurn, limitedBy(limiter, 'callbacks'), byItsToken],
        bodyLimit: CALLBACK_LIMIT_BYTES,
        schema: {
          summary: 'What the avatar provider tells us of a conversation',
          params: callbackParams,
          body: z.looseObject({}),
          response: { 204: z.null(), ...refusals('not_found', 'bad_request', 'too_many_requests') },
        },
      },
      async (request, reply) => {
        const conversation = meant.get(request)
        if (!conversation) throw new Error('a callback was taken without its token')
        const received = await callbacks.receive(conversation, request.body)
        if (!received.ok) return refuse(reply, received.code)
        return reply.code(204).send(null)
      },
    )
  }
