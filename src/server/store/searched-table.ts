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

/** What is looked for: in which tables, and how it is met. */
export type Matching = {
  tables: RawBuilder<unknown>
  conditions: Condition[]
  /** Words are looked up in the index of words; without it, in the rows one after another. */
  byIndex?: boolean
}

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

/** So many rows tell how common a word is. PostgreSQL unpacks each, and looks for all words at once. */
const SAMPLE = { sqlite: 1000, postgres: 300 } as const satisfies Record<Dialect, number>
/** From which share of all rows on they are gone through one by one, on SQLite for a page, */
const COMMON = 0.05
/** and to count up to a thousand: that pays only where most of them match. */
const MOST = 0.5

const counted = z.object({ count: z.number() })
const place = z.object({ seq: z.number(), createdAt: z.string(), id: z.string() })
/** Of no rows there is none. */
const shareOfAll = z.object({
  share: z.number().nullable().transform(Number),
  last: z.number().nullable().transform(Number),
})
const shareRow = z.record(z.string(), z.number().nullable())

/** A page of so many, and where it begins; without a limit what is found is only counted. */
export type SearchOrder = { limit?: number | undefined; after?: ListCursor | undefined }

/**
 * Either database's index gathers all that hold a word's beginning before it gives the first. A word that many rows have
 * is therefore looked for in the rows themselves, newest first, where a page is soon full, and only rare ones in the
 * index. How many have it the newest rows tell: PostgreSQL's own guess is good for words and far off for beginnings.
 */
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
    order: SearchOrder = {},
  ): Promise<Matching> {
    if (words.length === 0) return { tables: rows, conditions: [never] }
    return dialect === 'sqlite' ? onSqlite(words, conditions, order) : onPostgres(words, conditions, order)
  }

  async function onPostgres(
    words: readonly string[],
    conditions: Condition[],
    { limit }: SearchOrder,
  ): Promise<Matching> {
    const wanted = words.map((word) => `'${word}':*`).join(' & ')
    const holds = sql<boolean>`search @@ ${wanted}::tsquery`
    const sampled =
      await sql`select avg(case when ${holds} then 1.0 else 0 end)::float8 as share, max(seq) as last
      from (select search, seq from ${rows} order by seq desc limit ${SAMPLE.postgres}) as newest`.execute(db)
    const { share, last } = shareOfAll.parse(sampled.rows[0])
    // All that the index finds, a share of all rows, are looked at and sorted; one after another rows are looked at until
    // the page is full, which takes its length divided by that share.
    const byIndex = limit ? share * last < limit / (share || Number.EPSILON) : share < MOST
    if (byIndex) return { tables: rows, conditions: [holds, ...conditions], byIndex }
    // Put this way it cannot be looked up in the index.
    return { tables: rows, conditions: [sql<boolean>`(${holds}) is true`, ...conditions] }
  }

  /**
   * SQLite's index gives its matches in the order of arrival, backwards too. "cross join" keeps SQLite from starting
   * elsewhere.
   */
  async function onSqlite(
    words: readonly string[],
    conditions: Condition[],
    { limit, after }: SearchOrder,
  ): Promise<Matching> {
    const holds = (word: string) => sql<boolean>`instr(' ' || ${column('words')}, ${` ${word}`}) > 0`
    const shares = await sharesOf(words)
    const rarestFirst = words.toSorted((one, other) => (shares.get(one) ?? 0) - (shares.get(other) ?? 0))
    const ofAll = words.reduce((product, word) => product * (shares.get(word) ?? 0), 1)
    const byIndex = after?.isByArrival ?? ofAll < (limit ? COMMON : MOST)
    if (!byIndex) return { tables: rows, conditions: [...words.map(holds), ...conditions] }
    const rare = rarestFirst.filter((word, at) => at === 0 || (shares.get(word) ?? 0) < COMMON)
    const others = rarestFirst.filter((word) => !rare.includes(word))
    const match = rare.map((word) => `"${word}"*`).join(' ')
    return {
      tables: sql`${sql.table(index)} cross join ${rows} on ${column('seq')} = ${sql.ref(`${index}.rowid`)}`,
      conditions: [sql<boolean>`${sql.table(index)} match ${match}`, ...others.map(holds), ...conditions],
      byIndex,
    }
  }

  /** In how many of the newest rows each word is, as a share of one. */
  async function sharesOf(words: readonly string[]): Promise<Map<string, number>> {
    const held = words.map((word) => sql`sum(instr(' ' || words, ${` ${word}`}) > 0) as ${sql.ref(word)}`)
    const sampled = await sql<Record<string, unknown>>`select ${sql.join(held)}, count(*) as "all of them"
      from (select words from ${rows} order by seq desc limit ${SAMPLE.sqlite})`.execute(db)
    const counts = shareRow.parse(sampled.rows[0])
    return new Map(words.map((word) => [word, (counts[word] ?? 0) / Math.max(1, counts['all of them'] ?? 0)]))
  }

  /**
   * PostgreSQL does not know what it costs to unpack the words of a row, and would rather unpack all of them than look
   * them up: where they are to be looked up it is left no other way, for this one question.
   */
  async function answersTo({ byIndex = false }: Matching, question: RawBuilder<unknown>): Promise<unknown[]> {
    if (dialect === 'sqlite' || !byIndex) return (await question.execute(db)).rows
    return db.transaction().execute(async (trx) => {
      await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`.execute(
        trx,
      )
      return (await question.execute(trx)).rows
    })
  }

  return {
    holding,
    answersTo,

    /** Newest first; `next` is null at the end. The columns hold `id`, `createdAt` and `seq`. */
    async page(
      matching: Matching,
      {
        columns,
        limit,
        after,
      }: { columns: RawBuilder<unknown>; limit: number; after?: ListCursor | undefined },
    ): Promise<{ rows: unknown[]; next: ListCursor | null }> {
      const { tables, conditions, byIndex = false } = matching
      const isByArrival = dialect === 'sqlite' && byIndex
      const arrival = sql.ref(`${index}.rowid`)
      const beyond = after && [
        isByArrival
          ? sql<boolean>`${arrival} < ${after.seq}`
          : sql<boolean>`("createdAt", id) < (${after.createdAt}, ${after.id})`,
      ]
      const order = isByArrival ? sql`${arrival} desc` : sql`"createdAt" desc, id desc`
      const found = await answersTo(
        matching,
        sql`select ${columns} from ${tables}
          where ${allOf([...conditions, ...(beyond ?? [])])} order by ${order} limit ${limit + 1}`,
      )
      const shown = found.slice(0, limit)
      if (found.length <= limit) return { rows: shown, next: null }
      const { seq, createdAt, id } = place.parse(shown.at(-1))
      return { rows: shown, next: { createdAt, id, seq, isByArrival } }
    },

    /** Not to the end of a list nobody would read. */
    async countUpTo(matching: Matching): Promise<BoundedCount> {
      const { tables, conditions } = matching
      const [found] = await answersTo(
        matching,
        sql`select count(*) as count from
          (select 1 from ${tables} where ${allOf(conditions)} limit ${COUNTED_AT_MOST + 1}) as found`,
      )
      const { count } = counted.parse(found)
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
