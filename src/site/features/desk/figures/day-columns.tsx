import { desk } from '../../../../content/desk.ts'
import type { FunnelCounts } from '../../../../contract/staff-talks.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { toneFill } from '../../../ui/tone.ts'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { dayName } from '../moments.ts'
import { hrefOf } from '../use-desk-address.ts'
import type { FunnelDays } from './funnel-days.ts'
import { funnelSteps } from './funnel-steps.ts'
import { labelledPlaces } from './plot-geometry.ts'

const { funnel: words } = desk.figures

export const spanName = ({ from, to }: FunnelDays) =>
  from === to ? dayName(from) : `${dayName(from)} – ${dayName(to)}`

const inWords = (counts: FunnelCounts) =>
  funnelSteps.map(({ key }) => `${words.steps[key]} ${counts[key]}`).join(', ')

/** A column for each day or week, its steps in one another. Each leads to its talks. */
export function DayColumns({ columns }: { columns: readonly FunnelDays[] }) {
  const wide = useMediaQuery('(min-width: 64rem)')
  const medium = useMediaQuery('(min-width: 40rem)')
  const most = Math.max(1, ...columns.map(({ presses }) => presses))
  const labelled = new Set(labelledPlaces(columns.length, wide ? 10 : medium ? 7 : 4))
  return (
    <div className="relative rounded-tile border border-line bg-surface px-3 pt-4 pb-1">
      <span aria-hidden="true" className="absolute top-1 left-3 text-[0.72rem] text-faint">
        {most}
      </span>
      <ul aria-label={words.by.day} className="flex gap-0.5 sm:gap-1">
        {columns.map((column, place) => (
          <li key={column.from} className="min-w-0 flex-1">
            <PageLink
              to={hrefOf({ view: 'talks', period: 'days', from: column.from, to: column.to })}
              aria-label={`${spanName(column)}: ${inWords(column)}`}
              title={`${spanName(column)}: ${inWords(column)}`}
              className="block h-36 rounded-sm hover:bg-raised"
            >
              <svg aria-hidden="true" preserveAspectRatio="none" className="-scale-y-100 block h-full w-full">
                <rect width="100%" height="1" className="fill-line-strong" />
                {funnelSteps.map(({ key, tone }) => (
                  <rect
                    key={key}
                    width="100%"
                    height={`${(column[key] / most) * 100}%`}
                    className={toneFill[tone]}
                  />
                ))}
              </svg>
            </PageLink>
            <span aria-hidden="true" className="flex h-5 justify-center text-[0.7rem] text-muted">
              {labelled.has(place) && <span className="whitespace-nowrap">{dayName(column.to)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
