import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { START_WAIT_MS } from '../../../contract/conversations.ts'
import { keepRenewed } from '../../leases/keep-renewed.ts'
import { LEASE_TIMES, type LeaseTimes, leaseOf } from '../../leases/lease.ts'
import type { Database } from '../../store/database.ts'
import type { Timing } from '../../timing/timing.ts'

export const START_LEASE = 'conversation start'

/** What whoever is inside holds. */
export type Section = {
  /** Aborted as soon as another instance may have come in. */
  lost: AbortSignal
  /** The lease's holder, for queries that must only work while it is ours. */
  holder: string
}

export type Entered<T> = { ok: true; value: T } | { ok: false; code: 'starts_busy' | 'gone' }

export type StartGate = {
  /** Runs `work` alone among all instances, or not at all if that takes too long or the visitor goes. */
  enter<T>(gone: AbortSignal, work: (section: Section) => Promise<T>): Promise<Entered<T>>
}

type Parts = {
  db: Kysely<Database>
  instance: string
  timing: Timing
  log: Pick<Logger, 'warn'>
  /** For what whoever leaves need not wait for. */
  afterwards: (work: () => Promise<void>) => void
  times?: LeaseTimes
}

/** First come, first served inside this process; among processes whoever gets the lease, each in turn. */
export function startGate({ db, instance, timing, log, afterwards, times = LEASE_TIMES }: Parts): StartGate {
  const lease = leaseOf(db, { name: START_LEASE, instance, timing, times })
  const queue = fifo()
  let othersFirstUntil = 0

  async function leave(holder: string) {
    try {
      const { isAwaited } = await lease.release(holder)
      // Long enough for whoever polls over there to find it free before our own next one takes it again.
      othersFirstUntil = isAwaited ? timing.elapsed() + 2 * times.pollMs : 0
    } catch (error) {
      log.warn({ err: error }, 'the start lease could not be given back and has to expire')
    }
  }

  return {
    async enter(gone, work) {
      const patience = new AbortController()
      const inside = new AbortController()
      const waiting = AbortSignal.any([gone, patience.signal])
      void timing.sleep(START_WAIT_MS, inside.signal).then(() => patience.abort('waited long enough'))
      const held = await comeIn(waiting).finally(() => inside.abort('inside'))
      if (!held) return { ok: false, code: gone.aborted ? 'gone' : 'starts_busy' }
      const kept = keepRenewed(lease, held, { timing, times })
      try {
        return { ok: true, value: await work({ lost: kept.lost, holder: held.holder }) }
      } finally {
        const stopped = kept.stop()
        afterwards(async () => {
          await stopped
          await leave(held.holder)
          queue.next()
        })
      }
    },
  }

  /** Whoever has been let in leaves by `queue.next`. */
  async function comeIn(waiting: AbortSignal) {
    if (!(await queue.turn(waiting))) return undefined
    let held: Awaited<ReturnType<typeof lease.acquire>>
    try {
      await timing.sleep(othersFirstUntil - timing.elapsed(), waiting)
      held = await lease.acquire(waiting)
    } finally {
      if (!held) queue.next()
    }
    return held
  }
}

/** Whose turn it is in this process. */
function fifo() {
  const waiting: (() => void)[] = []
  let isTaken = false
  return {
    /** Resolves true when it is ours; false once the signal is aborted. */
    turn(signal: AbortSignal): Promise<boolean> {
      if (signal.aborted) return Promise.resolve(false)
      if (!isTaken) {
        isTaken = true
        return Promise.resolve(true)
      }
      return new Promise((resolve) => {
        const give = () => {
          signal.removeEventListener('abort', leave)
          resolve(true)
        }
        const leave = () => {
          waiting.splice(waiting.indexOf(give), 1)
          resolve(false)
        }
        waiting.push(give)
        signal.addEventListener('abort', leave, { once: true })
      })
    },
    next() {
      const give = waiting.shift()
      if (give) give()
      else isTaken = false
    },
  }
}
