import { digitalTwins } from '../../../content/digital-twins.ts'
import { CheckList } from '../../ui/check-list.tsx'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Rail, RailItem } from '../../ui/rail.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'

/** Four sites, one beside the other, to be walked past. */
export function TwinUseCases() {
  const { headline, lead, cards } = digitalTwins.useCases
  return (
    <Section ground="sunken" labelledBy="use-cases-title" className="overflow-clip">
      <SectionHead id="use-cases-title" title={headline} lead={lead} />
      <Rail label="Use cases">
        {cards.map((card) => (
          <RailItem key={card.title} className="gap-4 p-7 md:w-88">
            <ContentIcon of={card.icon} size="large" className="text-upcoming" />
            <h3 className="text-heading">{card.title}</h3>
            <p className="text-muted">{card.description}</p>
            <CheckList
              items={card.benefits}
              label={`Benefits in ${card.title}`}
              tone="upcoming"
              className="mt-auto pt-2"
            />
          </RailItem>
        ))}
      </Rail>
    </Section>
  )
}
