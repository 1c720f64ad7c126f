import type { FunnelCounts } from '../../../../contract/staff-talks.ts'
import { toneFill } from '../../../ui/tone.ts'
import { funnelSteps } from './funnel-steps.ts'

/** The steps of one row in one another, as shares of the longest row; the figures stand in the same row. */
export function FunnelBar({ counts, most }: { counts: FunnelCounts; most: number }) {
  return (
    <svg aria-hidden="true" preserveAspectRatio="none" className="mt-1.5 block h-2 w-full max-w-96">
      {funnelSteps.map(({ key, tone }) => (
        <rect key={key} width={`${(counts[key] / most) * 100}%`} height="100%" className={toneFill[tone]} />
      ))}
    </svg>
  )
}
