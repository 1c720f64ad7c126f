import { TrendingDown, TrendingUp } from 'lucide-react'
import type { UseCases } from '../../../content/schema/company.ts'
import { useCases } from '../../../content/use-cases.ts'
import { Icon } from '../../ui/icon.tsx'

type Kpi = UseCases['industries'][number]['kpis'][number]

/** What is measured, and which way it moves; a figure only where there is one. */
export function Measure({ kpi: { measure, direction, figure } }: { kpi: Kpi }) {
  const way = useCases.labels[direction]
  return (
    <div className="flex items-center justify-between gap-4 border-line border-t py-2.75 text-small first:border-t-0 first:pt-0">
      <dt>{measure}</dt>
      <dd className="flex items-center gap-2 whitespace-nowrap text-muted">
        {figure && <span className="font-[560] text-text">{figure.value}</span>}
        {figure?.is !== 'level' && (
          <>
            <Icon of={direction === 'up' ? TrendingUp : TrendingDown} size="small" />
            <span className={figure ? 'sr-only' : undefined}>{way}</span>
          </>
        )}
      </dd>
    </div>
  )
}
