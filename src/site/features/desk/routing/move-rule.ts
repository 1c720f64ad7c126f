import type { RoutingRule } from '../../../../contract/staff-talks.ts'

/** Changes to the rules as one edits them. Pure: rules in, rules out. */

export const newRule = (id: string): RoutingRule => ({
  id,
  kind: null,
  industry: null,
  place: null,
  scoreAtLeast: null,
  owners: [],
})

/** Past either end it stays where it is. */
export function moveRule(rules: readonly RoutingRule[], id: string, by: 1 | -1): readonly RoutingRule[] {
  const from = rules.findIndex((rule) => rule.id === id)
  const rule = rules[from]
  const to = from + by
  if (!rule || to < 0 || to >= rules.length) return rules
  return rules.toSpliced(from, 1).toSpliced(to, 0, rule)
}

/** A rule without any condition takes everything: those after it are never reached. */
export const takesAll = ({ kind, industry, place, scoreAtLeast }: RoutingRule) =>
  kind === null && industry === null && !place && scoreAtLeast === null
