import { type Kysely, type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { DAY_MS } from '../../contract/durations.ts'
import { type BoundedCount, COUNTED_AT_MOST } from '../../contract/staff.ts'
import type { Database, Dialect } from './database.ts'

/**
 * A long list that is filtered and searched: rows with `id`, `createdAt`, `seq` (the order of arrival) and `words`, as
 * words.ts splits them. On SQLite an index of its own follows the words (`index`), on PostgreSQL the column `search`.
 */
type Searched = { table: 'leads' | 'talks'; index: 'lead_search' | 'talk_search' }

export type Condition = RawBuilder<boolean>

/** What is looked for: in which tables, how it is met, and the order in which it comes. */
export type Matching = { tables: RawBuilder<unknown>; conditions: Condition[]; isByArrival: boolean }

/** Where a page ended. A search on SQLite may go by arrival, everything else by moment and id. */
const cursor = z.object({
  createdAt: z.iso.datetime(),
  id: z.uuid(),
  seq: z.int(),
  /** The next page goes on in the order of this one, however common the words have become meanwhile. */
  isByArrival: z.boolean().optional(),
})
export type ListCursor = z.infer<typeof cursor>

export const writeCursor = (at: ListCursor) => Buffer.from(JSON.stringify(at)).toString('base64url')
/** Undefined where it is none of ours. */
export function readCursor(text: string): ListCursor | undefined {
  try {
    return cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    return undefined
  }
}

/** So many rows tell how common a word is. */
const SAMPLE = 1000
const COMMON = 0.05
/** Where up to a thousand are looked for, not a page: going through the rows pays only where most of them match. */
export const MOST = 0.5

const counted = z.object({ count: z.number() })
const place = z.object({ seq: z.number(), createdAt: z.string(), id: z.string() })
const shareRow = z.record(z.string(), z.number().nullable())

type SearchOrder = {
  /** From which share of all rows on they are gone through one by one. */
  commonFrom?: number
  after?: ListCursor | undefined
}

export function searchedTable(db: Kysely<Database>, dialect: Dialect, { table, index }: Searched) {
  const rows = sql.table(table)
  const column = (name: string) => sql.ref(`${table}.${name}`)

  /**
   * Every word by its beginning, so that a name is found while it is being typed. Words are letters and digits alone:
   * nothing in them means anything to either database.
   */
  async function holding(
    words: readonly string[],
    conditions: Condition[],
    { commonFrom = COMMON, after }: SearchOrder = {},
  ): Promise<Matching> {
    if (words.length === 0) return { tables: rows, conditions: [never], isByArrival: false }
    if (dialect === 'postgres') {
      const wanted = words.map((word) => `'${word}':*`).join(' & ')
      const holds = sql<boolean>`search @@ ${wanted}::tsquery`
      return { tables: rows, conditions: [holds, ...conditions], isByArrival: false }
    }
    return onSqlite(words, conditions, (share) => after?.isByArrival ?? share < commonFrom)
  }

  /**
   * SQLite's index gives its matches in the order of arrival, backwards too, but gathers all of a word's beginning
   * before it gives the first. A word that many rows have is therefore looked for in the rows themselves, where a
   * page is soon full, and only rare ones in the index. "cross join" keeps SQLite from starting elsewhere.
   */
  async function onSqlite(
    words: readonly string[],
    conditions: Condition[],
    isRare: (share: number) => boolean,
  ): Promise<Matching> {
    const holds = (word: string) => sql<boolean>`instr(' ' || ${column('words')}, ${` ${word}`}) > 0`
    const shares = await sharesOf(words)
    const rarestFirst = words.toSorted((one, other) => (shares.get(one) ?? 0) - (shares.get(other) ?? 0))
    const ofAll = words.reduce((product, word) => product * (shares.get(word) ?? 0), 1)
    if (!isRare(ofAll))
      return { tables: rows, conditions: [...words.map(holds), ...conditions], isByArrival: false }
    const rare = rarestFirst.filter((word, at) => at === 0 || (shares.get(word) ?? 0) < COMMON)
    const others = rarestFirst.filter((word) => !rare.includes(word))
    const match = rare.map((word) => `"${word}"*`).join(' ')
    return {
      tables: sql`${sql.table(index)} cross join ${rows} on ${column('seq')} = ${sql.ref(`${index}.rowid`)}`,
      conditions: [sql<boolean>`${sql.table(index)} match ${match}`, ...others.map(holds), ...conditions],
      isByArrival: true,
    }
  }

  /** In how many of the newest rows each word is, as a share of one. */
  async function sharesOf(words: readonly string[]): Promise<Map<string, number>> {
    const held = words.map((word) => sql`sum(instr(' ' || words, ${` ${word}`}) > 0) as ${sql.ref(word)}`)
    const sampled = await sql<Record<string, unknown>>`select ${sql.join(held)}, count(*) as "all of them"
      from (select words from ${rows} order by seq desc limit ${SAMPLE})`.execute(db)
    const counts = shareRow.parse(sampled.rows[0])
    return new Map(words.map((word) => [word, (counts[word] ?? 0) / Math.max(1, counts['all of them'] ?? 0)]))
  }

  return {
    holding,

    /** Newest first; `next` is null at the end. The columns hold `id`, `createdAt` and `seq`. */
    async page(
      { tables, conditions, isByArrival }: Matching,
      {
        columns,
        limit,
        after,
      }: { columns: RawBuilder<unknown>; limit: number; after?: ListCursor | undefined },
    ): Promise<{ rows: unknown[]; next: ListCursor | null }> {
      const arrival = sql.ref(`${index}.rowid`)
      const beyond = after && [
        isByArrival
          ? sql<boolean>`${arrival} < ${after.seq}`
          : sql<boolean>`("createdAt", id) < (${after.createdAt}, ${after.id})`,
      ]
      const order = isByArrival ? sql`${arrival} desc` : sql`"createdAt" desc, id desc`
      const found = await sql`select ${columns} from ${tables}
        where ${allOf([...conditions, ...(beyond ?? [])])} order by ${order} limit ${limit + 1}`.execute(db)
      const shown = found.rows.slice(0, limit)
      if (found.rows.length <= limit) return { rows: shown, next: null }
      const { seq, createdAt, id } = place.parse(shown.at(-1))
      return { rows: shown, next: { createdAt, id, seq, isByArrival } }
    },

    /** Not to the end of a list nobody would read. */
    async countUpTo({ tables, conditions }: Matching): Promise<BoundedCount> {
      const { rows: found } = await sql`select count(*) as count from
        (select 1 from ${tables} where ${allOf(conditions)} limit ${COUNTED_AT_MOST + 1}) as found`.execute(
        db,
      )
      const { count } = counted.parse(found[0])
      return { count: Math.min(count, COUNTED_AT_MOST), isMore: count > COUNTED_AT_MOST }
    },

    /** Each value of a column that has an index once, by jumping from one to the next in it. */
    async valuesOf(name: string, atMost = 200): Promise<string[]> {
      const value = column(name)
      const { rows: found } = await sql<{ value: string }>`
        with recursive known(value) as (
          select min(${value}) from ${rows}
          union all
          select (select min(${value}) from ${rows} where ${value} > known.value)
          from known where known.value is not null)
        select value from known where value is not null limit ${atMost}`.execute(db)
      return found.map((row) => row.value)
    },
  }
}

const never = sql<boolean>`1 = 0`
export const allOf = (conditions: Condition[]) =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`1 = 1`

/** Within these days, both included; either may be missing. */
export function withinDays(since: string | undefined, until: string | undefined): Condition[] {
  const from = since && sql<boolean>`"createdAt" >= ${`${since}T00:00:00.000Z`}`
  const to = until && sql<boolean>`"createdAt" < ${`${dayAfter(until)}T00:00:00.000Z`}`
  return [...(from ? [from] : []), ...(to ? [to] : [])]
}

const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
