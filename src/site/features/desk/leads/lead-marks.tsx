import { CalendarClock, ListPlus, type LucideIcon, Mail, MessagesSquare, UserRoundCheck } from 'lucide-react'
import { desk } from '../../../../content/desk.ts'
import type { LeadKind, LeadState } from '../../../../contract/staff.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'

const stateTones: Record<LeadState, string> = {
  new: 'text-text',
  in_work: 'text-dev',
  won: 'text-ok',
  lost: 'text-unknown',
}

/** A circle that fills as the work goes on, and its word. */
export function StateMark({ state, className }: { state: LeadState; className?: string }) {
  return (
    <span
      className={classNames('inline-flex items-center gap-1.75 whitespace-nowrap align-middle', className)}
    >
      <svg
        viewBox="0 0 14 14"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        className={classNames('size-3.5 shrink-0', stateTones[state])}
      >
        <circle cx="7" cy="7" r="6" strokeDasharray={state === 'new' ? '2.2 1.6' : undefined} />
        {state === 'in_work' && <path d="M7 3.4a3.6 3.6 0 0 1 0 7.2z" fill="currentColor" stroke="none" />}
        {state === 'won' && <path d="m4.3 7.2 1.9 1.9 3.6-3.9" />}
        {state === 'lost' && <path d="m4.9 4.9 4.2 4.2m0-4.2L4.9 9.1" />}
      </svg>
      {desk.states[state]}
    </span>
  )
}

const kindIcons: Record<LeadKind, LucideIcon> = {
  signup: UserRoundCheck,
  message: Mail,
  demo: CalendarClock,
  waitlist: ListPlus,
  talk: MessagesSquare,
}

export function KindMark({ kind, className }: { kind: LeadKind; className?: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.75 whitespace-nowrap align-middle text-muted',
        className,
      )}
    >
      <Icon of={kindIcons[kind]} size="small" className="size-3.5" />
      {desk.kinds[kind]}
    </span>
  )
}
