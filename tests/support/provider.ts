import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A stand-in for the video-avatar provider: a real HTTP server that speaks its v2 wire as /v2/conversations is
 * publicly known to behave, records every call, and fails on demand.
 */

export type Operation = 'list' | 'create' | 'get' | 'end' | 'delete'

export type Call = {
  operation: Operation
  method: string
  /** With its query. */
  path: string
  headers: IncomingHttpHeaders
  /** Parsed where it is JSON, `undefined` where there was none. */
  body: unknown
  /** Of the conversation meant, or, for a create that went through, made. */
  id: string | undefined
  at: number
}

export type Fault = {
  /** Whether the operation is carried out although its answer is not the usual one. */
  applied?: boolean
} & (
  | { status: number; body?: unknown }
  /** The connection is closed instead of an answer. */
  | { drop: true }
  /** Nothing is ever answered. */
  | { silence: true }
  /** Neither done nor answered until this resolves, then as usual, whether or not the caller still listens. */
  | { until: Promise<unknown> }
  /** Closed after the headers and so many characters of the usual answer. */
  | { cut: number }
  /** The usual answer of a create, changed: a key set to `undefined` is left out. */
  | { changed: Record<string, unknown> }
)

export type Conversation = {
  conversation_id: string
  conversation_name: string
  conversation_url: string
  status: 'active' | 'ended'
  callback_url: string | null
  created_at: string
}

export const PROVIDER_KEY = 'provider-key-0f9d3c51'
export const CAPACITY_MESSAGE = 'User has reached maximum concurrent conversations'

/** What makes a product talk to it. */
export const providerEnv = ({ url, key }: { url: string; key: string }) => ({
  AVATAR_API_URL: url,
  AVATAR_API_KEY: key,
  AVATAR_REPLICA_ID: 'r-test',
  AVATAR_PERSONA_ID: 'p-test',
  AVATAR_ROOM_ORIGINS: url,
})

export type ProviderOptions = { port?: number; key?: string; capacity?: number }
export type Provider = Awaited<ReturnType<typeof startProvider>>

export async function startProvider({ port = 0, key = PROVIDER_KEY, capacity = 1000 }: ProviderOptions = {}) {
  const calls: Call[] = []
  const conversations = new Map<string, Conversation>()
  /** What happened in each, as `verbose=true` tells it, whether or not anybody was called back. */
  const events = new Map<string, ProviderEvent[]>()
  const faults: { operation: Operation; fault: Fault; times: number; id: string | undefined }[] = []
  const watchers = new Set<() => void>()
  let origin = ''
  let inFlight = 0
  let mostAtOnce = 0

  const changed = () => {
    for (const watcher of [...watchers]) watcher()
  }
  const active = () => [...conversations.values()].filter(({ status }) => status === 'active')

  function make(name: string, callbackUrl: string | null): Conversation {
    const id = `c${randomBytes(8).toString('hex')}`
    const made: Conversation = {
      conversation_id: id,
      conversation_name: name,
      conversation_url: `${origin}/${id}`,
      status: 'active',
      callback_url: callbackUrl,
      created_at: new Date().toISOString(),
    }
    conversations.set(id, made)
    happened(id, 'system.replica_joined', { replica_id: 'r-test' })
    return made
  }

  function happened(id: string, type: string, properties: Record<string, unknown>): ProviderEvent {
    const event = providerEvent(id, type, properties)
    events.set(id, [...(events.get(id) ?? []), event])
    return event
  }

  /** Does what was asked and tells how that is usually answered. */
  function perform(call: Call): { status: number; body?: unknown } {
    const found = call.id === undefined ? undefined : conversations.get(call.id)
    const unknown = { status: 400, body: { message: 'Invalid conversation_id' } }
    switch (call.operation) {
      case 'list': {
        const query = new URL(call.path, origin).searchParams
        const [limit, page] = [Number(query.get('limit') ?? 10), Number(query.get('page') ?? 1)]
        const status = query.get('status')
        const all = [...conversations.values()].filter((one) => status === null || one.status === status)
        return {
          status: 200,
          body: { data: all.slice((page - 1) * limit, page * limit), total_count: all.length },
        }
      }
      case 'create': {
        if (active().length >= capacity) return { status: 400, body: { message: CAPACITY_MESSAGE } }
        const body = call.body as Record<string, unknown>
        const made = make(String(body.conversation_name), (body.callback_url as string | undefined) ?? null)
        call.id = made.conversation_id
        return { status: 200, body: made }
      }
      case 'get': {
        if (!found) return unknown
        const isVerbose = new URL(call.path, origin).searchParams.get('verbose') === 'true'
        const told = { events: events.get(found.conversation_id) ?? [] }
        return { status: 200, body: { ...found, ...(isVerbose && told) } }
      }
      case 'end':
        if (!found) return unknown
        if (found.status === 'ended')
          return { status: 400, body: { error: 'Conversation has already ended' } }
        found.status = 'ended'
        happened(found.conversation_id, 'system.shutdown', {
          shutdown_reason: 'end_conversation_endpoint_hit',
        })
        return { status: 200 }
      case 'delete':
        if (!found) return unknown
        conversations.delete(found.conversation_id)
        events.delete(found.conversation_id)
        return { status: 204 }
    }
  }

  function faultFor({ operation, id }: Call): Fault | undefined {
    const found = faults.find((one) => one.operation === operation && (one.id === undefined || one.id === id))
    if (!found) return undefined
    found.times -= 1
    if (found.times === 0) faults.splice(faults.indexOf(found), 1)
    return found.fault
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/'
    const called = operationOf(request.method ?? '', path.split('?')[0] ?? '')
    if (!called) return answerRoom(response)
    const text = await textOf(request)
    const call: Call = {
      ...called,
      method: request.method ?? '',
      path,
      headers: request.headers,
      body: parsed(text),
      at: Date.now(),
    }
    calls.push(call)
    inFlight += 1
    mostAtOnce = Math.max(mostAtOnce, inFlight)
    response.once('close', () => {
      inFlight -= 1
    })
    if (request.headers['x-api-key'] !== key) {
      answer(response, 401, { message: 'Invalid access token' })
    } else {
      await answerWith(faultFor(call), call, response)
    }
    changed()
  }

  async function answerWith(fault: Fault | undefined, call: Call, response: ServerResponse) {
    if (fault && 'until' in fault) {
      changed()
      await fault.until
    }
    const usual =
      !fault || 'until' in fault || 'changed' in fault || fault.applied ? perform(call) : undefined
    if (fault && 'drop' in fault) {
      response.destroy()
    } else if (fault && 'cut' in fault) {
      cutOff(response, JSON.stringify(usual?.body ?? {}), fault.cut)
    } else if (fault && 'silence' in fault) {
      return
    } else if (fault && 'status' in fault) {
      answer(response, fault.status, fault.body)
    } else if (fault && 'changed' in fault) {
      answer(response, 200, { ...(usual?.body as object), ...fault.changed })
    } else if (usual) {
      answer(response, usual.status, usual.body)
    }
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error) => response.destroy(error))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    /** Both the API's base address and the origin of its rooms. */
    url: origin,
    key,
    calls,
    conversations,
    active,
    /** How many calls were ever waiting for their answer together. */
    mostAtOnce: () => mostAtOnce,
    /** Conversations somebody else with the same key has running. */
    seed(count: number): Conversation[] {
      return Array.from({ length: count }, (_, n) => make(`Somebody's talk ${n + 1}`, null))
    },
    /** From now on and `times` times, an operation (on one conversation, if named) fails like this. */
    fail(
      operation: Operation,
      fault: Fault,
      { times = Number.POSITIVE_INFINITY, id }: { times?: number; id?: string } = {},
    ) {
      faults.push({ operation, fault, times, id })
    },
    heal() {
      faults.length = 0
    },
    /** What was called since the last look, as `GET /v2/…`. */
    takeCalls(): Call[] {
      return calls.splice(0)
    },
    /** Resolves as soon as the condition holds; looked at after every call. */
    until(condition: () => boolean): Promise<void> {
      if (condition()) return Promise.resolve()
      return new Promise((resolve) => {
        const watcher = () => {
          if (!condition()) return
          watchers.delete(watcher)
          resolve()
        }
        watchers.add(watcher)
      })
    },
    /** Knows something of a conversation, and tells nobody who does not ask: its callback is lost. */
    happened,
    /** Sends an event to a conversation's callback address, as the provider would. */
    async notify(
      id: string,
      event_type: string,
      properties: Record<string, unknown> = {},
    ): Promise<Response> {
      const callbackUrl = conversations.get(id)?.callback_url
      if (!callbackUrl) throw new Error(`conversation ${id} has no callback address`)
      return fetch(callbackUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(happened(id, event_type, properties)),
      })
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type ProviderEvent = ReturnType<typeof providerEvent>

export const providerEvent = (
  conversation_id: string,
  event_type: string,
  properties: Record<string, unknown> = {},
) => ({
  event_type,
  message_type: event_type.split('.')[0],
  conversation_id,
  properties,
  timestamp: new Date().toISOString(),
})

function operationOf(
  method: string,
  path: string,
): { operation: Operation; id: string | undefined } | undefined {
  const [, version, collection, id, action, ...rest] = path.split('/')
  if (version !== 'v2' || collection !== 'conversations' || rest.length > 0) return undefined
  const known: Record<string, Operation> = {
    'GET ': 'list',
    'POST ': 'create',
    'GET id': 'get',
    'DELETE id': 'delete',
    'POST id/end': 'end',
  }
  const shape = `${method} ${id ? 'id' : ''}${action ? `/${action}` : ''}`
  const operation = known[shape]
  return operation && { operation, id }
}

function answer(response: ServerResponse, status: number, body?: unknown) {
  if (typeof body === 'string') response.writeHead(status, { 'content-type': 'text/html' }).end(body)
  else if (body === undefined) response.writeHead(status).end()
  else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function cutOff(response: ServerResponse, text: string, after: number) {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length })
  response.flushHeaders()
  if (after > 0) response.write(text.slice(0, after))
  setImmediate(() => response.destroy())
}

/** A room as far as a page around it can tell: it loads, takes the devices it is lent, and says when it is left. */
function answerRoom(response: ServerResponse) {
  answer(
    response,
    200,
    `<!doctype html><title>Room</title><p role="status">asking for devices</p><button>Leave</button><script>
      const say = (message) => parent.postMessage(message, '*')
      const show = (text) => { document.querySelector('p').textContent = text }
      navigator.mediaDevices.getUserMedia({ audio: true, video: true }).then(
        (stream) => show(stream.getTracks().map((track) => track.kind).sort().join(' and ') + ' granted'),
        (error) => show(error.name),
      )
      document.querySelector('button').onclick = () => say({ type: 'left' })
      say({ type: 'ready' })
    </script>`,
  )
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}
