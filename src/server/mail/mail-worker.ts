import type { Logger } from 'pino'
import { keptFor } from '../../contract/retention.ts'
import { clockWatch } from '../timing/clock-watch.ts'
import type { Timing } from '../timing/timing.ts'
import type { Delivery, Sender } from './deliver.ts'
import type { MailMetrics } from './mail-metrics.ts'
import type { OutboxRecords } from './outbox-records.ts'
import type { OutboxRow } from './outbox-table.ts'

const EVERY_MS = 5000
/** Sent side by side; the rest comes with the next round. */
const BATCH = 5
/** What is still being sent when we stop may take this long. */
const FINISH_WITHIN_MS = 5000

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** As mail servers among themselves: after five days of "later" a letter is not wanted any more. */
export const GIVE_UP_AFTER_MS = 5 * DAY_MS

/** Greylisting servers want to be asked again after a minute or a few. */
export const waitAfter = (attempts: number) => Math.min(15_000 * 4 ** Math.max(0, attempts - 1), HOUR_MS)
/** A server that is gone is looked for every minute at the latest. */
export const pauseAfter = (troubles: number) => Math.min(1000 * 2 ** Math.max(0, troubles - 1), 60_000)

type Parts = {
  records: OutboxRecords
  sender: Sender | undefined
  metrics: MailMetrics
  timing: Timing
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}

/** Sends what is due. Every instance has one; each letter is claimed by one of them. */
export function mailWorker({ records, sender, metrics, timing, log }: Parts) {
  const stopping = new AbortController()
  const cutOff = new AbortController()
  let running: Promise<void> = Promise.resolve()
  let sweptAt = Number.NEGATIVE_INFINITY
  let troublesInARow = 0
  let isAwake = false
  let interrupt = new AbortController()
  const clockSetBy = clockWatch(timing)
  /** At first, what waits for longer than we let anything wait was written down by a clock that was ahead. */
  let putOffAtMostMs: number | undefined = HOUR_MS

  /** True where there may be more to send at once. */
  async function round(): Promise<boolean> {
    if (!sender) return false
    if (clockSetBy() < 0) putOffAtMostMs = 0
    if (putOffAtMostMs !== undefined) await records.bringBack(putOffAtMostMs)
    putOffAtMostMs = undefined
    const claimed = await records.claimDue(BATCH)
    const fared = await Promise.all(claimed.map(async (row) => settle(row, await sender(row, cutOff.signal))))
    const isTroubled = fared.includes('server_trouble')
    if (claimed.length > 0) troublesInARow = isTroubled ? troublesInARow + 1 : 0
    return claimed.length === BATCH && !isTroubled
  }

  async function settle(row: OutboxRow, delivery: Delivery) {
    const about = { letter: row.id, kind: row.kind, attempts: row.attempts }
    if (delivery.ok) {
      await records.sent(row)
      metrics.settled(row.kind, 'sent')
      return 'sent'
    }
    const { verdict, code } = delivery
    if (verdict === 'server_trouble') {
      await records.giveBack(row.id, code)
      metrics.troubled()
      if (troublesInARow === 0) log.error({ code }, 'the mail server cannot be used; letters wait for it')
    } else if (verdict === 'refused' || timing.now() - Date.parse(row.createdAt) > GIVE_UP_AFTER_MS) {
      await records.failed(row, code)
      metrics.settled(row.kind, 'failed')
      log.warn({ ...about, code }, 'a letter was refused for good')
    } else {
      await records.postpone(row.id, waitAfter(row.attempts), code)
      log.info({ ...about, code }, 'a letter has to be sent again later')
    }
    return verdict
  }

  async function sweep(): Promise<void> {
    if (timing.elapsed() - sweptAt < HOUR_MS) return
    if (sender) await records.blankOldCodes()
    sweptAt = timing.elapsed()
    await records.forgetBefore(new Date(timing.now() - keptFor.letters.days * DAY_MS).toISOString())
  }

  async function loop() {
    while (!stopping.signal.aborted) {
      isAwake = false
      let hasMore = false
      try {
        hasMore = await round()
        await sweep()
      } catch (error) {
        log.error({ err: error }, 'the mail worker stumbled and tries again')
      }
      if (!hasMore) await rest()
    }
  }

  async function rest() {
    // While the server is gone, a new letter is no reason to knock sooner.
    if (troublesInARow > 0) return timing.sleep(pauseAfter(troublesInARow), stopping.signal)
    if (isAwake) return
    interrupt = new AbortController()
    await timing.sleep(EVERY_MS, AbortSignal.any([stopping.signal, interrupt.signal]))
  }

  return {
    round,
    wake() {
      isAwake = true
      interrupt.abort()
    },
    start() {
      running = loop()
    },
    /** Whatever is cut off here keeps its claim or is given back: another instance, or the next start, sends it. */
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
