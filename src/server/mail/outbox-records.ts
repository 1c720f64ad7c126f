import type { Kysely } from 'kysely'
import type { Database } from '../store/database.ts'
import type { Clock } from '../store/ids.ts'
import { codeLetters } from './letter.ts'
import { type OutboxRow, outbox } from './outbox-table.ts'

/** Longer than a letter may take to be sent: a claim that lapsed belongs to an instance that is gone. */
export const CLAIM_MS = 120_000

/** The row stays for the figures and for whoever asks what was sent. */
const blank = { text: '', html: '' }
const withoutCode = (kind: string) => (codeLetters.some((one) => one === kind) ? blank : {})

export type OutboxRecords = ReturnType<typeof outboxRecords>

/** Every change is one statement that says from which state it may be made, so that of two hands one wins. */
export function outboxRecords(db: Kysely<Database>, clock: Clock) {
  const moment = (ms = 0) => new Date(clock() + ms).toISOString()
  const settle = (id: string) => db.updateTable('outbox').where('id', '=', id).where('state', '=', 'queued')

  return {
    /** What is due, for this caller alone until the claim lapses. */
    async claimDue(limit: number): Promise<OutboxRow[]> {
      const now = moment()
      const rows = await db
        .updateTable('outbox')
        .set((row) => ({ claimedUntil: moment(CLAIM_MS), attempts: row('attempts', '+', 1) }))
        .where(({ and, or, eb, selectFrom }) => {
          const due = selectFrom('outbox as due')
            .select('due.id')
            .where('due.state', '=', 'queued')
            .where('due.nextAttemptAt', '<=', now)
            .where((row) => row.or([row('due.claimedUntil', 'is', null), row('due.claimedUntil', '<=', now)]))
            .orderBy('due.nextAttemptAt')
            .orderBy('due.id')
            .limit(limit)
          // Asked again of the row itself: another instance may have claimed or sent it since the list was made.
          const isFree = or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now)])
          return and([eb('id', 'in', due), eb('state', '=', 'queued'), isFree])
        })
        .returningAll()
        .execute()
      return rows.map(outbox.parse)
    },

    /**
     * After the clock was turned back: what is put off for longer than `ms` is due now, and a claim lasts no longer
     * than a new one would.
     */
    async bringBack(ms: number): Promise<void> {
      const queued = () => db.updateTable('outbox').where('state', '=', 'queued')
      await queued().set({ nextAttemptAt: moment() }).where('nextAttemptAt', '>', moment(ms)).execute()
      const claimedUntil = moment(CLAIM_MS)
      await queued().set({ claimedUntil }).where('claimedUntil', '>', claimedUntil).execute()
    },

    async sent({ id, kind }: Pick<OutboxRow, 'id' | 'kind'>): Promise<void> {
      const fields = { state: 'sent' as const, sentAt: moment(), claimedUntil: null, lastError: null }
      await settle(id)
        .set({ ...fields, ...withoutCode(kind) })
        .execute()
    },

    async failed({ id, kind }: Pick<OutboxRow, 'id' | 'kind'>, code: string): Promise<void> {
      const fields = { state: 'failed' as const, claimedUntil: null, lastError: code }
      await settle(id)
        .set({ ...fields, ...withoutCode(kind) })
        .execute()
    },

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

    async postpone(id: string, ms: number, code: string): Promise<void> {
      await settle(id)
        .set({ nextAttemptAt: moment(ms), claimedUntil: null, lastError: code })
        .execute()
    },

    /** The server was never asked about this letter: the attempt does not count. */
    async giveBack(id: string, code: string): Promise<void> {
      await settle(id)
        .set((row) => ({ claimedUntil: null, lastError: code, attempts: row('attempts', '-', 1) }))
        .execute()
    },

    async forgetBefore(moment: string): Promise<void> {
      await db
        .deleteFrom('outbox')
        .where('state', 'in', ['sent', 'failed'])
        .where('createdAt', '<', moment)
        .execute()
    },

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
