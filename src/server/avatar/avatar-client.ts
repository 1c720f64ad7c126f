import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhenResult,
  type IBackoffFactory,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel'
import type { Logger } from 'pino'
import {
  type Answer,
  type AvatarCall,
  type AvatarFailure,
  type AvatarFailureKind,
  type AvatarProvider,
  sendAvatarCall,
} from './avatar-call.ts'
import {
  type CreatePayload,
  callbackEvent,
  createdConversation,
  isCapacityProblem,
  listPage,
  TRANSCRIPTION_READY,
  verboseConversation,
} from './avatar-wire.ts'

export type AvatarOperation = 'list' | 'create' | 'end' | 'delete' | 'transcript'
export type ActiveConversation = { id: string; name: string }
export type Outcome<T> = ({ ok: true } & T) | AvatarFailure

export type AvatarClient = {
  /** Every active conversation under our key, through all pages. */
  listActive(signal?: AbortSignal): Promise<Outcome<{ active: ActiveConversation[] }>>
  /** Asked once and never again by itself: a repeat could make, and bill, a second conversation. */
  create(payload: CreatePayload, signal?: AbortSignal): Promise<Outcome<{ id: string; url: string }>>
  /** Done also where the provider says that there is nothing (any more) to end. */
  end(id: string, signal?: AbortSignal): Promise<Outcome<object>>
  delete(id: string, signal?: AbortSignal): Promise<Outcome<object>>
  /**
   * What the provider would have called back with once the transcript was ready, each time it was; none where it is not
   * ready, and where the provider does not know the conversation (any more).
   */
  transcript(id: string, signal?: AbortSignal): Promise<Outcome<{ ready: unknown[] }>>
}

export type AvatarTimeouts = {
  /** For one try of any call but create. */
  tryMs: number
  createMs: number
  /** For an end, a delete or a transcript with its retries. */
  repeatedMs: number
  /** For all pages of a list with all their retries. */
  listMs: number
}

export const AVATAR_TIMEOUTS: AvatarTimeouts = {
  tryMs: 3000,
  createMs: 15_000,
  repeatedMs: 7000,
  listMs: 8000,
}

type Settings = AvatarProvider & {
  /** The only origins a conversation's url may have. */
  roomOrigins: readonly string[]
  log: Pick<Logger, 'warn'>
  /** Told of each operation: how it ended and how long it took. */
  observe?: (operation: AvatarOperation, outcome: string, seconds: number) => void
  timeouts?: AvatarTimeouts
  /** Never turned back, as the wall clock may be. */
  elapsed?: () => number
}

/** The provider's default page size: a shorter page is the last, whether or not it honours `limit`. */
const PAGE_SIZE = 10
const PAGES_AT_MOST = 100
const RETRIES = 2
const FAILURES_TO_OPEN = 10
const HALF_OPEN_AFTER_MS = 1500

export function createAvatarClient({
  url,
  key,
  transport,
  roomOrigins,
  log,
  observe = () => {},
  timeouts = AVATAR_TIMEOUTS,
  elapsed = () => performance.now(),
}: Settings): AvatarClient {
  const { tryMs, createMs, repeatedMs, listMs } = timeouts
  const run = {
    list: policyOf(repeating(tryMs, listMs, elapsed)),
    end: policyOf(repeating(tryMs, repeatedMs, elapsed)),
    delete: policyOf(repeating(tryMs, repeatedMs, elapsed)),
    transcript: policyOf(repeating(tryMs, repeatedMs, elapsed)),
    create: policyOf(once(createMs, elapsed)),
  }

  /** Every operation's way out: its length is told, its failure logged with the cause. */
  async function observed<T extends { ok: true } | AvatarFailure>(
    operation: AvatarOperation,
    work: () => Promise<T>,
  ): Promise<T> {
    const begun = performance.now()
    const outcome = await work()
    const ms = performance.now() - begun
    observe(operation, outcome.ok ? 'ok' : outcome.kind, ms / 1000)
    if (!outcome.ok) {
      const { kind, status, detail, conversationId } = outcome
      const cause = { kind, status, detail, conversationId }
      log.warn({ operation, ...cause, ms: Math.round(ms) }, 'the avatar provider failed')
    }
    return outcome
  }

  const call = (operation: AvatarOperation, request: AvatarCall, caller: AbortSignal | undefined) =>
    run[operation]((signal) => sendAvatarCall({ url, key, transport }, request, { signal, caller }), caller)

  /** `400` and `404` mean unknown or already over: either way nothing is left to do. */
  async function repeated(operation: 'end' | 'delete', request: AvatarCall, signal: AbortSignal | undefined) {
    return observed(operation, async (): Promise<Outcome<object>> => {
      const answer = await call(operation, request, signal)
      if (answer.ok || answer.status === 400 || answer.status === 404) return { ok: true }
      return answer
    })
  }

  async function listPages(signal: AbortSignal): Promise<Outcome<{ active: ActiveConversation[] }>> {
    // Pages shift while conversations come and go, so one may show up twice.
    const active = new Map<string, ActiveConversation>()
    let rows = 0
    for (let page = 1; page <= PAGES_AT_MOST; page++) {
      const path = `/v2/conversations?limit=${PAGE_SIZE}&page=${page}&status=active`
      const answer = await call('list', { method: 'GET', path }, signal)
      if (!answer.ok) return answer
      const read = listPage.safeParse(answer.body)
      if (!read.success) return unreadable(answer)
      const { data, total_count: total } = read.data
      for (const { conversation_id: id, conversation_name: name, status } of data ?? [])
        if (status === 'active') active.set(id, { id, name: name ?? '' })
      const count = data?.length ?? 0
      rows += count
      const isLast = count === 0 || (typeof total === 'number' ? rows >= total : count < PAGE_SIZE)
      if (isLast) break
    }
    return { ok: true, active: [...active.values()] }
  }

  async function createOne(
    payload: CreatePayload,
    signal: AbortSignal | undefined,
  ): Promise<Outcome<{ id: string; url: string }>> {
    const answer = await call('create', { method: 'POST', path: '/v2/conversations', body: payload }, signal)
    if (!answer.ok) {
      const isCapacity = answer.status !== undefined && isCapacityProblem(answer.status, answer.detail)
      return isCapacity ? { ...answer, kind: 'capacity' } : answer
    }
    const read = createdConversation.safeParse(answer.body)
    if (!read.success) return unreadable(answer)
    const { conversation_id: id, conversation_url: given } = read.data
    const room = given ? URL.parse(given) : null
    if (!room) return { ok: false, kind: 'no_url', conversationId: id }
    if (!roomOrigins.includes(room.origin) || room.username || room.password)
      return { ok: false, kind: 'foreign_url', conversationId: id, detail: room.origin }
    return { ok: true, id, url: room.href }
  }

  async function askTranscript(
    id: string,
    signal: AbortSignal | undefined,
  ): Promise<Outcome<{ ready: unknown[] }>> {
    const path = `${conversation(id)}?verbose=true`
    const answer = await call('transcript', { method: 'GET', path }, signal)
    if (!answer.ok) return answer.status === 400 || answer.status === 404 ? { ok: true, ready: [] } : answer
    const read = verboseConversation.safeParse(answer.body)
    if (!read.success) return unreadable(answer)
    const events = (read.data.events ?? []).flatMap((event) => callbackEvent.safeParse(event).data ?? [])
    const ready = events.filter(({ event_type }) => event_type === TRANSCRIPTION_READY)
    return { ok: true, ready: ready.map(({ properties }) => properties) }
  }

  const conversation = (id: string) => `/v2/conversations/${encodeURIComponent(id)}`
  return {
    listActive: (signal) => observed('list', () => listPages(anySignal(signal, AbortSignal.timeout(listMs)))),
    create: (payload, signal) => observed('create', () => createOne(payload, signal)),
    end: (id, signal) => repeated('end', { method: 'POST', path: `${conversation(id)}/end` }, signal),
    delete: (id, signal) => repeated('delete', { method: 'DELETE', path: conversation(id) }, signal),
    transcript: (id, signal) => observed('transcript', () => askTranscript(id, signal)),
  }
}

const unreadable = ({ status }: Answer): AvatarFailure => ({ ok: false, kind: 'unreadable', status })

const anySignal = (given: AbortSignal | undefined, own: AbortSignal) =>
  given ? AbortSignal.any([given, own]) : own

/** What says that the provider itself is in trouble. An answer of 4xx says that it is well. */
const outages = new Set<AvatarFailureKind | undefined>(['broken', 'unsent', 'dropped', 'timeout'])
const failureOf = (result: unknown) => result as Partial<AvatarFailure>
const isOutage = (result: unknown) => outages.has(failureOf(result).kind)
const isWorthRepeating = (result: unknown) => isOutage(result) || failureOf(result).status === 429

/** One breaker to an operation: a provider that cannot create may still be able to end. */
const breaker = (elapsed: () => number) =>
  circuitBreaker(handleWhenResult(isOutage), {
    halfOpenAfter: steadily(HALF_OPEN_AFTER_MS, elapsed),
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  })

/** The breaker itself counts by the wall clock: set back an hour, it would keep the provider out for one. */
const steadily = (ms: number, elapsed: () => number): IBackoffFactory<unknown> => ({
  next() {
    const until = elapsed() + ms
    return {
      get duration() {
        return elapsed() < until ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
      },
      next: steadily(ms, elapsed).next,
    }
  },
})

const once = (ms: number, elapsed: () => number) =>
  wrap(breaker(elapsed), timeout(ms, TimeoutStrategy.Cooperative))

const repeating = (tryMs: number, totalMs: number, elapsed: () => number) =>
  wrap(
    timeout(totalMs, TimeoutStrategy.Cooperative),
    retry(handleWhenResult(isWorthRepeating), {
      maxAttempts: RETRIES,
      backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1000 }),
    }),
    breaker(elapsed),
    timeout(tryMs, TimeoutStrategy.Cooperative),
  )

type Sending = (signal: AbortSignal) => Promise<Answer | AvatarFailure>

const policyOf =
  (policy: ReturnType<typeof once> | ReturnType<typeof repeating>) =>
  async (send: Sending, caller: AbortSignal | undefined): Promise<Answer | AvatarFailure> => {
    try {
      return await policy.execute(({ signal }) => send(signal), caller)
    } catch (error) {
      if (error instanceof BrokenCircuitError) return { ok: false, kind: 'circuit_open' }
      if (error instanceof TaskCancelledError) return { ok: false, kind: 'aborted' }
      throw error
    }
  }
