import { Star } from 'lucide-react'
import { desk } from '../../../../content/desk.ts'
import { tradeNames } from '../../../../content/trades.ts'
import type { TalkState, TalkSummary } from '../../../../contract/staff-talks.ts'
import { STARS } from '../../../../contract/talks.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LiveDot } from '../../../ui/live-dot.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

/** From here on it is worth a call today; below the second, hardly one. */
const HIGH = 70
const MIDDLE = 40

/** A ring that closes towards 100, and the number. */
export function ScoreMark({ score, className }: { score: number | null; className?: string }) {
  if (score === null) return <span className="text-faint">–</span>
  const tone = score >= HIGH ? 'text-ok' : score >= MIDDLE ? 'text-dev' : 'text-unknown'
  return (
    <span className={classNames('inline-flex items-center gap-1.75 align-middle tabular-nums', className)}>
      <svg
        viewBox="0 0 14 14"
        aria-hidden="true"
        fill="none"
        className={classNames('size-3.5 shrink-0', tone)}
      >
        <circle cx="7" cy="7" r="5.5" strokeWidth="2" className="stroke-line-strong" />
        <path
          d="M7 1.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11"
          pathLength="100"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray={`${score} 100`}
        />
      </svg>
      {score}
    </span>
  )
}

export function StarsMark({ stars }: { stars: number | null }) {
  if (stars === null) return <span className="text-faint">–</span>
  return (
    <span className="inline-flex items-center gap-1.5 align-middle tabular-nums">
      <Star aria-hidden="true" className="size-3.5 shrink-0 fill-current text-dev" />
      {stars}
      <VisuallyHidden>
        {' '}
        {desk.talks.starsOf} {STARS.length}
      </VisuallyHidden>
    </span>
  )
}

/** Where its words are, where that has to be said. */
export function TalkStateMark({ state }: { state: TalkState }) {
  return (
    <span className="inline-flex items-center gap-1.75 align-middle text-muted">
      {state === 'running' && <LiveDot />}
      {desk.talks.states[state]}
    </span>
  )
}

export const whoOf = ({ email }: Pick<TalkSummary, 'email'>) => email ?? desk.talks.anonymous

/** "Banking, CFO": what is known of either. */
export function tradeOf({ industry, role }: Pick<TalkSummary, 'industry' | 'role'>): string {
  const known = [industry && tradeNames[industry], role].filter(Boolean).join(', ')
  return known.charAt(0).toUpperCase() + known.slice(1)
}
