import type { Logger } from 'pino'
import { DAY_MS } from '../../contract/durations.ts'
import { keptFor } from '../../contract/retention.ts'
import { worker } from '../queue/worker.ts'
import type { Timing } from '../timing/timing.ts'
import type { Delivery, Sender } from './deliver.ts'
import type { MailMetrics } from './mail-metrics.ts'
import { LONGEST_WAIT_MS, type OutboxRecords } from './outbox-records.ts'
import type { OutboxRow } from './outbox-table.ts'

const EVERY_MS = 5000
/** Sent side by side; the rest comes with the next round. */
const BATCH = 5

/** As mail servers among themselves: after five days of "later" a letter is not wanted any more. */
export const GIVE_UP_AFTER_MS = 5 * DAY_MS

/** Greylisting servers want to be asked again after a minute or a few. */
export const waitAfter = (attempts: number) =>
  Math.min(15_000 * 4 ** Math.max(0, attempts - 1), LONGEST_WAIT_MS)
/** A server that is gone is looked for every minute at the latest. */
const pauseAfter = (troubles: number) => Math.min(1000 * 2 ** Math.max(0, troubles - 1), 60_000)

type Parts = {
  records: OutboxRecords
  sender: Sender | undefined
  metrics: MailMetrics
  timing: Timing
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}

/** Sends what is due. */
export function mailWorker({ records, sender, metrics, timing, log }: Parts) {
  let troublesInARow = 0

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

  return worker(
    {
      name: 'the mail worker',
      everyMs: EVERY_MS,
      async round(cutOff) {
        if (!sender) return false
        const claimed = await records.claimDue(BATCH)
        const fared = await Promise.all(claimed.map(async (row) => settle(row, await sender(row, cutOff))))
        const isTroubled = fared.includes('server_trouble')
        if (claimed.length > 0) troublesInARow = isTroubled ? troublesInARow + 1 : 0
        return claimed.length === BATCH && !isTroubled
      },
      repair: records.repair,
      async forget() {
        if (sender) await records.blankOldCodes()
        await records.forgetBefore(new Date(timing.now() - keptFor.letters.days * DAY_MS).toISOString())
      },
      troubledForMs: () => (troublesInARow > 0 ? pauseAfter(troublesInARow) : 0),
    },
    { timing, log },
  )
}
