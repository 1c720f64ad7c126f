import { z } from 'zod'
import { DAY_MS } from '../../../contract/durations.ts'
import { type LeadFiltersGiven, leadKind, leadState, suspectChoices } from '../../../contract/staff.ts'

/** What the desk shows stands in its address, so that a view can be shared, kept and gone back to. */

export const deskViews = ['leads', 'now', 'figures', 'people', 'audit', 'webhook'] as const
/** Reached from the account menu: it is about whoever is signed in. */
export const accountViews = ['passkeys'] as const
const everyView = [...deskViews, ...accountViews] as const
export type DeskView = (typeof everyView)[number]

/** `days` is told by `from` and `to`; the others move with the calendar. */
export const periods = ['any', 'today', 'week', 'month', 'days'] as const

export const spans = { week: 7, month: 30, quarter: 90, year: 365 } as const
export type Span = keyof typeof spans

const optional = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)

/** Whatever does not fit is left out: an old bookmark opens the desk, not an error. */
const addressSchema = z.object({
  view: z.enum(everyView).catch('leads'),
  lead: optional(z.string().min(1).max(100)),
  search: optional(z.string().max(200)),
  kind: optional(leadKind),
  state: optional(leadState),
  owner: optional(z.string().max(254)),
  source: optional(z.string().max(200)),
  period: z.enum(periods).catch('any'),
  from: optional(z.iso.date()),
  to: optional(z.iso.date()),
  suspects: z.enum(suspectChoices).catch('hidden'),
  span: z.enum(Object.keys(spans) as [Span, ...Span[]]).catch('month'),
})
export type DeskAddress = z.infer<typeof addressSchema>

export const readAddress = (query: URLSearchParams): DeskAddress =>
  addressSchema.parse(Object.fromEntries(query))

const unsaid: Partial<DeskAddress> = { view: 'leads', period: 'any', suspects: 'hidden', span: 'month' }

/** The shortest query that says it. */
export function writeAddress(address: Partial<DeskAddress>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(address))
    if (value && unsaid[key as keyof DeskAddress] !== value) query.set(key, value)
  return query.size > 0 ? `?${query}` : ''
}

/** Days are counted as the server counts them, in UTC. */
export const dayBefore = (now: number, days: number) =>
  new Date(now - days * DAY_MS).toISOString().slice(0, 10)

export function filtersOf(address: DeskAddress, now: number): LeadFiltersGiven {
  const { search, kind, state, owner, source, suspects, period, from, to } = address
  const since = { today: 0, week: 6, month: 29 }
  return {
    search: search?.trim() || undefined,
    kind,
    state,
    owner,
    source,
    suspects,
    ...(period === 'days' && { from, to }),
    ...(period !== 'days' && period !== 'any' && { from: dayBefore(now, since[period]) }),
  }
}

export const noFilters = {
  search: undefined,
  kind: undefined,
  state: undefined,
  owner: undefined,
  source: undefined,
  period: 'any',
  from: undefined,
  to: undefined,
  suspects: 'hidden',
} as const satisfies Partial<DeskAddress>

export const isFiltered = (address: DeskAddress) =>
  Object.entries(noFilters).some(
    ([key, value]) => (address[key as keyof typeof noFilters] || undefined) !== value,
  )
