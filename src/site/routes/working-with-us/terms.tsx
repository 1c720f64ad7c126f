import { workingWithUs } from '../../../content/working-with-us.ts'
import { Section } from '../../ui/section.tsx'

/** The small print, in large and all of it open: clauses, numbered as in a contract. */
export function Terms() {
  const { terms } = workingWithUs
  return (
    <Section id={terms.id} ground="joined" labelledBy="terms-title">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.5fr]">
        <div className="self-start lg:sticky lg:top-32">
          <h2 id="terms-title" className="text-title">
            {terms.headline}
          </h2>
          <p className="mt-4.5 text-lead text-muted">{terms.lead}</p>
        </div>
        <ol className="border-line-strong border-t">
          {terms.answers.map(({ key, title, text }, index) => (
            <li key={key} className="grid grid-cols-[2.5rem_1fr] border-line border-b py-7">
              <span aria-hidden="true" className="pt-0.5 text-faint">
                {index + 1}
              </span>
              <div>
                <h3 className="text-subheading">{title}</h3>
                <p className="mt-2.5 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
