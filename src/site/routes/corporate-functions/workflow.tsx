import { agents } from '../../../content/agents.ts'
import { corporateFunctions } from '../../../content/corporate-functions.ts'
import { paths } from '../../../contract/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { Section } from '../../ui/section.tsx'

/** What happens to one request, and the six desks it passes, each wired to its neighbours. */
export function Workflow() {
  const { workflow } = corporateFunctions
  return (
    <Section ground="sunken" labelledBy="workflow-title">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.2fr] lg:items-center">
        <div>
          <h2 id="workflow-title" className="text-title">
            {workflow.headline}
          </h2>
          <p className="mt-4.5 text-lead text-muted">{workflow.lead}</p>
          <ul className="mt-8 border-line border-t">
            {workflow.bullets.map((bullet) => (
              <li key={bullet} className="flex gap-4 border-line border-b py-4">
                <svg viewBox="0 0 12 12" aria-hidden="true" className="mt-[0.42em] size-3 shrink-0">
                  <path d="M6 0 12 6 6 12 0 6z" className="fill-corporate" />
                </svg>
                {bullet}
              </li>
            ))}
          </ul>
        </div>
        <div className="relative">
          <Wires />
          <Reveal each as="ul" className="relative grid grid-cols-2 gap-6 sm:grid-cols-3 sm:gap-9">
            {workflow.departments.map((department) => (
              <li key={department.name}>
                <PageLink
                  to={`${paths.corporateFunctions}#${agents[department.agent].slug}`}
                  className="flex h-full min-h-38 flex-col rounded-tile border border-corporate/50 bg-ground p-5 transition-colors hover:border-corporate hover:bg-raised"
                >
                  <ContentIcon of={agents[department.agent].icon} size="large" className="text-corporate" />
                  <span className="mt-6 text-subheading">{department.name}</span>
                  <span className="mt-1 text-muted text-small">{department.text}</span>
                </PageLink>
              </li>
            ))}
          </Reveal>
        </div>
      </div>
    </Section>
  )
}

const wires = [
  {
    box: '0 0 4 6',
    path: 'M1 1H3M1 3H3M1 5H3M1 1V5M3 1V5',
    shown: '-top-3 -left-3 h-[calc(100%+1.5rem)] w-[calc(100%+1.5rem)] sm:hidden',
  },
  {
    box: '0 0 6 4',
    path: 'M1 1H5M1 3H5M1 1V3M3 1V3M5 1V3',
    shown: '-top-4.5 -left-4.5 h-[calc(100%+2.25rem)] w-[calc(100%+2.25rem)] max-sm:hidden',
  },
] as const

/** Behind the desks, from middle to middle (half a gap reaches out all round): two a row on a phone, else three. */
function Wires() {
  return wires.map((wire) => (
    <svg
      key={wire.box}
      viewBox={wire.box}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames('absolute', wire.shown)}
    >
      <path
        d={wire.path}
        fill="none"
        vectorEffect="non-scaling-stroke"
        strokeWidth="2"
        strokeDasharray="5 6"
        className="stroke-corporate"
      />
    </svg>
  ))
}
