import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { DAY_MS } from '../../contract/durations.ts'
import {
  DIRECT,
  FIGURES_DAYS,
  FIGURES_DAYS_AT_MOST,
  type FiguresAnswer,
  leadAttribution,
  leadKind,
} from '../../contract/staff.ts'
import { type StartSource, startSources } from '../../contract/start-sentences.ts'
import { sourceOf } from '../leads/leads-table.ts'
import type { Database } from '../store/database.ts'

export const SOURCES_AT_MOST = 20
export const OTHER = 'other'

export const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

export type Span = { from: string; to: string }

/** The days that were asked for, or the last thirty; undefined where that is no span, or more than a year. */
export function spanOf({ from, to }: Partial<Span>, now: number): Span | undefined {
  const last = to ?? dayOf(now)
  const first = from ?? dayOf(Date.parse(last) - (FIGURES_DAYS - 1) * DAY_MS)
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1
  return days >= 1 && days <= FIGURES_DAYS_AT_MOST ? { from: first, to: last } : undefined
}

type Tally = { starts: number; talks: number; signups: number; leads: number }
const none = (): Tally => ({ starts: 0, talks: 0, signups: 0, leads: 0 })
const figuresOf = (tally: Tally) => ({
  ...tally,
  conversion: tally.starts === 0 ? null : Math.min(1, tally.signups / tally.starts),
})

/** Tallies under names, made as they come up. */
function tallies() {
  const all = new Map<string, Tally>()
  return {
    all,
    add(name: string, counted: Partial<Tally>) {
      const tally = all.get(name) ?? none()
      all.set(name, tally)
      for (const key of ['starts', 'talks', 'signups', 'leads'] as const) tally[key] += counted[key] ?? 0
    },
  }
}

const startRow = z.object({
  day: z.string(),
  source: z.enum(startSources),
  attribution: z.string().nullable(),
  starts: z.number(),
  talks: z.number(),
})
const leadRow = z.object({ day: z.string(), kind: leadKind, source: z.string(), leads: z.number() })

/** Starts, talks, signups and leads by day and by source: two passes over what lies within the span. */
export async function figuresWithin(db: Kysely<Database>, { from, to }: Span): Promise<FiguresAnswer> {
  const since = `${from}T00:00:00.000Z`
  const until = `${dayOf(Date.parse(to) + DAY_MS)}T00:00:00.000Z`
  const starts = await sql`
    select substr("createdAt", 1, 10) as day, source, attribution,
      count(*) as starts, count("joinedAt") as talks
    from conversations
    where "createdAt" >= ${since} and "createdAt" < ${until} and "startedAt" is not null
    group by 1, 2, 3`.execute(db)
  const leads = await sql`
    select substr("createdAt", 1, 10) as day, kind, source, count(*) as leads
    from leads
    where "createdAt" >= ${since} and "createdAt" < ${until} and "isSuspect" = ${false}
    group by 1, 2, 3`.execute(db)

  const total = tallies()
  const days = tallies()
  const sources = tallies()
  const pressed = tallies()
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) days.add(dayOf(at), {})
  for (const row of starts.rows) {
    const { day, source, attribution, ...counted } = startRow.parse(row)
    const touch = leadAttribution.parse(JSON.parse(attribution ?? '{}'))
    total.add('', counted)
    days.add(day, counted)
    sources.add(sourceOf(touch, DIRECT), counted)
    pressed.add(source, counted)
  }
  for (const row of leads.rows) {
    const { day, kind, source, leads: count } = leadRow.parse(row)
    const counted = { leads: count, signups: kind === 'signup' ? count : 0 }
    total.add('', counted)
    days.add(day, counted)
    sources.add(source, counted)
  }
  return {
    from,
    to,
    total: figuresOf(total.all.get('') ?? none()),
    days: [...days.all].map(([day, tally]) => ({ day, ...figuresOf(tally) })),
    sources: busiest(sources.all),
    starts: startSources.map((source: StartSource) => {
      const { starts, talks } = pressed.all.get(source) ?? none()
      return { from: source, starts, talks }
    }),
  }
}

function busiest(all: Map<string, Tally>) {
  const sorted = [...all].toSorted(([, a], [, b]) => b.starts + b.leads - (a.starts + a.leads))
  const shown = tallies()
  sorted.forEach(([source, tally], place) => {
    shown.add(place < SOURCES_AT_MOST ? source : OTHER, tally)
  })
  return [...shown.all].map(([source, tally]) => ({ source, ...figuresOf(tally) }))
}
