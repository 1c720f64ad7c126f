import { hrOperations } from '../../../content/hr-operations.ts'
import { CategoryMark } from '../../ui/category-mark.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'

/** Four quarters that meet in the system of record. */
export function Integration() {
  const { integration } = hrOperations
  return (
    <Section labelledBy="integration-title">
      <SectionHead
        id="integration-title"
        align="center"
        title={integration.headline}
        lead={integration.lead}
      />
      <div className="relative mx-auto max-w-240">
        <Reveal
          each
          as="ul"
          className="grid gap-px overflow-clip rounded-panel border border-line-strong bg-line-strong sm:grid-cols-2"
        >
          {integration.points.map((point, index) => (
            <li
              key={point.title}
              className={classNames(
                'bg-surface p-7 sm:py-10 md:py-12',
                // Room for the middle, where the hub stands.
                index % 2 === 0 ? 'sm:pr-20 sm:text-right' : 'sm:pl-20',
              )}
            >
              <ContentIcon
                of={point.icon}
                size="large"
                className={classNames('text-corporate', index % 2 === 0 && 'sm:ml-auto')}
              />
              <h3 className="mt-4 text-subheading">{point.title}</h3>
              <p className="mt-2 text-muted text-small">{point.text}</p>
            </li>
          ))}
        </Reveal>
        <div
          aria-hidden="true"
          className="-translate-1/2 absolute top-1/2 left-1/2 hidden rounded-full border border-line-strong bg-ground p-5 sm:block"
        >
          <CategoryMark category="corporate" cubeClassName="h-14" />
        </div>
      </div>
    </Section>
  )
}
