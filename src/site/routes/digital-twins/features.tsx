import { digitalTwins } from '../../../content/digital-twins.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'

/** What is being built, and under it the four promises it is built on. */
export function TwinFeatures() {
  const { features, tiles } = digitalTwins
  return (
    <Section labelledBy="features-title">
      <SectionHead id="features-title" title={features.headline} lead={features.lead} />
      <Reveal as="ul" each className="grid gap-x-14 gap-y-10 md:grid-cols-2">
        {features.cards.map((feature) => (
          <li key={feature.title} className="border-line-strong border-t border-dashed pt-6">
            <h3 className="flex items-center gap-3 text-heading">
              <ContentIcon of={feature.icon} size="large" className="text-upcoming" />
              {feature.title}
            </h3>
            <p className="mt-3 max-w-[34em] text-muted">{feature.text}</p>
          </li>
        ))}
      </Reveal>
      <ul className="mt-16 grid overflow-clip rounded-panel border border-line-strong border-dashed sm:grid-cols-2 lg:grid-cols-4">
        {tiles.map((tile) => (
          <li
            key={tile.title}
            className="-mt-px -ml-px border-line-strong border-t border-l border-dashed p-6"
          >
            <ContentIcon of={tile.icon} className="text-muted" />
            <h3 className="mt-8 text-subheading">{tile.title}</h3>
            <p className="mt-2 text-muted text-small">{tile.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
