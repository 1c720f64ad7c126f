import { statusDisplay } from '../../../content/agent-status.ts'
import { agents } from '../../../content/agents.ts'
import { CategoryMark } from '../../ui/category-mark.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { StatusLabel } from '../../ui/status-label.tsx'

/** Where the road ends: whose work it was, on a payslip torn off at its foot. */
export function Payslip() {
  const { hr } = agents
  return (
    <Reveal className="mx-auto max-w-140">
      <div className="relative rounded-t-tile border border-line-strong border-b-0 bg-surface px-6 pt-6 pb-9 shadow-float md:px-9 md:pt-8">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b border-dashed pb-5">
          <CategoryMark category="corporate" cubeClassName="h-7" />
          <span className="font-[560]">{hr.name}</span>
          <span className="text-faint text-label">{hr.version}</span>
          <StatusLabel label={statusDisplay(hr.status).label} tone="ok" className="ml-auto" />
        </div>
        <p className="pt-5 text-lead text-muted">{hr.summary}</p>
      </div>
      <TornEdge />
    </Reveal>
  )
}

function TornEdge() {
  return (
    <svg viewBox="0 0 560 14" preserveAspectRatio="none" aria-hidden="true" className="block h-3.5 w-full">
      <path d={`M0.5 0${tornPath}V0`} className="fill-surface" />
      <path
        d={`M0.5 0${tornPath}V0`}
        fill="none"
        vectorEffect="non-scaling-stroke"
        className="stroke-line-strong"
      />
    </svg>
  )
}

const TEETH = 28
const tornPath = `V2${'l10 11 10-11'.repeat(TEETH)}`.replace(/l10 11 10-11$/, 'l10 11 9-11')
