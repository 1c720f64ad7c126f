import { itOperations } from '../../../content/it-operations.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'

/** The tools a company has, as ports on one line that the agents hang on. */
export function Integration() {
  const { integration } = itOperations
  return (
    <Section ground="sunken" labelledBy="integration-title">
      <SectionHead id="integration-title" title={integration.headline} lead={integration.lead} />
      <Reveal
        each
        as="ul"
        className="relative grid gap-y-10 before:absolute before:bg-it max-lg:before:inset-y-6 max-lg:before:left-6 max-lg:before:w-0.5 lg:grid-cols-4 lg:gap-x-10 lg:before:top-6 lg:before:right-[calc(50%-50vw)] lg:before:left-[calc(50%-50vw)] lg:before:h-0.5"
      >
        {integration.points.map((point) => (
          <li key={point.title} className="relative grid grid-cols-[3rem_1fr] gap-x-5 lg:block">
            <span className="grid size-12 place-items-center rounded-xl border-2 border-it bg-ground text-it">
              <ContentIcon of={point.icon} />
            </span>
            <div className="lg:mt-7">
              <h3 className="text-subheading max-lg:pt-2.5">{point.title}</h3>
              <p className="mt-2 text-muted text-small">{point.text}</p>
            </div>
          </li>
        ))}
      </Reveal>
    </Section>
  )
}
