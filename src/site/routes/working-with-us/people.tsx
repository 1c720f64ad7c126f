import { workingWithUs } from '../../../content/working-with-us.ts'
import { Section, SectionHead } from '../../ui/section.tsx'

/** Questions people ask each other first, each with room for its answer: no cards, a text to be read. */
export function People() {
  const { people } = workingWithUs
  return (
    <Section id={people.id} labelledBy="people-title">
      <SectionHead id="people-title" title={people.headline} lead={people.lead} />
      <dl className="border-line-strong border-t">
        {people.answers.map(({ key, title, text }) => (
          <div
            key={key}
            className="grid gap-x-16 gap-y-4 border-line border-b py-9 lg:grid-cols-[1fr_1.5fr] lg:py-11"
          >
            <dt className="text-balance text-heading">{title}</dt>
            <dd className="text-lead text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
