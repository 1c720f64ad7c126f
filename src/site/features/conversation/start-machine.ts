import { NAVIGATION_DELAY_MS } from '../../../contract/interface.ts'

/** What a start needs from the world; the browser's parts are in `start.ts`, tests bring their own. */
export type StartPorts<From extends string> = {
  /** Asks the server for a conversation. Never rejects. */
  create(from: From): Promise<Created>
  /** Ends a conversation nobody will enter. */
  abandon(id: string): void
  succeeded(from: From): void
  failed(from: From, failure: StartFailure): void
  /** Loads /conversation as a document. */
  enter(conversation: { id: string; url: string }): void
  wait(milliseconds: number): Promise<void>
}

export type StartFailure = {
  message: string
  /** Where the sentence takes longer to read than an ordinary one. */
  durationMs?: number
  /** Where pressing again leads nowhere. */
  link?: { to: string; label: string }
}
export type Created = { ok: true; id: string; url: string } | { ok: false; failure: StartFailure }

/**
 * - `idle`: nothing runs.
 * - `starting`: the server is working; every start button is busy.
 * - `leaving`: a conversation stands and /conversation opens in a moment; buttons stay busy until then.
 */
export type StartPhase = 'idle' | 'starting' | 'leaving'

type Run = { conversation?: string; entered?: true }

export type StartState<From extends string> = { phase: StartPhase; from: From | null }

/**
 * One start at a time for the whole page: a second press, a double effect or another button while one runs
 * does nothing. Whatever happens, the state comes back to idle or the page is left.
 */
export function createStart<From extends string>(ports: StartPorts<From>) {
  const idle: StartState<From> = { phase: 'idle', from: null }
  let state = idle
  let run: Run | null = null
  const listeners = new Set<() => void>()

  const setState = (next: StartState<From>) => {
    state = next
    for (const listener of listeners) listener()
  }

  async function start(from: From): Promise<void> {
    if (run) return
    const mine: Run = {}
    run = mine
    setState({ phase: 'starting', from })
    const created = await ports.create(from)
    if (run !== mine) {
      // Left while the answer was on its way. The request is not cut off: an answer that crossed with the cut
      // would leave a conversation that nobody here knows of.
      if (created.ok) ports.abandon(created.id)
      return
    }
    if (!created.ok) {
      reset()
      ports.failed(from, created.failure)
      return
    }
    mine.conversation = created.id
    setState({ phase: 'leaving', from })
    ports.succeeded(from)
    await ports.wait(NAVIGATION_DELAY_MS)
    if (run !== mine) return
    mine.entered = true
    ports.enter({ id: created.id, url: created.url })
  }

  /** The visitor goes elsewhere: what was being started is ended, unless this is the way into it. */
  function leave() {
    if (!run || run.entered) return
    const { conversation } = run
    reset()
    if (conversation) ports.abandon(conversation)
  }

  /** Back to idle, also when the browser brings this page back from its cache. */
  function reset() {
    run = null
    setState(idle)
  }

  return {
    start,
    leave,
    reset,
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
