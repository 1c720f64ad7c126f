import type { Kysely } from 'kysely'
import { HOUR_MS } from '../../contract/durations.ts'
import { workTable } from '../queue/work-table.ts'
import type { Database } from '../store/database.ts'
import type { Clock } from '../store/ids.ts'
import { codeLetters } from './letter.ts'
import { type OutboxRow, outbox } from './outbox-table.ts'

export const CLAIM_MS = 120_000
export const LONGEST_WAIT_MS = HOUR_MS

/** The row stays for the figures and for whoever asks what was sent. */
const blank = { text: '', html: '' }
const withoutCode = (kind: string) => (codeLetters.some((one) => one === kind) ? blank : {})

export type OutboxRecords = ReturnType<typeof outboxRecords>

export function outboxRecords(db: Kysely<Database>, clock: Clock) {
  const letters = workTable(db, clock, {
    table: 'outbox',
    waiting: 'queued',
    due: 'nextAttemptAt',
    claimMs: CLAIM_MS,
    longestWaitMs: LONGEST_WAIT_MS,
    parse: outbox.parse,
  })

  return {
    claimDue: letters.claimDue,
    repair: letters.repair,
    forgetBefore: letters.forgetSettledBefore,

    sent({ id, kind }: Pick<OutboxRow, 'id' | 'kind'>) {
      const sentAt = new Date(clock()).toISOString()
      return letters.settle(id, { state: 'sent', sentAt, lastError: null, ...withoutCode(kind) })
    },

    failed: ({ id, kind }: Pick<OutboxRow, 'id' | 'kind'>, code: string) =>
      letters.settle(id, { state: 'failed', lastError: code, ...withoutCode(kind) }),

    /** What versions before this one handed to a mail server and kept whole. */
    async blankOldCodes(): Promise<void> {
      await db
        .updateTable('outbox')
        .set(blank)
        .where('kind', 'in', codeLetters)
        .where('state', 'in', ['sent', 'failed'])
        // Without a mail server a letter is delivered by standing here, and nobody ever tries to send it.
        .where('attempts', '>', 0)
        .where('text', '<>', '')
        .execute()
    },

    postpone: (id: string, ms: number, code: string) => letters.postpone(id, ms, { lastError: code }),

    /** The server was never asked about this letter. */
    giveBack: (id: string, code: string) => letters.giveBack(id, { lastError: code }),

    /** How many wait, and since when the oldest of them does. */
    async waiting(): Promise<{ count: number; since: string | null }> {
      const { count, since } = await db
        .selectFrom('outbox')
        .select((row) => [row.fn.countAll<number>().as('count'), row.fn.min('createdAt').as('since')])
        .where('state', '=', 'queued')
        .executeTakeFirstOrThrow()
      return { count: Number(count), since: since ?? null }
    },
  }
}
