import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { MINUTE_MS } from '../../contract/durations.ts'
import { forgetSpentChecks } from '../bot-check/used-checks-table.ts'
import { forgetOldCodes } from '../codes/codes.ts'
import { worker } from '../queue/worker.ts'
import { forgetOldSignupRequests } from '../signups/signup-requests-table.ts'
import { forgetEndedSessions } from '../staff/sessions.ts'
import type { Database } from '../store/database.ts'
import { forgetOldTalks } from '../talks/forget-talks.ts'
import { systemTiming, type Timing } from '../timing/timing.ts'
import { forgetOldBrowsers } from '../verification/email/email-records.ts'
import { forgetOldNumbers } from '../verification/phone/phone-tables.ts'

/** After a database was away; where all went well a worker forgets hourly. */
const AGAIN_AFTER_MS = MINUTE_MS

/**
 * What would otherwise be forgotten only when the next visitor comes by, and on a quiet site perhaps never.
 * Conversations, transcripts, letters and notices of leads are forgotten by the workers that look after them.
 */
const rules = [
  forgetOldCodes,
  forgetOldBrowsers,
  forgetOldNumbers,
  forgetOldSignupRequests,
  forgetSpentChecks,
  forgetEndedSessions,
  forgetOldTalks,
]

export type Retention = ReturnType<typeof openRetention>

type Parts = { db: Kysely<Database>; log: Pick<Logger, 'error'>; timing?: Timing }

/** Every instance has one: to delete what another has deleted costs nothing. */
export function openRetention({ db, log, timing = systemTiming }: Parts) {
  const retention = worker(
    {
      name: 'the retention worker',
      everyMs: AGAIN_AFTER_MS,
      round: async () => false,
      async forget() {
        for (const forgetOld of rules) await forgetOld(db, timing.now())
      },
    },
    { timing, log },
  )
  return { start: retention.start, close: retention.stop }
}
