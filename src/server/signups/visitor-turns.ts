import type { Kysely } from 'kysely'
import { LEASE_TIMES, type LeaseTimes, leaseOf } from '../conversations/lease.ts'
import type { Database } from '../store/database.ts'
import type { Timing } from '../timing/timing.ts'

/** Held by whoever works on a visitor's signup. */
export type Turn = {
  /** For the transaction that must only happen while the turn is ours: throws TurnLost where it is another's. */
  hold(db: Kysely<Database>): Promise<void>
}

export class TurnLost extends Error {}

type Parts = { db: Kysely<Database>; instance: string; timing: Timing; times?: LeaseTimes }

/**
 * One signup at a time to a visitor, across instances: a press that is sent again waits for the first, and takes
 * over within seconds where that one's process died.
 */
export function visitorTurns({ db, instance, timing, times = LEASE_TIMES }: Parts) {
  return async function inTurn<T>(
    visitor: string,
    waiting: AbortSignal,
    work: (turn: Turn) => Promise<T>,
  ): Promise<T | undefined> {
    const name = `signup of ${visitor}`
    const lease = leaseOf(db, { name, instance, timing, times })
    const held = await lease.acquire(waiting)
    if (!held) return undefined
    const done = new AbortController()
    const renewing = keepRenewed(() => lease.renew(held.holder), done.signal)
    try {
      return await work({
        async hold(within) {
          const { numUpdatedRows } = await within
            .updateTable('leases')
            .set((row) => ({ version: row('version', '+', 1) }))
            .where('name', '=', name)
            .where('holder', '=', held.holder)
            .executeTakeFirst()
          if (numUpdatedRows === 0n) throw new TurnLost('another instance works on this signup')
        },
      })
    } finally {
      done.abort()
      await renewing
      await giveBack(name, held.holder)
    }
  }

  async function keepRenewed(renew: () => Promise<boolean>, done: AbortSignal) {
    while (!done.aborted) {
      await timing.sleep(times.renewMs, done)
      // A renewal that failed is made up for by the next; one that came too late shows when the turn is held.
      if (!done.aborted) await renew().catch(() => {})
    }
  }

  /** Visitors are many: a turn nobody has leaves no row. */
  async function giveBack(name: string, holder: string) {
    await db
      .deleteFrom('leases')
      .where('name', '=', name)
      .where('holder', '=', holder)
      .execute()
      .catch(() => {})
  }
}
