import { workingWithUs } from '../../../content/working-with-us.ts'
import { Section } from '../../ui/section.tsx'

/** A sheet that can be forwarded as it is: addressed, ruled, one answer under each question. */
export function Memo() {
  const { security } = workingWithUs
  return (
    <Section id={security.id} ground="joined" labelledBy="memo-title">
      <div className="rounded-panel border border-line-strong bg-surface shadow-[inset_0_1px_0_var(--sheen)]">
        <header className="border-line border-b p-7 md:p-12">
          <p className="text-faint text-label">{security.addressee}</p>
          <h2 id="memo-title" className="mt-3 text-title">
            {security.headline}
          </h2>
          <p className="mt-4 max-w-column text-lead text-muted">{security.lead}</p>
        </header>
        <dl className="grid overflow-clip md:grid-cols-2">
          {security.answers.map(({ key, title, text }) => (
            <div key={key} className="-mt-px -ml-px border-line border-t border-l p-7 md:px-12 md:py-9">
              <dt className="text-subheading">{title}</dt>
              <dd className="mt-2.5 text-muted text-small">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
