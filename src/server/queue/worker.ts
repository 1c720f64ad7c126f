import { setImmediate } from 'node:timers/promises'
import type { Logger } from 'pino'
import { HOUR_MS } from '../../contract/durations.ts'
import { clockWatch } from '../timing/clock-watch.ts'
import type { Timing } from '../timing/timing.ts'

/** What is kept too long is looked for this often. */
const FORGET_EVERY_MS = HOUR_MS
/** What is still under way when we stop may take this long. */
const FINISH_WITHIN_MS = 5000

export type Work = {
  /** For the log: "the mail worker". */
  name: string
  everyMs: number
  /** Does what is due; true where more may be due at once. `cutOff` is aborted when a stop can wait no longer. */
  round(cutOff: AbortSignal): Promise<boolean>
  /** Before the first round (`setBy` 0) and whenever the wall clock was set: mends moments that no longer come. */
  repair?(setBy: number): Promise<void>
  /** Hourly. */
  forget?(): Promise<void>
  /** How long to keep still although there may be work: what it needs is out of order. */
  troubledForMs?(): number
}

/** Does one kind of work over and over until it is stopped. Every instance has one; rows are claimed by one of them. */
export function worker(work: Work, { timing, log }: { timing: Timing; log: Pick<Logger, 'error'> }) {
  const stopping = new AbortController()
  const cutOff = new AbortController()
  let running: Promise<void> = Promise.resolve()
  let interrupt = new AbortController()
  let isAwake = false
  let forgotAt = Number.NEGATIVE_INFINITY
  const clockSetBy = clockWatch(timing)
  /** By how much the clock was set since the last repair that went well; before the first one, not at all. */
  let unrepaired: number | undefined = 0

  async function round(): Promise<boolean> {
    const setBy = clockSetBy()
    if (setBy !== 0) unrepaired = setBy
    if (unrepaired !== undefined) await work.repair?.(unrepaired)
    unrepaired = undefined
    return work.round(cutOff.signal)
  }

  async function forget(): Promise<void> {
    if (timing.elapsed() - forgotAt < FORGET_EVERY_MS) return
    await work.forget?.()
    forgotAt = timing.elapsed()
  }

  async function loop() {
    while (!stopping.signal.aborted) {
      isAwake = false
      let hasMore = false
      try {
        hasMore = await round()
        await forget()
      } catch (error) {
        log.error({ err: error }, `${work.name} stumbled and tries again`)
      }
      // Where more is due at once, whoever waits for an answer goes first: a database in this process lets nobody in.
      await (hasMore ? setImmediate() : rest())
    }
  }

  async function rest() {
    const troubledForMs = work.troubledForMs?.() ?? 0
    // While what it needs is out of order, new work is no reason to try sooner.
    if (troubledForMs > 0) return timing.sleep(troubledForMs, stopping.signal)
    if (isAwake) return
    interrupt = new AbortController()
    await timing.sleep(work.everyMs, AbortSignal.any([stopping.signal, interrupt.signal]))
  }

  return {
    /** One look at what is due. */
    round,
    /** There is new work: looks at once instead of within `everyMs`. */
    wake() {
      isAwake = true
      interrupt.abort()
    },
    start() {
      running = loop()
    },
    /** Whatever is cut off here keeps its claim until that lapses: another instance, or the next start, goes on. */
    async stop() {
      stopping.abort()
      const finished = new AbortController()
      const patience = timing.sleep(FINISH_WITHIN_MS, finished.signal).then(() => cutOff.abort())
      await running
      finished.abort()
      await patience
    },
  }
}
