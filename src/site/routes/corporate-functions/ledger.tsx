import { agents } from '../../../content/agents.ts'
import { corporateFunctions } from '../../../content/corporate-functions.ts'
import { pages } from '../../../content/pages.ts'
import { paths } from '../../../contract/paths.ts'
import { CheckList } from '../../ui/check-list.tsx'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type Card = (typeof corporateFunctions.agents.cards)[number]

/** An entry for each function, then the sum under a double rule. */
export function Ledger() {
  const { agents: section, stats } = corporateFunctions
  return (
    <Section labelledBy="ledger-title">
      <SectionHead id="ledger-title" title={section.headline} lead={section.lead} />
      <div className="overflow-clip rounded-panel border border-line-strong bg-surface">
        <Reveal each as="ol">
          {section.cards.map((card, index) => (
            <Entry key={card.agent} card={card} number={index + 1} />
          ))}
        </Reveal>
        <Sum stats={stats} />
      </div>
    </Section>
  )
}

/** The page whose subject is this one agent, where there is one. */
const ownPage = (card: Card) => {
  const { page } = agents[card.agent]
  return page === 'corporateFunctions' ? null : page
}

function Entry({ card, number }: { card: Card; number: number }) {
  const { featuresHeading, benefitsHeading } = corporateFunctions.agents
  const agent = agents[card.agent]
  const page = ownPage(card)
  return (
    <li
      id={agent.slug}
      className="grid border-line not-first:border-t even:bg-ground/50 md:grid-cols-[4.5rem_minmax(0,1fr)]"
    >
      <p
        aria-hidden="true"
        className="border-corporate/60 px-6 pt-7 text-faint text-label max-md:hidden md:border-r-4 md:border-double"
      >
        {String(number).padStart(2, '0')}
      </p>
      <div className="grid gap-x-10 gap-y-6 px-6 py-7 sm:grid-cols-2 md:px-8 lg:grid-cols-[1.35fr_1fr_1fr] lg:py-8">
        <div className="sm:col-span-2 lg:col-span-1">
          <h3 className="flex gap-3 text-heading">
            <ContentIcon of={agent.icon} size="large" className="mt-[0.12em] text-corporate" />
            {agent.name}
          </h3>
          <p className="mt-3 max-w-[30em] text-muted">{agent.summary}</p>
          {page && (
            <TextLink to={paths[page]} className="mt-3 min-h-11">
              {pages[page].name}
            </TextLink>
          )}
        </div>
        <div>
          <h4 className="mb-3 font-[560] text-small">{featuresHeading}</h4>
          <CheckList tone="corporate" items={agent.features} />
        </div>
        <div>
          <h4 className="mb-3 font-[560] text-small">{benefitsHeading}</h4>
          <CheckList tone="corporate" items={card.benefits} />
        </div>
      </div>
    </li>
  )
}

function Sum({ stats }: { stats: typeof corporateFunctions.stats }) {
  return (
    <dl className="grid grid-cols-2 border-corporate border-t-6 border-double lg:grid-cols-4">
      {stats.map((stat) => (
        <div
          key={stat.label}
          className="flex flex-col-reverse justify-end gap-2 border-line px-6 py-7 max-lg:even:border-l max-lg:nth-[n+3]:border-t md:px-8 lg:py-9 lg:not-first:border-l"
        >
          <dt className="text-muted text-small">{stat.label}</dt>
          <dd className="text-figure text-corporate">{stat.value}</dd>
        </div>
      ))}
    </dl>
  )
}
