import { about } from '../../../content/about.ts'
import { classNames } from '../../ui/class-names.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { Section } from '../../ui/section.tsx'

/** Vision and mission: two sentences in the largest reading type, the second a step further in. */
export function Statements() {
  return (
    <Section>
      <Reveal each className="grid gap-16 lg:gap-24">
        {[about.vision, about.mission].map((statement, index) => (
          <div key={statement.title} className={classNames('max-w-4xl', index === 1 && 'lg:ml-auto')}>
            <h2 className="flex items-center gap-3 text-muted text-subheading">
              <ContentIcon of={statement.icon} />
              {statement.title}
            </h2>
            <p className="mt-5 font-[480] text-title">{statement.text}</p>
          </div>
        ))}
      </Reveal>
    </Section>
  )
}
