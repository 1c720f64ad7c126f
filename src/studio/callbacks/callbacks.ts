import type { WireEvent } from '../api/wire.ts'
import type { Clock } from '../clock.ts'
import type { Conversation } from '../conversations/conversation.ts'

export interface CallbackOptions {
  clock: Clock
  /** Told when an event is given up: the conversation's id and the kind of event, never its content. */
  gaveUp: (conversationId: string, eventType: string) => void
}

const FIRST_WAIT = 500
const ATTEMPTS = 6
const ANSWER_WITHIN = 5_000
/** An operator's endpoint that is down for long must not fill our memory. */
const QUEUES = 2_000

type Outcome = 'delivered' | 'refused' | 'try_again'

/** Sends a conversation's events to its callback_url, in their order, each with retries and growing waits. */
export class CallbackSender {
  readonly #options: CallbackOptions
  readonly #queues = new Map<string, Promise<void>>()
  readonly #closing = new AbortController()

  constructor(options: CallbackOptions) {
    this.#options = options
  }

  send(conversation: Conversation, event: WireEvent) {
    const url = conversation.request.callback_url
    if (!url || this.#closing.signal.aborted) return
    const before = this.#queues.get(conversation.id)
    if (!before && this.#queues.size >= QUEUES) {
      this.#options.gaveUp(conversation.id, event.event_type)
      return
    }
    const delivery = (before ?? Promise.resolve()).then(() => this.#deliver(url, event))
    this.#queues.set(conversation.id, delivery)
    delivery.finally(() => {
      if (this.#queues.get(conversation.id) === delivery) this.#queues.delete(conversation.id)
    })
  }

  close() {
    this.#closing.abort()
  }

  async #deliver(url: string, event: WireEvent) {
    for (let attempt = 0; attempt < ATTEMPTS && !this.#closing.signal.aborted; attempt++) {
      if (attempt > 0) await this.#wait(FIRST_WAIT * 2 ** (attempt - 1))
      const outcome = await this.#post(url, event)
      if (outcome === 'delivered') return
      if (outcome === 'refused') break
    }
    if (!this.#closing.signal.aborted) this.#options.gaveUp(event.conversation_id, event.event_type)
  }

  async #post(url: string, event: WireEvent): Promise<Outcome> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(event),
        redirect: 'manual',
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(ANSWER_WITHIN)]),
      })
      await response.body?.cancel()
      if (response.ok) return 'delivered'
      return response.status >= 500 || response.status === 429 || response.status === 408
        ? 'try_again'
        : 'refused'
    } catch {
      return 'try_again'
    }
  }

  #wait(milliseconds: number) {
    return new Promise<void>((resolve) => {
      const cancel = this.#options.clock.after(milliseconds, resolve)
      this.#closing.signal.addEventListener('abort', () => {
        cancel()
        resolve()
      })
    })
  }
}
