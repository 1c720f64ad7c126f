import { technology } from '../../../content/technology.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'

/** Four parts in one frame, ruled like the drawing of a circuit board. */
export function CoreTechnologies() {
  const { headline, lead, technologies } = technology.core
  return (
    <Section ground="joined" labelledBy="core-title">
      <SectionHead id="core-title" title={headline} lead={lead} />
      <Reveal
        as="ul"
        each
        className="grid overflow-clip rounded-panel border border-line-strong bg-surface md:grid-cols-2"
      >
        {technologies.map((part) => (
          <li
            key={part.title}
            className="-mt-px -ml-px grid grid-cols-[auto_1fr] gap-x-5 border-line border-t border-l p-7 md:p-9"
          >
            <ContentIcon of={part.icon} size="large" className="row-span-2 text-it" />
            <h3 className="text-subheading">{part.title}</h3>
            <p className="mt-2.5 text-muted text-small">{part.text}</p>
          </li>
        ))}
      </Reveal>
    </Section>
  )
}
