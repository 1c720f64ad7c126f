import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { DAY_MS } from '../../contract/durations.ts'
import type { FunnelCounts, TalkFigures } from '../../contract/staff-talks.ts'
import { startSources } from '../../contract/start-sentences.ts'
import type { Database } from '../store/database.ts'
import { isJoined, reached } from '../talks/talk-list.ts'
import { dayOf, OTHER, SOURCES_AT_MOST, type Span } from './figures.ts'

type Steps = Omit<FunnelCounts, 'presses'>
const none = (): FunnelCounts => ({ presses: 0, joined: 0, thirdTurn: 0, addresses: 0, meetings: 0 })

/** Funnels under names, made as they come up. */
function funnels() {
  const all = new Map<string, FunnelCounts>()
  return {
    add(name: string, counted: Partial<FunnelCounts>) {
      const funnel = all.get(name) ?? none()
      all.set(name, funnel)
      for (const step of Object.keys(funnel) as (keyof FunnelCounts)[]) funnel[step] += counted[step] ?? 0
    },
    /** A press that was lost on its way into the journal, or was made just before midnight, was one all the same. */
    of(name: string): FunnelCounts {
      const funnel = all.get(name) ?? none()
      return { ...funnel, presses: Math.max(funnel.presses, funnel.joined) }
    },
    names: () => [...all.keys()],
  }
}
type Funnels = ReturnType<typeof funnels>

const pressRow = z.object({ day: z.string(), source: z.enum(startSources), presses: z.number() })
const talkRow = z.object({
  day: z.string(),
  from: z.enum(startSources),
  source: z.string(),
  greeting: z.string().nullable(),
  starts: z.number(),
  joined: z.number(),
  thirdTurn: z.number(),
  addresses: z.number(),
  meetings: z.number(),
})
const sumsRow = z.object({
  timed: z.coerce.number().nullable(),
  asked: z.coerce.number().nullable(),
  unanswered: z.coerce.number().nullable(),
  rated: z.number(),
  stars: z.coerce.number().nullable(),
})

/** How far talks came: one pass over the presses and two over the talks of the span. */
export async function talkFiguresWithin(db: Kysely<Database>, { from, to }: Span): Promise<TalkFigures> {
  const since = `${from}T00:00:00.000Z`
  const until = `${dayOf(Date.parse(to) + DAY_MS)}T00:00:00.000Z`
  const within = sql<boolean>`"createdAt" >= ${since} and "createdAt" < ${until}`
  const sumOf = (conditions: readonly (typeof isJoined)[]) =>
    sql`sum(case when ${sql.join([...conditions], sql` and `)} then 1 else 0 end)`

  const pressed = await sql`select substr("createdAt", 1, 10) as day, source, count(*) as presses
    from funnel_events where step = 'press' and ${within} group by 1, 2`.execute(db)
  const held = await sql`select substr("createdAt", 1, 10) as day, "from", source, greeting,
      count(*) as starts, ${sumOf(reached.joined)} as joined, ${sumOf(reached.third_turn)} as "thirdTurn",
      ${sumOf(reached.address)} as addresses, ${sumOf(reached.meeting)} as meetings
    from talks where ${within} group by 1, 2, 3, 4`.execute(db)

  const [total, days, pages, sources, greetings] = [funnels(), funnels(), funnels(), funnels(), funnels()]
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) days.add(dayOf(at), {})
  for (const row of pressed.rows) {
    const { day, source, presses } = pressRow.parse(row)
    for (const [where, name] of [
      [total, ''],
      [days, day],
      [pages, source],
    ] as const)
      where.add(name, { presses })
  }
  for (const row of held.rows) {
    const { day, from: page, source, greeting, starts, ...counted } = talkRow.parse(row)
    const steps: Steps = counted
    for (const [where, name] of [
      [total, ''],
      [days, day],
      [pages, page],
    ] as const)
      where.add(name, steps)
    sources.add(source, { ...steps, presses: starts })
    if (greeting !== null) greetings.add(greeting, { ...steps, presses: starts })
  }
  return {
    since: from,
    until: to,
    funnel: total.of(''),
    byPage: startSources.map((name) => ({ name, ...pages.of(name) })),
    bySource: busiest(sources),
    byGreeting: busiest(greetings),
    byDay: days.names().map((name) => ({ name, ...days.of(name) })),
    ...(await sumsWithin(db, within)),
  }
}

async function sumsWithin(
  db: Kysely<Database>,
  within: ReturnType<typeof sql<boolean>>,
): Promise<Pick<TalkFigures, 'medianSeconds' | 'shareAnswered' | 'rating'>> {
  const lasted = sql<boolean>`${within} and seconds is not null and ${isJoined}`
  // Of talks that were held before anything was drawn from them nobody knows what stayed open.
  const isDrawn = sql<boolean>`score is not null`
  const { rows } = await sql`select
      sum(case when seconds is not null and ${isJoined} then 1 else 0 end) as timed,
      sum(case when ${isDrawn} then "visitorTurns" end) as asked,
      sum(case when ${isDrawn} then unanswered end) as unanswered,
      count(stars) as rated, avg(stars) as stars
    from talks where ${within}`.execute(db)
  const { timed, asked, unanswered, rated, stars } = sumsRow.parse(rows[0])
  return {
    medianSeconds: await medianOf(db, lasted, timed ?? 0),
    // Which of a visitor's turns is a question nobody counted: each is taken for one.
    shareAnswered: asked ? Math.max(0, 1 - (unanswered ?? 0) / asked) : null,
    rating: { count: rated, mean: stars },
  }
}

async function medianOf(db: Kysely<Database>, lasted: ReturnType<typeof sql<boolean>>, count: number) {
  if (count === 0) return null
  const { rows } = await sql<{ seconds: number }>`select seconds from talks where ${lasted}
    order by seconds limit ${2 - (count % 2)} offset ${Math.floor((count - 1) / 2)}`.execute(db)
  return Math.round(rows.reduce((sum, { seconds }) => sum + seconds, 0) / rows.length)
}

function busiest(named: Funnels) {
  const sorted = named
    .names()
    .map((name) => ({ name, ...named.of(name) }))
    .toSorted((one, other) => other.presses - one.presses)
  if (sorted.length <= SOURCES_AT_MOST) return sorted
  const rest = funnels()
  for (const { name: _, ...counted } of sorted.slice(SOURCES_AT_MOST)) rest.add(OTHER, counted)
  return [...sorted.slice(0, SOURCES_AT_MOST), { name: OTHER, ...rest.of(OTHER) }]
}
