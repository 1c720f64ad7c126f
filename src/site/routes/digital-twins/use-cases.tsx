import { digitalTwins } from '../../../content/digital-twins.ts'
import { Card, Cards } from '../../ui/cards.tsx'
import { CheckList } from '../../ui/check-list.tsx'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'

/** Four sites, two beside two. */
export function TwinUseCases() {
  const { headline, lead, cards } = digitalTwins.useCases
  return (
    <Section ground="sunken" labelledBy="use-cases-title">
      <SectionHead id="use-cases-title" title={headline} lead={lead} />
      <Cards label="Use cases" columns={2}>
        {cards.map((card) => (
          <Card key={card.title} className="gap-4">
            <ContentIcon of={card.icon} size="large" className="text-upcoming" />
            <h3 className="text-heading">{card.title}</h3>
            <p className="text-muted">{card.description}</p>
            <CheckList
              items={card.benefits}
              label={`Benefits in ${card.title}`}
              tone="upcoming"
              className="mt-auto pt-2"
            />
          </Card>
        ))}
      </Cards>
    </Section>
  )
}
