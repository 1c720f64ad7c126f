import { desk } from '../../../content/desk.ts'
import { type AuditEntry, leadState } from '../../../contract/staff.ts'

/** A state by its name, an owner by address, nobody by "Nobody", anything else as it stands. */
const inWords = (action: AuditEntry['action'], value: string | undefined) => {
  const state = action === 'lead.state' ? leadState.safeParse(value).data : undefined
  return state ? desk.states[state] : value || desk.lead.nobody
}

/** What an entry says beyond its action: "New → Won"; for the rest, its details one by one. */
export function describeDetail({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string {
  const { from, to, ...rest } = detail
  const change =
    action === 'lead.state' || action === 'lead.owner'
      ? [`${inWords(action, from)} → ${inWords(action, to)}`]
      : Object.entries({ ...(from && { from }), ...(to && { to }) }).map(([key, value]) => `${key}: ${value}`)
  return [...change, ...Object.entries(rest).map(([key, value]) => `${key}: ${value}`)].join(', ')
}
