import { workingWithUs } from '../../../content/working-with-us.ts'
import { Section, SectionHead } from '../../ui/section.tsx'

/** Four ones in one frame; below them the three questions at the end, as large as they will be then. */
export function Pilot() {
  const { pilot } = workingWithUs
  return (
    <Section id={pilot.id} ground="sunken" labelledBy="pilot-title">
      <SectionHead id="pilot-title" title={pilot.headline} lead={pilot.lead} />
      <ul className="grid overflow-clip rounded-panel border border-line-strong bg-surface sm:grid-cols-2 lg:grid-cols-4">
        {pilot.shape.map(({ title, text }) => (
          <li key={title} className="-mt-px -ml-px border-line border-t border-l p-7">
            <h3 className="text-subheading">{title}</h3>
            <p className="mt-2.5 text-muted text-small">{text}</p>
          </li>
        ))}
      </ul>
      <h3 className="mt-16 text-label text-muted">{pilot.judgedHeading}</h3>
      <ol className="mt-4 border-line-strong border-t">
        {pilot.judged.map((question) => (
          <li key={question} className="border-line border-b py-5 text-heading">
            {question}
          </li>
        ))}
      </ol>
    </Section>
  )
}
