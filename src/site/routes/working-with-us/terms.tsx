import { workingWithUs } from '../../../content/working-with-us.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Section } from '../../ui/section.tsx'

/** The small print, in large: one question open at a time. */
export function Terms() {
  const { terms } = workingWithUs
  return (
    <Section id={terms.id} ground="joined" labelledBy="terms-title">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.5fr]">
        <div>
          <h2 id="terms-title" className="text-title">
            {terms.headline}
          </h2>
          <p className="mt-4.5 text-lead text-muted">{terms.lead}</p>
        </div>
        <div className="border-line-strong border-t">
          {terms.answers.map(({ key, title, text }, index) => (
            <Disclosure key={key} summary={title} group="terms" open={index === 0}>
              <p className="max-w-[40em] text-body">{text}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  )
}
