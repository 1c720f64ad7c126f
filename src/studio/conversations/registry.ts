import { randomBytes } from 'node:crypto'
import type { ConversationStatus, CreateRequest, WireEvent } from '../api/wire.ts'
import { type Cancel, type Clock, isoTime } from '../clock.ts'
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
  readonly #conversations = new Map<string, Conversation>()
  readonly #timers = new Map<string, Timers>()
  readonly #endedOldestFirst = new Set<string>()
  readonly #listeners = new Set<RegistryListener>()
  #active = 0

  constructor(options: RegistryOptions) {
    this.#options = options
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
    this.#conversations.set(id, conversation)
    if (request.test_mode) this.#keepAsEnded(conversation)
    else this.#open(conversation)
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
    for (const listener of this.#listeners) listener.ended?.(conversation, reason)
    this.#emit(conversation, 'system.shutdown', { shutdown_reason: reason })
    this.#emit(conversation, 'application.transcription_ready', { transcript: transcriptOf(conversation) })
    this.#keepAsEnded(conversation)
    return { ok: true }
  }

  /** The provider does not say whether a DELETE stops a call. Ours does: a deleted room costs nothing more. */
  delete(id: string): { ok: true } | { ok: false; code: 'unknown' } {
    if (!this.#conversations.has(id)) return { ok: false, code: 'unknown' }
    this.end(id, 'daily_room_has_been_deleted')
    this.#conversations.delete(id)
    this.#endedOldestFirst.delete(id)
    return { ok: true }
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

  #open(conversation: Conversation) {
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
    this.#emit(conversation, 'system.replica_joined', { replica_id: request.replica_id ?? request.face_id })
  }

  #record(conversation: Conversation, turn: KeptTurn) {
    if (conversation.status !== 'active') return
    addTurn(conversation.transcript, turn)
    conversation.updatedAt = this.#options.clock.now()
  }

  #emit(conversation: Conversation, type: WireEvent['event_type'], properties: Record<string, unknown>) {
    const event: WireEvent = {
      event_type: type,
      message_type: type.startsWith('system.') ? 'system' : 'application',
      conversation_id: conversation.id,
      properties,
      timestamp: isoTime(this.#options.clock.now()),
    }
    conversation.events.push(event)
    for (const listener of this.#listeners) listener.event?.(conversation, event)
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
    for (const id of this.#endedOldestFirst) {
      if (this.#endedOldestFirst.size <= this.#options.keepEnded) return
      this.#endedOldestFirst.delete(id)
      this.#conversations.delete(id)
    }
  }
}
