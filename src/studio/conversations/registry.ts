import { randomBytes } from 'node:crypto'
import type { ConversationStatus, CreateRequest, WireEvent } from '../api/wire.ts'
import { type Cancel, type Clock, isoTime } from '../clock.ts'
import { type Book, noBook } from './book.ts'
import {
  addTurn,
  type Conversation,
  type KeptTurn,
  newConversationId,
  type ShutdownReason,
  transcriptOf,
} from './conversation.ts'

export interface RegistryOptions {
  clock: Clock
  publicUrl: () => string
  capacity: number
  /** Ended conversations stay readable up to this many; the oldest go first. */
  keepEnded: number
  /** Where they are written down, if anywhere. */
  book?: Book
  /** Told where an end could not be written down: it is over all the same, and ended again after a restart. */
  failed?: (conversationId: string, error: unknown) => void
}

export interface RegistryListener {
  event?(conversation: Conversation, event: WireEvent): void
  ended?(conversation: Conversation, reason: ShutdownReason): void
}

interface Timers {
  absent: Cancel
  longest: Cancel
  left: Cancel
}

const nothing: Cancel = () => undefined

/** Every conversation the studio knows, with the provider's rules on when one ends. */
export class ConversationRegistry {
  readonly #options: RegistryOptions
  readonly #book: Book
  readonly #conversations = new Map<string, Conversation>()
  readonly #timers = new Map<string, Timers>()
  readonly #endedOldestFirst = new Set<string>()
  readonly #listeners = new Set<RegistryListener>()
  #active = 0

  constructor(options: RegistryOptions) {
    this.#options = options
    this.#book = options.book ?? noBook
  }

  /**
   * Takes up what an earlier process has written down, before anybody asks. What ran when it died is over: nobody could
   * come back to it, and whoever waits for its words is told them now.
   */
  restore() {
    const known = this.#book.read()
    for (const conversation of known) this.#conversations.set(conversation.id, conversation)
    const ended = known.filter(({ status }) => status === 'ended')
    for (const conversation of ended.toSorted((a, b) => a.updatedAt - b.updatedAt))
      this.#keepAsEnded(conversation)
    const cutOff = known.filter(({ status }) => status === 'active')
    this.#active += cutOff.length
    for (const { id } of cutOff) this.end(id, 'internal error')
  }

  listen(listener: RegistryListener) {
    this.#listeners.add(listener)
  }

  get activeCount() {
    return this.#active
  }

  create(request: CreateRequest): { ok: true; conversation: Conversation } | { ok: false; code: 'capacity' } {
    const { clock, publicUrl, capacity } = this.#options
    if (!request.test_mode && this.#active >= capacity) return { ok: false, code: 'capacity' }
    const id = newConversationId()
    const now = clock.now()
    const conversation: Conversation = {
      id,
      name: request.conversation_name ?? `New Conversation ${now}`,
      url: `${publicUrl()}/${id}`,
      request,
      meetingToken: request.require_auth ? randomBytes(24).toString('base64url') : undefined,
      createdAt: now,
      updatedAt: now,
      status: request.test_mode ? 'ended' : 'active',
      shutdownReason: undefined,
      transcript: [],
      events: [],
    }
    const joined = request.test_mode ? undefined : this.#joined(conversation)
    this.#book.began(conversation)
    this.#conversations.set(id, conversation)
    if (joined) this.#open(conversation, joined)
    else this.#keepAsEnded(conversation)
    return { ok: true, conversation }
  }

  get(id: string) {
    return this.#conversations.get(id)
  }

  /** Newest first, as the provider lists them. */
  list(query: { limit: number; page: number; status?: ConversationStatus | undefined }) {
    const matching = [...this.#conversations.values()]
      .reverse()
      .filter(({ status }) => !query.status || status === query.status)
    const start = (query.page - 1) * query.limit
    return { data: matching.slice(start, start + query.limit), total: matching.length }
  }

  end(id: string, reason: ShutdownReason): { ok: true } | { ok: false; code: 'unknown' | 'already_ended' } {
    const conversation = this.#conversations.get(id)
    if (!conversation) return { ok: false, code: 'unknown' }
    if (conversation.status === 'ended') return { ok: false, code: 'already_ended' }
    this.#stopTimers(id)
    this.#active -= 1
    conversation.status = 'ended'
    conversation.shutdownReason = reason
    conversation.updatedAt = this.#options.clock.now()
    const shutdown = this.#event(conversation, 'system.shutdown', { shutdown_reason: reason })
    const transcribed = this.#event(conversation, 'application.transcription_ready', {
      transcript: transcriptOf(conversation),
    })
    this.#attempt(id, () => this.#book.ended(conversation))
    for (const listener of this.#listeners) listener.ended?.(conversation, reason)
    this.#tell(conversation, shutdown)
    this.#tell(conversation, transcribed)
    this.#keepAsEnded(conversation)
    return { ok: true }
  }

  /** The provider does not say whether a DELETE stops a call. Ours does: a deleted room costs nothing more. */
  delete(id: string): { ok: true } | { ok: false; code: 'unknown' } {
    if (!this.#conversations.has(id)) return { ok: false, code: 'unknown' }
    this.end(id, 'daily_room_has_been_deleted')
    this.#book.erase(id)
    this.#conversations.delete(id)
    this.#endedOldestFirst.delete(id)
    return { ok: true }
  }

  /** Of what ended before this moment nothing is kept. */
  forgetEndedBefore(moment: number) {
    const old: string[] = []
    for (const id of this.#endedOldestFirst) {
      if ((this.#conversations.get(id)?.updatedAt ?? moment) >= moment) break
      old.push(id)
    }
    this.#forget(old)
  }

  participantJoined(id: string) {
    const timers = this.#timers.get(id)
    timers?.absent()
    timers?.left()
  }

  participantLeft(id: string) {
    const timers = this.#timers.get(id)
    const conversation = this.#conversations.get(id)
    if (!timers || !conversation) return
    timers.left()
    const seconds = conversation.request.properties.participant_left_timeout
    const leave = () => void this.end(id, 'participant_left_timeout')
    if (seconds === 0) leave()
    else timers.left = this.#options.clock.after(seconds * 1000, leave)
  }

  recordVisitor(conversation: Conversation, content: string) {
    this.#record(conversation, { role: 'user', content, turn: undefined })
  }

  recordAvatar(conversation: Conversation, turn: number, content: string) {
    this.#record(conversation, { role: 'assistant', content, turn })
  }

  /** Milliseconds until the call's longest duration is reached. */
  remaining(conversation: Conversation) {
    const end = conversation.createdAt + conversation.request.properties.max_call_duration * 1000
    return Math.max(0, end - this.#options.clock.now())
  }

  close() {
    for (const id of [...this.#timers.keys()]) this.#stopTimers(id)
  }

  #joined(conversation: Conversation) {
    const { replica_id, face_id } = conversation.request
    return this.#event(conversation, 'system.replica_joined', { replica_id: replica_id ?? face_id })
  }

  #open(conversation: Conversation, joined: WireEvent) {
    const { id, request } = conversation
    const { max_call_duration, participant_absent_timeout } = request.properties
    const after = (seconds: number, reason: ShutdownReason) =>
      this.#options.clock.after(seconds * 1000, () => void this.end(id, reason))
    this.#active += 1
    this.#timers.set(id, {
      absent: after(participant_absent_timeout, 'participant_absent_timeout'),
      longest: after(max_call_duration, 'max_call_duration'),
      left: nothing,
    })
    this.#tell(conversation, joined)
  }

  #record(conversation: Conversation, turn: KeptTurn) {
    if (conversation.status !== 'active') return
    // First, so that nobody hears or is told of what could not be written.
    this.#book.said(conversation, turn)
    addTurn(conversation.transcript, turn)
    conversation.updatedAt = this.#options.clock.now()
  }

  #event(conversation: Conversation, type: WireEvent['event_type'], properties: Record<string, unknown>) {
    const event: WireEvent = {
      event_type: type,
      message_type: type.startsWith('system.') ? 'system' : 'application',
      conversation_id: conversation.id,
      properties,
      timestamp: isoTime(this.#options.clock.now()),
    }
    conversation.events.push(event)
    return event
  }

  #tell(conversation: Conversation, event: WireEvent) {
    for (const listener of this.#listeners) listener.event?.(conversation, event)
  }

  /** What a full disk must not keep from being over. */
  #attempt(id: string, write: () => void) {
    try {
      write()
    } catch (error) {
      this.#options.failed?.(id, error)
    }
  }

  #stopTimers(id: string) {
    const timers = this.#timers.get(id)
    timers?.absent()
    timers?.longest()
    timers?.left()
    this.#timers.delete(id)
  }

  /** Among the ended, age counts from the end: a long talk that just ended must not be the first to go. */
  #keepAsEnded(conversation: Conversation) {
    this.#endedOldestFirst.add(conversation.id)
    const tooMany = this.#endedOldestFirst.size - this.#options.keepEnded
    if (tooMany > 0) this.#forget([...this.#endedOldestFirst.values().take(tooMany)])
  }

  #forget(ids: string[]) {
    if (ids.length === 0) return
    for (const id of ids) {
      this.#endedOldestFirst.delete(id)
      this.#conversations.delete(id)
    }
    this.#attempt(ids[0] ?? '', () => this.#book.forget(ids))
  }
}
