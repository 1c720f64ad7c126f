import { desk } from '../../../../content/desk.ts'
import type { AuditEntry } from '../../../../contract/staff.ts'
import { describeDetail } from '../describe-entry.ts'
import { wholeMoment } from '../moments.ts'

/** Who did what with this lead, newest first. */
export function LeadHistory({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ol aria-label={desk.lead.history} className="grid gap-1.5">
      {entries.toReversed().map((entry) => (
        <li key={entry.id} className="flex flex-wrap gap-x-2">
          <span className="font-[520]">{desk.actions[entry.action]}</span>
          <span className="text-muted">
            {[describeDetail(entry), entry.actor ?? desk.audit.system].filter(Boolean).join(' · ')}
          </span>
          <time dateTime={entry.createdAt} className="ml-auto text-[0.78rem] text-muted">
            {wholeMoment(entry.createdAt)}
          </time>
        </li>
      ))}
    </ol>
  )
}
