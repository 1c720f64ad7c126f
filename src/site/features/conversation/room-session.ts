import type { EndReason, HeartbeatAnswer } from '../../../contract/conversations.ts'

/** What a conversation on the page needs from the world. */
export type RoomPorts = {
  /** Ends it and waits for the answer; failures are logged there and stay unseen. */
  end(id: string): Promise<void>
  /** Ends it while the page is going away: nothing can wait for an answer then. */
  endByBeacon(id: string): void
  /** Tells the server that this page still shows it, and hears whether it still runs. */
  seen(id: string): Promise<HeartbeatAnswer | 'unknown'>
}

/** How the talk came to its end, as far as this page knows. */
export type EndedBy = 'hidden' | 'unload' | 'visitor' | 'room' | 'elsewhere'

/** `reason` is the server's word, where it has one: it knows who closed the talk, the page only that it is over. */
export type RoomEnd = { by: EndedBy; reason?: EndReason }

export type RoomSession = ReturnType<typeof createRoomSession>

/**
 * A conversation as this page holds it: running until one of its ends comes, and ended by us at most once,
 * however many of the browser's events say so.
 */
export function createRoomSession(id: string, ports: RoomPorts) {
  let end: RoomEnd | null = null
  const listeners = new Set<() => void>()

  function setState(next: RoomEnd) {
    end = next
    for (const listener of listeners) listener()
  }

  /** The first end wins; later ones find nothing left to do. */
  function became(by: EndedBy): boolean {
    if (end) return false
    setState({ by })
    return true
  }

  /** Tells that this page is here, and what the server says to that. */
  async function ask(by: EndedBy): Promise<HeartbeatAnswer | 'unknown'> {
    const answer = await ports.seen(id)
    // Another end may have come while the answer was on its way.
    if (answer !== 'unknown' && answer.status === 'ended' && (!end || end.by === by))
      setState({ by, reason: answer.reason })
    return answer
  }

  return {
    getEnd: () => end,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Back to Team, Close Conversation, a followed link: resolves once the server has been told. */
    async close() {
      if (became('visitor')) await ports.end(id)
    },
    /** The tab was hidden. */
    hide() {
      if (became('hidden')) void ports.end(id)
    },
    /** The page is being unloaded, reloaded or left by the browser's own buttons. */
    unload() {
      if (became('unload')) ports.endByBeacon(id)
    },
    /** The room's own Leave, or its word that the talk is over. The provider may not know it yet: tell it. */
    async leftRoom() {
      if (!became('room')) return
      await ports.end(id)
      await ask('room')
    },
    /** Every 15 s. Learns here when the talk was closed from elsewhere, and how long it has left. */
    beat: async () => (end ? 'unknown' : ask('elsewhere')),
  }
}
