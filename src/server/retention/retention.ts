import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { forgetSpentChecks } from '../bot-check/spent-table.ts'
import { forgetOldCodes } from '../codes/codes.ts'
import { forgetOldSignupRequests } from '../signups/signup-requests-table.ts'
import { forgetEndedSessions } from '../staff/sessions.ts'
import type { Database } from '../store/database.ts'
import { systemTiming, type Timing } from '../timing/timing.ts'
import { forgetOldBrowsers } from '../verification/email/email-records.ts'
import { forgetOldNumbers } from '../verification/phone/phone-tables.ts'

const EVERY_MS = 60 * 60_000
/** After a database was away. */
const AGAIN_AFTER_MS = 60_000

/**
 * What would otherwise be forgotten only when the next visitor comes by, and on a quiet site perhaps never. Talks,
 * transcripts, letters and notices of leads are forgotten by the workers that look after them.
 */
const rules = [
  forgetOldCodes,
  forgetOldBrowsers,
  forgetOldNumbers,
  forgetOldSignupRequests,
  forgetSpentChecks,
  forgetEndedSessions,
]

export type Retention = ReturnType<typeof openRetention>

type Parts = { db: Kysely<Database>; log: Pick<Logger, 'error'>; timing?: Timing }

/** Every instance has one: to delete what another has deleted costs nothing. */
export function openRetention({ db, log, timing = systemTiming }: Parts) {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()

  async function loop() {
    while (!stopping.signal.aborted) {
      let waitMs = EVERY_MS
      try {
        for (const forget of rules) await forget(db, timing.now())
      } catch (error) {
        log.error({ err: error }, 'what is too old could not be forgotten and is tried again')
        waitMs = AGAIN_AFTER_MS
      }
      await timing.sleep(waitMs, stopping.signal)
    }
  }

  return {
    start() {
      running = loop()
    },
    async close() {
      stopping.abort()
      await running
    },
  }
}
