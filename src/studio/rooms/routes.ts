import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { ConversationRegistry } from '../conversations/registry.ts'
import { fromParticipant, joinRequest, type Refusal, type RefusalCode, turnRequest } from '../protocol.ts'
import { roomHeaders } from './headers.ts'
import type { LiveRoom } from './live-room.ts'
import { ROOM_PAGE, type RoomFiles, type ServedFile } from './room-page.ts'
import { openStream } from './room-stream.ts'
import type { Rooms } from './rooms.ts'

export interface RoomRoutesOptions {
  registry: ConversationRegistry
  rooms: Rooms
  files: RoomFiles
  siteOrigins: string[]
  clock: Clock
}

const statusOf = {
  unknown: 404,
  ended: 410,
  occupied: 409,
  token: 403,
  not_joined: 403,
  too_fast: 429,
  bad_request: 400,
} satisfies Record<RefusalCode, number>

const refuse = (reply: FastifyReply, { code, reason }: Refusal) =>
  reply.code(statusOf[code]).send({ code, reason } satisfies Refusal)

function sendFile(request: FastifyRequest, reply: FastifyReply, file: ServedFile) {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
  reply.header('vary', 'accept-encoding')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(file.type).send(file.body[encoding])
}

type ById = { Params: { id: string } }
const ROOM = '/:id(^c[0-9a-f]{16}$)'

export function roomRoutes({ registry, rooms, files, siteOrigins, clock }: RoomRoutesOptions) {
  const headers = roomHeaders(siteOrigins)

  /** What a page in a room does there, told by its participant id. */
  const inRoom = async (
    request: FastifyRequest<ById>,
    reply: FastifyReply,
    act: (room: LiveRoom, participant: string) => ReturnType<LiveRoom['alive']>,
  ) => {
    const body = fromParticipant.safeParse(request.body)
    if (!body.success) return refuse(reply, { code: 'bad_request' })
    const room = rooms.find(request.params.id)
    if (!room) return refuse(reply, { code: registry.get(request.params.id) ? 'ended' : 'unknown' })
    const done = act(room, body.data.participant)
    return done.ok ? reply.code(204).send() : refuse(reply, done)
  }

  return async (app: FastifyInstance) => {
    app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))

    app.get<ById>(ROOM, async (request, reply) => {
      const page = files.get(ROOM_PAGE)
      if (!page) return reply.code(503).type('text/plain').send('The room has not been built yet.')
      if (registry.get(request.params.id)) rooms.expect()
      else reply.code(404)
      return sendFile(request, reply, page)
    })

    app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
      const file = files.get(`assets/${request.params['*']}`)
      if (!file) return reply.code(404).send({ error: 'Not found' })
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      return sendFile(request, reply, file)
    })

    app.post<ById>(`${ROOM}/join`, async (request, reply) => {
      const body = joinRequest.safeParse(request.body)
      if (!body.success) return refuse(reply, { code: 'bad_request' })
      const opened = await rooms.open(request.params.id, body.data.token)
      if (!opened.ok) return refuse(reply, opened)
      const { room } = opened
      const { participant } = body.data
      if (!room.admits(participant)) return refuse(reply, { code: 'occupied' })
      const stream = openStream(reply, clock, () => room.streamClosed(stream))
      room.enter(stream)
    })

    app.post<ById>(`${ROOM}/turns`, async (request, reply) => {
      const body = turnRequest.safeParse(request.body)
      if (!body.success) return refuse(reply, { code: 'bad_request' })
      return inRoom(request, reply, (room, participant) => room.hear(participant, body.data.text))
    })

    app.post<ById>(`${ROOM}/interrupt`, (request, reply) =>
      inRoom(request, reply, (room, participant) => room.interrupt(participant)),
    )
    app.post<ById>(`${ROOM}/alive`, (request, reply) =>
      inRoom(request, reply, (room, participant) => room.alive(participant)),
    )
    app.post<ById>(`${ROOM}/leave`, (request, reply) =>
      inRoom(request, reply, (room, participant) => room.leave(participant)),
    )
  }
}
