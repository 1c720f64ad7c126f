import { agents } from '../../../content/agents.ts'
import { controls } from '../../../content/controls.ts'
import { itOperations } from '../../../content/it-operations.ts'
import { paths } from '../../../contract/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { demoHref } from '../products/closing.tsx'
import { HeroFigures } from '../products/hero-figures.tsx'
import { drawIncident } from './incident-wall.ts'

const wall = drawIncident()

/** The IT face of the box seen straight on: its cells show the incident, the axis under it who was at work. */
export function IncidentHero() {
  const { hero, stats, agents: section } = itOperations
  return (
    <header className="relative isolate overflow-clip border-line border-b pt-bar">
      <Wrap className="pt-10 pb-10 md:pt-14 md:pb-10">
        <Eyebrow tone="it" className="mb-5">
          {hero.eyebrow}
        </Eyebrow>
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1.35fr_1fr] lg:items-end">
          <h1 className="text-display">{hero.headline}</h1>
          <div>
            <p className="max-w-[34em] text-lead text-muted">{hero.lead}</p>
            <div className="mt-7 flex flex-wrap items-center gap-3">
              <ButtonLink to={demoHref('itOperations')}>{controls.scheduleDemo}</ButtonLink>
              <ButtonLink to={paths.signup} variant="ghost">
                {controls.getStarted}
              </ButtonLink>
            </div>
          </div>
        </div>
        <HeroFigures stats={stats} tone="it" className="mt-9 md:mt-12" />
      </Wrap>
      <svg
        viewBox={wall.viewBox}
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="none"
        strokeWidth={wall.strokeWidth}
        strokeDasharray={wall.strokeDasharray}
        className="block h-40 w-full px-px md:h-56"
      >
        <path d={wall.rest} className="stroke-cell-left" />
        <path d={wall.lit} strokeOpacity="0.38" className="stroke-it" />
        <path d={wall.crest} className="stroke-it" />
      </svg>
      <nav aria-label={section.headline} className="border-line border-t">
        <ol className="grid grid-cols-5 divide-x divide-line">
          {section.cards.map((card, index) => (
            <li key={card.agent}>
              <PageLink
                to={`${paths.itOperations}#${agents[card.agent].slug}`}
                className="flex min-h-13 flex-col justify-center gap-x-3 px-1 py-3 text-center text-[0.8125rem] transition-colors hover:bg-raised sm:flex-row sm:items-center sm:text-small md:py-4.5"
              >
                <span aria-hidden="true" className="text-faint text-label max-sm:hidden">
                  {String(index + 1).padStart(2, '0')}
                </span>
                <span className="font-[560]">{agents[card.agent].word}</span>
              </PageLink>
            </li>
          ))}
        </ol>
      </nav>
    </header>
  )
}
