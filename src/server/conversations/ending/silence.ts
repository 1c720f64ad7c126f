import { clockWatch } from '../../timing/clock-watch.ts'
import type { Timing } from '../../timing/timing.ts'
import type { ConversationRecords } from '../conversation-records.ts'
import type { Conversation } from '../conversations-table.ts'
import type { Journal } from '../journal.ts'
import { PAGE_GONE_AFTER_MS } from '../live-talks.ts'

type Parts = { records: ConversationRecords; journal: Journal; timing: Timing }

export type Silence = ReturnType<typeof pagesSilence>

/**
 * Tells which talks nobody is in, by their pages' silence. Asked every few seconds, so that no money runs, and
 * before every count, so that a script without a page never adds up to what the rule closes.
 */
export function pagesSilence({ records, journal, timing }: Parts) {
  const clockSetBy = clockWatch(timing)
  /** Not yet known of what an earlier process wrote down. */
  let isRepaired = false
  let waitUntil = Number.NEGATIVE_INFINITY

  /** While the clock has just been set, no page's silence can be told from its living: each gets time to be heard. */
  async function isClockUnsure(): Promise<boolean> {
    if (clockSetBy() !== 0) {
      waitUntil = timing.elapsed() + PAGE_GONE_AFTER_MS
      isRepaired = false
    }
    if (!isRepaired) await records.repairTimesAhead()
    isRepaired = true
    return timing.elapsed() < waitUntil
  }

  return {
    isClockUnsure,
    /** Ends what nobody is in; whoever asked tells the provider. */
    async beginEnds(): Promise<Conversation[]> {
      if (await isClockUnsure()) return []
      const silent = await records.beginEndOfSilent()
      for (const talk of silent) if (talk.endReason) journal.ended(talk, talk.endReason)
      return silent
    },
  }
}
