/** What a conversation on the page needs from the world. */
export type RoomPorts = {
  /** Ends it and waits for the answer; failures are logged there and stay unseen. */
  end(id: string): Promise<void>
  /** Ends it while the page is going away: nothing can wait for an answer then. */
  endByBeacon(id: string): void
  /** Tells the server that this page still shows it, and hears whether it still runs. */
  seen(id: string): Promise<'active' | 'ended' | 'unknown'>
}

/** How the talk came to its end, as far as this page knows. */
export type EndedBy = 'hidden' | 'unload' | 'visitor' | 'room' | 'elsewhere'

export type RoomSession = ReturnType<typeof createRoomSession>

/**
 * A conversation as this page holds it: running until one of its ends comes, and ended by us at most once,
 * however many of the browser's events say so.
 */
export function createRoomSession(id: string | null, ports: RoomPorts) {
  let endedBy: EndedBy | null = null
  const listeners = new Set<() => void>()

  /** The first end wins; later ones find nothing left to do. */
  function became(by: EndedBy): boolean {
    if (endedBy) return false
    endedBy = by
    for (const listener of listeners) listener()
    return true
  }

  return {
    getEndedBy: () => endedBy,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Back to Team, Close Conversation, a followed link: resolves once the server has been told. */
    async close() {
      if (became('visitor') && id) await ports.end(id)
    },
    /** The tab was hidden. */
    hide() {
      if (became('hidden') && id) void ports.end(id)
    },
    /** The page is being unloaded, reloaded or left by the browser's own buttons. */
    unload() {
      if (became('unload') && id) ports.endByBeacon(id)
    },
    /** The room's own Leave, or its word that the talk is over. The provider may not know it yet: tell it. */
    leftRoom() {
      if (became('room') && id) void ports.end(id)
    },
    /** Every 15 s. Learns here when the talk was closed from elsewhere. */
    async beat() {
      if (endedBy || !id) return
      if ((await ports.seen(id)) === 'ended') became('elsewhere')
    },
  }
}
