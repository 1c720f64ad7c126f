import { type Refusal, type RoomEvent, refusal, roomEvent } from '../../src/studio/protocol.ts'

type Said = Extract<RoomEvent, { type: 'say' }>

/** A visitor without a browser: enters a room as its page would. For tests and measurements. */
export class Visitor {
  readonly #room: string
  readonly #leaving = new AbortController()
  readonly #arrived: RoomEvent[] = []
  #waiting: (() => void) | undefined
  #closed = false
  participant = ''

  private constructor(room: string) {
    this.#room = room
  }

  static async enter(
    room: string,
    join: { participant?: string; token?: string } = {},
  ): Promise<{ ok: true; visitor: Visitor } | { ok: false; status: number; refusal: Refusal }> {
    const visitor = new Visitor(room)
    const response = await visitor.#post('join', join, visitor.#leaving.signal)
    if (!response.ok || !response.body) {
      return { ok: false, status: response.status, refusal: refusal.parse(await response.json()) }
    }
    visitor.#read(response.body)
    const joined = await visitor.next('joined')
    visitor.participant = joined.participant
    return { ok: true, visitor }
  }

  /** The next event of a kind; events of other kinds before it are passed over. */
  async next<Type extends RoomEvent['type']>(type: Type): Promise<Extract<RoomEvent, { type: Type }>> {
    for (;;) {
      const event = this.#arrived.shift()
      if (event?.type === type) return event as Extract<RoomEvent, { type: Type }>
      if (event) continue
      if (this.#closed) throw new Error(`the room closed before it sent "${type}"`)
      await new Promise<void>((resolve) => {
        this.#waiting = resolve
      })
    }
  }

  /** Says something and hears the whole answer. */
  async ask(text: string): Promise<Said> {
    const response = await this.#post('turns', { participant: this.participant, text })
    if (!response.ok) throw new Error(`turn refused with ${response.status}`)
    const first = await this.next('say')
    let last = first
    let whole = first.text
    while (last.more) {
      last = await this.next('say')
      whole = [whole, last.text].filter(Boolean).join(' ')
    }
    return { ...last, text: whole }
  }

  async act(action: 'turns' | 'interrupt' | 'alive' | 'leave', body: Record<string, unknown> = {}) {
    const response = await this.#post(action, { participant: this.participant, ...body })
    await response.body?.cancel()
    return response.status
  }

  /** Goes as a closed tab goes: without a word. */
  vanish() {
    this.#leaving.abort()
  }

  #post(action: string, body: unknown, signal?: AbortSignal) {
    return fetch(`${this.#room}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    })
  }

  async #read(body: ReadableStream<Uint8Array>) {
    let rest = ''
    try {
      const decoder = new TextDecoder()
      for await (const chunk of body) {
        const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) if (line) this.#arrived.push(roomEvent.parse(JSON.parse(line)))
        this.#waiting?.()
      }
    } catch {
      // Left, or broken off: either way the room is closed to whoever waits for more.
    } finally {
      this.#closed = true
      this.#waiting?.()
    }
  }
}
