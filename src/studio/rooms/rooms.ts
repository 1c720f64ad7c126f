import type { Clock } from '../clock.ts'
import type { Conversation } from '../conversations/conversation.ts'
import type { ConversationRegistry } from '../conversations/registry.ts'
import type { OpenDialogue } from '../mind/dialogue.ts'
import type { Refusal } from '../protocol.ts'
import { sameSecret } from '../same-secret.ts'
import { LiveRoom } from './live-room.ts'

export interface RoomsOptions {
  registry: ConversationRegistry
  clock: Clock
  siteOrigins: string[]
  /** Brings the mind, when somebody is about to talk with it. */
  bringDialogue: () => Promise<OpenDialogue>
  failed: (conversationId: string, error: unknown) => void
}

const tokenFits = ({ meetingToken }: Conversation, token = '') =>
  !meetingToken || sameSecret(token, meetingToken)

/** The rooms somebody has entered, one per active conversation. */
export class Rooms {
  readonly #options: RoomsOptions
  readonly #live = new Map<string, LiveRoom>()

  constructor(options: RoomsOptions) {
    this.#options = options
    options.registry.listen({
      ended: ({ id }, reason) => {
        const room = this.#live.get(id)
        this.#live.delete(id)
        room?.end(reason)
      },
    })
  }

  /** Somebody has the page of a room, and comes in soon. */
  expect() {
    this.#options.bringDialogue().catch((error) => this.#options.failed('none yet', error))
  }

  /** The room to enter, made when the first visitor comes. */
  async open(
    id: string,
    token: string | undefined,
  ): Promise<{ ok: true; room: LiveRoom } | ({ ok: false } & Refusal)> {
    const { registry, clock, siteOrigins, bringDialogue, failed } = this.#options
    const openDialogue = await bringDialogue()
    const conversation = registry.get(id)
    if (!conversation) return { ok: false, code: 'unknown' }
    if (conversation.status === 'ended') {
      return { ok: false, code: 'ended', reason: conversation.shutdownReason }
    }
    if (!tokenFits(conversation, token)) return { ok: false, code: 'token' }
    let room = this.#live.get(id)
    if (!room) {
      const { custom_greeting, conversational_context } = conversation.request
      const dialogue = openDialogue({ greeting: custom_greeting, context: conversational_context })
      room = new LiveRoom({ conversation, registry, dialogue, clock, siteOrigins, failed })
      this.#live.set(id, room)
    }
    return { ok: true, room }
  }

  find(id: string) {
    return this.#live.get(id)
  }

  close() {
    for (const room of this.#live.values()) room.close()
    this.#live.clear()
  }
}
