import { join } from 'node:path'
import fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { DAY_MS, HOUR_MS } from '../contract/durations.ts'
import { keptFor } from '../contract/retention.ts'
import { apiRoutes } from './api/routes.ts'
import { CallbackSender } from './callbacks/callbacks.ts'
import { type Clock, systemClock } from './clock.ts'
import { type Book, noBook } from './conversations/book.ts'
import { ConversationRegistry } from './conversations/registry.ts'
import { openSqliteBook } from './conversations/sqlite-book.ts'
import type { OpenDialogue } from './mind/dialogue.ts'
import type { LlmSettings } from './mind/model/endpoint.ts'
import { ModelBudget } from './model/model-budget.ts'
import { withLoopbackNames } from './rooms/headers.ts'
import { loadRoomFiles, ROOM_PAGE } from './rooms/room-page.ts'
import { Rooms } from './rooms/rooms.ts'
import { roomRoutes } from './rooms/routes.ts'

export interface StudioOptions {
  /** Who calls the v2 API shows this as `x-api-key`. */
  apiKey: string
  /** 0 takes any free port. */
  port?: number
  host?: string
  /** Where browsers reach the rooms; the studio's own address if not given. */
  publicUrl?: string
  /** The origins whose pages may frame a room and are told what happens in it. */
  siteOrigins?: string[]
  /** How many conversations may be active at once. */
  capacity?: number
  /** How many ended conversations stay readable. */
  keepEnded?: number
  /** Where every turn is written down as it is said; without it talks are gone with the process. */
  dataDir?: string | undefined
  /** Where `vite build --config src/studio/room/vite.config.ts` put the room. */
  roomFolder?: string
  /** A model to answer instead of the built-in mind, which stays behind it. */
  llm?: LlmSettings
  /** To send a whole request; tests have it shorter. */
  requestWithinMs?: number
  clock?: Clock
  /** `true` logs to the standard output. */
  logger?: FastifyBaseLogger | true
}

export interface Studio {
  /** The base of the v2 API. */
  url: string
  close(): Promise<void>
}

export const DEFAULT_CAPACITY = 10
/** What is told of a talk is kept as long as the server keeps it. */
const ENDED_KEPT_MS = keptFor.talks.days * DAY_MS
const BUILT_ROOM = join(import.meta.dirname, '../../build/room')
const BODY_LIMIT = 64 * 1024
/** Slower than that is no page of ours, and no product. */
export const REQUEST_WITHIN_MS = 30_000

export async function startStudio(options: StudioOptions): Promise<Studio> {
  const { clock = systemClock, host = '127.0.0.1', port = 3100, capacity = DEFAULT_CAPACITY } = options
  const { requestWithinMs = REQUEST_WITHIN_MS } = options
  const siteOrigins = withLoopbackNames(options.siteOrigins ?? ['http://localhost:3000'])
  const app = fastify({
    ...(typeof options.logger === 'object'
      ? { loggerInstance: options.logger }
      : { logger: options.logger ?? false }),
    // Addresses of rooms are secrets of their visitors: requests are not logged one by one.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: requestWithinMs,
    http: {
      // Of these two Node gives the longer one to the body, and headers alone would get a minute.
      headersTimeout: requestWithinMs,
      requestTimeout: requestWithinMs,
      // It looks for who is too slow every half minute, unless told otherwise.
      connectionsCheckingInterval: Math.min(1000, requestWithinMs / 4),
    },
    forceCloseConnections: true,
  })

  // `end` is called with a JSON content type and no body, or by a beacon with a form that nobody reads.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined)
    try {
      done(null, JSON.parse(body.toString()))
    } catch {
      done(Object.assign(new Error('The body is not JSON'), { statusCode: 400 }))
    }
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined))
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) app.log.error({ err: error }, 'studio request failed')
    return reply.code(status).send({ error: status < 500 ? error.message : 'Internal error' })
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'Not found' }))

  let url = ''
  const book = bookIn(options.dataDir, app.log)
  const registry = new ConversationRegistry({
    clock,
    publicUrl: () => options.publicUrl?.replace(/\/+$/, '') ?? url,
    capacity,
    keepEnded: options.keepEnded ?? 1000,
    book,
    failed: (conversation, error) =>
      app.log.error({ conversation, err: error }, 'what became of a talk could not be written down'),
  })
  const callbacks = new CallbackSender({
    clock,
    gaveUp: (conversation, event) => app.log.warn({ conversation, event }, 'callback given up'),
  })
  registry.listen({ event: (conversation, event) => callbacks.send(conversation, event) })
  const files = await loadRoomFiles(options.roomFolder ?? BUILT_ROOM)
  if (!files.has(ROOM_PAGE)) app.log.warn('the room page has not been built')
  const budget = new ModelBudget(clock, (which) =>
    app.log.warn({ budget: which }, 'the model was asked often enough, the built-in mind goes on'),
  )
  // Cards, rules and a lexicon: a server that nobody talks to carries none of it.
  let mind: Promise<OpenDialogue> | undefined
  const bringMind = async () => {
    const [{ openMind }, { openUnderstanding }] = await Promise.all([
      import('./mind/open-mind.ts'),
      import('../understanding/understanding.ts'),
    ])
    return openMind(openUnderstanding(), options.llm, {
      budget,
      failed: (failure) => app.log.warn(failure, 'the model failed, the built-in mind answered'),
    })
  }
  const rooms = new Rooms({
    registry,
    clock,
    siteOrigins,
    bringDialogue: () => {
      mind ??= bringMind()
      return mind
    },
    failed: (conversation, error) => app.log.error({ conversation, err: error }, 'answer failed'),
  })

  app.get('/healthz', async () => ({ status: 'ok' }))
  await app.register(apiRoutes({ registry, apiKey: options.apiKey }))
  await app.register(roomRoutes({ registry, rooms, files, siteOrigins, clock }))
  registry.restore()
  let stopForgetting = () => {}
  const forgetHourly = () => {
    registry.forgetEndedBefore(clock.now() - ENDED_KEPT_MS)
    stopForgetting = clock.after(HOUR_MS, forgetHourly)
  }
  forgetHourly()
  app.addHook('preClose', async () => {
    stopForgetting()
    rooms.close()
    registry.close()
    callbacks.close()
  })
  app.addHook('onClose', async () => book.close())
  try {
    url = await app.listen({ port, host })
  } catch (error) {
    await app.close()
    throw error
  }
  return { url, close: () => app.close() }
}

/** A file that cannot be had costs nobody a talk, only its safety; whoever reads the log is told. */
function bookIn(folder: string | undefined, log: FastifyBaseLogger): Book {
  if (folder === undefined) return noBook
  try {
    return openSqliteBook(folder)
  } catch (error) {
    log.error({ err: error }, 'talks cannot be written down here, and will be gone with this process')
    return noBook
  }
}
