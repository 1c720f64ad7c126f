import type { RoutingRule } from '../../contract/staff-talks.ts'
import type { Lead } from '../leads/leads-table.ts'
import { zoneAsKnown } from '../timing/time-zones.ts'

/** What rules look at: a lead, as far as anything is known of it. */
export type Routed = Pick<Lead, 'kind' | 'industry' | 'country' | 'timeZone' | 'score'>

/** The first rule, from top to bottom, whose every condition holds; what a rule does not ask for, it does not mind. */
export const whoGets = <Rule extends RoutingRule>(lead: Routed, rules: readonly Rule[]): Rule | undefined =>
  rules.find(
    ({ kind, industry, place, scoreAtLeast }) =>
      (kind === null || lead.kind === kind) &&
      (industry === null || lead.industry === industry) &&
      (!place || isIn(lead, place)) &&
      // Of what is not known nobody can say that it is enough.
      (scoreAtLeast === null || (lead.score !== null && lead.score >= scoreAtLeast)),
  )

/** By country or by time zone. `Europe/` is every zone that begins so. */
function isIn({ country, timeZone }: Routed, place: string): boolean {
  const wanted = plain(place)
  if (country !== null && plain(country) === wanted) return true
  if (timeZone === null) return false
  if (wanted.endsWith('/')) return plain(timeZone).startsWith(wanted)
  return asOneName(timeZone) === asOneName(place)
}

/** "Côte d’Ivoire" is typed in more ways than one. */
const plain = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/[’‘`]/g, "'").trim().toLowerCase()

const asOneName = (zone: string) => plain(zoneAsKnown(zone) ?? zone)
