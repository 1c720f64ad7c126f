import { desk } from '../../../../content/desk.ts'
import type { FunnelCounts } from '../../../../contract/staff-talks.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { toneFill } from '../../../ui/tone.ts'
import type { DeskAddress } from '../desk-address.ts'
import { hrefOf } from '../use-desk-address.ts'
import { funnelSteps } from './funnel-steps.ts'

const { funnel: words } = desk.figures
const number = new Intl.NumberFormat('en')
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 })

/** From the press to the meeting. Each bar leads to the talks that came so far. */
export function Funnel({ counts, days }: { counts: FunnelCounts; days: Partial<DeskAddress> }) {
  return (
    <ol
      aria-label={words.heading}
      className="grid gap-px overflow-clip rounded-tile border border-line bg-line"
    >
      {funnelSteps.map(({ key, reached, tone }) => {
        const share = counts.presses === 0 ? 0 : counts[key] / counts.presses
        return (
          <li key={key}>
            <PageLink
              to={hrefOf({ view: 'talks', ...days, reached })}
              className="grid grid-cols-[minmax(0,1fr)_auto_3.5rem] items-center gap-x-4 gap-y-1.5 bg-surface px-4 py-2.5 transition-colors hover:bg-raised focus-visible:-outline-offset-2 sm:grid-cols-[9rem_minmax(0,1fr)_4rem_3.5rem]"
            >
              <span>{words.steps[key]}</span>
              {/* The length is an SVG attribute: style attributes are refused by the content security policy. */}
              <svg
                aria-hidden="true"
                preserveAspectRatio="none"
                className="h-4 w-full rounded-sm bg-raised max-sm:order-last max-sm:col-span-3 max-sm:h-2"
              >
                <rect width={`${share * 100}%`} height="100%" className={classNames(toneFill[tone])} />
              </svg>
              <span className="text-right tabular-nums">{number.format(counts[key])}</span>
              <span className="text-right text-muted tabular-nums">
                {counts.presses === 0 ? '–' : percent.format(share)}
              </span>
            </PageLink>
          </li>
        )
      })}
    </ol>
  )
}
