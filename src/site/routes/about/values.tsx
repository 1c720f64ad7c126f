import { about } from '../../../content/about.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'

/** Five words, said large; what each of them settles stands beside it. */
export function Values() {
  const { headline, lead, cards } = about.values
  return (
    <Section ground="sunken" labelledBy="values-title">
      <SectionHead id="values-title" size="heading" title={headline} lead={lead} />
      <ul className="border-line-strong border-t">
        {cards.map((value) => (
          <li
            key={value.title}
            className="grid items-center gap-x-10 gap-y-3 border-line-strong border-b py-7 md:py-9 lg:grid-cols-[1.35fr_1fr]"
          >
            <h3 className="text-masthead">{value.title}</h3>
            <p className="flex gap-4 text-lead text-muted">
              <ContentIcon of={value.icon} size="large" className="mt-0.5 text-text" />
              {value.text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
