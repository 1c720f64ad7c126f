import { agentLists } from '../../../content/agents.ts'
import { hrOperations } from '../../../content/hr-operations.ts'
import { CheckList } from '../../ui/check-list.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'
import { Payslip } from './payslip.tsx'
import { Road } from './road.tsx'

type Specialist = (typeof hrOperations.agents.cards)[number]

/** Six stops on one road, which ends at the payslip. */
export function Journey() {
  const { agents } = hrOperations
  return (
    <Section labelledBy="journey-title">
      <SectionHead id="journey-title" align="center" title={agents.headline} lead={agents.lead} />
      <ol>
        {agents.cards.map((card, index) => (
          <Stop key={card.slug} card={card} side={index % 2 === 0 ? 'right' : 'left'} />
        ))}
      </ol>
      <Payslip />
    </Section>
  )
}

/** A stop: the specialist on one side of the road, what it brings on the other. The road bends towards the latter. */
function Stop({ card, side }: { card: Specialist; side: 'left' | 'right' }) {
  const turned = side === 'left'
  return (
    <li
      id={card.slug}
      className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-5 md:grid-cols-[6rem_minmax(0,1fr)] md:gap-x-10 lg:grid-cols-[minmax(0,1fr)_11rem_minmax(0,1fr)]"
    >
      <div className="relative row-span-2 lg:order-2 lg:row-span-1">
        <Road bend={side} className="absolute inset-0 size-full" />
        <span
          className={classNames(
            '-translate-x-1/2 -translate-y-1/2 absolute top-1/2 grid size-11 place-items-center rounded-xl bg-corporate text-ground md:size-13 lg:size-16 lg:rounded-2xl',
            turned ? 'left-[16%]' : 'left-[84%]',
          )}
        >
          <ContentIcon of={card.icon} size="large" />
        </span>
      </div>
      <Reveal className={classNames('self-center pt-9 lg:py-12', turned ? 'lg:order-3' : 'lg:order-1')}>
        <h3 className="text-heading">{card.name}</h3>
        <p className="mt-3 max-w-[26em] text-lead text-muted">{card.text}</p>
      </Reveal>
      <Reveal
        className={classNames(
          'grid content-center gap-x-8 gap-y-5 pt-6 pb-9 sm:grid-cols-2 lg:py-12',
          turned ? 'lg:order-1' : 'lg:order-3',
        )}
      >
        <div>
          <h4 className="mb-3 font-[560] text-small">{agentLists.features}</h4>
          <CheckList tone="corporate" items={card.features} />
        </div>
        <div>
          <h4 className="mb-3 font-[560] text-small">{agentLists.benefits}</h4>
          <CheckList tone="corporate" items={card.benefits} />
        </div>
      </Reveal>
    </li>
  )
}
