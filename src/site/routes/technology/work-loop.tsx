import { technology } from '../../../content/technology.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'

/** What an agent is: four steps on one line that runs back to its beginning. */
export function WorkLoop() {
  const { headline, lead, steps } = technology.whatAre
  return (
    <Section labelledBy="what-title">
      <SectionHead id="what-title" title={headline} lead={lead} />
      <Reveal
        as="ol"
        each
        className="relative grid gap-y-10 border-line-strong max-lg:border-l max-lg:pl-8 lg:grid-cols-4 lg:gap-x-8 lg:border-t lg:pt-10"
      >
        {steps.map((step, index) => (
          <li key={step.title} className="relative">
            <svg
              viewBox="0 0 14 14"
              aria-hidden="true"
              className="absolute top-2 -left-8 size-4 -translate-x-1/2 lg:-top-10 lg:left-0 lg:-translate-y-1/2 lg:translate-x-0"
            >
              <path d="M7 1 13 7 7 13 1 7z" className="fill-volt stroke-text" />
            </svg>
            <ContentIcon of={step.icon} size="large" className="text-muted" />
            <h3 className="mt-5 text-heading">{step.title}</h3>
            <p className="mt-3 text-muted text-small">{step.text}</p>
            {index === steps.length - 1 && (
              <svg
                viewBox="0 0 24 24"
                aria-hidden="true"
                className="absolute -top-10 right-0 hidden size-6 -translate-y-1/2 bg-ground pl-1 text-muted lg:block"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.75"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <path d="M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5" />
              </svg>
            )}
          </li>
        ))}
      </Reveal>
    </Section>
  )
}
