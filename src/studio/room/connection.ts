import { ALIVE_EVERY_MS, type Refusal, type RoomEvent, refusal, roomEvent } from '../protocol.ts'
import { jsonLines } from './json-lines.ts'

export interface ConnectionListener {
  event(event: RoomEvent): void
  /** The stream broke; the room tries to come back. */
  interrupted(): void
  /** There is no way in, or none back. */
  closed(refusal: Refusal | { code: 'unreachable' }): void
}

const RETRY_AFTER_MS = [300, 1_000, 2_000, 4_000, 8_000]
const KEPT_AS = 'participant'

/** Storage may be walled off in a frame: then a reload comes as a stranger, and everything else works. */
const kept = {
  read(room: string) {
    try {
      return sessionStorage.getItem(`${KEPT_AS}:${room}`) ?? undefined
    } catch {
      return undefined
    }
  },
  write(room: string, participant: string) {
    try {
      sessionStorage.setItem(`${KEPT_AS}:${room}`, participant)
    } catch {
      // Nothing to do: see above.
    }
  },
}

/** The room's line to the studio: a stream of events one way, posts the other. */
export function connect(room: string, token: string | undefined, listener: ConnectionListener) {
  let participant = kept.read(room)
  let isOver = false
  let stream = new AbortController()

  const post = (action: string, body: object, signal?: AbortSignal) =>
    fetch(`${room}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ participant, ...body }),
      signal: signal ?? AbortSignal.timeout(10_000),
    })

  const over = (why: Parameters<ConnectionListener['closed']>[0]) => {
    if (isOver) return
    stop()
    listener.closed(why)
  }

  async function listen(): Promise<'refused' | 'broken'> {
    stream = new AbortController()
    const response = await post('join', { token }, stream.signal)
    if (!response.ok || !response.body) {
      const told = refusal.safeParse(await response.json().catch(() => undefined))
      over(told.success ? told.data : { code: 'unreachable' })
      return 'refused'
    }
    for await (const line of jsonLines(response.body)) {
      const event = roomEvent.parse(line)
      if (event.type === 'joined') {
        participant = event.participant
        kept.write(room, participant)
        attempt = 0
      }
      listener.event(event)
      if (event.type === 'ended') stop()
      if (isOver) return 'refused'
    }
    return 'broken'
  }

  let attempt = 0
  async function stayConnected() {
    while (!isOver) {
      const result = await listen().catch(() => 'broken' as const)
      if (isOver || result === 'refused') return
      const wait = RETRY_AFTER_MS[attempt]
      attempt += 1
      if (wait === undefined) return over({ code: 'unreachable' })
      listener.interrupted()
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }

  const alive = setInterval(() => void post('alive', {}).catch(() => undefined), ALIVE_EVERY_MS)
  function stop() {
    isOver = true
    clearInterval(alive)
    stream.abort()
  }

  /** A page that goes away has no time to wait for an answer. */
  window.addEventListener('pagehide', () => {
    if (isOver || !participant) return
    const body = new Blob([JSON.stringify({ participant })], { type: 'application/json' })
    navigator.sendBeacon(`${room}/leave`, body)
    stop()
  })
  void stayConnected()

  return {
    /** True when the studio has taken it. */
    async say(text: string): Promise<boolean> {
      return post('turns', { text }).then(
        ({ ok }) => ok,
        () => false,
      )
    },
    interrupt: () => void post('interrupt', {}).catch(() => undefined),
    async leave() {
      if (isOver) return
      await post('leave', {}).catch(() => undefined)
      stop()
    },
  }
}
