import { randomBytes } from 'node:crypto'
import type { Cancel, Clock } from '../clock.ts'
import type { Conversation } from '../conversations/conversation.ts'
import type { ConversationRegistry } from '../conversations/registry.ts'
import type { Dialogue, Speech } from '../mind/dialogue.ts'
import { type RefusalCode, type RoomEvent, SILENT_FOR_MS } from '../protocol.ts'
import { sameSecret } from '../same-secret.ts'

/** The way to a page in the room: an open response that takes events. */
export interface RoomStream {
  send(event: RoomEvent): void
  close(): void
}

export interface LiveRoomParts {
  conversation: Conversation
  registry: ConversationRegistry
  dialogue: Dialogue
  clock: Clock
  siteOrigins: string[]
  failed: (conversationId: string, error: unknown) => void
}

type Outcome = { ok: true } | { ok: false; code: RefusalCode }

/** Nobody types or says more than this; a script that does is not worth an answer. */
const TURNS = { atMost: 12, withinMs: 10_000 } as const

/** A conversation somebody has entered. The room is bound to the first who came; the open stream is presence. */
export class LiveRoom {
  readonly #parts: LiveRoomParts
  readonly #participant = randomBytes(16).toString('hex')
  #stream: RoomStream | undefined
  #entered = false
  #turn = 0
  #answering = new AbortController()
  #silence: Cancel = () => undefined
  #recentTurns: number[] = []

  constructor(parts: LiveRoomParts) {
    this.#parts = parts
  }

  /** The first who comes is let in; after that only the one who was. */
  admits(participant: string | undefined) {
    return !this.#entered || this.#isParticipant(participant)
  }

  enter(stream: RoomStream) {
    const { conversation, registry, siteOrigins } = this.#parts
    const earlierStream = this.#stream
    this.#stream = stream
    earlierStream?.close()
    registry.participantJoined(conversation.id)
    this.#heard()
    stream.send({
      type: 'joined',
      participant: this.#participant,
      siteOrigins,
      remainingMs: registry.remaining(conversation),
      earlier: conversation.transcript.map(({ role, content }) => ({
        speaker: role === 'user' ? 'visitor' : 'avatar',
        text: content,
      })),
    })
    if (!this.#entered) {
      this.#entered = true
      this.#say(this.#parts.dialogue.greeting(), this.#nextTurn())
    }
  }

  /** A page's stream closed. Only the one in use counts: a page that came back has already replaced it. */
  streamClosed(stream: RoomStream) {
    if (stream === this.#stream) this.#leave()
  }

  leave(participant: string): Outcome {
    if (!this.#isParticipant(participant)) return { ok: false, code: 'not_joined' }
    this.#leave()
    return { ok: true }
  }

  alive(participant: string): Outcome {
    if (!this.#isPresent(participant)) return { ok: false, code: 'not_joined' }
    this.#heard()
    return { ok: true }
  }

  /** The visitor cut in: what is still being composed is dropped. */
  interrupt(participant: string): Outcome {
    if (!this.#isPresent(participant)) return { ok: false, code: 'not_joined' }
    this.#answering.abort()
    return { ok: true }
  }

  hear(participant: string, text: string): Outcome {
    if (!this.#isPresent(participant)) return { ok: false, code: 'not_joined' }
    if (this.#isTooFast()) return { ok: false, code: 'too_fast' }
    const { conversation, registry, failed } = this.#parts
    this.#heard()
    registry.recordVisitor(conversation, text)
    this.#answering.abort()
    this.#answering = new AbortController()
    this.#answer(text, this.#answering.signal).catch((error) => failed(conversation.id, error))
    return { ok: true }
  }

  end(reason: string) {
    this.#stream?.send({ type: 'ended', reason })
    this.close()
  }

  /** Without a word: the studio itself is going down. */
  close() {
    this.#answering.abort()
    this.#silence()
    const stream = this.#stream
    this.#stream = undefined
    stream?.close()
  }

  async #answer(question: string, signal: AbortSignal) {
    this.#stream?.send({ type: 'thinking' })
    const turn = this.#nextTurn()
    for await (const speech of this.#parts.dialogue.answer(question, signal)) {
      if (signal.aborted) return
      this.#say(speech, turn)
    }
  }

  /** Recorded part by part: when the call ends in mid-sentence, the transcript holds what was said. */
  #say(speech: Speech, turn: number) {
    const { registry, conversation } = this.#parts
    registry.recordAvatar(conversation, turn, speech.text)
    this.#stream?.send({ type: 'say', turn, ...speech })
  }

  #nextTurn() {
    this.#turn += 1
    return this.#turn
  }

  #leave() {
    const stream = this.#stream
    if (!stream) return
    this.#stream = undefined
    this.#answering.abort()
    this.#silence()
    this.#parts.registry.participantLeft(this.#parts.conversation.id)
    stream.close()
  }

  #isParticipant(participant: string | undefined) {
    return participant !== undefined && sameSecret(participant, this.#participant)
  }

  #isPresent(participant: string) {
    return this.#stream !== undefined && this.#isParticipant(participant)
  }

  /** A laptop closed in mid-talk leaves its connection open for minutes: silence tells. */
  #heard() {
    this.#silence()
    this.#silence = this.#parts.clock.after(SILENT_FOR_MS, () => this.#leave())
  }

  #isTooFast() {
    const now = this.#parts.clock.now()
    this.#recentTurns = this.#recentTurns.filter((at) => now - at < TURNS.withinMs)
    if (this.#recentTurns.length >= TURNS.atMost) return true
    this.#recentTurns.push(now)
    return false
  }
}
