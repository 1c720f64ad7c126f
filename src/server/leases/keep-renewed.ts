import type { Timing } from '../timing/timing.ts'
import type { Held, Lease, LeaseTimes } from './lease.ts'

export type KeptLease = {
  /** Aborted as soon as another instance may have taken it. */
  lost: AbortSignal
  /** Resolves once the last renewal has been answered. */
  stop(): Promise<void>
}

/** Renews a lease for as long as its holder is at work. */
export function keepRenewed(
  lease: Pick<Lease, 'renew'>,
  held: Held,
  { timing, times }: { timing: Timing; times: LeaseTimes },
): KeptLease {
  const lost = new AbortController()
  const done = new AbortController()

  async function renew(): Promise<void> {
    let { validUntil } = held
    while (!done.signal.aborted) {
      // Not past its end, however late the last try failed.
      await timing.sleep(Math.min(times.renewMs, validUntil - timing.elapsed()), done.signal)
      if (done.signal.aborted) return
      const begun = timing.elapsed()
      const outcome = await Promise.race([
        lease.renew(held.holder).then(
          (isOurs) => (isOurs ? 'renewed' : 'taken'),
          () => 'failed',
        ),
        timing.sleep(Math.max(0, validUntil - begun), done.signal).then(() => 'expired'),
      ])
      if (outcome === 'renewed') validUntil = begun + times.expiryMs
      const isOver = outcome === 'taken' || outcome === 'expired' || timing.elapsed() >= validUntil
      if (isOver && !done.signal.aborted) return lost.abort('the lease was lost')
    }
  }

  const renewing = renew()
  return {
    lost: lost.signal,
    async stop() {
      done.abort('done')
      await renewing
    },
  }
}
