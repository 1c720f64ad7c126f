import { agentLists, agents } from '../../../content/agents.ts'
import { domainFunctions } from '../../../content/domain-functions.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'

type Card = (typeof domainFunctions.agents.cards)[number]

/** A sheet for each specialist, laid out in two columns that do not line up, as sheets on a desk do not. */
export function Sheets() {
  const { agents: section } = domainFunctions
  return (
    <Section labelledBy="specialists-title">
      <SectionHead id="specialists-title" title={section.headline} lead={section.lead} />
      <Reveal each as="ul" className="grid gap-6 lg:grid-cols-2 lg:gap-8 lg:pb-20">
        {section.cards.map((card) => (
          <Sheet key={card.agent} card={card} />
        ))}
      </Reveal>
    </Section>
  )
}

/** What the specialist achieves stands largest; how it does it is the small print. */
function Sheet({ card }: { card: Card }) {
  const agent = agents[card.agent]
  const [result, ...more] = card.benefits
  return (
    <li
      id={agent.slug}
      className="flex flex-col overflow-clip rounded-tile border border-line-strong bg-surface lg:even:translate-y-20"
    >
      <div className="flex items-start justify-between gap-4 px-6 pt-7 md:px-8">
        <h3 className="text-title">{agent.name}</h3>
        <ContentIcon of={agent.icon} size="large" className="mt-2 text-domain" />
      </div>
      <p className="mt-3 max-w-[32em] px-6 text-muted md:px-8">{card.description}</p>
      <div className="px-6 pt-6 pb-7 md:px-8">
        <h4 className="font-[560] text-small">{agentLists.features}</h4>
        <ul className="mt-3 grid gap-x-8 text-muted text-small sm:grid-cols-2">
          {card.features.map((feature) => (
            <li key={feature} className="border-line border-t py-2">
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-auto border-line border-t bg-domain/8 px-6 py-6 md:px-8">
        <h4 className="font-[560] text-small">{agentLists.benefits}</h4>
        <ul className="mt-2 text-muted text-small">
          <li className="mb-3 text-domain text-heading">{result}</li>
          {more.map((benefit) => (
            <li key={benefit} className="mt-1">
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
