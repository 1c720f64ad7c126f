import type { Kysely } from 'kysely'
import { keepRenewed } from '../leases/keep-renewed.ts'
import { LEASE_TIMES, type LeaseTimes, leaseOf } from '../leases/lease.ts'
import type { Database } from '../store/database.ts'
import type { Timing } from '../timing/timing.ts'

/** Held by whoever works on a visitor's signup. */
export type SignupLock = {
  /** For the transaction that must only happen while the lock is ours: throws SignupLockLost where it is another's. */
  hold(db: Kysely<Database>): Promise<void>
}

export class SignupLockLost extends Error {}

type Parts = { db: Kysely<Database>; instance: string; timing: Timing; times?: LeaseTimes }

/**
 * One signup at a time to a visitor, across instances: a press that is sent again waits for the first, and takes
 * over within seconds where that one's process died.
 */
export function signupLocks({ db, instance, timing, times = LEASE_TIMES }: Parts) {
  return async function withLock<T>(
    visitor: string,
    waiting: AbortSignal,
    work: (lock: SignupLock) => Promise<T>,
  ): Promise<T | undefined> {
    const name = `signup of ${visitor}`
    const lease = leaseOf(db, { name, instance, timing, times })
    const held = await lease.acquire(waiting)
    if (!held) return undefined
    const kept = keepRenewed(lease, held, { timing, times })
    try {
      return await work({
        async hold(within) {
          const isOurs = await lease.renew(held.holder, within)
          if (!isOurs) throw new SignupLockLost('another instance works on this signup')
        },
      })
    } finally {
      await kept.stop()
      await giveBack(name, held.holder)
    }
  }

  /** Visitors are many: a lock nobody has leaves no row. */
  async function giveBack(name: string, holder: string) {
    await db
      .deleteFrom('leases')
      .where('name', '=', name)
      .where('holder', '=', holder)
      .execute()
      .catch(() => {})
  }
}
