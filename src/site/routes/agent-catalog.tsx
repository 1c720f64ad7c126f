import { catalog } from '../../content/catalog.ts'
import { controls } from '../../content/controls.ts'
import { paths } from '../../contract/paths.ts'
import { metaOf } from '../head.ts'
import { GoButton } from '../ui/go-button.tsx'
import { Hero } from '../ui/hero.tsx'
import { Section, SectionHead } from '../ui/section.tsx'
import { StatBand } from '../ui/stat.tsx'
import { AgentIndex } from './agent-catalog/agent-index.tsx'
import { AgentRack } from './agent-catalog/agent-rack.tsx'

export const meta = metaOf('agentCatalog')

export default function AgentCatalog() {
  const { hero, statistics, callToAction } = catalog
  return (
    <>
      <Hero
        eyebrow={hero.eyebrow}
        title={hero.headline}
        lead={hero.lead}
        aside={<AgentRack className="mx-auto w-full max-w-md" />}
      />
      <Section labelledBy="index-title" className="pt-12 md:pt-16">
        <h2 id="index-title" className="sr-only">
          {hero.eyebrow}
        </h2>
        <AgentIndex />
      </Section>
      <Section ground="sunken" labelledBy="statistics-title">
        <SectionHead id="statistics-title" title={statistics.heading} />
        <StatBand items={statistics.items} />
      </Section>
      <Section labelledBy="deploy-title">
        <SectionHead
          id="deploy-title"
          title={callToAction.headline}
          lead={callToAction.lead}
          align="center"
          className="mb-9 md:mb-9"
        />
        <div className="flex flex-wrap justify-center gap-3">
          <GoButton to={paths.signup}>{controls.getStarted}</GoButton>
          <GoButton to={`${paths.contact}?kind=demo&topic=agent-catalog`} variant="ghost">
            {controls.scheduleDemo}
          </GoButton>
        </div>
      </Section>
    </>
  )
}
