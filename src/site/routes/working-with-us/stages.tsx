import { workingWithUs } from '../../../content/working-with-us.ts'
import { Reveal } from '../../ui/reveal.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'
import { StageMark } from './stage-mark.tsx'

/** The month on one line, stage after stage; under each what it takes from the customer's side, and the time below. */
export function Stages() {
  const { stages, duration } = workingWithUs
  return (
    <Section id={stages.id} labelledBy="stages-title">
      <SectionHead id="stages-title" title={stages.headline} lead={stages.lead} />
      <Reveal as="ol" each className="grid gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-4">
        {stages.items.map((stage, index) => (
          <li key={stage.key} className="flex flex-col">
            <div aria-hidden="true" className="flex items-center gap-3">
              <StageMark at={index} of={stages.items.length} />
              <span className="h-px flex-1 bg-line-strong" />
            </div>
            <h3 className="mt-5 text-heading">{stage.title}</h3>
            <p className="mt-3 mb-6 text-muted text-small">{stage.text}</p>
            <p className="mt-auto border-line border-t pt-4 text-small">
              <span className="block text-faint text-label">{stages.yoursLabel}</span>
              <span className="mt-1 block">{stage.yours}</span>
            </p>
          </li>
        ))}
      </Reveal>
      <div className="mt-16 grid gap-x-12 gap-y-4 rounded-panel border border-line-strong bg-surface p-7 md:p-10 lg:grid-cols-[16rem_1fr]">
        <h3 className="text-heading">{duration.headline}</h3>
        <p className="text-muted">{duration.text}</p>
      </div>
    </Section>
  )
}
