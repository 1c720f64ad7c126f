import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TranscriptTurn, transcriptTurn } from '../../src/contract/staff.ts'
import { freePort } from '../support/free-port.ts'
import { type Instance, openInstances } from '../support/instances.ts'
import { Visitor } from '../support/room-visitor.ts'
import { describeFault, type TestStore } from '../support/stores.ts'
import { openStudioProcess } from '../support/studio-process.ts'
import { sized } from '../support/test-length.ts'

const TALKS = sized(4, 100, 300)
const UNHEARD_TALKS = sized(2, 20, 60)
/** Below what the rule at eight closes. */
const AT_ONCE = sized(2, 5, 5)
const TURNS = 5
const WITHIN_MS = sized(60_000, 900_000, 3_600_000)

const questions = [
  'What does Monitor do?',
  'Which clouds do you support?',
  'Is it secure?',
  'How much can we save in payroll?',
  'We are a hospital. What do you have for us?',
]

/** What a visitor knows of a talk: what the studio has taken from them, and what they heard. */
type Talk = { providerId: string; acknowledged: string[]; heard: string[] }

describeFault('what was said in talks', (openTestStore, dialect) => {
  let store: TestStore
  let closeAll: (() => Promise<void>)[]
  beforeEach(async () => {
    store = await openTestStore()
    closeAll = []
  })
  afterEach(async () => {
    for (const close of closeAll.toReversed()) await close()
  })

  /** The server in processes of its own; a killed one comes back at the same address. */
  async function openServer(env: Record<string, string>, provider?: { url: string; key: string }) {
    const instances = await openInstances({ place: store.place, ...(provider && { provider }), env })
    closeAll.push(() => instances.close())
    let instance: Instance = await instances.launch()
    const { url } = instance
    return {
      url,
      kill: () => instance.kill(),
      async launch() {
        instance = await instances.launch(Number(new URL(url).port))
      },
    }
  }
  async function openStudio() {
    const studio = await openStudioProcess(store.place.dataDir)
    closeAll.push(studio.close)
    return studio
  }

  /** As a browser that keeps trying while the server is away. */
  async function insist(url: string, init: RequestInit): Promise<Response> {
    for (;;) {
      const answer = await fetch(url, { method: 'POST', ...init }).catch(() => undefined)
      if (answer && answer.status < 500) return answer
      await pause(20)
    }
  }

  /** One visitor from press to goodbye; `spoke` is called at every turn that was taken. */
  async function talk(url: string, n: number, spoke: () => void): Promise<Talk> {
    const started = await insist(`${url}/api/conversations`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from: 'home' }),
    })
    expect(started.status).toBe(201)
    const answer = (await started.json()) as { conversation_id: string; conversation_url: string }
    const headers = { cookie: started.headers.get('set-cookie')?.split(';')[0] ?? '' }
    const page = `${url}/api/conversations/${answer.conversation_id}`
    const known: Talk = { providerId: answer.conversation_id, acknowledged: [], heard: [] }
    const seen = insist(`${page}/seen`, { headers })
    await inRoom(answer.conversation_url, n, known, spoke).catch(() => 'cut off')
    await seen
    expect((await insist(`${page}/end`, { headers })).status).toBe(204)
    return known
  }

  async function inRoom(room: string, n: number, known: Talk, spoke: () => void): Promise<void> {
    const entered = await Visitor.enter(room)
    if (!entered.ok) throw new Error(entered.refusal.code)
    const { visitor } = entered
    const listen = async () => {
      const said = await visitor.next('say')
      let [whole, last] = [said.text, said]
      while (last.more) {
        last = await visitor.next('say')
        whole = [whole, last.text].filter(Boolean).join(' ')
      }
      known.heard.push(whole)
    }
    await listen()
    for (let turn = 0; turn < TURNS; turn++) {
      const text = `${questions[turn]} (${n}.${turn})`
      if ((await visitor.act('turns', { text })) !== 204) return
      known.acknowledged.push(text)
      spoke()
      await listen()
    }
    await visitor.act('leave')
  }

  /** Some at once until there were so many; in each round `strike` comes at a random turn of it. */
  async function talks(url: string, count: number, strike?: () => Promise<void>): Promise<Talk[]> {
    const held: Talk[] = []
    while (held.length < count) {
      const atOnce = Math.min(AT_ONCE, count - held.length)
      const { promise: struck, resolve } = Promise.withResolvers<void>()
      let turnsLeft = randomInt(1, atOnce * TURNS)
      const spoke = () => {
        turnsLeft -= 1
        if (turnsLeft === 0) resolve(pause(randomInt(0, 30)).then(() => strike?.()))
      }
      held.push(
        ...(await Promise.all(Array.from({ length: atOnce }, (_, n) => talk(url, held.length + n, spoke)))),
      )
      await struck
    }
    return held
  }

  const turnsOf = async ({ providerId }: Talk): Promise<TranscriptTurn[] | undefined> => {
    const rows = await store.db
      .selectFrom('conversations')
      .innerJoin('transcripts', 'transcripts.conversationId', 'conversations.id')
      .select('transcripts.turns')
      .where('conversations.providerId', '=', providerId)
      .execute()
    expect(rows.length).toBeLessThanOrEqual(1)
    return rows[0] && transcriptTurn.array().parse(JSON.parse(rows[0].turns))
  }

  /** Nobody waits five minutes here: whatever is still to be asked for is due. */
  async function untilAllHere(held: Talk[]): Promise<void> {
    for (;;) {
      const now = new Date().toISOString()
      await store.db
        .updateTable('transcript_fetches')
        .set({ dueAt: now, claimedUntil: null })
        .where('state', '=', 'waiting')
        .where('dueAt', '>', now)
        .execute()
      const transcripts = await Promise.all(held.map(turnsOf))
      if (transcripts.every((turns) => turns !== undefined)) return
      await pause(100)
    }
  }

  async function expectEveryWord(held: Talk[]): Promise<void> {
    for (const one of held) {
      const turns = (await turnsOf(one)) ?? []
      const of = (speaker: TranscriptTurn['speaker']) =>
        turns.filter((turn) => turn.speaker === speaker).map(({ text }) => text)
      const said = of('visitor')
      expect(said, 'each once').toEqual([...new Set(said)])
      expect(said.slice(0, one.acknowledged.length), 'all that was taken').toEqual(one.acknowledged)
      expect(said.length - one.acknowledged.length, 'at most one was taken untold').toBeLessThanOrEqual(1)
      expect(of('avatar').slice(0, one.heard.length), 'all that was heard').toEqual(
        one.heard.map((text) => text.trim()),
      )
    }
    // A press whose answer was cut off made another one, which nobody entered.
    const listed = await store.db
      .selectFrom('talks')
      .innerJoin('conversations', 'conversations.id', 'talks.id')
      .select(['talks.state', 'talks.turns', 'talks.visitorTurns'])
      .where(
        'conversations.providerId',
        'in',
        held.map(({ providerId }) => providerId),
      )
      .execute()
    expect(listed, 'each once at the desk').toHaveLength(held.length)
    for (const { state, turns, visitorTurns } of listed) {
      expect(state).toBe(visitorTurns > 0 ? 'here' : 'silent')
      expect(turns).toBeGreaterThanOrEqual(visitorTurns)
    }
  }

  test(
    'the server or the studio is killed at a random turn of them: none of it is lost, none doubled',
    async () => {
      const studio = await openStudio()
      const server = await openServer({}, studio)
      let strikes = 0
      const held = await talks(server.url, TALKS, async () => {
        strikes += 1
        // The first two rounds have one of each, the others as it falls.
        const struck = (strikes <= 2 ? strikes : randomInt(1, 3)) === 1 ? studio : server
        await struck.kill()
        await struck.launch()
      })
      await untilAllHere(held)
      await expectEveryWord(held)
      expect(held.flatMap(({ acknowledged }) => acknowledged).length).toBeGreaterThanOrEqual(strikes)
    },
    WITHIN_MS,
  )

  describe.runIf(dialect === 'sqlite')('with the studio in the server’s process', () => {
    test(
      'that process is killed at a random turn: none of it is lost, none doubled',
      async () => {
        const studioPort = String(await freePort())
        const server = await openServer({ STUDIO_PORT: studioPort })
        const held = await talks(server.url, Math.ceil(TALKS / 2), async () => {
          await server.kill()
          await server.launch()
        })
        await untilAllHere(held)
        await expectEveryWord(held)
      },
      WITHIN_MS,
    )
  })

  test(
    'every callback is lost: all of it is there by asking',
    async () => {
      const studio = await openStudio()
      // Where callbacks are sent, and nobody listens.
      const nowhere = `http://localhost:${await freePort()}`
      const server = await openServer({ PUBLIC_URL: nowhere }, studio)
      const held = await talks(server.url, UNHEARD_TALKS)
      await untilAllHere(held)
      await expectEveryWord(held)
      expect(await store.db.selectFrom('avatar_events').selectAll().execute()).toEqual([])
      const asked = await store.db.selectFrom('transcript_fetches').select(['state', 'attempts']).execute()
      expect(asked).toHaveLength(held.length)
      for (const { state, attempts } of asked) expect([state, attempts > 0]).toEqual(['came', true])
    },
    WITHIN_MS,
  )
})
