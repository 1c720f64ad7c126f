import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
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
import {
  allOf,
  type Condition,
  type ListCursor,
  type Matching,
  type SearchOrder,
  searchedTable,
  withinDays,
} from '../store/searched-table.ts'
import { type Lead, leads } from './leads-table.ts'
import { wordsOf } from './words.ts'

export type LeadPageRequest = { filters: LeadFilters; limit: number; after?: ListCursor | undefined }
export type LeadPageFound = { leads: Lead[]; next: ListCursor | null }

export type LeadList = ReturnType<typeof leadList>

const countedState = z.object({ state: leadState, count: z.number(), suspects: z.number() })

export function leadList(db: Kysely<Database>, dialect: Dialect) {
  const searched = searchedTable(db, dialect, { table: 'leads', index: 'lead_search' })

  async function matching({ search, ...filters }: LeadFilters, order: SearchOrder = {}): Promise<Matching> {
    const conditions = conditionsOf(filters)
    if (!search) return { tables: inOrder(filters), conditions }
    return searched.holding(wordsOf(search), conditions, order)
  }

  /** Within a span of days SQLite would rather sort what another index finds than read on in the right one. */
  function inOrder({ kind, state, owner, source, from, to, suspects }: Omit<LeadFilters, 'search'>) {
    if (dialect !== 'sqlite' || !(from || to)) return sql`leads`
    const filter = owner ? 'owner' : state ? 'state' : kind ? 'kind' : source ? 'source' : undefined
    const [ofAll, ofFilter] =
      suspects === 'shown' ? ['leads_newest', 'leads_every'] : ['leads_shown', 'leads_by']
    return sql`leads indexed by ${sql.ref(filter ? `${ofFilter}_${filter}` : ofAll)}`
  }

  async function page({ filters, limit, after }: LeadPageRequest): Promise<LeadPageFound> {
    const found = await matching(filters, { limit, after })
    const { rows, next } = await searched.page(found, { columns: sql`leads.*`, limit, after })
    return { leads: rows.map(leads.parse), next }
  }

  const countUpTo = async (filters: LeadFilters) => searched.countUpTo(await matching(filters))

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
    const looked = await matching(filters)
    const rows = await searched.answersTo(
      looked,
      sql`select state, count(*) as count, sum(case when "isSuspect" then 1 else 0 end) as suspects
        from (select leads.state, leads."isSuspect" from ${looked.tables}
          where ${allOf(looked.conditions)} limit ${COUNTED_AT_MOST + 1}) as found group by state`,
    )
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

    sources: () => searched.valuesOf('source'),
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
  if (suspects !== 'shown') add(sql`"isSuspect" = ${suspects === 'only'}`)
  return [...conditions, ...withinDays(from, to)]
}

/** Of states that were gone through together, where "more" is of all of them. */
function sumOf(states: LeadCounts['states']): BoundedCount {
  const sum = Object.values(states).reduce((all, { count }) => all + count, 0)
  const isMore = Object.values(states).some((state) => state.isMore)
  return { count: Math.min(sum, COUNTED_AT_MOST), isMore }
}
