import type { Logger } from 'pino'
import { DAY_MS } from '../../../contract/durations.ts'
import { keptFor } from '../../../contract/retention.ts'
import { AVATAR_TIMEOUTS } from '../../avatar/avatar-client.ts'
import { worker } from '../../queue/worker.ts'
import type { Timing } from '../../timing/timing.ts'
import type { ConversationRecords } from '../conversation-records.ts'
import type { Conversation } from '../conversations-table.ts'
import type { Ending } from './ending.ts'
import type { Silence } from './silence.ts'

const EVERY_MS = 5000
/** Claimed at once by one instance; the rest comes with the next round. */
const BATCH = 20
/** A start writes itself down right before the create: one this old has crashed. */
export const START_CRASHED_AFTER_MS = 2 * AVATAR_TIMEOUTS.createMs

/** As long as the visitor's cookie lives. */
const FORGET_AFTER_MS = keptFor.talks.days * DAY_MS

type Parts = {
  records: ConversationRecords
  ending: Ending
  silence: Silence
  timing: Timing
  log: Pick<Logger, 'error'>
  /** Since when talks count towards their networks' shares; of older ones the network is forgotten. */
  sharesCountedSince: () => string
  /** What else grows too old to be kept. */
  forgetMore?: () => Promise<void>
}

/** Ends what was left behind. */
export function conversationReaper(parts: Parts) {
  const { records, ending, silence, timing, log, sharesCountedSince, forgetMore } = parts

  async function reap(): Promise<boolean> {
    if (await silence.isClockUnsure()) return false
    const silent = await silence.beginEnds()
    const claimed = await records.claimLeftBehind(START_CRASHED_AFTER_MS, BATCH)
    const isLost = ({ state, providerId }: Conversation) => state === 'ending' && providerId === null
    await Promise.all([
      ending.tellAll(silent),
      ending.findAtProviderAndEnd(claimed.filter(isLost)),
      ...claimed.filter((conversation) => !isLost(conversation)).map(settle),
    ])
    await records.forgetNetworksBefore(sharesCountedSince())
    return false
  }

  function settle(conversation: Conversation): Promise<void> {
    return conversation.state === 'starting'
      ? ending.end(conversation, 'start_failed')
      : ending.tell(conversation)
  }

  const reaping = worker(
    {
      name: 'the reaper',
      everyMs: EVERY_MS,
      round: reap,
      async forget() {
        await records.forgetBefore(new Date(timing.now() - FORGET_AFTER_MS).toISOString())
        await forgetMore?.()
      },
    },
    { timing, log },
  )

  return { reap: reaping.round, start: reaping.start, stop: reaping.stop }
}
