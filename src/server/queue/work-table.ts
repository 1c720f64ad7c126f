import { type Kysely, sql, type UpdateObject } from 'kysely'
import type { Database } from '../store/database.ts'
import type { Clock } from '../store/ids.ts'

/** The columns by which a row is work: to be done once `due` has come, by whoever claims it first. */
type WorkRow = {
  id: string
  state: string
  attempts: number
  dueAt: string
  nextAttemptAt: string
  /** Until then somebody is at it; others keep off. */
  claimedUntil: string | null
  createdAt: string
}

type Description<Table extends keyof Database, Row> = {
  table: Table
  /** The state of what is still to be done. */
  waiting: string
  /** The column that says when. */
  due: 'dueAt' | 'nextAttemptAt'
  /** Longer than the work itself may take: a claim that lapsed belongs to an instance that is gone. */
  claimMs: number
  /** Nothing is put off for longer than this. */
  longestWaitMs: number
  /** Where this caller can do only some of it: the column that tells, and what it has to be. */
  only?: { column: string; oneOf: readonly string[] }
  parse: (found: unknown) => Row
}

/**
 * A table whose rows are work that must survive the process. Every change is one statement that says from which
 * state it may be made, so that of two hands one wins.
 */
export function workTable<Table extends keyof Database, Row>(
  database: Kysely<Database>,
  clock: Clock,
  { table, waiting, due, claimMs, longestWaitMs, only, parse }: Description<Table, Row>,
) {
  type Fields = UpdateObject<Database, Table, Table>
  const db = database.$extendTables<Record<string, WorkRow>>()
  const name: string = table
  const moment = (ms = 0) => new Date(clock() + ms).toISOString()
  const open = () => db.updateTable(name).where('state', '=', waiting)
  const settle = (id: string, fields: object) =>
    open()
      .set({ ...fields, claimedUntil: null })
      .where('id', '=', id)

  return {
    /** What is due, for this caller alone until the claim lapses. */
    async claimDue(limit: number): Promise<Row[]> {
      const now = moment()
      const rows = await open()
        .set((row) => ({ claimedUntil: moment(claimMs), attempts: row('attempts', '+', 1) }))
        .where(({ and, or, eb, selectFrom }) => {
          const isDue = selectFrom(`${name} as work`)
            .select('work.id')
            .where('work.state', '=', waiting)
            .where(`work.${due}`, '<=', now)
            .$if(only !== undefined, (work) =>
              work.where(sql.ref(`work.${only?.column}`), 'in', [...(only?.oneOf ?? [])]),
            )
            .where((row) =>
              row.or([row('work.claimedUntil', 'is', null), row('work.claimedUntil', '<=', now)]),
            )
            .orderBy(`work.${due}`)
            .orderBy('work.id')
            .limit(limit)
          // Asked again of the row itself: another instance may have claimed or done it since the list was made.
          const isFree = or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now)])
          return and([eb('id', 'in', isDue), isFree])
        })
        .returningAll()
        .execute()
      return rows.map(parse)
    },

    /** Done, or given up: `fields` hold the new state. */
    async settle(id: string, fields: Fields): Promise<void> {
      await settle(id, fields).execute()
    },

    async postpone(id: string, ms: number, fields: Fields): Promise<void> {
      await settle(id, { ...fields, [due]: moment(Math.min(ms, longestWaitMs)) }).execute()
    },

    /** It was never really tried: the attempt does not count. */
    async giveBack(id: string, fields: Fields): Promise<void> {
      await settle(id, fields)
        .set((row) => ({ attempts: row('attempts', '-', 1) }))
        .execute()
    },

    /**
     * Mends what was written down by a clock that was ahead. At the start (`setBy` 0) nothing can be due later than
     * the longest wait; after the clock was turned back all of it is due now. A claim lasts no longer than a new one.
     */
    async repair(setBy: number): Promise<void> {
      if (setBy > 0) return
      const latest = moment(setBy < 0 ? 0 : longestWaitMs)
      await open()
        .set({ [due]: moment() })
        .where(due, '>', latest)
        .execute()
      const claimedUntil = moment(claimMs)
      await open().set({ claimedUntil }).where('claimedUntil', '>', claimedUntil).execute()
    },

    async forgetSettledBefore(moment: string): Promise<void> {
      await db.deleteFrom(name).where('state', '!=', waiting).where('createdAt', '<', moment).execute()
    },
  }
}
