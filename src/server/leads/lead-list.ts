import { type Kysely, type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { DAY_MS } from '../../contract/durations.ts'
import {
  type BoundedCount,
  COUNTED_AT_MOST,
  type LeadCounts,
  type LeadFilters,
  type LeadState,
  leadState,
  NOBODY,
} from '../../contract/staff.ts'
import type { Database, Dialect } from '../store/database.ts'
import { type Lead, leads } from './leads-table.ts'
import { wordsOf } from './words.ts'

/** Where a page ended. A search on SQLite goes by arrival, everything else by moment and id. */
const cursor = z.object({ createdAt: z.iso.datetime(), id: z.uuid(), seq: z.int() })
export type LeadCursor = z.infer<typeof cursor>

export const writeCursor = (at: LeadCursor) => Buffer.from(JSON.stringify(at)).toString('base64url')
/** Undefined where it is none of ours. */
export function readCursor(text: string): LeadCursor | undefined {
  try {
    return cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    return undefined
  }
}

export type LeadPageRequest = { filters: LeadFilters; limit: number; after?: LeadCursor | undefined }
export type LeadPageFound = { leads: Lead[]; next: LeadCursor | null }

export type LeadList = ReturnType<typeof leadList>

const counted = z.object({ count: z.number() })
const countedState = z.object({ state: leadState, count: z.number(), suspects: z.number() })
const shareRow = z.record(z.string(), z.number().nullable())
/** So many leads tell how common a word is. */
const SAMPLE = 1000
const COMMON = 0.05
const MOST = 0.5
const numbered = z.object({ seq: z.number() })
type Condition = RawBuilder<boolean>

export function leadList(db: Kysely<Database>, dialect: Dialect) {
  /** The leads that match: which tables to look in, how they are met, and the order in which they come. */
  async function matching({ search, ...filters }: LeadFilters, commonFrom = COMMON) {
    const conditions = conditionsOf(filters)
    if (!search) return { tables: inOrder(filters), conditions, isByArrival: false }
    const words = wordsOf(search)
    if (words.length === 0) return { tables: sql`leads`, conditions: [never], isByArrival: false }
    // Every word by its beginning, so that a name is found while it is being typed. Words are letters and digits
    // alone: nothing in them means anything to either database.
    if (dialect === 'postgres') {
      const wanted = words.map((word) => `'${word}':*`).join(' & ')
      const holds = sql<boolean>`search @@ ${wanted}::tsquery`
      return { tables: sql`leads`, conditions: [holds, ...conditions], isByArrival: false }
    }
    return onSqlite(words, conditions, commonFrom)
  }

  /** Within a span of days SQLite would rather sort what another index finds than read on in the right one. */
  function inOrder({ kind, state, owner, source, from, to, suspects }: Omit<LeadFilters, 'search'>) {
    if (dialect !== 'sqlite' || !(from || to)) return sql`leads`
    const filter = owner ? 'owner' : state ? 'state' : kind ? 'kind' : source ? 'source' : undefined
    const [ofAll, ofFilter] =
      suspects === 'shown' ? ['leads_newest', 'leads_every'] : ['leads_shown', 'leads_by']
    return sql`leads indexed by ${sql.ref(filter ? `${ofFilter}_${filter}` : ofAll)}`
  }

  /**
   * SQLite's index gives its matches in the order of arrival, backwards too, but gathers all of a word's beginning
   * before it gives the first. A word that many leads have is therefore looked for in the leads themselves, where a
   * page is soon full, and only rare ones in the index. "cross join" keeps SQLite from starting elsewhere.
   */
  async function onSqlite(words: string[], conditions: Condition[], commonFrom: number) {
    const holds = (word: string) => sql<boolean>`instr(' ' || leads.words, ${` ${word}`}) > 0`
    const shares = await sharesOf(words)
    const rarestFirst = words.toSorted((one, other) => (shares.get(one) ?? 0) - (shares.get(other) ?? 0))
    const ofAll = words.reduce((product, word) => product * (shares.get(word) ?? 0), 1)
    if (ofAll >= commonFrom)
      return { tables: sql`leads`, conditions: [...words.map(holds), ...conditions], isByArrival: false }
    const rare = rarestFirst.filter((word, place) => place === 0 || (shares.get(word) ?? 0) < COMMON)
    const others = rarestFirst.filter((word) => !rare.includes(word))
    const match = rare.map((word) => `"${word}"*`).join(' ')
    return {
      tables: sql`lead_search cross join leads on leads.seq = lead_search.rowid`,
      conditions: [sql<boolean>`lead_search match ${match}`, ...others.map(holds), ...conditions],
      isByArrival: true,
    }
  }

  /** In how many of the newest leads each word is, as a share of one. */
  async function sharesOf(words: string[]): Promise<Map<string, number>> {
    const held = words.map((word) => sql`sum(instr(' ' || words, ${` ${word}`}) > 0) as ${sql.ref(word)}`)
    const { rows } = await sql<Record<string, unknown>>`select ${sql.join(held)}, count(*) as "all of them"
      from (select words from leads order by seq desc limit ${SAMPLE})`.execute(db)
    const counts = shareRow.parse(rows[0])
    return new Map(words.map((word) => [word, (counts[word] ?? 0) / Math.max(1, counts['all of them'] ?? 0)]))
  }

  async function page({ filters, limit, after }: LeadPageRequest): Promise<LeadPageFound> {
    const { tables, conditions, isByArrival } = await matching(filters)
    if (after)
      conditions.push(
        isByArrival
          ? sql<boolean>`lead_search.rowid < ${after.seq}`
          : sql<boolean>`("createdAt", id) < (${after.createdAt}, ${after.id})`,
      )
    const order = isByArrival ? sql`lead_search.rowid desc` : sql`"createdAt" desc, id desc`
    const { rows: found } = await sql`select leads.* from ${tables} where ${allOf(conditions)}
      order by ${order} limit ${limit + 1}`.execute(db)
    const rows = found.slice(0, limit).map((row) => ({ lead: leads.parse(row), ...numbered.parse(row) }))
    const last = rows.at(-1)
    return {
      leads: rows.map(({ lead }) => lead),
      next:
        last && found.length > limit
          ? { createdAt: last.lead.createdAt, id: last.lead.id, seq: last.seq }
          : null,
    }
  }

  async function countUpTo(filters: LeadFilters): Promise<BoundedCount> {
    const { tables, conditions } = await matching(filters)
    const { rows } = await sql`select count(*) as count from
      (select 1 from ${tables} where ${allOf(conditions)} limit ${COUNTED_AT_MOST + 1}) as found`.execute(db)
    const { count } = counted.parse(rows[0])
    return { count: Math.min(count, COUNTED_AT_MOST), isMore: count > COUNTED_AT_MOST }
  }

  /** Each state from its own index. */
  async function countEach(filters: LeadFilters): Promise<LeadCounts['states']> {
    const inState = (state: LeadState) => countUpTo({ ...filters, state })
    return {
      new: await inState('new'),
      in_work: await inState('in_work'),
      won: await inState('won'),
      lost: await inState('lost'),
    }
  }

  /** What a search finds is gone through once, and not to the end of a list nobody would read. */
  async function countFound(filters: LeadFilters): Promise<Pick<LeadCounts, 'states' | 'suspects'>> {
    // Up to a thousand are looked for, not a page: going through the leads pays only where most of them match.
    const { tables, conditions } = await matching(filters, MOST)
    const { rows } = await sql`select state, count(*) as count,
        sum(case when "isSuspect" then 1 else 0 end) as suspects
      from (select leads.state, leads."isSuspect" from ${tables}
        where ${allOf(conditions)} limit ${COUNTED_AT_MOST + 1}) as found group by state`.execute(db)
    const found = rows.map((row) => countedState.parse(row))
    const isMore = found.reduce((sum, { count }) => sum + count, 0) > COUNTED_AT_MOST
    const bounded = (count: number) => ({ count: Math.min(count, COUNTED_AT_MOST), isMore })
    const inState = (state: LeadState) => bounded(found.find((one) => one.state === state)?.count ?? 0)
    return {
      states: {
        new: inState('new'),
        in_work: inState('in_work'),
        won: inState('won'),
        lost: inState('lost'),
      },
      suspects:
        filters.suspects === 'hidden'
          ? await countUpTo({ ...filters, suspects: 'only' })
          : bounded(found.reduce((sum, { suspects }) => sum + suspects, 0)),
    }
  }

  return {
    page,

    /** The states are counted as if none were chosen: they are what one chooses from. */
    async counts({ state: chosen, ...filters }: LeadFilters): Promise<LeadCounts> {
      const { states, suspects } = filters.search
        ? await countFound(filters)
        : { states: await countEach(filters), suspects: await countUpTo({ ...filters, suspects: 'only' }) }
      if (chosen) return { total: states[chosen], states, suspects }
      const total = filters.search ? sumOf(states) : await countUpTo(filters)
      return { total, states, suspects }
    },

    /** Each source once, by jumping from one to the next in the index. */
    async sources(atMost = 200): Promise<string[]> {
      const { rows } = await sql<{ source: string }>`
        with recursive known(source) as (
          select min(source) from leads
          union all
          select (select min(leads.source) from leads where leads.source > known.source)
          from known where known.source is not null)
        select source from known where source is not null limit ${atMost}`.execute(db)
      return rows.map(({ source }) => source)
    },
  }
}

function conditionsOf(filters: Omit<LeadFilters, 'search'>): Condition[] {
  const { kind, state, owner, source, from, to, suspects } = filters
  const conditions: Condition[] = []
  const add = (condition: Condition) => conditions.push(condition)
  if (kind) add(sql`kind = ${kind}`)
  if (state) add(sql`state = ${state}`)
  if (owner) add(owner === NOBODY ? sql`owner is null` : sql`owner = ${owner}`)
  if (source) add(sql`source = ${source}`)
  if (from) add(sql`"createdAt" >= ${`${from}T00:00:00.000Z`}`)
  if (to) add(sql`"createdAt" < ${`${dayAfter(to)}T00:00:00.000Z`}`)
  if (suspects !== 'shown') add(sql`"isSuspect" = ${suspects === 'only'}`)
  return conditions
}

/** Of states that were gone through together, where "more" is of all of them. */
function sumOf(states: LeadCounts['states']): BoundedCount {
  const sum = Object.values(states).reduce((all, { count }) => all + count, 0)
  const isMore = Object.values(states).some((state) => state.isMore)
  return { count: Math.min(sum, COUNTED_AT_MOST), isMore }
}

const never = sql<boolean>`1 = 0`
const allOf = (conditions: Condition[]) =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`1 = 1`

const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
