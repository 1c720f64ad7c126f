import { setTimeout as delay } from 'node:timers/promises'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type Fault, type Provider, startProvider } from '../../../../tests/support/provider.ts'
import { type MortalInstance, mortalInstance } from '../../../../tests/support/server/mortal-instance.ts'
import { describeEachStore, type TestStore } from '../../../../tests/support/stores.ts'
import { sized } from '../../../../tests/support/test-length.ts'
import type { Timing } from '../../timing/timing.ts'

/** Minutes pass in seconds: leases expire, pages fall silent and creates are given up while a run lasts. */
const FASTER = 20

function hurriedTiming(): Timing & { skip(ms: number): void } {
  let skipped = 0
  const elapsed = () => performance.now() * FASTER + skipped
  const begun = Date.now() - elapsed()
  return {
    now: () => Math.round(begun + elapsed()),
    elapsed,
    sleep: (ms, signal) => delay(ms / FASTER, undefined, { signal }).catch(() => {}),
    skip(ms) {
      skipped += ms
    },
  }
}

const visitors = ['anna', 'ben', 'carla'] as const
const visitor = fc.constantFrom(...visitors)
const instance = fc.integer({ min: 0, max: 1 })
const createFaults: Record<string, Fault> = {
  refused: { status: 402 },
  broken: { status: 500 },
  'broken, but made': { status: 500, applied: true },
  dropped: { drop: true },
  'dropped, but made': { drop: true, applied: true },
  silent: { silence: true },
  'silent, but made': { silence: true, applied: true },
  'no JSON': { status: 200, body: '<html>', applied: true },
  'no url': { changed: { conversation_url: null } },
  'foreign url': { changed: { conversation_url: 'https://evil.example' } },
}

const action = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('start' as const),
      who: visitor,
      at: instance,
      fault: fc.option(fc.constantFrom('slow', 'slow', 'slow', ...Object.keys(createFaults)), {
        nil: undefined,
        freq: 3,
      }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('end' as const), who: visitor, at: instance }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('vanish' as const), who: visitor }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('leave before the answer' as const), who: visitor }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('crash' as const), at: instance }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('crash while creating' as const), who: visitor, at: instance }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('trouble' as const),
      with: fc.constantFrom('end' as const, 'list' as const, 'delete' as const),
      times: fc.integer({ min: 1, max: 7 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('others' as const), count: fc.integer({ min: 1, max: 8 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reap' as const), at: instance }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('time passes' as const),
      ms: fc.integer({ min: 0, max: 60_000 }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('until a create is asked for' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('slow answers come' as const) }) },
)
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never

/** A press on its way. `isWatched`: its page will still be there when the answer comes. */
type Pressed = {
  who: string
  at: MortalInstance
  gone: AbortController
  isWatched: boolean
  done: Promise<void>
}
type Page = { who: string; id: string; isOpen: boolean }

/** One run: visitors with pages, two instances, one provider. */
class World {
  timing = hurriedTiming()
  pages: Page[] = []
  slow = Promise.withResolvers<void>()
  #instances: MortalInstance[]
  #pressing: Pressed[] = []
  #working: Promise<unknown>[] = []
  #store: TestStore
  #provider: Provider

  constructor(store: TestStore, provider: Provider) {
    this.#store = store
    this.#provider = provider
    this.#instances = [this.#born(), this.#born()]
  }

  #born = () => mortalInstance(this.#store, this.#provider, this.timing)
  #creates = () => this.#provider.calls.filter(({ operation }) => operation === 'create').length
  #at = (index: number) => this.#instances[index] as MortalInstance

  async do(step: Action): Promise<void> {
    switch (step.kind) {
      case 'start':
        return this.#press(step.who, this.#at(step.at), step.fault)
      case 'end':
        for (const page of this.pages.filter(({ who, isOpen }) => who === step.who && isOpen)) {
          page.isOpen = false
          this.#working.push(this.#at(step.at).conversations.endByVisitor(page.who, page.id))
        }
        return
      case 'vanish':
        for (const page of this.pages) if (page.who === step.who) page.isOpen = false
        for (const pressed of this.#pressing) if (pressed.who === step.who) pressed.isWatched = false
        return
      case 'leave before the answer':
        for (const { who, gone } of this.#pressing) if (who === step.who) gone.abort()
        return
      case 'crash while creating':
        this.#press(step.who, this.#at(step.at), 'slow')
        await this.#untilCreateIsAskedFor()
        return this.#crash(step.at)
      case 'crash':
        return this.#crash(step.at)
      case 'trouble':
        return this.#provider.fail(step.with, { status: 500 }, { times: step.times })
      case 'others':
        return void this.#provider.seed(step.count)
      case 'reap':
        return void this.#working.push(this.#at(step.at).conversations.reaper.reap())
      case 'time passes':
        return this.timing.skip(step.ms)
      case 'until a create is asked for':
        return this.#untilCreateIsAskedFor()
      case 'slow answers come':
        this.slow.resolve()
        this.slow = Promise.withResolvers<void>()
    }
  }

  #press(who: string, at: MortalInstance, fault: string | undefined) {
    if (fault) {
      const named = createFaults[fault] ?? { until: this.slow.promise }
      this.#provider.fail('create', named, { times: 1 })
    }
    const gone = new AbortController()
    const started = at.conversations.start({
      visitor: who,
      network: 'the office they share',
      from: 'home',
      notice: null,
      gone: gone.signal,
    })
    const pressed: Pressed = { who, at, gone, isWatched: true, done: Promise.resolve() }
    pressed.done = started.then(async (result) => {
      if (!result.ok || gone.signal.aborted) return
      const { conversationId: id } = result
      this.pages.push({ who, id, isOpen: pressed.isWatched })
      // A page says at once that it shows its talk.
      if (pressed.isWatched) this.#working.push(at.conversations.seen(who, id))
    })
    this.#pressing.push(pressed)
  }

  #crash(index: number) {
    this.#at(index).die()
    this.#instances[index] = this.#born()
  }

  async #untilCreateIsAskedFor() {
    const asked = this.#creates()
    await Promise.race([this.#provider.until(() => this.#creates() > asked), delay(100)])
  }

  /** The trouble is over: what lives finishes, open pages go on beating, and a quarter of an hour goes by. */
  async comeToRest(): Promise<void> {
    this.#provider.heal()
    this.slow.resolve()
    await Promise.all(this.#pressing.filter(({ at }) => !at.isDead()).map(({ done }) => done))
    await Promise.race([Promise.all(this.#working), delay(1500)])
    for (const { conversations } of this.#instances) await conversations.settled()
    for (let round = 0; round < 45; round++) {
      this.timing.skip(20_000)
      for (const page of this.pages.filter(({ isOpen }) => isOpen))
        await this.#at(round % 2).conversations.seen(page.who, page.id)
      await this.#at(round % 2).conversations.reaper.reap()
    }
  }
}

describeEachStore('whatever happens', (openTestStore, dialect) => {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore()
  })

  test('every conversation is in the end ended, or owned by a page that is open', {
    timeout: 600_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 6, maxLength: 24, size: 'max' }), async (steps) => {
        for (const table of ['conversations', 'leases', 'funnel_events'] as const)
          await store.db.deleteFrom(table).execute()
        const provider = await startProvider()
        try {
          const world = new World(store, provider)
          for (const step of steps) await world.do(step)
          await world.comeToRest()

          const open = new Set(world.pages.flatMap(({ id, isOpen }) => (isOpen ? [id] : [])))
          const ours = provider.active().filter(({ conversation_name: name }) => name.startsWith('Demo '))
          const orphans = ours.filter(({ conversation_id: id }) => !open.has(id))
          expect(orphans).toEqual([])
          const rows = await store.db.selectFrom('conversations').select(['state', 'providerId']).execute()
          const unsettled = rows.filter(
            ({ state, providerId }) => !['ended', 'refused'].includes(state) && !open.has(providerId ?? ''),
          )
          expect(unsettled).toEqual([])
          for (const who of visitors) {
            const talks = ours.filter(({ conversation_id: id }) =>
              world.pages.some((page) => page.who === who && page.id === id),
            )
            expect(talks.length).toBeLessThanOrEqual(1)
          }
        } finally {
          await provider.close()
        }
      }),
      { numRuns: dialect === 'sqlite' ? sized(10, 40, 400) : sized(5, 15, 150) },
    )
  })
})
