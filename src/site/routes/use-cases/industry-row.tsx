import { agents } from '../../../content/agents.ts'
import type { UseCases } from '../../../content/schema/company.ts'
import { useCases } from '../../../content/use-cases.ts'
import { CategoryMark } from '../../ui/category-mark.tsx'
import { CheckList } from '../../ui/check-list.tsx'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { agentHref } from '../products/agent-href.ts'
import { Measure } from './measure.tsx'

/** One industry as a line of a dossier: the trade, what it gains, what is measured, who does the work. */
export function IndustryRow({ industry }: { industry: UseCases['industries'][number] }) {
  const { labels } = useCases
  const columnHead = 'mb-4 text-faint text-label'
  return (
    <article
      id={industry.slug}
      aria-labelledby={`${industry.slug}-title`}
      className="grid scroll-mt-24 gap-x-8 gap-y-9 border-line-strong border-b py-12 md:grid-cols-2 lg:grid-cols-[1.35fr_1fr_1.15fr_0.9fr] lg:py-16"
    >
      <div>
        <h2 id={`${industry.slug}-title`} className="flex items-center gap-3.5 text-heading">
          <ContentIcon of={industry.icon} size="large" className="text-domain" />
          {industry.name}
        </h2>
        <p className="mt-4 max-w-[24em] text-muted">{industry.description}</p>
      </div>
      <div>
        <h3 className={columnHead}>{labels.benefits}</h3>
        <CheckList items={industry.benefits} tone="domain" />
      </div>
      <div>
        <h3 className={columnHead}>{labels.kpis}</h3>
        <dl>
          {industry.kpis.map((kpi) => (
            <Measure key={kpi.measure} kpi={kpi} />
          ))}
        </dl>
      </div>
      <div>
        <h3 className={columnHead}>{labels.agents}</h3>
        <ul className="grid gap-1">
          {industry.agents.map((key) => {
            const agent = agents[key]
            return (
              <li key={key}>
                <PageLink
                  to={agentHref(agent)}
                  className="inline-flex min-h-9 items-center gap-2.5 text-small underline-offset-4 hover:underline"
                >
                  <CategoryMark category={agent.category} cubeClassName="h-5" />
                  {agent.name}
                </PageLink>
              </li>
            )
          })}
        </ul>
      </div>
    </article>
  )
}
