import { Check } from 'lucide-react'
import { workingWithUs } from '../../../content/working-with-us.ts'
import { paths } from '../../../contract/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** A slip to hold beside one's own processes: what a good first one looks like, ticked. */
export function WhereToStart() {
  const { start } = workingWithUs
  return (
    <Section id={start.id} ground="joined" labelledBy="start-title">
      <div className="grid gap-x-16 gap-y-9 rounded-panel border border-line-strong bg-surface p-7 md:p-12 lg:grid-cols-[1fr_1.15fr]">
        <div>
          <h2 id="start-title" className="text-title">
            {start.headline}
          </h2>
          <p className="mt-4.5 text-lead text-muted">{start.lead}</p>
        </div>
        <div>
          <ul className="grid gap-4">
            {start.signs.map((sign) => (
              <li key={sign} className="flex gap-3.5">
                <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-md border border-control">
                  <Icon of={Check} size="small" />
                </span>
                {sign}
              </li>
            ))}
          </ul>
          <p className="mt-8 border-line border-t pt-6 text-muted">{start.advice}</p>
          <TextLink to={paths.agentCatalog} className="mt-5">
            {start.linkLabel}
          </TextLink>
        </div>
      </div>
    </Section>
  )
}
