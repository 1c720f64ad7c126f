import type { Kysely } from 'kysely'
import type { Database } from '../store/database.ts'
import { outlivesTheProcessOnly } from '../store/durability.ts'
import type { Timing } from '../timing/timing.ts'

declare module '../store/database.ts' {
  interface Database {
    /** One row to a thing that only one instance may do at a time. */
    leases: { name: string; holder: string | null; version: number; awaitedBy: string | null }
  }
}

outlivesTheProcessOnly('leases')

export type Held = { holder: string; validUntil: number }

export type Lease = ReturnType<typeof leaseOf>

export type LeaseTimes = { expiryMs: number; renewMs: number; pollMs: number }
/** A holder that was killed keeps the others out for `expiryMs` from when they last saw it alive. */
export const LEASE_TIMES: LeaseTimes = { expiryMs: 3000, renewMs: 1000, pollMs: 50 }

/**
 * A lease in a table. No two machines' clocks are ever compared: whoever waits sees the row's version stand still
 * for the whole expiry, on its own clock, before it takes over; and a holder counts the same expiry from before
 * its last renewal was sent, so it knows itself expired no later than the others do.
 */
export function leaseOf(
  db: Kysely<Database>,
  { name, instance, timing, times }: { name: string; instance: string; timing: Timing; times: LeaseTimes },
) {
  let tries = 0

  const read = async () => {
    const row = () =>
      db.selectFrom('leases').select(['holder', 'version']).where('name', '=', name).executeTakeFirst()
    const found = await row()
    if (found) return found
    await db
      .insertInto('leases')
      .values({ name, holder: null, version: 0, awaitedBy: null })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    return (await row()) ?? { holder: null, version: 0 }
  }

  const take = async (holder: string, version: number) => {
    const { numUpdatedRows } = await db
      .updateTable('leases')
      .set({ holder, version: version + 1, awaitedBy: null })
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** One question instead of two for the usual case: nobody has it. */
  const takeFree = async (holder: string) => {
    const { numUpdatedRows } = await db
      .updateTable('leases')
      .set((row) => ({ holder, version: row('version', '+', 1), awaitedBy: null }))
      .where('name', '=', name)
      .where('holder', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  return {
    /** Resolves with the holder's name, fit for a guard in a query, or `undefined` once the signal is aborted. */
    async acquire(signal: AbortSignal): Promise<Held | undefined> {
      tries += 1
      const holder = `${instance}/${tries}`
      let seen: { version: number; at: number } | undefined
      const asked = timing.elapsed()
      if (!signal.aborted && (await takeFree(holder))) return { holder, validUntil: asked + times.expiryMs }
      while (!signal.aborted) {
        const begun = timing.elapsed()
        const row = await read()
        if (seen?.version !== row.version) seen = { version: row.version, at: timing.elapsed() }
        const isFree = row.holder === null || timing.elapsed() - seen.at >= times.expiryMs
        if (isFree && (await take(holder, row.version))) {
          return { holder, validUntil: begun + times.expiryMs }
        }
        if (!isFree) await this.askFor(row.version)
        await timing.sleep(times.pollMs, signal)
      }
      return undefined
    },

    /** Tells the holder that somebody else is waiting. The version stays: it stands for the holder's life. */
    async askFor(version: number): Promise<void> {
      await db
        .updateTable('leases')
        .set({ awaitedBy: instance })
        .where('name', '=', name)
        .where('version', '=', version)
        .where('awaitedBy', 'is', null)
        .execute()
    },

    /** False where it is no longer ours. Within a transaction: one that must only happen while it is. */
    async renew(holder: string, within = db): Promise<boolean> {
      const { numUpdatedRows } = await within
        .updateTable('leases')
        .set((row) => ({ version: row('version', '+', 1) }))
        .where('name', '=', name)
        .where('holder', '=', holder)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Tells whether another instance is waiting for it. */
    async release(holder: string): Promise<{ isAwaited: boolean }> {
      const released = await db
        .updateTable('leases')
        .set((row) => ({ holder: null, version: row('version', '+', 1) }))
        .where('name', '=', name)
        .where('holder', '=', holder)
        .returning('awaitedBy')
        .executeTakeFirst()
      return { isAwaited: released?.awaitedBy != null && released.awaitedBy !== instance }
    },
  }
}
