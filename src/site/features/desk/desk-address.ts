import { z } from 'zod'
import { DAY_MS } from '../../../contract/durations.ts'
import { type LeadFiltersGiven, leadKind, leadState, suspectChoices } from '../../../contract/staff.ts'
import { type TalkFiltersGiven, talkFilters, unansweredQuery } from '../../../contract/staff-talks.ts'
import { startSources } from '../../../contract/start-sentences.ts'
import { STARS, trade } from '../../../contract/talks.ts'

/** What the desk shows stands in its address, so that a view can be shared, kept and gone back to. */

export const deskViews = [
  'leads',
  'talks',
  'unanswered',
  'now',
  'figures',
  'routing',
  'people',
  'audit',
  'webhook',
] as const
/** Reached from the account menu: it is about whoever is signed in. */
export const accountViews = ['passkeys'] as const
const everyView = [...deskViews, ...accountViews] as const
export type DeskView = (typeof everyView)[number]

/** `days` is told by `from` and `to`; the others move with the calendar. */
export const periods = ['any', 'today', 'week', 'month', 'days'] as const

export const spans = { week: 7, month: 30, quarter: 90, year: 365 } as const
export type Span = keyof typeof spans

/** Whether somebody can be reached, and how far a talk came: as the server is asked. */
export const whoChoices = talkFilters.shape.who.unwrap().options
export const reachedChoices = talkFilters.shape.reached.unwrap().options
export const shownChoices = unansweredQuery.shape.shown.unwrap().options

const optional = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)
const wholeUpTo = (most: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().max(most))

/** Whatever does not fit is left out: an old bookmark opens the desk, not an error. */
const addressSchema = z.object({
  view: z.enum(everyView).catch('leads'),
  lead: optional(z.string().min(1).max(100)),
  talk: optional(z.string().min(1).max(100)),
  /** Of the talk: the turn that is marked, counted from 0. */
  turn: optional(wholeUpTo(99_999)),
  search: optional(z.string().max(200)),
  kind: optional(leadKind),
  state: optional(leadState),
  owner: optional(z.string().max(254)),
  source: optional(z.string().max(200)),
  /** Where a talk was pressed. */
  page: optional(z.enum(startSources)),
  industry: optional(trade),
  who: optional(z.enum(whoChoices)),
  /** At least. */
  score: optional(wholeUpTo(100)),
  stars: optional(wholeUpTo(STARS.length)),
  reached: optional(z.enum(reachedChoices)),
  greeting: optional(z.string().max(200)),
  period: z.enum(periods).catch('any'),
  from: optional(z.iso.date()),
  to: optional(z.iso.date()),
  suspects: z.enum(suspectChoices).catch('shown'),
  shown: z.enum(shownChoices).catch('open'),
  span: z.enum(Object.keys(spans) as [Span, ...Span[]]).catch('month'),
})
export type DeskAddress = z.infer<typeof addressSchema>

export const readAddress = (query: URLSearchParams): DeskAddress =>
  addressSchema.parse(Object.fromEntries(query))

const unsaid: Partial<DeskAddress> = {
  view: 'leads',
  period: 'any',
  suspects: 'shown',
  shown: 'open',
  span: 'month',
}

/** The shortest query that says it. */
export function writeAddress(address: Partial<DeskAddress>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(address))
    if (value !== undefined && value !== '' && unsaid[key as keyof DeskAddress] !== value)
      query.set(key, `${value}`)
  return query.size > 0 ? `?${query}` : ''
}

/** Days are counted as the server counts them, in UTC. */
export const dayBefore = (now: number, days: number) =>
  new Date(now - days * DAY_MS).toISOString().slice(0, 10)

/** First and last day, both included. */
function daysOf({ period, from, to }: DeskAddress, now: number): { first?: string; last?: string } {
  const back = { today: 0, week: 6, month: 29 }
  if (period === 'any') return {}
  if (period === 'days') return { ...(from && { first: from }), ...(to && { last: to }) }
  return { first: dayBefore(now, back[period]) }
}

export function leadFiltersOf(address: DeskAddress, now: number): LeadFiltersGiven {
  const { search, kind, state, owner, source, suspects } = address
  const { first, last } = daysOf(address, now)
  return { search: search?.trim() || undefined, kind, state, owner, source, suspects, from: first, to: last }
}

export function talkFiltersOf(address: DeskAddress, now: number): TalkFiltersGiven {
  const { search, page, industry, source, who, score, stars, reached, greeting } = address
  const { first, last } = daysOf(address, now)
  return {
    search: search?.trim() || undefined,
    from: page,
    industry,
    source,
    who,
    scoreAtLeast: score,
    stars,
    reached,
    greeting,
    since: first,
    until: last,
  }
}

/** Of every list: what one of them does not know is not in its address. */
export const noFilters = {
  search: undefined,
  kind: undefined,
  state: undefined,
  owner: undefined,
  source: undefined,
  page: undefined,
  industry: undefined,
  who: undefined,
  score: undefined,
  stars: undefined,
  reached: undefined,
  greeting: undefined,
  period: 'any',
  from: undefined,
  to: undefined,
  suspects: 'shown',
} as const satisfies Partial<DeskAddress>

export const isFiltered = (address: DeskAddress) =>
  Object.entries(noFilters).some(([key, value]) => {
    const said = address[key as keyof typeof noFilters]
    return (said === '' ? undefined : said) !== value
  })
