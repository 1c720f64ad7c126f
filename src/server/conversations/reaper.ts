import type { Logger } from 'pino'
import { keptFor } from '../../contract/retention.ts'
import { clockWatch } from '../timing/clock-watch.ts'
import type { Timing } from '../timing/timing.ts'
import { AVATAR_TIMEOUTS } from './avatar-client.ts'
import { type ConversationRecords, PAGE_GONE_AFTER_MS } from './conversation-records.ts'
import type { Conversation } from './conversations-table.ts'
import type { Ending } from './ending.ts'

const EVERY_MS = 5000
/** Claimed at once by one instance; the rest comes with the next round. */
const BATCH = 20
/** A start writes itself down right before the create: one this old has crashed. */
export const START_CRASHED_AFTER_MS = 2 * AVATAR_TIMEOUTS.createMs

const FORGET_EVERY_MS = 60 * 60_000
/** As long as the visitor's cookie lives. */
const FORGET_AFTER_MS = keptFor.talks.days * 24 * 60 * 60_000

type Parts = {
  records: ConversationRecords
  ending: Ending
  timing: Timing
  log: Pick<Logger, 'error'>
  /** What else grows too old to be kept. */
  forgetMore?: () => Promise<void>
}

export type Reaper = ReturnType<typeof conversationReaper>

/** Ends what was left behind. Every instance has one; each conversation is claimed by one of them. */
export function conversationReaper({ records, ending, timing, log, forgetMore }: Parts) {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()
  let forgotAt = Number.NEGATIVE_INFINITY
  const clockSetBy = clockWatch(timing)
  /** Not yet known of what an earlier process wrote down. */
  let isBroughtBack = false
  let waitUntil = Number.NEGATIVE_INFINITY

  /** While the clock has just been set, no page's silence can be told from its living: each gets time to be heard. */
  async function isClockUnsure(): Promise<boolean> {
    if (clockSetBy() !== 0) {
      waitUntil = timing.elapsed() + PAGE_GONE_AFTER_MS
      isBroughtBack = false
    }
    if (!isBroughtBack) await records.bringBack()
    isBroughtBack = true
    return timing.elapsed() < waitUntil
  }

  async function reap(): Promise<void> {
    if (await isClockUnsure()) return
    const claimed = await records.claimLeftBehind(START_CRASHED_AFTER_MS, BATCH)
    const isLost = ({ state, providerId }: Conversation) => state === 'ending' && providerId === null
    await Promise.all([
      ending.findAndTell(claimed.filter(isLost)),
      ...claimed.filter((conversation) => !isLost(conversation)).map(settle),
    ])
  }

  function settle(conversation: Conversation): Promise<void> {
    switch (conversation.state) {
      case 'active':
        return ending.end(conversation, 'page_gone')
      case 'starting':
        return ending.end(conversation, 'start_failed')
      default:
        return ending.tell(conversation)
    }
  }

  async function forget(): Promise<void> {
    if (timing.elapsed() - forgotAt < FORGET_EVERY_MS) return
    forgotAt = timing.elapsed()
    await records.forgetBefore(new Date(timing.now() - FORGET_AFTER_MS).toISOString())
    await forgetMore?.()
  }

  async function loop() {
    while (!stopping.signal.aborted) {
      try {
        await reap()
        await forget()
      } catch (error) {
        log.error({ err: error }, 'the reaper stumbled and tries again')
      }
      await timing.sleep(EVERY_MS, stopping.signal)
    }
  }

  return {
    /** One round. */
    reap,
    start() {
      running = loop()
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
