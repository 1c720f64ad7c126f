import { statusDisplay } from '../../../content/agent-status.ts'
import { agents } from '../../../content/agents.ts'
import { ecosystem } from '../../../content/ecosystem.ts'
import { paths } from '../../../contract/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CheckList } from '../../ui/check-list.tsx'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { StatusLabel } from '../../ui/status-label.tsx'

/** The face that is not closed yet: drawn in dashes, a little apart from the net. */
export function ComingSoon() {
  const { headline, lead, agents: keys, linkLabel, page } = ecosystem.comingSoon
  return (
    <section id="upcoming" aria-labelledby="upcoming-title" className="pt-10 md:pt-14">
      <div className="grid border border-control border-dashed lg:grid-cols-[1.15fr_2fr]">
        <div className="flex flex-col items-start p-6.5 md:p-9">
          <h2 id="upcoming-title" className="text-heading">
            {headline}
          </h2>
          <p className="mt-4 max-w-[30em] text-muted">{lead}</p>
          <ButtonLink to={paths[page]} variant="ghost" className="mt-8 lg:mt-auto">
            {linkLabel}
          </ButtonLink>
        </div>
        <Reveal each as="ul" className="grid md:grid-cols-3">
          {keys.map((key) => {
            const agent = agents[key]
            return (
              <li
                key={key}
                className="flex flex-col border-control border-dashed p-6.5 max-md:border-t md:max-lg:border-t md:not-first:border-l lg:border-l"
              >
                <ContentIcon of={agent.icon} size="large" className="text-upcoming" />
                <h3 className="mt-5 text-subheading">{agent.name}</h3>
                <StatusLabel label={statusDisplay(agent.status).label} tone="dev" className="mt-1.5" />
                <p className="mt-3 text-muted text-small">{agent.summary}</p>
                <CheckList ruled items={agent.features} className="mt-auto pt-5" />
              </li>
            )
          })}
        </Reveal>
      </div>
    </section>
  )
}
